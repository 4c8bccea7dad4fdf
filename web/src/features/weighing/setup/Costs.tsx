import type { DecisionSheet } from '@schakel/domain/calls'
import { type CostTerms, costsByUsers, totalCosts } from '@schakel/domain/decision'
import { takesPart } from '@schakel/domain/requirements'
import { IconReceiptEuro } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '../../../entities/items/page/Section.tsx'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import { numberWith } from '../../../ui/format.ts'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { CostEditor } from './CostEditor.tsx'
import { CostLines } from './CostLines.tsx'
import { Years } from './Years.tsx'

type Supplier = DecisionSheet['suppliers'][number]

/** What each supplier costs over all years, nominal and discounted, with the lines behind it (F2.4). */
export function Costs({ sheet }: { readonly sheet: DecisionSheet }) {
  const { t } = useTranslation('weighing')
  const { years, rate } = sheet.setup
  const { users, locations } = sheet
  return (
    <Section anchor="costs" title={t('costs.title')} icon={<IconReceiptEuro size={18} aria-hidden="true" />}>
      <Stack gap={3}>
        <Hint>{t('costs.over', { count: years, rate: numberWith(2, 0)(rate) })}</Hint>
        {sheet.mayInvite && <Years sheet={sheet} />}
        {users === undefined && <Hint>{t('costs.noUsers')}</Hint>}
        <Columns of={2} gap={3} align="start">
          {sheet.suppliers
            .filter(({ isCandidate, isHidden, status }) => isCandidate || (isHidden && takesPart(status)))
            .map((supplier) => (
              <CostsOf
                key={supplier.id}
                supplier={supplier}
                terms={{ years, discount: rate, users, locations }}
                mayEdit={sheet.maySettle}
              />
            ))}
        </Columns>
      </Stack>
    </Section>
  )
}

interface CostsOfProps {
  readonly supplier: Supplier
  readonly terms: CostTerms
  readonly mayEdit: boolean
}

function CostsOf({ supplier, terms, mayEdit }: CostsOfProps) {
  const { t } = useTranslation('weighing')
  const [isEditing, setEditing] = useState(false)
  const { nominal, discounted, known, isAssumed } = totalCosts(supplier.costs, terms)
  return (
    <Panel as="article" gap={2} pad={3} aria-label={supplier.name}>
      <Text weight="bold" breaks>
        {supplier.name}
        {isAssumed && ` · ${t('costs.assumed')}`}
      </Text>
      <Text digits>
        {t('costs.nominal')} {nominal === undefined ? t('costs.unknown') : <Money amount={Math.round(nominal)} />}
        {' · '}
        {t('costs.discounted')}{' '}
        {discounted === undefined ? t('costs.unknown') : <Money amount={Math.round(discounted)} />}
      </Text>
      {nominal === undefined && (
        <Hint>
          {t('costs.known')} <Money amount={Math.round(known)} />
        </Hint>
      )}
      {nominal !== undefined &&
        costsByUsers(supplier.costs, terms).map(({ users, nominal: costs }) => (
          <Hint key={users}>
            {t('costs.atUsers', { count: users })} <Money amount={costs === undefined ? null : Math.round(costs)} />
          </Hint>
        ))}
      {terms.locations === undefined && supplier.costs.lines?.some(({ per }) => per === 'location') && (
        <Hint>{t('costs.noLocations')}</Hint>
      )}
      <details>
        <summary>{t('costs.lines')}</summary>
        <CostLines costs={supplier.costs} />
      </details>
      {mayEdit &&
        (isEditing ? (
          <CostEditor supplier={supplier} onDone={() => setEditing(false)} />
        ) : (
          <Cluster gap={2}>
            <Button size="sm" writes="now" onClick={() => setEditing(true)}>
              {t('costs.edit')}
            </Button>
          </Cluster>
        ))}
    </Panel>
  )
}
