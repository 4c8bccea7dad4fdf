import type { AnyItem } from '@schakel/domain'
import { IconListCheck, IconTableColumn } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { comparisonQuery } from '../../entities/answers/queries.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { ComparisonView } from './ComparisonView.tsx'
import { ExportButton } from './ExportButton.tsx'

/** `Vergelijking` of a dossier: requirements against the suppliers that the reader sees (F1.13). */
export function ComparisonTab({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('comparison')
  const { data, error, refetch } = useQuery(comparisonQuery(item._id))
  const isReady = data !== undefined && data.rows.length > 0
  return (
    <Section
      title={t('title')}
      icon={<IconTableColumn size={18} aria-hidden="true" />}
      actions={isReady && data.columns.length > 0 ? <ExportButton dossier={item._id} /> : undefined}
    >
      {data ? (
        isReady ? (
          <ComparisonView comparison={data} />
        ) : (
          <EmptyState
            icon={<IconListCheck size={34} stroke={1.6} />}
            title={t('noSet')}
            action={
              <Link to="/card/$" params={{ _splat: `${item._id}/requirements` }} {...buttonLook('brand')}>
                {t('chooseSet')}
              </Link>
            }
          >
            {t('noSetText')}
          </EmptyState>
        )
      ) : error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <SkeletonRow key={row} />
          ))}
        </Loading>
      )}
    </Section>
  )
}

export default ComparisonTab
