import { useTranslation } from '../../texts/useTranslation.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import type { DrawnSupplier } from './Shares.tsx'

/** How often each supplier has more points than each other one (F2.9). */
export function PairWins({ drawn }: { readonly drawn: readonly DrawnSupplier[] }) {
  const { t } = useTranslation('weighing')
  return (
    <DataTable label={t('pairs')} isTitled>
      <thead>
        <tr>
          <th scope="col">{t('beats')}</th>
          {drawn.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {drawn.map(({ id, name, wins }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {drawn.map((other) => (
              <td key={other.id}>{other.id === id ? '–' : `${Math.round((wins[other.id] ?? 0) * 100)}%`}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
