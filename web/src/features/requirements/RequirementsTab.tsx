import type { AnyItem } from '@schakel/domain'
import { IconListCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../entities/items/page/Section.tsx'
import { useLocale } from '../../texts/i18n.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx'
import { byGroup, rowText } from './groups.ts'
import { useSet } from './queries.ts'

/** The requirements of a dossier (F1). */
export default function RequirementsTab({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('requirements')
  const locale = useLocale()
  const { data: set, error, refetch } = useSet(item._id)
  if (error && !set) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!set) {
    return (
      <Loading>
        <SkeletonCard lines={6} />
      </Loading>
    )
  }
  if (set.rows.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  return byGroup(set.rows, locale).map(({ id, name, rows }) => (
    <Section key={id} title={name} icon={<IconListCheck size={18} aria-hidden="true" />} count={rows.length}>
      <ul className="sk-list">
        {rows.map((row) => (
          <li key={row._id}>
            {row.key} {rowText(row, locale)}
          </li>
        ))}
      </ul>
    </Section>
  ))
}
