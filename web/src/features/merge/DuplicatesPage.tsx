import { mergeableTypes, type TypeName } from '@schakel/domain'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ItemRow } from '../../entities/items/ItemRow.tsx'
import { TypeFilter } from '../../entities/items/TypeFilter.tsx'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatCount } from '../../ui/format.ts'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Page } from '../../ui/Page.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import classes from './Merge.module.css'
import { type Duplicates, useDuplicates } from './useMerge.ts'

/** `/duplicates` (D17.2): what is probably one, to be laid side by side and merged. */
export function DuplicatesPage() {
  const { t } = useTranslation('merging')
  const viewer = useViewer()
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }).type
  const type = mergeableTypes.find((one) => one === asked) ?? 'lead'
  const isCentre = isCentreKind(viewer.kind)
  return (
    <Page title={t('duplicates')} heading={t('duplicates')} lead={t('duplicatesLead')}>
      {isCentre ? (
        <>
          <TypeFilter
            types={mergeableTypes}
            chosen={type}
            withAll={false}
            onChoose={(next) => next && void navigate({ to: '/duplicates', search: { type: next }, replace: true })}
          />
          <Groups key={type} type={type} />
        </>
      ) : (
        <EmptyState title={t('notYours')} />
      )}
    </Page>
  )
}

function Groups({ type }: { readonly type: TypeName }) {
  const { t } = useTranslation('merging')
  const words = useWords()
  const found = useDuplicates(type)
  if (found.isPending) {
    return (
      <Loading>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  }
  if (found.isError && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  const groups = found.data.pages.flatMap(({ data }) => data)
  const total = found.data.pages.at(-1)?.total ?? groups.length
  if (groups.length === 0) {
    return (
      <EmptyState icon={<IconCircleCheck size={34} stroke={1.6} />} title={t('noDuplicates')}>
        {t('noDuplicatesText', { type: words.type(type, 2).toLowerCase() })}
      </EmptyState>
    )
  }
  return (
    <>
      <Hint role="status">{t('groups', { count: total, number: formatCount(total) })}</Hint>
      <Stack as="ul" gap={3}>
        {groups.map((group) => (
          <li key={group.items.map(({ _id }) => _id).join()}>
            <Group group={group} />
          </li>
        ))}
      </Stack>
      <LoadMore list={found} />
    </>
  )
}

function Group({ group: { by, items } }: { readonly group: Duplicates }) {
  const { t } = useTranslation('merging')
  const [first, ...others] = items
  if (!first) return null
  return (
    <Panel as="article" pad={2.5} raised>
      <Row as="p" gap={2} wrap size="sm" tone="muted" padX={2} padTop={0.5} padBottom={1.5}>
        {t('sameBy')}
        {by.map((kind) => (
          <Chip key={kind}>
            {t(first._type === 'person' && kind === 'nameCity' ? 'by.nameOrganisation' : `by.${kind}`)}
          </Chip>
        ))}
      </Row>
      <ul className="sk-list">
        <li>
          <ItemRow item={first} sameType />
        </li>
        {others.map((item) => (
          <Row key={item._id} as="li" gap={2.5} className={classes.other}>
            <ItemRow item={item} sameType />
            <Link
              to="/merge"
              search={{ keep: first._id, drop: item._id }}
              {...buttonLook('quiet', 'sm')}
              aria-label={t('compareWith', { name: String(item.name ?? '') })}
            >
              {t('compare')}
            </Link>
          </Row>
        ))}
      </ul>
    </Panel>
  )
}
