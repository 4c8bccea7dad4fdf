import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useMemo, useRef } from 'react'

/** Widths before they are measured, px: that of the requirements, and of a supplier. */
const FIRST = 380
const COLUMN = 128
/** Suppliers out of view that are there already. */
const OVERSCAN = 1

/**
 * Which suppliers to draw, by their place: of a large grid those in view, of another all (F1.16). The head has them all: it gives the
 * widths, and is where a name is found.
 */
export function useGridColumns(count: number, isPlaced: boolean, frame: RefObject<HTMLElement | null>) {
  // The column that has the keyboard stays, wherever one scrolls to.
  const focused = useRef<number>(undefined)
  const virtual = useVirtualizer({
    enabled: isPlaced,
    horizontal: true,
    // Requirements are the first column, which is always in view.
    count: count + 1,
    indexAttribute: 'data-column',
    getScrollElement: () => frame.current,
    estimateSize: (at) => (at === 0 ? FIRST : COLUMN),
    overscan: OVERSCAN,
    rangeExtractor: (range: Range) => {
      const seen = defaultRangeExtractor(range)
      const kept = focused.current
      return kept === undefined || seen.includes(kept + 1) ? seen : [...seen, kept + 1].sort((a, b) => a - b)
    },
  })
  const seen = isPlaced ? virtual.getVirtualIndexes().join(' ') : undefined
  // The same list for the same columns: rows that are there are then left as they are.
  const shown = useMemo(
    () =>
      seen === undefined
        ? Array.from({ length: count }, (_, at) => at)
        : seen.split(' ').flatMap((at) => (Number(at) > 0 ? [Number(at) - 1] : [])),
    [seen, count],
  )
  return {
    shown,
    measure: isPlaced ? virtual.measureElement : null,
    /** Keeps a column drawn, from the next drawing on. */
    keep: (at: number) => {
      focused.current = at
    },
  }
}
