import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { AnyItem, SearchBody } from '../../../api/types.ts'
import { itemsOf } from '../../../entities/items/countLine.ts'
import { type Peeks, PickMark, type Picks } from '../../../entities/items/PickMark.tsx'
import { useSearchList } from '../../../entities/items/queries.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LoadMore } from '../../../ui/LoadMore.tsx'
import { Box } from '../../../ui/layout/Box.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Loading, SkeletonCard } from '../../../ui/Skeleton.tsx'
import classes from './Board.module.css'
import { DraggableCard, type OtherLanes } from './DraggableCard.tsx'
import type { CellCards } from './useBoardCards.ts'
import type { OnMove } from './useBoardMoves.ts'

export interface CellListProps {
  readonly cell: CellCards
  /** Of the cards of this column and lane. */
  readonly body: SearchBody
  /** Nothing where there are no lanes. */
  readonly lanes: OtherLanes | undefined
  readonly picks: Picks
  readonly peek: Peeks
  /** Cards whose move the server has not answered. */
  readonly saving: ReadonlySet<string>
  /** The card that is being carried. */
  readonly carried: string | undefined
  readonly onItems: (cell: string, items: readonly AnyItem[] | undefined) => void
  readonly onMove: OnMove
}

/** Cards that are fetched together. */
const PAGE = 25
/** About how tall a card is, and how far they stand apart, pixels. */
const CARD = 92
const GAP = 8
/** Cards beyond what is in view: the keyboard walks on to them. */
const OVERSCAN = 5

/** The cards of a column, page by page as one scrolls down in it; only those in view are drawn. */
export function CellList({ cell, body, lanes, picks, peek, saving, carried, onItems, onMove }: CellListProps) {
  const { cell: name, items } = cell
  const list = useSearchList({ ...body, page_size: PAGE })
  const { data } = list
  useEffect(() => onItems(name, data && itemsOf(data)), [data, name, onItems])
  useEffect(() => () => onItems(name, undefined), [name, onItems])
  const scroller = useRef<HTMLDivElement>(null)
  const kept = items.findIndex(({ _id }) => _id === carried)
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD,
    gap: GAP,
    overscan: OVERSCAN,
    getItemKey: (index) => items[index]?._id ?? index,
    // What one holds stays, however far its column scrolls: a finger lets go of what is taken away.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(kept < 0 ? [] : [kept])])].sort((a, b) => a - b),
  })
  const peeked = items.findIndex(({ _id }) => _id === peek.id)
  const show = useEffectEvent((id: string | undefined) => {
    if (id !== undefined && peeked >= 0) virtual.scrollToIndex(peeked, { align: 'auto' })
  })
  useEffect(() => show(peek.id), [peek.id])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div ref={scroller} className={classes.cards} tabIndex={0}>
      {list.isError && items.length === 0 ? (
        <ErrorState compact error={list.error} onRetry={() => void list.refetch()} />
      ) : !cell.isRead && items.length === 0 ? (
        <Loading>
          <SkeletonCard lines={1} />
        </Loading>
      ) : (
        <>
          {items.length === 0 && <NoCards />}
          <Box as="ul" relative style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, key, start }) => {
              const item = items[index]
              return (
                item && (
                  <li
                    key={key}
                    ref={virtual.measureElement}
                    data-index={index}
                    aria-setsize={cell.count ?? -1}
                    aria-posinset={index + 1}
                    className={classes.item}
                    style={{ translate: `0 ${start}px` }}
                  >
                    <PickMark item={item} index={index} picks={picks} peek={peek}>
                      <DraggableCard
                        item={item}
                        cell={cell}
                        lanes={lanes}
                        isSaving={saving.has(item._id)}
                        onMove={(to, between) => onMove(item, to, between)}
                      />
                    </PickMark>
                  </li>
                )
              )
            })}
          </Box>
          <LoadMore list={list} />
        </>
      )}
    </div>
  )
}

/** Says that a column is empty. */
function NoCards() {
  const { t } = useTranslation('list')
  return (
    <Hint pad={3} padX={1} text="center">
      {t('boardNone')}
    </Hint>
  )
}
