import type { Decision, RankedSupplier } from '@schakel/domain/decision'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/DataTable.tsx'
import { useNumber } from '../../ui/useNumber.ts'

/** Points are kept in thousandths, so that they add up (G6). */
const THOUSAND = 1000

interface ContributionsProps {
  readonly decision: Decision
  readonly suppliers: readonly RankedSupplier[]
  /** The criteria that are told of; all of them with their total when left out. */
  readonly only?: readonly string[]
  readonly nameOf: (criterion: string) => string
}

/** What criteria weigh, and how many points suppliers have by each (F2.2, F2.15). */
export function Contributions({ decision, suppliers, only, nameOf }: ContributionsProps) {
  const { t } = useTranslation('weighing')
  const number = useNumber()
  const ids = decision.criteria.map(({ id }) => id)
  const criteria = only ?? ids
  return (
    <DataTable label={t(suppliers.length > 0 ? 'tableOf' : 'weights')}>
      <thead>
        <tr>
          <th scope="col">{t('criterion')}</th>
          <th scope="col">{t('weight')}</th>
          {suppliers.map(({ id, name }) => (
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
            <td>{number((decision.weights[criterion] ?? 0) * 100)}%</td>
            {suppliers.map(({ id, contributions }) => (
              <td key={id}>
                {number((contributions.find((one) => one.criterion === criterion)?.points ?? 0) / THOUSAND)}
              </td>
            ))}
          </tr>
        ))}
        {criteria.length === ids.length && (
          <tr>
            <th scope="row">{t('total')}</th>
            <td>100%</td>
            {suppliers.map(({ id, score }) => (
              <td key={id}>{number(score)}</td>
            ))}
          </tr>
        )}
      </tbody>
    </DataTable>
  )
}
