import { type CollisionDetection, DndContext, DragOverlay, pointerWithin, rectIntersection } from '@dnd-kit/core'
import type { TypeName } from '@schakel/domain'
import { type ReactNode, useRef } from 'react'
import type { SearchBody } from '../../../api/types.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import type { Peek } from '../peek/usePeek.ts'
import { useGroupNames } from '../useGroupNames.ts'
import { picksAmong, type Selection } from '../useSelection.ts'
import { useWalkKeys } from '../useWalkKeys.ts'
import classes from './Board.module.css'
import { BoardCard } from './BoardCard.tsx'
import { BoardColumn, type BoardShared } from './BoardCells.tsx'
import { BoardLanes } from './BoardLanes.tsx'
import { ColumnTabs } from './ColumnTabs.tsx'
import { MoveNow } from './MoveNow.tsx'
import { columnOf, targetsOf } from './useBoard.ts'
import { type CellCards, useBoardCards } from './useBoardCards.ts'
import { useBoardCommands } from './useBoardCommands.ts'
import { useBoardDrag } from './useBoardDrag.ts'
import { useBoardMoves } from './useBoardMoves.ts'
import { mayChangeLane } from './useLaneMove.ts'
import { usePeekedBoard } from './usePeekedBoard.ts'

const MoveDialog = lazyPart(() => import('./MoveDialog.tsx'))

interface BoardProps {
  readonly type: TypeName
  readonly body: SearchBody
  /** The statuses that the list is narrowed to; all when there are none. */
  readonly only: readonly string[] | undefined
  /** What the cards of a lane have in common; without it there are no lanes. */
  readonly by: string | undefined
  readonly selection: Selection
  readonly peek: Peek
  /** Brings all that was chosen to a status. */
  readonly onMoveChosen: (to: string) => void
  readonly empty: ReactNode
}

/** How wide a column is; on a phone the style says it. */
const widthOf = (isFolded: boolean) => (isFolded ? 'var(--folded)' : 'var(--unfolded)')

// A card that is let go above a column that does not take it goes nowhere, however much of it hangs over the next one.
const collisionDetection: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

/** A list as a board: a column for each status, and cards that are moved to where the rules let them go (S4.7). */
export default function Board({ type, body, only, by, selection, peek, onMoveChosen, empty }: BoardProps) {
  const { t } = useTranslation('list')
  const viewer = useViewer()
  const cards = useBoardCards({ type, body, only, by })
  const { columns, counted, cells, find } = cards
  const board = useRef<HTMLElement>(null)
  const lastPick = useRef<string>(undefined)
  const { saving, moves, onMove, onMoved } = useBoardMoves({ type, by, selection, onMoveChosen })
  const laneName = useGroupNames(type, by ?? '', counted.lanes?.map(({ status }) => status) ?? [])
  const drag = useBoardDrag({ type, columns, find, laneName, onMove })
  const peekOf = usePeekedBoard(peek, cells)
  const { item: held } = drag
  const picksIn = ({ items }: CellCards) => picksAmong(selection, items, lastPick)
  // While a card is carried the arrows carry it.
  const walked = held ? [] : cells.map((cell) => ({ ...cell, picks: picksIn(cell), peek: peekOf(cell.cell) }))
  useWalkKeys({ columns: walked })
  useBoardCommands({ board, isCarrying: held !== undefined, letGo: () => letGo(peek, selection) })
  const shared: BoardShared = {
    type,
    body,
    cards,
    by,
    laneName,
    saving,
    picksOf: picksIn,
    peekOf,
    carried: held && {
      id: held._id,
      lane: drag.lane,
      from: columnOf(held),
      targets: targetsOf(viewer, held),
      mayChangeLane: mayChangeLane(viewer, held, by),
    },
    onMove,
  }
  const total = counted.counts && columns.reduce((sum, status) => sum + (counted.counts?.get(status)?.count ?? 0), 0)
  if (total === 0) return empty
  if (counted.error) return <ErrorState error={counted.error} onRetry={counted.retry} />
  return (
    <DndContext
      sensors={drag.sensors}
      collisionDetection={collisionDetection}
      accessibility={{
        announcements: drag.announcements,
        screenReaderInstructions: { draggable: t('boardKeys') },
      }}
      onDragStart={drag.onStart}
      onDragEnd={drag.onEnd}
      onDragCancel={drag.onCancel}
    >
      <ColumnTabs type={type} columns={columns} countOf={(one) => counted.inColumn(one).count} board={board} />
      <section
        ref={board}
        className={classes.board}
        data-lanes={by}
        style={{ gridTemplateColumns: columns.map((status) => widthOf(cards.isFolded(status))).join(' ') }}
        aria-label={t('looks.board')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
        tabIndex={0}
      >
        {by === undefined ? (
          cells.map((cell) => <BoardColumn key={cell.cell} board={shared} cell={cell} />)
        ) : (
          <BoardLanes board={shared} />
        )}
      </section>
      <DragOverlay dropAnimation={null}>
        {held && <BoardCard item={held} isLifted others={selection.has(held._id) ? selection.ids.size - 1 : 0} />}
      </DragOverlay>
      {moves.map((move) => (
        <MoveNow
          key={move.item._id}
          move={move}
          onDone={() => onMoved(move)}
          dialog={(props) => <MoveDialog {...props} />}
        />
      ))}
    </DndContext>
  )
}

/** Closes what is open beside a board, and then lets go of what was chosen; false where there was neither. */
function letGo(peek: Peek, selection: Selection): boolean {
  if (peek.id !== undefined) peek.close()
  else if (selection.ids.size > 0) selection.clear()
  else return false
  return true
}
