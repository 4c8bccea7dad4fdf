import { type RefObject, useCallback, useState } from 'react'
import type { AnyItem } from '../../../api/types.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { type ScreenCommand, useScreenCommands } from '../../../ui/screenCommands.ts'
import { useRowCommands } from '../useRowCommands.ts'
import type { Selection } from '../useSelection.ts'
import { NAME } from './columns.ts'
import type { Rows } from './useRows.ts'

interface KeysInput {
  /** Has the keyboard while one walks through it. */
  readonly grid: RefObject<HTMLElement | null>
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
  /** One walks from the row into its cells, the first of which is the name. */
  readonly columns: readonly string[]
  /** Edits a cell where it stands; false where nothing can be written. */
  readonly edit: (index: number, column: string) => boolean
  /** Rows that fit the window. */
  readonly pageRows: number
}

/** The active cell while the row as a whole is active. */
export const ROW_ITSELF = -1

/** The keyboard of the table, as commands of the screen: they are done while the table has it, and `j` and `k` give it to the table. */
export function useTableKeys(input: KeysInput) {
  const { grid, rows, selection, show, onWalk, columns, pageRows } = input
  const { t } = useTranslation('list')
  const { at: active, setActive } = useActive(rows)
  // By name: columns come and go while one walks. Of one that went the row as a whole is active.
  const [chosen, setColumn] = useState<string>()
  const cell = chosen === undefined ? ROW_ITSELF : columns.indexOf(chosen)
  const column = columns[cell]
  const last = Math.max(0, rows.total - 1)
  const go = (index: number, isReach: boolean) => {
    const next = Math.min(last, Math.max(0, index))
    if (isReach) void selection.range(active, next, rows)
    setActive(next)
    show(next)
    onWalk(next)
  }
  const places = { active, last, pageRows }
  const item = rows.at(active)
  const isHere = () => document.activeElement === grid.current
  const row = useRowCommands(() => (isHere() ? item : undefined))
  const inTable = (label: string, keys: readonly string[], run: (key: string) => unknown): ScreenCommand => ({
    label,
    keys,
    isKeysOnly: true,
    run: (key) => (isHere() ? run(key) : false),
  })
  const walk = (label: string, keys: readonly string[]): ScreenCommand => ({
    label,
    keys,
    isKeysOnly: true,
    run(key) {
      if (isHere()) return go(stepTo(key, places) ?? active, false)
      // Of several tables the one that comes first in the page; arrows scroll until one walks.
      if (key.length > 1 || isOtherNear(grid.current)) return false
      grid.current?.focus()
    },
  })
  useScreenCommands([
    walk(t('keys.down'), ['j', 'ArrowDown']),
    walk(t('keys.up'), ['k', 'ArrowUp']),
    inTable(t('keys.far'), ['PageDown', 'PageUp', 'Home', 'End'], (key) => go(stepTo(key, places) ?? active, false)),
    inTable(t('keys.cells'), ['ArrowRight', 'ArrowLeft'], (key) =>
      setColumn(columns[Math.min(columns.length - 1, cell + (key === 'ArrowRight' ? 1 : -1))]),
    ),
    inTable(t('keys.open'), ['Enter'], () => {
      if (item && !(column !== undefined && column !== NAME && input.edit(active, column))) input.open(item)
    }),
    inTable(t('keys.cell'), ['F2'], () => void input.edit(active, column ?? NAME)),
    inTable(t('keys.peek'), [' '], () => input.peek(active)),
    inTable(t('keys.choose'), ['x'], () => item && selection.toggle(item._id, active)),
    inTable(t('keys.reach'), ['Shift+ArrowDown', 'Shift+ArrowUp', 'Shift+ ', ...farther], (key) => {
      if (key === 'Shift+ ') void selection.reach(active, rows)
      else go(stepTo(key.slice('Shift+'.length), places) ?? active, true)
    }),
    inTable(t('chooseAll'), ['Mod+a'], () => void selection.all()),
    ...row,
    inTable(t('keys.back'), ['Escape'], () => {
      if (cell !== ROW_ITSELF) setColumn(undefined)
      else if (input.closePeek()) return
      else if (selection.ids.size > 0) selection.clear()
      else return false
    }),
  ])
  return {
    active: Math.min(active, last),
    setActive,
    /** Walks a row on or back. */
    step: (by: 1 | -1) => go(active + by, false),
    /** Where the active cell is among the columns, or `ROW_ITSELF`. */
    cell,
    setCell: setColumn,
  }
}

interface Spot {
  readonly index: number
  /** The item that stands there: none while it is on its way, `NOBODY` before one came to the table. */
  readonly id?: string
}

const NOBODY = ''

/** The row where one is: it goes along with its item, as what is saved, here or by somebody else, moves that in a list by date. */
function useActive(rows: Rows) {
  const [place, setPlace] = useState<Spot>({ index: 0, id: NOBODY })
  const { index, id } = place
  const here = rows.at(index)?._id
  // Another order begins at its top.
  if (rows.isPending && index > 0) setPlace({ ...place, index: 0 })
  const moved = id === undefined || id === here ? -1 : rows.indexOf(id)
  if (moved >= 0) setPlace({ ...place, index: moved })
  else if (id === undefined && here !== undefined) setPlace({ index, id: here })
  return {
    at: moved >= 0 ? moved : index,
    setActive: useCallback((next: number) => setPlace({ index: next }), []),
  }
}

const farther = ['Shift+PageDown', 'Shift+PageUp', 'Shift+Home', 'Shift+End']

interface Places {
  readonly active: number
  readonly last: number
  readonly pageRows: number
}

/** The row to which a key leads. */
function stepTo(key: string, { active, last, pageRows }: Places): number | undefined {
  const steps: ReadonlyMap<string, number> = new Map([
    ['ArrowDown', active + 1],
    ['j', active + 1],
    ['ArrowUp', active - 1],
    ['k', active - 1],
    ['PageDown', active + pageRows],
    ['PageUp', active - pageRows],
    ['Home', 0],
    ['End', last],
  ])
  return steps.get(key)
}

/** Whether another table of the screen has the keyboard, or comes before this one while none has. */
function isOtherNear(grid: HTMLElement | null): boolean {
  const all = [...document.querySelectorAll('main [role="grid"]')]
  const focused = document.activeElement?.closest('[role="grid"]')
  return focused ? focused !== grid : all[0] !== grid
}
