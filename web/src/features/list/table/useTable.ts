import type { TypeName } from '@schakel/domain'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { AnyItem, SearchBody } from '../../../api/types.ts'
import { usePaste } from '../paste/usePaste.tsx'
import type { Peek } from '../peek/usePeek.ts'
import { usePeekedRow } from '../peek/usePeekedRow.ts'
import type { Selection } from '../useSelection.ts'
import { HEAD, ROW } from './sizes.ts'
import { useCells, useEditByPress } from './useCells.tsx'
import { useRows } from './useRows.ts'
import { useRowWindow } from './useRowWindow.ts'
import { useTableKeys } from './useTableKeys.ts'

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
  const view = useRowWindow(grid, count)
  const { show } = view
  const rows = useRows(body, view.range, view.isScrolling)
  if (rows.total !== count) setCount(rows.total)

  const onOpen = useCallback(
    (item: AnyItem) => void navigate({ to: '/card/$', params: { _splat: item._id } }),
    [navigate],
  )
  const paste = usePaste({ type, columns, rows })
  const cells = useCells({ rows, columns, grid })
  const keys = useTableKeys({
    grid,
    rows,
    selection,
    columns,
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
    pageRows: Math.max(1, Math.floor((view.height - HEAD) / ROW) - 1),
  })
  const follow = usePeekedRow({ peek, rows, active: keys.active, step: keys.step, setActive: keys.setActive, show })
  // The same for all rows at all times, so that scrolling draws none of them again.
  const latest = useRef({ selection, rows })
  const latestPeek = useRef(peek)
  useEffect(() => {
    latest.current = { selection, rows }
    latestPeek.current = peek
  })
  const onToggle = useCallback((item: AnyItem, index: number, isReach: boolean) => {
    const { selection: chosen, rows: seen } = latest.current
    if (isReach) void chosen.reach(index, seen)
    else chosen.toggle(item._id, index)
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
  const drawn = view.drawnWith(cells.kept)
  return { view, drawn, rows, cells, keys, paste, onRow: { onOpen, onToggle, onEdit, onPeek, onPoint: keys.setActive } }
}
