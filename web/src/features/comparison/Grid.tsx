import type { ComparisonColumn } from '@schakel/domain/calls'
import { takesPart } from '@schakel/domain/requirements/takesPart'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, memo, useCallback, useEffect, useRef } from 'react'
import { askedText } from '../../entities/answers/byGroup.ts'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { ShortName } from '../../ui/ShortName.tsx'
import { tellApart } from '../../ui/tellApart.ts'
import { type CellWords, labelOf, Seen, useCellWords } from './Cell.tsx'
import classes from './Comparison.module.css'
import type { Place } from './ComparisonView.tsx'
import { cellOf, type GridRow } from './cells.ts'
import { useGridColumns } from './useGridColumns.ts'
import { useGridKeys } from './useGridKeys.ts'
import { useGridLines } from './useGridLines.ts'

interface GridProps {
  readonly rows: readonly GridRow[]
  readonly columns: readonly ComparisonColumn[]
  readonly onOpen: (place: Place) => void
}

/**
 * Rows by group against suppliers, name and requirement always in sight; the arrows lead from cell to cell (F1.13, F1.16). Apart from what
 * is opened beside it: a cell that is looked into draws no other anew.
 */
export const Grid = memo(function Grid({ rows, columns, onOpen }: GridProps) {
  const { t } = useTranslation('comparison')
  const locale = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const said = useCellWords()
  const { lines, height, isPlaced, measure, rowFrom, keep } = useGridLines(rows, columns.length, locale, frame)
  const wide = useGridColumns(columns.length, isPlaced, frame)
  const { onKeyDown, onFocus } = useGridKeys({
    last: columns.length - 1,
    isPlaced,
    rowFrom,
    keep: (line, column) => {
      keep(line)
      wide.keep(column)
    },
  })
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
        data-placed={isPlaced || undefined}
        aria-colcount={columns.length + 1}
        className={classes.grid}
        style={{ '--columns': columns.length }}
        onClick={open}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <Head columns={columns} measure={wide.measure} />
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
                <RowCells row={row} columns={columns} shown={wide.shown} said={said} />
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
})

interface HeadProps extends Pick<GridProps, 'columns'> {
  readonly measure: ((element: Element | null) => void) | null
}

// A link costs more than a cell, and this row stays the same while one scrolls.
const Head = memo(function Head({ columns, measure }: HeadProps) {
  const { t } = useTranslation('comparison')
  const words = useWords()
  const short = tellApart(columns.map(({ name }) => name))
  return (
    <thead className={classes.top}>
      <tr className={classes.head} aria-rowindex={1}>
        <th ref={measure} data-column={0} scope="col" aria-colindex={1} className={classes.corner}>
          {t('requirement')}
        </th>
        {columns.map(({ match, name, status, submitted }, at) => (
          <th
            ref={measure}
            data-column={at + 1}
            key={match}
            scope="col"
            aria-colindex={at + 2}
            className={classes.supplier}
          >
            <Link to="/card/$" params={{ _splat: `${match}/answers` }}>
              <ShortName name={name} short={short[at] ?? name} />
            </Link>
            <span>{takesPart(status) ? t('answered', { count: submitted }) : words.status('match', status)}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
})

interface RowProps {
  readonly row: GridRow
  readonly columns: readonly ComparisonColumn[]
  /** The places of the columns that are drawn. */
  readonly shown: readonly number[]
  readonly said: CellWords
}

// Apart from where it stands, which changes when a row above turns out to be higher: its cells then stay as they are.
const RowCells = memo(function RowCells({ row, columns, shown, said }: RowProps) {
  const { t } = useTranslation('comparison')
  const words = useWords()
  const locale = useLocale()
  return (
    <>
      <th scope="row" aria-colindex={1} className={classes.requirement}>
        <span className={classes.text}>{askedText(row, locale) || row.key}</span>
        <Text as="span" size="xs" tone="muted">
          {row.key} · {words.choice('level', row.level)}
          {row.knockout && ` · ${t('knockout')}`}
        </Text>
      </th>
      {shown.map((at) => {
        const column = columns[at]
        if (!column) return null
        const cell = cellOf(column, row.key)
        return (
          <td key={column.match} aria-colindex={at + 2} className={classes.cell} style={{ gridColumn: at + 2 }}>
            <button
              type="button"
              className={classes.press}
              data-printed=""
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
