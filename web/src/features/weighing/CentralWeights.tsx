import { useTranslation } from '../../texts/useTranslation.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { numberWith } from '../../ui/format.ts'
import type { DrawnSupplier } from './Shares.tsx'

interface CentralWeightsProps {
  readonly drawn: readonly DrawnSupplier[]
  readonly criteria: readonly string[]
  readonly nameOf: (criterion: string) => string
}

/** With which weights each supplier wins, in the mean of the draws in which it does (F2.9). */
export function CentralWeights({ drawn, criteria, nameOf }: CentralWeightsProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const winners = drawn.flatMap(({ id, name, central }) => (central ? [{ id, name, central }] : []))
  return (
    <DataTable label={t('central')} isTitled>
      <thead>
        <tr>
          <th scope="col">{t('criterion')}</th>
          {winners.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <tr key={criterion}>
            <th scope="row">{nameOf(criterion)}</th>
            {winners.map(({ id, central }) => (
              <td key={id}>{number((central[criterion] ?? 0) * 100)}%</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
