import { type Decision, partsInTenths, type RankedSupplier, tenthsOf } from '@schakel/domain/decision'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { numberWith } from '../../ui/format.ts'

interface ContributionsProps {
  readonly decision: Decision
  readonly suppliers: readonly RankedSupplier[]
  /** The criteria that are told of; all of them with their total when left out. */
  readonly only?: readonly string[]
  readonly nameOf: (criterion: string) => string
}

/** What criteria weigh, and how many points suppliers have by each; what is shown adds up to what is shown (F2.2, F2.15, G6). */
export function Contributions({ decision, suppliers, only, nameOf }: ContributionsProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const ids = decision.criteria.map(({ id }) => id)
  const criteria = only ?? ids
  const points = suppliers.map(({ contributions }) => partsInTenths(contributions.map((one) => one.points)))
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
            {suppliers.map(({ id }, at) => (
              <td key={id}>{number(points[at]?.[ids.indexOf(criterion)] ?? 0)}</td>
            ))}
          </tr>
        ))}
        {criteria.length === ids.length && (
          <tr>
            <th scope="row">{t('total')}</th>
            <td>100%</td>
            {suppliers.map(({ id, points: total }) => (
              <td key={id}>{number(tenthsOf(total))}</td>
            ))}
          </tr>
        )}
      </tbody>
    </DataTable>
  )
}
