import { useDroppable } from '@dnd-kit/core'
import { type AnyItem, definitionOf, hexOf, type TypeName } from '@schakel/domain'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchBody } from '../../../api/types.ts'
import { itemsOf } from '../../../entities/items/countLine.ts'
import { PickMark, type Picks } from '../../../entities/items/PickMark.tsx'
import { useSearchList } from '../../../entities/items/queries.ts'
import { useWords } from '../../../texts/i18n.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatCount } from '../../../ui/format.ts'
import { iconOf } from '../../../ui/icons.ts'
import { LoadMore } from '../../../ui/LoadMore.tsx'
import { Box } from '../../../ui/layout/Box.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Loading, SkeletonCard } from '../../../ui/Skeleton.tsx'
import classes from './Board.module.css'
import { DraggableCard } from './DraggableCard.tsx'
import { type ColumnCards, cardsIn } from './useBoard.ts'

interface BoardColumnProps {
  readonly type: TypeName
  readonly status: string
  readonly body: SearchBody
  /** What all columns read: a card that was moved stands here before the server says so. */
  readonly columns: readonly ColumnCards[]
  readonly picks: Picks
  readonly count: number | undefined
  /** Nothing is being moved, or it may come here. */
  readonly isOpen: boolean
  readonly isTarget: boolean
  readonly onItems: (status: string, items: readonly AnyItem[]) => void
  readonly onMove: (item: AnyItem, to: string) => void
}

/** Cards that are fetched together. */
const PAGE = 25

/** One column of a board, page by page as one scrolls down in it. */
export function BoardColumn(props: BoardColumnProps) {
  const { type, status, body, columns, picks, count, isOpen, isTarget, onItems, onMove } = props
  const { t } = useTranslation('list')
  const words = useWords()
  const title = useId()
  const list = useSearchList({ ...body, status, page_size: PAGE })
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: !isTarget })
  const { data } = list
  useEffect(() => onItems(status, itemsOf(data)), [data, status, onItems])
  const entry = definitionOf(type).statuses?.entries[status]
  const Icon = iconOf(entry?.icon ?? (status === 'done' ? 'circle-check' : 'inbox'))
  const cards = cardsIn(status, columns)
  return (
    <Box
      as="section"
      ground="sunken"
      outlined
      corners="lg"
      ref={setNodeRef}
      className={classes.column}
      style={{ '--item-color': hexOf(entry?.colour) }}
      aria-labelledby={title}
      data-closed={!isOpen || undefined}
      data-over={isOver || undefined}
      data-target={isTarget || undefined}
    >
      <Row as="h2" gap={2} size="sm" weight="bold" className={classes.head}>
        <Icon size={16} stroke={2} aria-hidden="true" />
        <Text id={title} as="span" grow truncate>
          {words.status(type, status)}
        </Text>
        <Text as="span" tone="muted" weight="medium" digits>
          {count === undefined ? '' : formatCount(count)}
        </Text>
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={classes.cards} tabIndex={0}>
        {list.isPending ? (
          <Loading>
            <SkeletonCard lines={1} />
          </Loading>
        ) : list.isError && cards.length === 0 ? (
          <ErrorState compact error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <>
            {cards.length === 0 && (
              <Hint pad={3} padX={1} text="center">
                {t('boardNone')}
              </Hint>
            )}
            <Stack as="ul" gap={2}>
              {cards.map((item) => (
                <li key={item._id} className={classes.item}>
                  <PickMark item={item} index={0} picks={picks}>
                    <DraggableCard item={item} onMove={(to) => onMove(item, to)} />
                  </PickMark>
                </li>
              ))}
            </Stack>
            <LoadMore
              hasMore={list.hasNextPage}
              isLoading={list.isFetchingNextPage}
              error={list.isFetchNextPageError ? list.error : undefined}
              onMore={() => void list.fetchNextPage()}
            />
          </>
        )}
      </div>
    </Box>
  )
}
