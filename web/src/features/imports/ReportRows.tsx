import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import classes from './Imports.module.css'
import { type DuplicateWay, type ImportJob, type ImportLine, scrollable, ways } from './importData.ts'
import { useRows } from './useImport.ts'

const tones = { created: 'success', merged: 'brand', skipped: 'neutral', failed: 'danger' } as const

interface ReportRowsProps {
  readonly job: ImportJob
  readonly outcome: string
  /** Before it is written: what is to be done with a row that is there already. */
  readonly wayOf?: (line: number) => DuplicateWay
  readonly onWay?: (line: number, way: DuplicateWay) => void
}

/** What became of the rows, or would become of them. */
export function ReportRows({ job, outcome, wayOf, onWay }: ReportRowsProps) {
  const { t } = useTranslation('importing')
  const rows = useRows(job, outcome)
  if (rows.isPending) {
    return (
      <Loading>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  }
  if (rows.isError && !rows.data) return <ErrorState error={rows.error} onRetry={() => void rows.refetch()} />
  const lines = rows.data.pages.flat()
  if (lines.length === 0) return <Hint breaks>{t('noRows')}</Hint>
  return (
    <div>
      <Panel raised className={classes.scroll} aria-label={t('rowsCaption')} {...scrollable}>
        <table
          className={classOf([], { full: true, size: 'sm', className: classes.table })}
          aria-label={t('rowsCaption')}
        >
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              <th scope="col">{t('rowName')}</th>
              <th scope="col">{t('outcome')}</th>
              <th scope="col">{t('reason')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((row) => (
              <tr key={row.line}>
                <td className={classes.number}>{row.line}</td>
                <th scope="row">
                  {row.id === undefined ? (
                    row.name || '–'
                  ) : (
                    <Link to="/card/$" params={{ _splat: row.id }}>
                      {row.name}
                    </Link>
                  )}
                </th>
                <td>
                  {wayOf && onWay && row.duplicate && row.outcome !== 'failed' ? (
                    <Way row={row} way={wayOf(row.line)} onWay={onWay} />
                  ) : (
                    <Chip tone={tones[row.outcome]}>{t(`outcomes.${row.outcome}`)}</Chip>
                  )}
                </td>
                <td className={classes.reason}>
                  <Reason row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <LoadMore list={rows} />
    </div>
  )
}

function Way({
  row,
  way,
  onWay,
}: {
  readonly row: ImportLine
  readonly way: DuplicateWay
  readonly onWay: NonNullable<ReportRowsProps['onWay']>
}) {
  const { t } = useTranslation('importing')
  return (
    <select
      className={classes.select}
      aria-label={t('wayOf', { name: row.name })}
      value={way}
      onChange={(event) => {
        const next = ways.find((one) => one === event.currentTarget.value)
        if (next) onWay(row.line, next)
      }}
    >
      {ways.map((one) => (
        <option key={one} value={one}>
          {t(`way.${one}`)}
        </option>
      ))}
    </select>
  )
}

function Reason({ row }: { readonly row: ImportLine }) {
  const { t } = useTranslation('importing')
  const of = row.duplicate?.of
  return (
    <>
      {row.reason}
      {typeof of === 'string' && (
        <>
          {' '}
          <Link to="/card/$" params={{ _splat: of }} target="_blank">
            {t('look', { name: row.duplicate?.name ?? of })}
          </Link>
        </>
      )}
    </>
  )
}
