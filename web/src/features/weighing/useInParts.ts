import { useEffect, useState } from 'react'

/** So many rows are drawn anew in one frame. */
export const ROWS_AT_ONCE = 2

/** Frames in which so many rows are drawn anew. */
export function framesOf(rows: number): number {
  return Math.ceil(rows / ROWS_AT_ONCE) + 1
}

/**
 * The rows of a large table, of which some at a time become what they are now, frame by frame: all at once would hold the page (F2.19).
 * Other rows than were there, or few, are there at once.
 */
export function useInParts<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  const [shown, setShown] = useState(rows)
  const isLarge = rows.length > 2 * ROWS_AT_ONCE
  useEffect(() => {
    if (!isLarge) return
    let frame = 0
    const next = (done: number) => {
      setShown((before) => (isOf(rows, before) ? rows.map((row, at) => (at < done ? row : (before[at] ?? row))) : rows))
      if (done < rows.length) frame = requestAnimationFrame(() => next(done + ROWS_AT_ONCE))
    }
    next(ROWS_AT_ONCE)
    return () => cancelAnimationFrame(frame)
  }, [rows, isLarge])
  return isLarge && isOf(rows, shown) ? shown : rows
}

function isOf(rows: readonly { readonly id: string }[], others: readonly { readonly id: string }[]): boolean {
  return rows.length === others.length && rows.every(({ id }, at) => id === others[at]?.id)
}
