import { DndContext, DragOverlay, pointerWithin, rectIntersection } from '@dnd-kit/core'
import { type AnyItem, enteredWorth, type TypeName, worthOf } from '@schakel/domain'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchBody } from '../../../api/types.ts'
import { useSaving } from '../../../entities/items/mutations.ts'
import type { Picks } from '../../../entities/items/PickMark.tsx'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { useKeptNames } from '../../../ui/useKeptNames.ts'
import type { Peek } from '../peek/usePeek.ts'
import { useStatusCounts } from '../queries.ts'
import { useWalkKeys } from '../useWalkKeys.ts'
import classes from './Board.module.css'
import { BoardCard } from './BoardCard.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import { ColumnTabs } from './ColumnTabs.tsx'
import { type Move, MoveNow } from './MoveNow.tsx'
import { boardColumns, cardsIn, columnCards, columnOf, type Places, placesOf, sumNow, targetsOf } from './useBoard.ts'
import { useBoardDrag } from './useBoardDrag.ts'

const MoveDialog = lazyPart(() => import('./MoveDialog.tsx'))

interface BoardProps {
  readonly type: TypeName
  readonly body: SearchBody
  /** The statuses that the list is narrowed to; all when there are none. */
  readonly only: readonly string[] | undefined
  /** What is chosen of it. */
  readonly picks: Picks
  readonly peek: Peek
  readonly empty: ReactNode
}

/** How wide a column is; on a phone the style says it. */
const widthOf = (isFolded: boolean) => (isFolded ? 'var(--folded)' : 'var(--unfolded)')

/** A list as a board: a column for each status, and cards that are moved to where the rules let them go (S4.7). */
export default function Board({ type, body, only, picks, peek, empty }: BoardProps) {
  const { t } = useTranslation('list')
  const viewer = useViewer()
  const columns = boardColumns(type, only)
  const { data: counts } = useStatusCounts(body)
  const [closed, setClosed] = useKeptNames(`schakel.board.${viewer._id}.${type}`)
  const saving = useSaving()
  const board = useRef<HTMLElement>(null)
  const [read, setRead] = useState<Readonly<Record<string, readonly AnyItem[]>>>({})
  const [counted, setCounted] = useState<{ readonly counts: typeof counts; readonly places: Places }>()
  const [move, setMove] = useState<Move>()
  const onItems = useCallback((status: string, items: readonly AnyItem[]) => {
    setRead((before) => ({ ...before, [status]: items }))
    setCounted((before) => before && { ...before, places: placesOf(items, before.places) })
  }, [])
  const all = columnCards(columns, read, closed)
  const cards = all.flatMap(({ items }) => items)
  // What the server counted anew, it counted where the cards stand now.
  if (counted?.counts !== counts) setCounted({ counts, places: placesOf(cards) })
  useWalkKeys({
    columns: columns.map((status) => (closed.includes(status) ? [] : cardsIn(status, all))),
    onChoose: (item, index) => picks.toggle(item, index, false),
    onPeek: (item, name) => peek.open(item._id, name),
  })
  const drag = useBoardDrag({
    type,
    columns,
    find: (id) => cards.find(({ _id }) => _id === id),
    onMove: (item, to) => setMove({ item, to }),
  })
  const targets = drag.item ? targetsOf(viewer, drag.item) : undefined
  const from = drag.item ? columnOf(drag.item) : undefined
  const total = counts && columns.reduce((sum, status) => sum + (counts.get(status)?.count ?? 0), 0)
  const places = counted?.places ?? new Map()
  const weigh = (item: AnyItem) => enteredWorth(viewer.kind, item) ?? 0
  const countOf = (status: string) => counts && sumNow(status, counts.get(status)?.count ?? 0, cards, places)
  const worthIn = (status: string) =>
    counts && worthOf(type) && sumNow(status, counts.get(status)?.amount ?? 0, cards, places, weigh)
  if (total === 0) return empty
  return (
    <DndContext
      sensors={drag.sensors}
      collisionDetection={(args) => {
        const under = pointerWithin(args)
        return under.length > 0 ? under : rectIntersection(args)
      }}
      accessibility={{
        announcements: drag.announcements,
        screenReaderInstructions: { draggable: t('boardKeys') },
      }}
      onDragStart={drag.onStart}
      onDragEnd={drag.onEnd}
      onDragCancel={drag.onCancel}
    >
      <ColumnTabs type={type} columns={columns} countOf={countOf} board={board} />
      <section
        ref={board}
        className={classes.board}
        style={{ gridTemplateColumns: columns.map((status) => widthOf(closed.includes(status))).join(' ') }}
        aria-label={t('looks.board')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
        tabIndex={0}
      >
        {columns.map((status) => (
          <BoardColumn
            key={status}
            type={type}
            status={status}
            body={body}
            columns={all}
            picks={picks}
            count={countOf(status)}
            amount={worthIn(status)}
            isFolded={closed.includes(status)}
            onFold={() => setClosed(status, !closed.includes(status))}
            saving={saving}
            isOpen={targets === undefined || status === from || targets.includes(status)}
            isTarget={targets?.includes(status) ?? false}
            onItems={onItems}
            onMove={(item, to) => setMove({ item, to })}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>{drag.item && <BoardCard item={drag.item} isLifted />}</DragOverlay>
      {move && (
        <MoveNow
          key={`${move.item._id} ${move.to}`}
          move={move}
          onDone={() => setMove(undefined)}
          dialog={(props) => <MoveDialog {...props} />}
        />
      )}
    </DndContext>
  )
}
