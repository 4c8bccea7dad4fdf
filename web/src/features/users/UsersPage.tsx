import { IconPlus, IconUserSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { prefetchItemForm } from '../../entities/forms/prefetch.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatCount } from '../../ui/format.ts'
import { barePart } from '../../ui/lazyPart.ts'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Loading, SkeletonBar, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useUsers } from './queries.ts'
import classes from './Users.module.css'
import { UserTable } from './UserTable.tsx'
import { useUserRows } from './userRows.ts'

// The library that draws it is large, and the list does not wait for it.
const LoginChart = barePart(async () => (await import('./LoginChart.tsx')).default)

/** `/users`: everybody with an account, for super users (S2.32, S6.3, D11.2). */
export function UsersPage() {
  const { t } = useTranslation('users')
  const { data, error, refetch } = useUsers()
  const [term, setTerm] = useState('')
  const rows = useUserRows(data ?? [], term)
  return (
    <Page
      title={t('title')}
      heading={t('title')}
      lead={data && t('count', { count: data.length, shown: formatCount(data.length) })}
      actions={
        <Button
          writes="now"
          tone="brand"
          icon={<IconPlus size={17} aria-hidden="true" />}
          onPointerEnter={prefetchItemForm}
          onFocus={prefetchItemForm}
          onClick={() => openItemForm({ type: 'user' })}
        >
          {t('add')}
        </Button>
      }
    >
      <LoginChart
        meanwhile={
          <Loading>
            <div className={classes.chartSpace}>
              <SkeletonBar height={180} />
            </div>
          </Loading>
        }
      />
      <SearchField label={t('search')} value={term} onChange={setTerm} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <SkeletonRow key={row} />
          ))}
        </Loading>
      ) : (
        <>
          <p className="sk-hidden" role="status">
            {term && t('found', { count: rows.length })}
          </p>
          {rows.length === 0 ? (
            <EmptyState icon={<IconUserSearch size={34} stroke={1.6} />} title={t('none')} />
          ) : (
            <UserTable rows={rows} />
          )}
        </>
      )}
    </Page>
  )
}
