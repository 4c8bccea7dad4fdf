import { definitionOf } from '@schakel/domain'
import type { ReactNode } from 'react'
import type { AnyItem, SearchBody } from '../../api/types.ts'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { ItemRow } from '../items/ItemRow.tsx'
import { useSearchList } from '../items/queries.ts'
import { itemsOf, useCountLine } from '../search/countLine.ts'
import classes from './ListPage.module.css'

interface ItemListProps {
  readonly body: SearchBody
  readonly empty: {
    readonly icon: ReactNode
    readonly title: string
    readonly text: string
    readonly action?: ReactNode
  }
}

const SHAPES = [1, 2, 3, 4, 5, 6, 7, 8]

/** The date by which one knows the item: its own, else when it was last changed. */
function dateOf(item: AnyItem): string | undefined {
  const own = item[definitionOf(item._type).dateField ?? '']
  if (typeof own === 'string') return own
  return typeof item._changed === 'string' ? item._changed : undefined
}

/** Items as rows, page by page. Rows far outside the window are not laid out. */
export function ItemList({ body, empty }: ItemListProps) {
  const list = useSearchList(body)
  const count = useCountLine(list.data)
  const items = itemsOf(list.data)
  if (list.isPending) {
    return (
      <Loading>
        <div className={classes.sheet}>
          {SHAPES.map((shape) => (
            <SkeletonRow key={shape} />
          ))}
        </div>
      </Loading>
    )
  }
  if (list.isError && items.length === 0) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (items.length === 0) {
    return (
      <EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    )
  }
  return (
    <div>
      <p className={classes.count} role="status">
        {count}
      </p>
      <ul className={`sk-list ${classes.sheet}`}>
        {items.map((item) => (
          <li key={item._id} className={classes.row}>
            <ItemRow item={item} sameType aside={<DateText iso={dateOf(item)} form="date" />} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? list.error : undefined}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  )
}
