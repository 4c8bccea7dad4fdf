import type { AnyItem, TypeName } from '@schakel/domain'
import { Link } from '@tanstack/react-router'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { prefetchItemForm } from '../../entities/forms/prefetch.ts'
import { ChildRow } from '../../entities/items/page/ChildRow.tsx'
import { RowList } from '../../entities/items/page/RowList.tsx'
import { Section } from '../../entities/items/page/Section.tsx'
import { useSearchPage } from '../../entities/items/queries.ts'
import { textIn } from '../../entities/items/read.ts'
import { isCentreKind, useRights } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { inText, useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatCount } from '../../ui/format.ts'
import { barePart } from '../../ui/lazyPart.ts'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { useEmpty } from './ChildSection.tsx'
import { typesListed } from './children.ts'

const SHOWN = 5

const LoadSets = barePart(async () => (await import('../../features/requirements/LoadSets.tsx')).LoadSets)

/** What a space holds, the last changed of each type, and the way to the whole list: thousands do not fit on a page. */
export function SpaceLists({ space }: { readonly space: AnyItem }) {
  const { kind } = useViewer()
  // The centre alone keeps requirement sets ready; others meet them where they choose one (F1.3).
  const types = typesListed(isCentreKind(kind) ? ['space', 'centre'] : ['space'])
  return types.map((type) => <SpaceList key={type} space={space} type={type} />)
}

function SpaceList({ space, type }: { readonly space: AnyItem; readonly type: TypeName }) {
  const { t } = useTranslation('items')
  const words = useWords()
  const rights = useRights(space)
  const empty = useEmpty(type)
  const { data } = useSearchPage({ feed: type, parent: space._id, page: 1, page_size: SHOWN, sort: 'changed' })
  const mayAdd = rights.create(type) && type !== 'dossier'
  if (data && data.total === 0 && !mayAdd) return null
  const add = {
    label: t('addTitle', inText(words.type(type))),
    prefetch: prefetchItemForm,
    run: () => openItemForm({ type, parent: { _id: space._id, _type: 'space', name: textIn(space, 'name') ?? '' } }),
  }
  return (
    <Section
      title={words.type(type, 2)}
      icon={<TypeIcon type={type} size={18} />}
      count={data?.total}
      add={mayAdd ? add : undefined}
      actions={type === 'template' && mayAdd ? <LoadSets space={space._id} size="sm" /> : undefined}
    >
      {data ? (
        <>
          <RowList items={data.data} keyOf={({ _id }) => _id} empty={empty}>
            {(item) => <ChildRow item={item} parent={space} link={null} />}
          </RowList>
          {data.total > SHOWN && (
            <Link to="/list" search={{ type }}>
              {t('openAll', { total: formatCount(data.total) })}
            </Link>
          )}
        </>
      ) : (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
    </Section>
  )
}
