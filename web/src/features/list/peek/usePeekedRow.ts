import { useEffect, useEffectEvent, useRef } from 'react'
import type { Rows } from '../table/useRows.ts'
import type { Peek } from './usePeek.ts'

interface PeekedRowInput {
  readonly peek: Peek
  readonly rows: Rows
  readonly active: number
  readonly step: (by: 1 | -1) => void
  readonly setActive: (index: number) => void
  readonly show: (index: number) => void
}

/**
 * Keeps the record beside a table and its active row together: who walks sees the next one, at once or as soon as its page has come, and
 * what the address brings is the active row. Answers what to do when another row becomes active.
 */
export function usePeekedRow({ peek, rows, active, step, setActive, show }: PeekedRowInput): (index: number) => void {
  const awaited = useRef<number>(undefined)
  const { id, walk } = peek
  const follow = (index: number) => {
    if (id === undefined) return
    const item = rows.at(index)
    awaited.current = item ? undefined : index
    if (item && item._id !== id) peek.follow(item._id)
  }
  const isThere = rows.at(active)?._id === id
  const found = id === undefined || isThere ? -1 : rows.indexOf(id)
  const came = awaited.current === undefined ? undefined : rows.at(awaited.current)?._id
  const keepTogether = useEffectEvent((next: string | undefined, row: number) => {
    if (next !== undefined) {
      awaited.current = undefined
      peek.follow(next)
    } else if (awaited.current === undefined && row >= 0) {
      setActive(row)
      show(row)
    }
  })
  useEffect(() => keepTogether(came, found), [came, found])
  useEffect(() => {
    // Of the tables of a grouped list the one that has it leads the way.
    if (isThere || found >= 0) {
      walk.current = {
        step,
        placeOf: (one) => {
          const at = rows.indexOf(one)
          return at < 0 ? undefined : { at: at + 1, total: rows.total, isEstimate: rows.isEstimate }
        },
      }
    }
  })
  return follow
}
