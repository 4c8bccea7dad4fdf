import type { View } from './view.ts'

/** What stands where something was removed (D7). */
export const MASK = '▇▇▇'

/** The character the mask is made of; no name, number or address is ever read across it. */
export const MASK_CHARACTER = '▇'

/** From `start` up to, not including, `end`. */
export interface Range {
  readonly start: number
  readonly end: number
}

// Between two finds these are part of the same thing to a reader: a first and a last name, a street and a zip code.
const JOINTS = new Set(['', ' ', '-', "'", ', '])

/** Ranges of a view in order, each once, neighbours joined. */
export function joined(ranges: readonly Range[], view: View): Range[] {
  const result: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1)
    if (last && (range.start <= last.end || JOINTS.has(view.text.slice(last.end, range.start)))) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    } else result.push(range)
  }
  return result
}

/** The same places in the source, in order. */
export function inSource(ranges: readonly Range[], view: View): Range[] {
  return ranges
    .map(({ start, end }) => ({ start: view.starts[start] ?? 0, end: view.ends[end - 1] ?? 0 }))
    .filter((range) => range.end > range.start)
}

/** Ranges of a source in order, each once. */
export function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && range.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    } else result.push(range)
  }
  return result
}

/** Whether any of the ordered, separate ranges touches `[start, end)`. */
export function touches(ranges: readonly Range[], start: number, end: number): boolean {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  const range = ranges[low]
  return range !== undefined && range.start < end
}
