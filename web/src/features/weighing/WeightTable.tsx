import type { Weights } from '@schakel/domain/decision'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { numberWith } from '../../ui/format.ts'

/** Weights of all criteria together 1: of a person, or those with which a supplier wins. */
export interface WeightColumn {
  readonly id: string
  readonly name: string
  readonly weights: Weights
}

interface WeightTableProps {
  readonly label: string
  readonly isTitled?: boolean
  readonly columns: readonly WeightColumn[]
  readonly criteria: readonly string[]
  readonly nameOf: (criterion: string) => string
}

/** Weights beside each other, criterion by criterion, in percent. */
export function WeightTable({ label, isTitled = false, columns, criteria, nameOf }: WeightTableProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  return (
    <DataTable label={label} isTitled={isTitled}>
      <thead>
        <tr>
          <th scope="col">{t('criterion')}</th>
          {columns.map(({ id, name }) => (
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
            {columns.map(({ id, weights }) => (
              <td key={id}>{number((weights[criterion] ?? 0) * 100)}%</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
