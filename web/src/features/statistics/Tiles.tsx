import type { Statistics } from '@schakel/domain/calls'
import { type FigureName, growthOf, moneyFigures } from '@schakel/domain/statistics'
import { useTranslation } from 'react-i18next'
import { formatCount, formatMoney } from '../../ui/format.ts'
import classes from './Statistics.module.css'

const shown: readonly FigureName[] = ['count', 'match', 'won', 'users', 'amount', 'cost']
const percent = new Intl.NumberFormat('nl-NL', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})

/** The figures that say most, each beside the same days a year before (D11.2). */
export function Tiles({ data: { total, before } }: { readonly data: Statistics }) {
  const { t } = useTranslation('statistics')
  return (
    <dl className={classes.tiles}>
      {shown.map((name) => {
        const growth = growthOf(total[name], before.total[name])
        return (
          <div key={name} className={classes.tile}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>
              <span className={classes.figure}>{figureText(name, total[name])}</span>
              <span className={classes.growth}>
                {growth === undefined
                  ? t('noYearBefore')
                  : t('yearOverYear', { part: percent.format(growth), before: figureText(name, before.total[name]) })}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** A figure as people read it: money as money. */
export function figureText(name: FigureName, value: number): string {
  return moneyFigures.includes(name) ? formatMoney(value) : formatCount(value)
}
