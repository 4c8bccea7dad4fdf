import { type KeyboardEvent, useState } from 'react'
import type { AnyItem } from '../../../api/types.ts'
import type { Selection } from '../useSelection.ts'
import type { Rows } from './useRows.ts'

interface KeysInput {
  readonly rows: Rows
  readonly selection: Selection
  readonly show: (index: number) => void
  readonly open: (item: AnyItem) => void
  /** Opens a row beside the list. */
  readonly peek: (index: number) => void
  /** Closes what is open there; false when nothing is. */
  readonly closePeek: () => boolean
  /** Another row is active. */
  readonly onWalk: (index: number) => void
  /** How many columns there are; one walks from the row into its cells, the first of which is the name. */
  readonly columns: number
  /** Edits a cell where it stands; false where nothing can be written. */
  readonly edit: (index: number, cell: number) => boolean
  /** Rows that fit the window. */
  readonly pageRows: number
}

/** The active cell while the row as a whole is active. */
export const ROW_ITSELF = -1

/** The keyboard of the table: arrows, j and k walk, Enter opens, Space opens beside the list, x chooses, Shift stretches, Ctrl+A takes all, Escape lets go. Right and left walk through the cells of a row: Enter edits one, as F2 does. */
export function useTableKeys(input: KeysInput) {
  const { rows, selection, show, open, peek, closePeek, onWalk, columns, edit, pageRows } = input
  const [active, setActive] = useState(0)
  const [cell, setCell] = useState(ROW_ITSELF)
  const last = Math.max(0, rows.total - 1)
  const go = (index: number, isReach: boolean) => {
    const next = Math.min(last, Math.max(0, index))
    if (isReach) void selection.range(Math.min(active, next), Math.max(active, next))
    setActive(next)
    show(next)
    onWalk(next)
  }
  const steps: ReadonlyMap<string, number> = new Map(
    Object.entries({
      ArrowDown: active + 1,
      j: active + 1,
      ArrowUp: active - 1,
      k: active - 1,
      PageDown: active + pageRows,
      PageUp: active - pageRows,
      Home: 0,
      End: last,
    }),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    // Heads of columns have keys of their own.
    if (event.target !== event.currentTarget) return
    const isHeld = event.key.length === 1 && (event.ctrlKey || event.metaKey || event.altKey)
    const step = isHeld ? undefined : steps.get(event.key)
    const item = rows.at(active)
    const side = isHeld ? undefined : sides.get(event.key)
    if (side !== undefined) {
      setCell(Math.min(columns - 1, Math.max(ROW_ITSELF, cell + side)))
    } else if (step !== undefined) go(step, event.shiftKey)
    else if (event.key === 'F2' || (event.key === 'Enter' && cell > 0)) {
      if (item && !edit(active, Math.max(0, cell)) && event.key === 'Enter') open(item)
    } else if (event.key === 'Enter') {
      if (item) open(item)
    } else if (event.key === ' ' && event.shiftKey) void selection.reach(active)
    else if (event.key === ' ') peek(active)
    else if (event.key === 'x' && !isHeld) {
      if (item) selection.toggle(item._id, active)
    } else if (event.key === 'Escape' && cell !== ROW_ITSELF) setCell(ROW_ITSELF)
    else if (event.key === 'Escape' && closePeek()) return
    else if (event.key === 'Escape' && selection.ids.size > 0) selection.clear()
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) void selection.all()
    else return
    event.preventDefault()
  }
  return {
    active: Math.min(active, last),
    setActive,
    /** Walks a row on or back. */
    step: (by: 1 | -1) => go(active + by, false),
    /** The column of the active cell, or `ROW_ITSELF`. */
    cell: Math.min(cell, columns - 1),
    setCell,
    onKeyDown,
  }
}

const sides: ReadonlyMap<string, number> = new Map(Object.entries({ ArrowRight: 1, ArrowLeft: -1 }))
