import type { AnyItem } from '@schakel/domain'
import { useState } from 'react'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { isBlankCell } from './columns.ts'

/** Columns that stay, whatever is in them. */
const always: readonly string[] = ['name', 'status', '_changed', '_created']

interface Emptiness {
  /** The list that was looked at; none before its first rows came. */
  readonly list: string | undefined
  /** Its columns that were looked at. */
  readonly known: readonly string[]
  readonly empty: readonly string[]
}

/**
 * The columns of a table in which the first rows say nothing, to be left out. Looked at once for each list and column: later rows bring a column back,
 * and none goes away while one works in the table. `kept` stay as well. `look` is told the rows that are in view.
 */
export function useFilledColumns(list: string, columns: readonly string[], kept: readonly string[]) {
  const { kind } = useViewer()
  const [held, setHeld] = useState<Emptiness>({ list: undefined, known: [], empty: [] })
  const empty = held.list === list ? held.empty : []
  const hidden = columns.filter((column) => empty.includes(column) && !kept.includes(column))
  const look = (rows: readonly AnyItem[]) => {
    if (rows.length === 0) return
    const known = held.list === list ? held.known : []
    const added = columns.filter((column) => !known.includes(column))
    const asked = [...empty, ...added.filter((column) => !always.includes(column))]
    const next = asked.filter((column) => rows.every((item) => isBlankCell(item, column, kind)))
    if (added.length > 0 || next.length < empty.length) setHeld({ list, known: [...known, ...added], empty: next })
  }
  return { hidden, shown: columns.filter((column) => !hidden.includes(column)), look }
}
