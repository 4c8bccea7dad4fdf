import type { Weights } from '@schakel/domain/decision'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { numberWith } from '../../ui/format.ts'

/** What one person gave, normalised, by who they are on this screen. */
export interface WeightsOf {
  readonly id: string
  readonly name: string
  readonly weights: Weights
}

interface GivenWeightsProps {
  readonly people: readonly WeightsOf[]
  readonly criteria: readonly string[]
  readonly nameOf: (criterion: string) => string
}

/** What each person gave to criteria: what lowest, mean, highest and agreement are made of (F2.14, F2.15). */
export function GivenWeights({ people, criteria, nameOf }: GivenWeightsProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  return (
    <DataTable label={t('weightsEach')}>
      <thead>
        <tr>
          <th scope="col">{t('criterion')}</th>
          {people.map(({ id, name }) => (
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
            {people.map(({ id, weights }) => (
              <td key={id}>{number((weights[criterion] ?? 0) * 100)}%</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
