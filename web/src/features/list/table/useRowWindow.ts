import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { HEAD, ROW } from './sizes.ts'

/** Rows that are drawn beyond what is in view, above and below. */
const OVERSCAN = 10
/** So long after the last step of a scroll it rests, milliseconds. */
const REST = 150

interface View {
  readonly top: number
  readonly height: number
  readonly isScrolling: boolean
}

/** The rows in view of a table of which all rows are of one height, and some beyond them. */
export interface RowWindow {
  /** The first and the last row in view; nothing while nothing is. */
  readonly range: { readonly startIndex: number; readonly endIndex: number } | undefined
  readonly isScrolling: boolean
  /** How high what scrolls is, pixels. */
  readonly height: number
  readonly totalHeight: number
  /** The rows to draw, with those that stay drawn wherever one scrolls. */
  readonly drawnWith: (kept: readonly number[]) => readonly number[]
  readonly topOf: (index: number) => number
  /** Scrolls no further than it takes to have a row in view, below the head. */
  readonly show: (index: number) => void
}

const topOf = (index: number) => HEAD + index * ROW

/** Which rows a table draws. Its rows are of one height: a library that measures each is ten times this to fetch. */
export function useRowWindow(grid: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [view, setView] = useState<View>({ top: 0, height: 0, isScrolling: false })
  // A table that could not be read, or that is empty, has none.
  useLayoutEffect(() => {
    if (grid.current !== element) setElement(grid.current)
  })
  useLayoutEffect(() => {
    if (!element) return
    const look = () => setView((now) => seen(element, now.isScrolling, now))
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => resized.disconnect()
  }, [element])
  useEffect(() => {
    if (!element) return
    let rest: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(rest)
      rest = setTimeout(() => setView((now) => seen(element, false, now)), REST)
      // At once: rows that come later than the scroll leave it blank.
      flushSync(() => setView((now) => seen(element, true, now)))
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(rest)
      element.removeEventListener('scroll', onScroll)
    }
  }, [element])

  const last = count - 1
  const range =
    count > 0 && view.height > 0
      ? {
          startIndex: Math.min(last, Math.max(0, rowAt(view.top))),
          endIndex: Math.min(last, Math.max(0, rowAt(view.top + view.height - 1))),
        }
      : undefined
  return {
    range,
    isScrolling: view.isScrolling,
    height: view.height,
    totalHeight: topOf(count),
    drawnWith: (kept) => (range ? drawnOf(range, last, kept) : []),
    topOf,
    show(index) {
      if (!element) return
      const { scrollTop, clientHeight } = element
      if (topOf(index) < scrollTop + HEAD) element.scrollTop = index * ROW
      else if (topOf(index) + ROW > scrollTop + clientHeight) element.scrollTop = topOf(index) + ROW - clientHeight
    },
  }
}

const rowAt = (pixel: number) => Math.floor((pixel - HEAD) / ROW)

/** What one sees now; the same as before where no row comes or goes, so that nothing is drawn again. */
function seen({ scrollTop, clientHeight }: HTMLElement, isScrolling: boolean, before: View): View {
  const isSame =
    before.isScrolling === isScrolling &&
    before.height === clientHeight &&
    rowAt(before.top) === rowAt(scrollTop) &&
    rowAt(before.top + clientHeight - 1) === rowAt(scrollTop + clientHeight - 1)
  return isSame ? before : { top: scrollTop, height: clientHeight, isScrolling }
}

function drawnOf(
  { startIndex, endIndex }: { readonly startIndex: number; readonly endIndex: number },
  last: number,
  kept: readonly number[],
): readonly number[] {
  const first = Math.max(0, startIndex - OVERSCAN)
  const until = Math.min(last, endIndex + OVERSCAN)
  const rows = Array.from({ length: until - first + 1 }, (_, step) => first + step)
  return [...rows, ...kept.filter((index) => index <= last && (index < first || index > until))]
}
