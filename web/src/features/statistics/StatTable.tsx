import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { classOf } from '../../ui/layout/look.ts'
import classes from './Statistics.module.css'

/** A column of a table of numbers; the first one heads the rows. */
export interface StatColumn<Row> {
  readonly key: string
  readonly label: string
  readonly read: (row: Row) => ReactNode
}

interface StatTableProps<Row> {
  readonly caption: string
  readonly columns: readonly StatColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** What it all comes to, column by column, as a row of its own at the end. */
  readonly totals?: readonly ReactNode[]
  /** It is shown at once. */
  readonly isOpen?: boolean
}

/** The numbers of a chart in words, for everybody who would rather read them (D11.2). */
export function StatTable<Row>({ caption, columns, rows, keyOf, totals, isOpen = false }: StatTableProps<Row>) {
  const { t } = useTranslation('statistics')
  return (
    <details className={classOf([], { fluid: true })} open={isOpen}>
      <summary>{t('asTable')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={classes.frame} aria-label={t('tableOf', { name: caption })} tabIndex={0}>
        <table className={classOf([], { size: 'sm', digits: true, className: classes.table })}>
          <caption className="sk-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Cells key={keyOf(row)} row={row} columns={columns} />
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr>
                {columns.map(({ key }, at) =>
                  at === 0 ? (
                    <th key={key} scope="row">
                      {totals[0]}
                    </th>
                  ) : (
                    <td key={key}>{totals[at]}</td>
                  ),
                )}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </details>
  )
}

function Cells<Row>({ row, columns }: { readonly row: Row; readonly columns: readonly StatColumn<Row>[] }) {
  return (
    <tr>
      {columns.map(({ key, read }, at) =>
        at === 0 ? (
          <th key={key} scope="row">
            {read(row)}
          </th>
        ) : (
          <td key={key}>{read(row)}</td>
        ),
      )}
    </tr>
  )
}
