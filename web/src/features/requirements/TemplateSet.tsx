import type { AnyItem } from '@schakel/domain'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx'
import { useSet } from './queries.ts'
import { SetScreen } from './SetScreen.tsx'

/** The rows of a template on its page, changed in their place by staff (F1.4). */
export default function TemplateSet({ item }: { readonly item: AnyItem }) {
  const { data: set, error, refetch } = useSet(item._id)
  if (error && !set) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!set) {
    return (
      <Loading>
        <SkeletonCard lines={6} />
      </Loading>
    )
  }
  return <SetScreen item={item} set={set} />
}
