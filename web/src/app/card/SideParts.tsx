import { type AnyItem, definitionOf, isOpenLink, isPersonType, isSupplierSide } from '@schakel/domain'
import { IconHistory, IconSitemap } from '@tabler/icons-react'
import { tableOf } from '../../entities/history/statusOf.ts'
import { Timeline } from '../../entities/history/Timeline.tsx'
import { linkAbove } from '../../entities/items/linkEnds.ts'
import { endOf } from '../../entities/items/matchOf.ts'
import { ChildRow } from '../../entities/items/page/ChildRow.tsx'
import { RowList } from '../../entities/items/page/RowList.tsx'
import { Section } from '../../entities/items/page/Section.tsx'
import { useSearchPage } from '../../entities/items/queries.ts'
import { itemsIn } from '../../entities/items/read.ts'
import { placesOf, titleOf } from '../../entities/items/titleOf.ts'
import { isCentreKind, useRights } from '../../entities/items/useRights.ts'
import { openLinkDialog } from '../../entities/links/openLinkDialog.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { LogSection } from '../../features/log/LogSection.tsx'
import { PersonSection } from '../../features/privacy/PersonSection.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { ChildSection } from './ChildSection.tsx'
import { childrenOf } from './children.ts'
import { DossierAsker } from './DossierAsker.tsx'
import { Facts } from './Facts.tsx'
import { showsTimeline } from './showsTimeline.ts'
import { TagSection } from './TagSection.tsx'

const HISTORY_SHOWN = 4

/** The narrow column of a page: what is known, and what hangs under it. */
export function SideParts({ item }: { readonly item: AnyItem }) {
  const { kind } = useViewer()
  const isSupplierDossier = isSupplierSide({ kind }) && item._type === 'dossier'
  // A timeline shows statuses and changes already.
  const isInTimeline = showsTimeline(kind, item._type)
  return (
    <>
      {isSupplierDossier && <DossierAsker dossier={item} />}
      {item._type === 'match' && <Ends match={item} />}
      {item._type !== 'comment' && item._type !== 'match' && <Facts item={item} />}
      {childrenOf(item, 'side').map((kids) => {
        if (isSupplierDossier && kids.type === 'person') return null
        return <ChildSection key={kids.type} parent={item} kids={kids} />
      })}
      <TagSection item={item} />
      <BelongsTo item={item} />
      {item._type === 'tag' && <Tagged tag={item} />}
      {!isInTimeline && <Past item={item} />}
      {isPersonType(item._type) && <PersonSection item={item} />}
      {!isInTimeline && <LogSection item={item} />}
    </>
  )
}

function Past({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('items')
  if (!tableOf(item)) return null
  return (
    <Section title={t('history')} icon={<IconHistory size={18} aria-hidden="true" />}>
      <Timeline item={item} most={HISTORY_SHOWN} />
    </Section>
  )
}

function Ends({ match }: { readonly match: AnyItem }) {
  const { t } = useTranslation('items')
  const ends = [endOf(match, 'dossier'), endOf(match, 'supplier')].filter((end) => end !== undefined)
  return (
    <Section title={t('belongsTo')} icon={<IconSitemap size={18} aria-hidden="true" />}>
      <RowList items={ends} keyOf={({ _id }) => _id} empty="">
        {(end) => {
          const item =
            end._type === 'dossier' && match.organisation ? { ...end, organisation: match.organisation } : end
          return <ChildRow item={item} end={null} />
        }}
      </RowList>
    </Section>
  )
}

/** Everything an item hangs under: for staff with what may be done with each link, for others when the title does not say it all, or when one was opened for them. */
function BelongsTo({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('items')
  const words = useWords()
  const { kind } = useViewer()
  const rights = useRights(item)
  const parents = itemsIn(item, '_parents')
  const named = placesOf(item).map(({ _id }) => _id)
  const isKept = isCentreKind(kind) && definitionOf(item._type).screen.links === 'free'
  const isSaid = parents.every((parent) => named.includes(parent._id) && !isOpenLink(parent))
  if (parents.length === 0 || (!isKept && isSaid)) return null
  const add = { label: t('linkTo', { name: titleOf(item, words) }), run: () => openLinkDialog({ item }) }
  return (
    <Section
      title={t('belongsTo')}
      icon={<IconSitemap size={18} aria-hidden="true" />}
      count={parents.length}
      add={isKept && rights.correct ? add : undefined}
    >
      <RowList items={parents} keyOf={({ _id }) => _id} empty="">
        {(parent) => <ChildRow item={parent} link={linkAbove(parent, item)} end={null} />}
      </RowList>
    </Section>
  )
}

function Tagged({ tag }: { readonly tag: AnyItem }) {
  const { t } = useTranslation('card')
  const { data } = useSearchPage({ tags: [tag._id], page: 1, page_size: 20, sort: 'changed' })
  if (!data || data.total === 0) return null
  return (
    <Section title={t('tagged')} icon={<TypeIcon type="tag" size={18} />} count={data.total}>
      <RowList items={data.data} keyOf={({ _id }) => _id} empty="">
        {(item) => <ChildRow item={item} />}
      </RowList>
    </Section>
  )
}
