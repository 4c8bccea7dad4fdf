import type { DecisionSheet } from '@schakel/domain/calls'
import type { Decision, Fact } from '@schakel/domain/decision'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatMoney } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Contributions } from './Contributions.tsx'
import { FactRows } from './FactRows.tsx'
import { CostLines } from './setup/CostLines.tsx'

interface FactGroundsProps {
  readonly fact: Fact
  readonly sheet: DecisionSheet
  readonly decision: Decision
  readonly nameOf: (criterion: string) => string
}

/** What the numbers of a sentence were made of: weights and points, requirements, lines of costs, anchors (F2.15). */
export function FactGrounds({ fact, sheet, decision, nameOf }: FactGroundsProps) {
  const { t } = useTranslation('weighing')
  const { anchors, years, rate } = sheet.setup
  const meant = Object.values(fact.params)
  const rows = sheet.rows.filter(({ key }) => fact.rows.includes(key))
  const paid = sheet.suppliers.filter(({ id }) => fact.costs.includes(id))
  return (
    <Stack gap={3} above={2} below={2}>
      {fact.criteria.length > 0 && (
        <Contributions
          decision={decision}
          suppliers={decision.suppliers.filter(({ id }) => meant.includes(id))}
          only={fact.criteria}
          nameOf={nameOf}
        />
      )}
      {rows.length > 0 && <FactRows fact={fact} sheet={sheet} rows={rows} />}
      {paid.length > 0 && <Hint>{t('costs.over', { count: years, rate })}</Hint>}
      {paid.map(({ id, name, costs }) => (
        <div key={id}>
          <Text weight="strong">{name}</Text>
          <CostLines costs={costs} />
        </div>
      ))}
      {fact.isByAnchors && anchors && (
        <Hint>
          {t('anchorsAre', { excellent: formatMoney(anchors.excellent), maximum: formatMoney(anchors.maximum) })}
        </Hint>
      )}
    </Stack>
  )
}
