import type { DecisionSheet } from '@schakel/domain/calls'
import { costLines } from '@schakel/domain/decision'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { numberWith } from '../../../ui/format.ts'
import { Money } from '../../../ui/Money.tsx'
import { useCostName } from './costNames.ts'

interface CostLinesProps {
  readonly costs: DecisionSheet['suppliers'][number]['costs']
}

/** The lines a total is made of; without any the two amounts of the match (F2.4). */
export function CostLines({ costs }: CostLinesProps) {
  const { t } = useTranslation('weighing')
  const nameOf = useCostName()
  return (
    <DataTable label={t('costs.lines')}>
      <thead>
        <tr>
          {(['what', 'amount', 'term', 'unit', 'months', 'index'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`costs.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costLines(costs).map(({ what, amount, kind, per, from, to, index }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own and do not move here
          <tr key={place}>
            <th scope="row">{nameOf('cost', what)}</th>
            <td>{amount === null ? t('costs.unknown') : <Money amount={amount} />}</td>
            <td>{nameOf('term', kind)}</td>
            <td>{nameOf('unit', per)}</td>
            <td>{from === undefined && to === undefined ? '–' : `${from ?? 1}–${to ?? ''}`}</td>
            <td>{index === undefined ? '–' : `${numberWith(2, 0)(index)}%`}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
