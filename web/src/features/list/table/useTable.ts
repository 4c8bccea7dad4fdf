import type { TypeName } from '@schakel/domain'
import { useNavigate } from '@tanstack/react-router'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { AnyItem, SearchBody } from '../../../api/types.ts'
import { usePaste } from '../paste/usePaste.tsx'
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
}

/** The rows of a table that are in view, and what keyboard, mouse and clipboard do with them. */
export function useTable(grid: RefObject<HTMLDivElement | null>, { type, body, selection, columns }: TableInput) {
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
  const height = virtual.scrollRect?.height ?? 0
  const paste = usePaste({ type, columns, rows })
  const cells = useCells({ rows, columns, grid })
  kept.current = cells.kept
  const keys = useTableKeys({
    rows,
    selection,
    columns: columns.length,
    edit: cells.begin,
    show: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
    open: onOpen,
    pageRows: Math.max(1, Math.floor((height - HEAD) / ROW) - 1),
  })
  // The same for all rows at all times, so that scrolling draws none of them again.
  const latest = useRef(selection)
  useEffect(() => {
    latest.current = selection
  })
  const onToggle = useCallback((item: AnyItem, index: number, isReach: boolean) => {
    if (isReach) void latest.current.reach(index)
    else latest.current.toggle(item._id, index)
  }, [])
  const onEdit = useEditByPress(cells.begin, keys.setCell)
  return { virtual, rows, cells, keys, paste, onRow: { onOpen, onToggle, onEdit, onPoint: keys.setActive } }
}
