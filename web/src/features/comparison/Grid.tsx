import type { ComparisonColumn } from '@schakel/domain/calls'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, memo, useCallback, useDeferredValue, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { askedText, byGroup } from '../../entities/answers/byGroup.ts'
import { useLocale, useWords } from '../../texts/i18n.ts'
import { Cell, useCellWords } from './Cell.tsx'
import classes from './Comparison.module.css'
import type { Place } from './ComparisonView.tsx'
import { cellOf, type GridRow } from './cells.ts'

interface GridProps {
  readonly rows: readonly GridRow[]
  readonly columns: readonly ComparisonColumn[]
  readonly onOpen: (place: Place) => void
}

/** So many rows are drawn first; the rest follows without holding the screen (F1.16). */
const FIRST_ROWS = 24

const steps: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowDown', [1, 0]],
  ['ArrowUp', [-1, 0]],
  ['ArrowRight', [0, 1]],
  ['ArrowLeft', [0, -1]],
])

/** Rows by group against suppliers, name and requirement always in sight; the arrows lead from cell to cell (F1.13, F1.16). */
export function Grid({ rows, columns, onOpen }: GridProps) {
  const { t } = useTranslation('comparison')
  const locale = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const count = useDeferredValue(rows.length, Math.min(FIRST_ROWS, rows.length))
  const shown = rows.slice(0, count)
  const open = useCallback(
    ({ target }: MouseEvent) => {
      const cell = target instanceof Element ? target.closest('[data-cell]') : null
      const [key, match] = cell?.getAttribute('data-cell')?.split(' ') ?? []
      if (key && match) onOpen({ key, match })
    },
    [onOpen],
  )
  return (
    <div className={classes.frame} ref={frame}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked by the arrows is a grid
        role="grid"
        aria-label={t('title')}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        className={classes.grid}
        style={{ '--columns': columns.length }}
        onClick={open}
        onKeyDown={move}
      >
        <Head columns={columns} />
        {byGroup(shown, locale).map(({ id, name, rows: found }) => (
          <tbody key={id} className={classes.group} style={{ '--rows': found.length }}>
            <tr className={classes.groupRow}>
              <th scope="rowgroup" className={classes.groupName}>
                {name}
              </th>
            </tr>
            {found.map((row) => (
              <Row key={row.key} row={row} columns={columns} isFirst={row === shown[0]} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Head({ columns }: Pick<GridProps, 'columns'>) {
  const { t } = useTranslation('comparison')
  return (
    <thead className={classes.top}>
      <tr className={classes.head}>
        <th scope="col" className={classes.corner}>
          {t('requirement')}
        </th>
        {columns.map(({ match, name, submitted }) => (
          <th scope="col" key={match} className={classes.supplier}>
            <Link to="/card/$" params={{ _splat: `${match}/answers` }} title={name}>
              {name}
            </Link>
            <span>{t('answered', { count: submitted })}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowProps {
  readonly row: GridRow
  readonly columns: readonly ComparisonColumn[]
  /** Its first cell is where the keyboard enters the grid. */
  readonly isFirst: boolean
}

const Row = memo(function Row({ row, columns, isFirst }: RowProps) {
  const { t } = useTranslation('comparison')
  const words = useWords()
  const locale = useLocale()
  const said = useCellWords()
  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.requirement}>
        <span className={classes.text}>{askedText(row, locale) || row.key}</span>
        <span className={classes.marks}>
          {row.key} · {words.choice('level', row.level)}
          {row.knockout && ` · ${t('knockout')}`}
        </span>
      </th>
      {columns.map((column, at) => (
        <td key={column.match} className={classes.cell}>
          <button
            type="button"
            className={classes.press}
            data-cell={`${row.key} ${column.match}`}
            tabIndex={isFirst && at === 0 ? 0 : -1}
          >
            <Cell cell={cellOf(column, row.key)} words={said} />
          </button>
        </td>
      ))}
    </tr>
  )
})

/** The arrows lead to the next cell; Home and End to the ends of the row. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target instanceof Element ? event.target.closest('[data-cell]') : null
  if (!from) return
  const row = from.closest('tr')
  const inRow = cellsIn(row)
  const at = inRow.indexOf(from)
  const rows = [...event.currentTarget.querySelectorAll('tr')].filter((one) => cellsIn(one).length > 0)
  const [down, right] = steps.get(event.key) ?? [0, 0]
  const next =
    event.key === 'Home'
      ? inRow[0]
      : event.key === 'End'
        ? inRow.at(-1)
        : down !== 0
          ? row && cellsIn(rows[rows.indexOf(row) + down] ?? null)[at]
          : right !== 0
            ? inRow[at + right]
            : undefined
  if (!(next instanceof HTMLElement)) return
  from.setAttribute('tabindex', '-1')
  next.tabIndex = 0
  next.focus()
  event.preventDefault()
}

function cellsIn(row: Element | null): Element[] {
  return row ? [...row.querySelectorAll('[data-cell]')] : []
}
