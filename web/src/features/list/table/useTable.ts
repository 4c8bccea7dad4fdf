import type { TypeName } from '@schakel/domain'
import { useNavigate } from '@tanstack/react-router'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { AnyItem, SearchBody } from '../../../api/types.ts'
import { usePaste } from '../paste/usePaste.tsx'
import type { Peek } from '../peek/usePeek.ts'
import { usePeekedRow } from '../peek/usePeekedRow.ts'
import type { Selection } from '../useSelection.ts'
import { HEAD, ROW } from './sizes.ts'
import { useCells, useEditByPress } from './useCells.tsx'
import { useRows } from './useRows.ts'
import { useTableKeys } from './useTableKeys.ts'

const OVERSCAN = 10

interface TableInput {
  readonly type: TypeName
  readonly body: SearchBody
  readonly selection: Selection
  readonly columns: readonly string[]
  readonly peek: Peek
}

/** The rows of a table that are in view, and what keyboard, mouse and clipboard do with them. */
export function useTable(grid: RefObject<HTMLDivElement | null>, { type, body, selection, columns, peek }: TableInput) {
  const navigate = useNavigate()
  const [count, setCount] = useState(0)
  const kept = useRef<readonly number[]>([])
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...kept.current])],
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
  })
  const rows = useRows(body, count > 0 ? (virtual.range ?? undefined) : undefined, virtual.isScrolling)
  if (rows.total !== count) setCount(rows.total)

  const onOpen = useCallback(
    (item: AnyItem) => void navigate({ to: '/card/$', params: { _splat: item._id } }),
    [navigate],
  )
  const show = (index: number) => virtual.scrollToIndex(index, { align: 'auto' })
  const height = virtual.scrollRect?.height ?? 0
  const paste = usePaste({ type, columns, rows })
  const cells = useCells({ rows, columns, grid })
  kept.current = cells.kept
  const keys = useTableKeys({
    grid,
    rows,
    selection,
    columns: columns.length,
    edit: cells.begin,
    show,
    open: onOpen,
    peek: (index) => {
      const item = rows.at(index)
      if (item) peek.open(item._id, grid.current)
    },
    closePeek() {
      if (peek.id === undefined) return false
      peek.close()
      return true
    },
    onWalk: (index) => follow(index),
    pageRows: Math.max(1, Math.floor((height - HEAD) / ROW) - 1),
  })
  const follow = usePeekedRow({ peek, rows, active: keys.active, step: keys.step, setActive: keys.setActive, show })
  // The same for all rows at all times, so that scrolling draws none of them again.
  const latest = useRef(selection)
  const latestPeek = useRef(peek)
  useEffect(() => {
    latest.current = selection
    latestPeek.current = peek
  })
  const onToggle = useCallback((item: AnyItem, index: number, isReach: boolean) => {
    if (isReach) void latest.current.reach(index)
    else latest.current.toggle(item._id, index)
  }, [])
  const { setActive } = keys
  const onPeek = useCallback(
    (item: AnyItem, index: number) => {
      setActive(index)
      latestPeek.current.open(item._id, grid.current)
    },
    [grid, setActive],
  )
  const onEdit = useEditByPress(cells.begin, keys.setCell)
  return { virtual, rows, cells, keys, paste, onRow: { onOpen, onToggle, onEdit, onPeek, onPoint: keys.setActive } }
}
