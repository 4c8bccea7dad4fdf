import type { AnyItem } from '@schakel/domain'
import { useState } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx'
import { useKeptKeyboard } from '../../ui/useKeptKeyboard.ts'
import { useSet } from './queries.ts'
import { SetScreen } from './SetScreen.tsx'
import { TemplatePicker } from './TemplatePicker.tsx'

/** The requirements of a dossier (F1): without any, the choice of a set (F1.15). */
export default function RequirementsTab({ item }: { readonly item: AnyItem }) {
  const { data: set, error, refetch } = useSet(item._id)
  const [wanted, setWanted] = useState<'rows' | 'templates'>()
  const keyboard = useKeptKeyboard<HTMLDivElement>()
  if (error && !set) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!set) {
    return (
      <Loading>
        <SkeletonCard lines={3} />
        <SkeletonCard lines={6} />
      </Loading>
    )
  }
  const isChoosing = set.mayEdit && (wanted ?? (set.rows.length === 0 ? 'templates' : 'rows')) === 'templates'
  return (
    <Stack fluid ref={keyboard}>
      {isChoosing ? (
        <TemplatePicker dossier={item} hasRows={set.rows.length > 0} onClose={() => setWanted('rows')} />
      ) : (
        <SetScreen item={item} set={set} onChoose={() => setWanted('templates')} />
      )}
    </Stack>
  )
}
