// biome-ignore-all lint/a11y/useSemanticElements: rows that are placed by hand are no table of the browser
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the keyboard, and its active row is told by aria-activedescendant
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid has the keyboard
import { type TypeName, usualOrder } from '@schakel/domain'
import { useNavigate } from '@tanstack/react-router'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyItem, SearchBody } from '../../../api/types.ts'
import { useWords } from '../../../texts/i18n.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatCount } from '../../../ui/format.ts'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import type { ListState } from '../filters.ts'
import { usePaste } from '../paste/usePaste.tsx'
import type { Prefs } from '../prefs.ts'
import type { Selection } from '../useSelection.ts'
import classes from './Table.module.css'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { useCells, useEditByPress } from './useCells.tsx'
import { useRows } from './useRows.ts'
import { ROW_ITSELF, useTableKeys } from './useTableKeys.ts'
import { useWidths } from './useWidths.ts'

interface ListTableProps {
  readonly type: TypeName
  readonly order: Pick<ListState, 'sort' | 'order'>
  readonly body: SearchBody
  readonly prefs: Prefs
  readonly onPrefs: (change: Partial<Prefs>) => void
  readonly selection: Selection
  readonly onSort: (sort: string, order: 'asc' | 'desc') => void
  readonly empty: ReactNode
}

const ROW = 44
const HEAD = 40
const TICK = 44
const OVERSCAN = 10
/** Rows that stand for those that are being fetched. */
const SHAPES = 12

/** A list as a table, however long: only the rows in view are drawn, and their pages fetched as they come into view. */
export default function ListTable({ type, order, body, prefs, onPrefs, selection, onSort, empty }: ListTableProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const navigate = useNavigate()
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
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

  const open = useCallback(
    (item: AnyItem) => void navigate({ to: '/card/$', params: { _splat: item._id } }),
    [navigate],
  )
  const height = virtual.scrollRect?.height ?? 0
  const paste = usePaste({ type, columns: prefs.columns, rows })
  const cells = useCells({ rows, columns: prefs.columns, grid })
  kept.current = cells.kept
  const keys = useTableKeys({
    rows,
    selection,
    columns: prefs.columns.length,
    edit: cells.begin,
    show: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
    open,
    pageRows: Math.max(1, Math.floor((height - HEAD) / ROW) - 1),
  })
  const { setActive, setCell } = keys
  const { begin } = cells
  // The same for all rows at all times, so that scrolling draws none of them again.
  const latest = useRef(selection)
  useEffect(() => {
    latest.current = selection
  })
  const onToggle = useCallback((item: AnyItem, index: number, isReach: boolean) => {
    if (isReach) void latest.current.reach(index)
    else latest.current.toggle(item._id, index)
  }, [])

  const onEdit = useEditByPress(begin, setCell)
  const { widthOf, setWidth } = useWidths(type, prefs, onPrefs)
  const template = [`${TICK}px`, ...prefs.columns.map((column) => `${widthOf(column)}px`)].join(' ')
  const width = prefs.columns.reduce((sum, column) => sum + widthOf(column), TICK)

  if (rows.error && rows.isPending) return <ErrorState error={rows.error} onRetry={rows.retry} />
  if (!rows.isPending && rows.total === 0) return empty
  const shown = virtual.getVirtualItems()
  const rowKeys = cells.keysOf(shown.map(({ index }) => index))
  const by = order.sort ?? 'changed'
  return (
    <Stack gap={2} fluid>
      <Hint className={classes.count} role="status">
        {rows.isPending
          ? t('reading')
          : t(rows.isEstimate ? 'countEstimate' : 'count', { count: rows.total, total: formatCount(rows.total) })}
      </Hint>
      <Panel
        ref={grid}
        role="grid"
        tabIndex={0}
        aria-keyshortcuts="j"
        aria-label={words.type(type, 2)}
        aria-rowcount={rows.isPending ? -1 : rows.total + 1}
        aria-colcount={prefs.columns.length + 1}
        aria-multiselectable="true"
        aria-busy={rows.isPending}
        aria-activedescendant={
          shown.some(({ index }) => index === keys.active)
            ? [id, keys.active, ...(keys.cell === ROW_ITSELF ? [] : [keys.cell])].join('-')
            : undefined
        }
        as="div"
        raised
        className={classes.scroll}
        style={{ '--columns': template, '--row': `${ROW}px`, '--head': `${HEAD}px`, '--tick': `${TICK}px` }}
        onKeyDown={keys.onKeyDown}
        onPaste={(event) => {
          // In an input of the table it is typed there.
          if (event.target !== event.currentTarget) return
          paste.begin(event.clipboardData.getData('text/plain'), keys.active, keys.cell)
        }}
      >
        <div
          role="presentation"
          className={classes.sheet}
          style={{ height: rows.isPending ? HEAD + SHAPES * ROW : virtual.getTotalSize(), width }}
        >
          <TableHead
            type={type}
            columns={prefs.columns}
            widthOf={widthOf}
            sort={by}
            order={order.order ?? usualOrder(by)}
            onSort={onSort}
            onWidth={setWidth}
          />
          <div role="rowgroup">
            {rows.isPending
              ? Array.from({ length: SHAPES }, (_, index) => (
                  <TableRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never move
                    key={index}
                    id={`${id}-shape-${index}`}
                    index={index}
                    top={HEAD + index * ROW}
                    item={undefined}
                    columns={prefs.columns}
                    isActive={false}
                    isChosen={false}
                    onToggle={onToggle}
                    onOpen={open}
                    onPoint={setActive}
                    onEdit={onEdit}
                  />
                ))
              : shown.map(({ index, start }) => {
                  const item = rows.at(index)
                  return (
                    <TableRow
                      key={rowKeys.get(index)}
                      id={`${id}-${index}`}
                      index={index}
                      top={start}
                      item={item}
                      columns={prefs.columns}
                      isActive={index === keys.active}
                      isChosen={item !== undefined && selection.has(item._id)}
                      onToggle={onToggle}
                      onOpen={open}
                      onPoint={setActive}
                      onEdit={onEdit}
                      activeCell={index === keys.active ? keys.cell : undefined}
                      editing={cells.editingIn(index)}
                    />
                  )
                })}
          </div>
        </div>
      </Panel>
      {paste.dialog}
    </Stack>
  )
}
