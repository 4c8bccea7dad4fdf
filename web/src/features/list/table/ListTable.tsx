import { sortOfColumn, type TypeName, usualOrder } from '@schakel/domain'
import { type ReactNode, useId, useRef } from 'react'
import type { SearchBody } from '../../../api/types.ts'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatCount } from '../../../ui/format.ts'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import type { ListState } from '../filters.ts'
import type { Peek } from '../peek/usePeek.ts'
import type { Prefs } from '../prefs.ts'
import type { Selection } from '../useSelection.ts'
import { HEAD, ROW, TICK } from './sizes.ts'
import classes from './Table.module.css'
import { TableHead } from './TableHead.tsx'
import { SHAPES, TableLines } from './TableLines.tsx'
import { useColumnLabel } from './useColumnLabel.ts'
import { useFilledColumns } from './useFilledColumns.ts'
import { useTable } from './useTable.ts'
import { ROW_ITSELF } from './useTableKeys.ts'
import { useWidths } from './useWidths.ts'

/** So many rows of a list say which of its columns are empty. */
const FIRST_ROWS = 100

interface ListTableProps {
  readonly type: TypeName
  readonly order: Pick<ListState, 'sort' | 'order'>
  readonly body: SearchBody
  readonly prefs: Prefs
  readonly onPrefs: (change: Partial<Prefs>) => void
  readonly selection: Selection
  readonly peek: Peek
  readonly onSort: (sort: string, order: 'asc' | 'desc') => void
  readonly empty: ReactNode
  /** The head of its group counts its lines. */
  readonly isGroup?: boolean
}

/** A list as a table, however long: only the rows in view are drawn, and their pages fetched as they come into view. */
export default function ListTable({
  type,
  order,
  body,
  prefs,
  onPrefs,
  selection,
  peek,
  onSort,
  empty,
  isGroup = false,
}: ListTableProps) {
  const words = useWords()
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const by = order.sort ?? 'changed'
  const isKept = (column: string) => prefs.showsEmpty === true || sortOfColumn(type, column) === by
  const list = JSON.stringify(body)
  const { shown: columns, hidden, look } = useFilledColumns(list, prefs.columns, prefs.columns.filter(isKept))
  const table = useTable(grid, { type, body, selection, columns, peek })
  const { view, drawn, rows, keys, paste } = table
  look(rows.isPending ? [] : inView(table))
  const { widthOf, trackOf, setWidth } = useWidths(type, prefs, onPrefs)
  const template = [`${TICK}px`, ...columns.map(trackOf)].join(' ')
  const width = columns.reduce((sum, column) => sum + widthOf(column), TICK)

  if (rows.error && rows.isPending) return <ErrorState error={rows.error} onRetry={rows.retry} />
  if (!rows.isPending && rows.total === 0) return empty
  const isActiveShown = drawn.includes(keys.active)
  return (
    <Stack gap={2} fluid>
      {!isGroup && (
        <CountLine
          type={type}
          rows={rows}
          isReading={paste.isReading}
          hidden={hidden}
          onShow={() => onPrefs({ showsEmpty: true })}
        />
      )}
      <Panel
        ref={grid}
        role="grid"
        tabIndex={0}
        aria-label={words.type(type, 2)}
        aria-rowcount={rows.isPending ? -1 : rows.total + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        aria-busy={rows.isPending || paste.isReading}
        aria-activedescendant={
          isActiveShown ? [id, keys.active, ...(keys.cell === ROW_ITSELF ? [] : [keys.cell])].join('-') : undefined
        }
        as="div"
        raised
        className={classes.scroll}
        relative
        style={{ '--columns': template, '--row': `${ROW}px`, '--head': `${HEAD}px`, '--tick': `${TICK}px` }}
        // Who comes to the table is at this item, wherever it goes meanwhile.
        onFocus={(event) => event.target === event.currentTarget && keys.setActive(keys.active)}
        onPaste={(event) => {
          // In an input of the table it is typed there.
          if (event.target !== event.currentTarget) return
          void paste.begin(event.clipboardData.getData('text/plain'), keys.active, keys.cell)
        }}
      >
        <div
          role="presentation"
          className={classes.sheet}
          style={{ height: rows.isPending ? HEAD + SHAPES * ROW : view.totalHeight, width }}
        >
          <TableHead
            type={type}
            columns={columns}
            widthOf={widthOf}
            sort={by}
            order={order.order ?? usualOrder(by)}
            onSort={onSort}
            onWidth={setWidth}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: rows that are placed by hand are no table of the browser */}
          <div role="rowgroup">
            <TableLines id={id} table={table} columns={columns} selection={selection} peeked={peek.id} />
          </div>
        </div>
      </Panel>
      {paste.dialog}
    </Stack>
  )
}

/** The rows that are in view and there; of a table that is not drawn yet the first ones. */
function inView({ drawn, rows }: ReturnType<typeof useTable>) {
  const first = Array.from({ length: Math.min(FIRST_ROWS, rows.total) }, (_, index) => index)
  return [...new Set([...first, ...drawn])].flatMap((index) => rows.at(index) ?? [])
}

interface CountLineProps {
  readonly type: TypeName
  readonly rows: ReturnType<typeof useTable>['rows']
  /** Rows are being read that something is pasted over. */
  readonly isReading: boolean
  /** Columns that are left out. */
  readonly hidden: readonly string[]
  readonly onShow: () => void
}

/** How many lines there are, and which columns are left out because nothing stands in them. */
function CountLine({ type, rows, isReading, hidden, onShow }: CountLineProps) {
  const { t } = useTranslation('list')
  const labelOf = useColumnLabel(type)
  return (
    <Row gap={3} wrap>
      <Hint className={classes.count} role="status">
        {rows.isPending || isReading
          ? t('reading')
          : t(rows.isEstimate ? 'countEstimate' : 'count', { count: rows.total, total: formatCount(rows.total) })}
      </Hint>
      {hidden.length > 0 && (
        <Button size="sm" tone="plain" title={hidden.map(labelOf).join(', ')} onClick={onShow}>
          {t('emptyColumns', { count: hidden.length })}
        </Button>
      )}
    </Row>
  )
}
