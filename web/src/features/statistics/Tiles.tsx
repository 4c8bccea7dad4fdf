import type { Statistics } from '@schakel/domain/calls'
import { type FigureName, growthOf, moneyFigures } from '@schakel/domain/statistics'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatCount, formatMoney } from '../../ui/format.ts'
import { formatGrowth } from '../../ui/formatGrowth.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Statistics.module.css'

const shown: readonly FigureName[] = ['count', 'match', 'won', 'users', 'amount', 'cost']

/** The figures that say most, each beside the same days a year before (D11.2). */
export function Tiles({ data: { total, before } }: { readonly data: Statistics }) {
  const { t } = useTranslation('statistics')
  return (
    <dl className={classes.tiles}>
      {shown.map((name) => {
        const growth = growthOf(total[name], before.total[name])
        return (
          <Panel key={name} as="div" pad={3} padX={4} raised className={classes.tile}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>
              <Text as="span" size="xl" weight="heavy" digits>
                {figureText(name, total[name])}
              </Text>
              <Text as="span" size="xs" tone="muted">
                {growth === undefined
                  ? t('noYearBefore')
                  : t('yearOverYear', { part: formatGrowth(growth), before: figureText(name, before.total[name]) })}
              </Text>
            </dd>
          </Panel>
        )
      })}
    </dl>
  )
}

/** A figure as people read it: money as money. */
export function figureText(name: FigureName, value: number): string {
  return moneyFigures.includes(name) ? formatMoney(value) : formatCount(value)
}
