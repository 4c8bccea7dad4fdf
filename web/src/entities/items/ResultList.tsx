import { IconMoodPuzzled } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import type { AnyItem, SearchBody } from '../../api/types.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Masonry } from '../../ui/Masonry.tsx'
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx'
import { itemsOf, useCountLine } from './countLine.ts'
import { ItemCard, preloadCards } from './ItemCard.tsx'
import { type Peeks, PickMark, type Picks } from './PickMark.tsx'
import { useSearchList } from './queries.ts'
import classes from './ResultList.module.css'
import { weightOf } from './weightOf.ts'

interface ResultListProps {
  readonly body: SearchBody
  readonly emptyTitle: string
  readonly emptyText?: string
  readonly emptyAction?: ReactNode
  readonly keepLast?: boolean
  /** What is chosen, where its cards can be. */
  readonly picks?: Picks
  /** What is open beside the list, and how to open one. */
  readonly peek?: Peeks
}

const keyOf = (item: AnyItem) => item._id

/** What a search finds, as cards, page by page. */
export function ResultList({
  body,
  emptyTitle,
  emptyText,
  emptyAction,
  keepLast = false,
  picks,
  peek,
}: ResultListProps) {
  const { t } = useTranslation('search')
  useEffect(preloadCards, [])
  const list = useSearchList(body, { keepLast })
  const count = useCountLine(list.data)
  const items = itemsOf(list.data)
  const places = new Map(items.map(({ _id }, index) => [_id, index]))
  if (list.isPending) {
    return (
      <Loading>
        <Hint as="div" className={classes.line} />
        <Masonry items={[1, 2, 3, 4, 5, 6]} keyOf={String}>
          {(shape) => <SkeletonCard lines={(shape % 3) + 1} />}
        </Masonry>
      </Loading>
    )
  }
  if (list.isError && items.length === 0) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  return (
    <>
      <h2 className="sk-hidden">{t('found')}</h2>
      <Hint className={classes.line} role="status">
        {count}
      </Hint>
      {items.length === 0 ? (
        <EmptyState icon={<IconMoodPuzzled size={34} stroke={1.6} />} title={emptyTitle} action={emptyAction}>
          {emptyText}
        </EmptyState>
      ) : (
        <Masonry items={items} keyOf={keyOf} weightOf={weightOf}>
          {(item) =>
            picks ? (
              <PickMark item={item} index={places.get(item._id) ?? 0} picks={picks} {...(peek ? { peek } : {})}>
                <ItemCard item={item} />
              </PickMark>
            ) : (
              <ItemCard item={item} />
            )
          }
        </Masonry>
      )}
      <LoadMore list={list} />
    </>
  )
}
