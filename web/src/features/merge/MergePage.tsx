import { mergeableTypes, type TypeName, typeOfId } from '@schakel/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useItem } from '../../entities/items/queries.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { ItemPicker } from '../../entities/links/ItemPicker.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Page } from '../../ui/Page.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { SideBySide } from './SideBySide.tsx'

/** `/merge` (D17.2): two organisations or people beside each other, and of each field which one stays. */
export function MergePage() {
  const { t } = useTranslation('merging')
  const { keep, drop } = useSearch({ strict: false })
  const type = keep === undefined ? undefined : typeOfId(keep)
  const isKnown = type !== undefined && mergeableTypes.includes(type)
  return (
    <Page title={t('title')} heading={t('title')} lead={t('lead')}>
      {keep === undefined || !isKnown ? (
        <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
      ) : drop === undefined ? (
        <PickOther keep={keep} type={type} />
      ) : (
        <Both key={`${keep} ${drop}`} keep={keep} drop={drop} />
      )}
    </Page>
  )
}

function PickOther({ keep, type }: { readonly keep: string; readonly type: TypeName }) {
  const { t } = useTranslation('merging')
  const words = useWords()
  const navigate = useNavigate()
  const item = useItem(keep, 1)
  if (item.isError && !item.data) return <ErrorState error={item.error} onRetry={() => void item.refetch()} />
  return (
    <Box most={130}>
      <ItemPicker
        id="merge-other"
        label={t('pick', { name: item.data ? titleOf(item.data, words) : '…' })}
        placeholder={t('pickPlaceholder')}
        types={[type]}
        exclude={keep}
        isFirst
        onPick={({ _id }) => void navigate({ to: '/merge', search: { keep, drop: _id }, replace: true })}
      />
    </Box>
  )
}

function Both({ keep, drop }: { readonly keep: string; readonly drop: string }) {
  const { t } = useTranslation('merging')
  const [one, other] = [useItem(keep, 1), useItem(drop, 1)]
  const failed = [one, other].find(({ isError, data }) => isError && !data)
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (!one.data || !other.data) {
    return (
      <Loading>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  }
  if (one.data._type !== other.data._type || keep === drop) {
    return <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
  }
  return <SideBySide keep={one.data} drop={other.data} />
}
