import { useDroppable } from '@dnd-kit/core'
import { definitionOf, groupRule, hexOf, type TypeName } from '@schakel/domain'
import { type ReactNode, useId, useState } from 'react'
import type { SearchBody } from '../../../api/types.ts'
import type { Peeks, Picks } from '../../../entities/items/PickMark.tsx'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Box } from '../../../ui/layout/Box.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import classes from './Board.module.css'
import { CellList } from './CellList.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import type { BoardCards, CellCards } from './useBoardCards.ts'
import type { OnMove } from './useBoardMoves.ts'

/** What all columns of a board share. */
export interface BoardShared {
  readonly type: TypeName
  readonly body: SearchBody
  readonly cards: BoardCards
  /** What the lanes have in common, where there are any. */
  readonly by: string | undefined
  readonly laneName: (lane: string) => string
  readonly picksOf: (cell: CellCards) => Picks
  readonly peekOf: (cell: string) => Peeks
  /** Cards whose move the server has not answered. */
  readonly saving: ReadonlySet<string>
  /** The card that is carried, where it came from, and where it may go. */
  readonly carried:
    | {
        readonly id: string
        readonly lane: string | undefined
        readonly from: string
        readonly targets: readonly string[]
        /** It may go to another lane as well. */
        readonly mayChangeLane: boolean
      }
    | undefined
  readonly onMove: OnMove
}

interface DropProps {
  readonly board: BoardShared
  readonly status: string
  /** Nothing for the head of a column, on which nothing is dropped. */
  readonly cell?: CellCards
  /** The id of its name; of a lane, which has a name itself, none. */
  readonly title?: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A place of a board in the colour of its status; where what is carried may not go it steps back before one lets go (D5). */
export function Place({ board: { type, carried, cards }, status, cell, title, className, children }: DropProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const isHere = carried !== undefined && (cell === undefined || cell.lane === carried.lane)
  const isLane = isHere || carried?.mayChangeLane === true
  // Another lane takes it in its own column too.
  const mayGo = carried?.targets.includes(status) === true || (!isHere && status === carried?.from)
  const isTarget = cell !== undefined && isLane && mayGo
  const { setNodeRef, isOver } = useDroppable({
    id: cell?.cell ?? `head ${status}`,
    data: { status, lane: cell?.lane },
    disabled: !isTarget,
  })
  const isOpen = carried === undefined || (isLane && (mayGo || status === carried.from))
  const from = carried ? words.status(type, carried.from) : ''
  const why = isLane ? t('boardNotFrom', { from }) : t('boardOtherLane')
  return (
    <Box
      as={title === undefined ? 'div' : 'section'}
      ground="sunken"
      outlined
      corners="lg"
      ref={setNodeRef}
      className={className}
      style={{ '--item-color': hexOf(definitionOf(type).statuses?.entries[status]?.colour) }}
      {...(title === undefined
        ? { role: 'group', 'aria-label': words.status(type, status) }
        : { 'aria-labelledby': title })}
      data-column={cell?.lane === undefined ? status : undefined}
      data-closed={!isOpen || undefined}
      data-folded={cards.isFolded(status) || undefined}
      data-over={isOver || undefined}
      data-target={isTarget || undefined}
    >
      {children}
      {/* Who hears the board is told where the card may go, and nothing of the rest. */}
      {!isOpen && cell && (
        <Text
          as="p"
          size="xs"
          weight="medium"
          tone="muted"
          text="center"
          className={classes.why}
          padX={2}
          pad={1}
          corners="sm"
          aria-hidden="true"
        >
          {why}
        </Text>
      )}
    </Box>
  )
}

/** One column of a board: its head, and its cards unless it is folded. */
export function BoardColumn({ board, cell }: { readonly board: BoardShared; readonly cell: CellCards }) {
  const title = useId()
  return (
    <Place board={board} status={cell.status} cell={cell} title={title} className={classes.column}>
      <Head board={board} status={cell.status} title={title} />
      {!board.cards.isFolded(cell.status) && <Cards board={board} cell={cell} />}
    </Place>
  )
}

interface HeadProps {
  readonly board: BoardShared
  readonly status: string
  readonly title: string
}

/** The head of a column. */
export function Head({ board: { type, cards }, status, title }: HeadProps) {
  return (
    <ColumnHead
      type={type}
      status={status}
      sum={cards.counted.inColumn(status)}
      isFolded={cards.isFolded(status)}
      onFold={() => cards.onFold(status)}
      title={title}
    />
  )
}

interface CardsProps {
  readonly board: BoardShared
  readonly cell: CellCards
}

/** The cards of a column; of a lane that counts none there nothing is asked. */
export function Cards({ board, cell }: CardsProps) {
  const { type, body, by, cards, carried } = board
  const { lane, status, count } = cell
  const [isAsked, setAsked] = useState(false)
  const isWanted = lane === undefined || (count ?? 0) > 0
  if (isWanted && !isAsked) setAsked(true)
  if (!isAsked) return null
  const others = cards.counted.lanes?.filter((one) => one.status !== lane) ?? []
  const ways =
    lane === undefined
      ? []
      : others.map(({ status: to }) => ({ name: board.laneName(to), between: { from: lane, to } }))
  return (
    <div className={classes.cell} data-cell={cell.cell}>
      <CellList
        cell={cell}
        body={{
          ...body,
          status,
          ...(by !== undefined && lane !== undefined ? { also: groupRule(type, by, lane) } : {}),
        }}
        lanes={by === undefined ? undefined : { by, ways }}
        picks={board.picksOf(cell)}
        peek={board.peekOf(cell.cell)}
        saving={board.saving}
        carried={carried?.id}
        onItems={cards.onItems}
        onMove={board.onMove}
      />
    </div>
  )
}
