import { useWords } from '../../texts/i18n.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx'
import { ItemCard } from './ItemCard.tsx'
import { useItem } from './queries.ts'
import { titleOf } from './titleOf.ts'

/** The page of one item (S2.10). */
export function CardPage({ id }: { readonly id: string }) {
  const words = useWords()
  const { data, error, refetch } = useItem(id)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Page title={undefined}>
        <Loading>
          <SkeletonCard lines={5} />
        </Loading>
      </Page>
    )
  }
  return (
    <Page title={titleOf(data, words)}>
      <ItemCard item={data} />
    </Page>
  )
}
