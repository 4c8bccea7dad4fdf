import { defaultRangeExtractor, measureElement, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { askedText, byGroup } from '../../entities/answers/byGroup.ts'
import type { Locale } from '../../texts/locale.ts'
import { useMedia } from '../../ui/useMedia.ts'
import type { GridRow } from './cells.ts'

/** More cells than this are drawn as they come into view; fewer all at once (F1.16). */
const LARGE = 800
/** Heights before they are measured, px. */
const GROUP = 33
const ROW = 67
/** Texts whose lengths differ less are expected to be as high, signs. */
const LENGTH = 12
/** Lines out of view that are there already: one finger's flick. */
const OVERSCAN = 8

/** A line of the grid: the name of a group, or a requirement. */
interface GridLine {
  readonly at: number
  readonly id: string
  readonly name?: string
  readonly row?: GridRow
  /** The number of the row among all rows, from 1. */
  readonly number: number
}

/** The lines to draw. A large grid is placed by hand: then each has its `top`, and the grid its `height`. */
export function useGridLines(
  rows: readonly GridRow[],
  columns: number,
  locale: Locale,
  frame: RefObject<HTMLElement | null>,
) {
  const all = useMemo(() => linesOf(rows, locale), [rows, locale])
  const isPrinting = useMedia('print')
  const isPlaced = rows.length * columns > LARGE && !isPrinting
  // What is in view stands first, and what a flick comes to after it.
  const [isStanding, setStanding] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setStanding(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  // The line that has the keyboard stays, wherever one scrolls to.
  const focused = useRef<number>(undefined)
  // A row that is as high as was expected moves no other: rows with texts of the same length most often are.
  const heights = useRef(new Map<number, number>())
  const virtual = useVirtualizer({
    enabled: isPlaced,
    count: all.length,
    getScrollElement: () => frame.current,
    estimateSize: (at) => heights.current.get(lengthOf(all[at], locale)) ?? (all[at]?.row ? ROW : GROUP),
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance)
      heights.current.set(lengthOf(all[instance.indexFromElement(element)], locale), height)
      return height
    },
    overscan: isStanding ? OVERSCAN : 1,
    rangeExtractor: (range: Range) => {
      const seen = defaultRangeExtractor(range)
      const kept = focused.current
      return kept === undefined || seen.includes(kept) ? seen : [...seen, kept].sort((a, b) => a - b)
    },
  })
  /** The number among the lines of the next row below this one or above it; nothing past the ends. */
  const rowFrom = (from: number, down: number): number | undefined => {
    let at = from + down
    while (all[at]?.name !== undefined) at += down
    return all[at] && at
  }
  const placed = virtual.getVirtualItems().flatMap(({ index, start }) => {
    const line = all[index]
    return line ? [{ ...line, top: start }] : []
  })
  return {
    lines: isPlaced ? placed : all.map((line) => ({ ...line, top: undefined })),
    height: isPlaced ? virtual.getTotalSize() : undefined,
    isPlaced,
    measure: isPlaced ? virtual.measureElement : null,
    rowFrom,
    /** Keeps a line drawn, from the next drawing on. */
    keep: (at: number) => {
      focused.current = at
    },
  }
}

/** How long what stands in a line is, in steps of some words; 0 for the name of a group. */
function lengthOf(line: GridLine | undefined, locale: Locale): number {
  return line?.row ? Math.ceil(askedText(line.row, locale).length / LENGTH) : 0
}

function linesOf(rows: readonly GridRow[], locale: Locale): readonly GridLine[] {
  let at = 0
  let number = 0
  return byGroup(rows, locale).flatMap(({ id, name, rows: found }) => [
    { at: at++, id: `group ${id}`, name, number },
    ...found.map((row) => ({ at: at++, id: row.key, row, number: ++number })),
  ])
}
