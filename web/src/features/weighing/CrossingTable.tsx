import type { EqualWeight, LeastShift } from '@schakel/domain/decision'
import { useTranslation } from '../../texts/useTranslation.ts'
import { numberWith } from '../../ui/format.ts'
import { classOf } from '../../ui/layout/look.ts'
import classes from './CrossingPoints.module.css'
import { exactly, shiftedTo } from './crossing.ts'
import { useCrossingText } from './useCrossingText.ts'

interface CrossingTableProps {
  readonly rows: readonly EqualWeight[]
  readonly shift: LeastShift | undefined
  readonly challenger: string
  readonly nameOf: (criterion: string) => string
}

/** The numbers of the bars of crossing points (F2.15). */
export function CrossingTable({ rows, shift, challenger, nameOf }: CrossingTableProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const said = useCrossingText(challenger)
  const percent = (weight: number | undefined, said = exactly) =>
    weight === undefined ? '–' : `${said(weight * 100)}%`
  return (
    <details>
      <summary>{t('crossing.showTable')}</summary>
      <table className={classOf([], { above: 2, full: true, size: 'sm', digits: true, className: classes.table })}>
        <caption className="sk-hidden">{t('crossing.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('criterion')}</th>
            <th scope="col">{t('crossing.columnNow')}</th>
            <th scope="col">{t('crossing.columnLevel')}</th>
            <th scope="col">{t('crossing.columnShift')}</th>
            <th scope="col">{t('crossing.columnWins')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.criterion}>
              <th scope="row">{nameOf(row.criterion)}</th>
              <td>{percent(row.from, number)}</td>
              <td>{row.to === undefined ? t('crossing.never') : percent(row.to)}</td>
              <td>{percent(shiftedTo(shift, row))}</td>
              <td>{said(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
