import { type FocusEvent, type KeyboardEvent, useReducer } from 'react'
import { flushSync } from 'react-dom'

const steps: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowDown', [1, 0]],
  ['ArrowUp', [-1, 0]],
  ['ArrowRight', [0, 1]],
  ['ArrowLeft', [0, -1]],
])

/** Columns before that of the first supplier, which count from 1 for who hears them. */
const BEFORE = 2

interface Walk {
  /** The place of the last supplier. */
  readonly last: number
  /** Whether a cell may not be drawn yet. */
  readonly isPlaced: boolean
  readonly rowFrom: (line: number, down: number) => number | undefined
  /** Keeps a cell drawn, wherever one scrolls to. */
  readonly keep: (line: number, column: number) => void
}

/** The arrows lead to the next cell, Home and End to the ends of the row, also where those are not drawn (G7). */
export function useGridKeys({ last, isPlaced, rowFrom, keep }: Walk) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const next = (key: string, line: number, column: number) => {
    if (key === 'Home') return { line, column: 0 }
    if (key === 'End') return { line, column: last }
    const [down, right] = steps.get(key) ?? [0, 0]
    if (down !== 0) return { line: rowFrom(line, down), column }
    return right === 0 ? undefined : { line, column: column + right }
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const at = placeOf(target)
    if (at) keep(at.line, at.column)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target instanceof Element ? event.target.closest('[data-cell]') : null
    const at = from && placeOf(from)
    const to = at && next(event.key, at.line, at.column)
    if (!to || to.line === undefined || to.column < 0 || to.column > last) return
    // It is about to have the keyboard, which brings it into sight.
    keep(to.line, to.column)
    if (isPlaced) flushSync(drawAgain)
    const cell = event.currentTarget.querySelector<HTMLElement>(
      `tr[data-index="${to.line}"] > [aria-colindex="${to.column + BEFORE}"] > [data-cell]`,
    )
    if (!cell) return
    from.setAttribute('tabindex', '-1')
    cell.tabIndex = 0
    cell.focus()
    event.preventDefault()
  }
  return { onFocus, onKeyDown }
}

/** Where a cell stands: the number of its line, and the place of its supplier. */
function placeOf(element: Element): { readonly line: number; readonly column: number } | undefined {
  const line = element.closest('[data-index]')?.getAttribute('data-index')
  const column = element.closest('td')?.getAttribute('aria-colindex')
  return line && column ? { line: Number(line), column: Number(column) - BEFORE } : undefined
}
