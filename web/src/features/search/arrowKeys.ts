import type { KeyboardEvent } from 'react'
import { isComposing } from '../../ui/composing.ts'

const moves: ReadonlyMap<string, number> = new Map(Object.entries({ ArrowDown: 1, ArrowUp: -1 }))

/** Arrow keys walk from the field over the rows of a box and back; Home and End go to the first and last row. */
export function walkRows(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null): void {
  if (isComposing(event)) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  const move = moves.get(event.key)
  if (move === undefined) {
    if (at < 0 || (event.key !== 'Home' && event.key !== 'End')) return
    event.preventDefault()
    rows.at(event.key === 'Home' ? 0 : -1)?.focus()
    return
  }
  if (rows.length === 0) return
  event.preventDefault()
  const next = at + move
  if (next < 0) field?.focus()
  else rows[Math.min(next, rows.length - 1)]?.focus()
}
