import type { ComparisonColumn } from '@schakel/domain/calls'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, memo, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { askedText } from '../../entities/answers/byGroup.ts'
import { useLocale, useWords } from '../../texts/i18n.ts'
import { ShortName } from '../../ui/ShortName.tsx'
import { tellApart } from '../../ui/tellApart.ts'
import { type CellWords, labelOf, Seen, useCellWords } from './Cell.tsx'
import classes from './Comparison.module.css'
import type { Place } from './ComparisonView.tsx'
import { cellOf, type GridRow } from './cells.ts'
import { useGridLines } from './useGridLines.ts'

interface GridProps {
  readonly rows: readonly GridRow[]
  readonly columns: readonly ComparisonColumn[]
  readonly onOpen: (place: Place) => void
}

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
  const said = useCellWords()
  const { lines, height, measure, onFocus, rowFrom } = useGridLines(rows, columns.length, locale, frame)
  // One cell is where the keyboard enters the grid: the one it left last, or else the first that is drawn.
  useEffect(() => {
    const cell =
      frame.current?.querySelector('[data-cell][tabindex="0"]') ?? frame.current?.querySelector('[data-cell]')
    cell?.setAttribute('tabindex', '0')
  })
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
        data-placed={height !== undefined || undefined}
        aria-colcount={columns.length + 1}
        className={classes.grid}
        style={{ '--columns': columns.length }}
        onClick={open}
        onKeyDown={(event) => move(event, rowFrom)}
        onFocus={onFocus}
      >
        <Head columns={columns} />
        <tbody style={height === undefined ? undefined : { height }}>
          {lines.map(({ at, id, name, row, number, top }) =>
            row ? (
              <tr
                key={id}
                ref={measure}
                data-index={at}
                aria-rowindex={number + 1}
                className={classes.row}
                style={{ top }}
              >
                <RowCells row={row} columns={columns} said={said} />
              </tr>
            ) : (
              <tr key={id} ref={measure} data-index={at} className={classes.groupRow} style={{ top }}>
                <th scope="rowgroup" className={classes.groupName}>
                  {name}
                </th>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}

// A link costs more than a cell, and this row stays the same while one scrolls.
const Head = memo(function Head({ columns }: Pick<GridProps, 'columns'>) {
  const { t } = useTranslation('comparison')
  const short = tellApart(columns.map(({ name }) => name))
  return (
    <thead className={classes.top}>
      <tr className={classes.head}>
        <th scope="col" className={classes.corner}>
          {t('requirement')}
        </th>
        {columns.map(({ match, name, submitted }, at) => (
          <th scope="col" key={match} className={classes.supplier}>
            <Link to="/card/$" params={{ _splat: `${match}/answers` }}>
              <ShortName name={name} short={short[at] ?? name} />
            </Link>
            <span>{t('answered', { count: submitted })}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
})

interface RowProps {
  readonly row: GridRow
  readonly columns: readonly ComparisonColumn[]
  readonly said: CellWords
}

// Apart from where it stands, which changes when a row above turns out to be higher: its cells then stay as they are.
const RowCells = memo(function RowCells({ row, columns, said }: RowProps) {
  const { t } = useTranslation('comparison')
  const words = useWords()
  const locale = useLocale()
  return (
    <>
      <th scope="row" className={classes.requirement}>
        <span className={classes.text}>{askedText(row, locale) || row.key}</span>
        <span className={classes.marks}>
          {row.key} · {words.choice('level', row.level)}
          {row.knockout && ` · ${t('knockout')}`}
        </span>
      </th>
      {columns.map((column) => {
        const cell = cellOf(column, row.key)
        return (
          <td key={column.match} className={classes.cell}>
            <button
              type="button"
              className={classes.press}
              data-cell={`${row.key} ${column.match}`}
              aria-label={labelOf(cell, said)}
              tabIndex={-1}
            >
              <Seen cell={cell} words={said} />
            </button>
          </td>
        )
      })}
    </>
  )
})

/** The arrows lead to the next cell; Home and End to the ends of the row. */
function move(event: KeyboardEvent<HTMLElement>, rowFrom: (line: number, down: number) => number | undefined): void {
  const from = event.target instanceof Element ? event.target.closest('[data-cell]') : null
  if (!from) return
  const row = from.closest('tr')
  const inRow = cellsIn(row)
  const at = inRow.indexOf(from)
  const [down, right] = steps.get(event.key) ?? [0, 0]
  const next =
    event.key === 'Home'
      ? inRow[0]
      : event.key === 'End'
        ? inRow.at(-1)
        : down !== 0
          ? cellsIn(lineAt(event.currentTarget, rowFrom(Number(row?.dataset.index), down)))[at]
          : right !== 0
            ? inRow[at + right]
            : undefined
  if (!(next instanceof HTMLElement)) return
  from.setAttribute('tabindex', '-1')
  next.tabIndex = 0
  next.focus()
  event.preventDefault()
}

function lineAt(grid: HTMLElement, line: number | undefined): Element | null {
  return line === undefined ? null : grid.querySelector(`tr[data-index="${line}"]`)
}

function cellsIn(row: Element | null): Element[] {
  return row ? [...row.querySelectorAll('[data-cell]')] : []
}
