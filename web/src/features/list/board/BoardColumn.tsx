import { useDroppable } from '@dnd-kit/core'
import { type AnyItem, definitionOf, hexOf, type TypeName } from '@schakel/domain'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchBody } from '../../../api/types.ts'
import { itemsOf } from '../../../entities/items/countLine.ts'
import { PickMark, type Picks } from '../../../entities/items/PickMark.tsx'
import { useSearchList } from '../../../entities/items/queries.ts'
import { useWords } from '../../../texts/i18n.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatCount } from '../../../ui/format.ts'
import { iconOf } from '../../../ui/icons.ts'
import { LoadMore } from '../../../ui/LoadMore.tsx'
import { Box } from '../../../ui/layout/Box.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Money } from '../../../ui/Money.tsx'
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
  /** What all of it is worth, whole euros; nothing where the type is worth nothing. */
  readonly amount: number | undefined
  /** Folded to its head. */
  readonly isFolded: boolean
  readonly onFold: () => void
  /** Cards whose move the server has not answered. */
  readonly saving: ReadonlySet<string>
  /** Nothing is being moved, or it may come here. */
  readonly isOpen: boolean
  readonly isTarget: boolean
  readonly onItems: (status: string, items: readonly AnyItem[]) => void
  readonly onMove: (item: AnyItem, to: string) => void
}

/** Cards that are fetched together. */
const PAGE = 25

/** One column of a board: its head, and its cards unless it is folded. */
export function BoardColumn(props: BoardColumnProps) {
  const { type, status, isFolded, isOpen, isTarget } = props
  const title = useId()
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: !isTarget })
  const entry = definitionOf(type).statuses?.entries[status]
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
      data-column={status}
      data-closed={!isOpen || undefined}
      data-folded={isFolded || undefined}
      data-over={isOver || undefined}
      data-target={isTarget || undefined}
    >
      <ColumnHead {...props} title={title} />
      {!isFolded && <ColumnCardsList {...props} />}
    </Box>
  )
}

/** What a column is called, how many stand in it and what they are worth together: of all of it, and not of what was loaded. */
function ColumnHead({ type, status, count, amount, isFolded, onFold, title }: BoardColumnProps & { title: string }) {
  const { t } = useTranslation('list')
  const words = useWords()
  const name = words.status(type, status)
  const entry = definitionOf(type).statuses?.entries[status]
  const Icon = iconOf(entry?.icon ?? (status === 'done' ? 'circle-check' : 'inbox'))
  const label = t(isFolded ? 'boardUnfold' : 'boardFold', { status: name })
  const Fold = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <Row gap={1} align="start" className={classes.head}>
      <Stack gap={0.5} grow fluid>
        <Row as="h2" gap={2} size="sm" weight="bold" className={classes.name}>
          <Icon size={16} stroke={2} aria-hidden="true" />
          <Text id={title} as="span" grow truncate>
            {name}
          </Text>
          <Text as="span" tone="muted" weight="medium" digits>
            {count === undefined ? '' : formatCount(count)}
          </Text>
        </Row>
        {amount !== undefined && (
          <Text as="span" size="xs" tone="muted" digits title={t('boardWorth')} className={classes.worth}>
            <span className="sk-hidden">{t('boardWorth')} </span>
            <Money amount={amount} />
          </Text>
        )}
      </Stack>
      <IconButton
        size="sm"
        label={label}
        title={label}
        aria-expanded={!isFolded}
        className={classes.fold}
        onClick={onFold}
      >
        <Fold size={16} stroke={1.9} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}

/** The cards of a column, page by page as one scrolls down in it. */
function ColumnCardsList({ status, body, columns, picks, saving, onItems, onMove }: BoardColumnProps) {
  const { t } = useTranslation('list')
  const list = useSearchList({ ...body, status, page_size: PAGE })
  const { data } = list
  useEffect(() => onItems(status, itemsOf(data)), [data, status, onItems])
  const cards = cardsIn(status, columns)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
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
                  <DraggableCard item={item} isSaving={saving.has(item._id)} onMove={(to) => onMove(item, to)} />
                </PickMark>
              </li>
            ))}
          </Stack>
          <LoadMore list={list} />
        </>
      )}
    </div>
  )
}
