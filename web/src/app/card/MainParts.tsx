import { type AnyItem, definitionOf, isLeadSide, isSupplierSide, type TypeName, typeOfId } from '@schakel/domain'
import { ChildRow } from '../../entities/items/page/ChildRow.tsx'
import { RowList } from '../../entities/items/page/RowList.tsx'
import { Section } from '../../entities/items/page/Section.tsx'
import { itemsIn, textIn } from '../../entities/items/read.ts'
import { useRights } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { FilePanel } from '../../features/files/FilePanel.tsx'
import { MessageHead, Recipients } from '../../features/messages/MessageParts.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DateText } from '../../ui/DateText.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { barePart, plainPart } from '../../ui/lazyPart.ts'
import { SkeletonCard, SkeletonRow } from '../../ui/Skeleton.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { ChildSection, useEmpty } from './ChildSection.tsx'
import { childrenOf } from './children.ts'
import { Facts } from './Facts.tsx'
import { Tasks, Words } from './ItemWords.tsx'
import { SpaceLists } from './SpaceLists.tsx'
import { showsTimeline } from './showsTimeline.ts'

// What a dossier and a match show, whose pages alone need it.
const DossierTop = plainPart(async () => (await import('./DossierTop.tsx')).default, 'dossier')
const MatchPanel = plainPart(async () => (await import('../../features/matches/MatchPanel.tsx')).MatchPanel, 'matches')
// The talk stands below all else.
const Comment = plainPart(async () => (await import('../../entities/comments/Comment.tsx')).Comment, 'comments')
const Comments = plainPart(async () => (await import('../../entities/comments/Comments.tsx')).Comments, 'comments')
const TimelineSection = plainPart(async () => (await import('../../features/log/timeline/TimelineSection.tsx')).default)
const TemplateSet = barePart(async () => (await import('../../features/requirements/TemplateSet.tsx')).default)

const tops: Readonly<Partial<Record<TypeName, { readonly preload: () => void }>>> = {
  dossier: DossierTop,
  match: MatchPanel,
}

/** Fetches what the page of an item begins with, while the item itself is asked for: what stands below it does not move then. */
export function preloadTop(id: string): void {
  const type = typeOfId(id)
  if (type) tops[type]?.preload()
}

/** The wide column of a page: what the item is about. */
export function MainParts({ item }: { readonly item: AnyItem }) {
  return (
    <>
      {item._type === 'dossier' && <DossierTop dossier={item} meanwhile={<DossierShape />} />}
      {item._type === 'match' && (
        <MatchPanel
          match={item}
          facts={(dossier) => <Facts item={dossier} />}
          meanwhile={<SkeletonCard lines={16} />}
        />
      )}
      {item._type === 'todo' && <Tasks todo={item} />}
      {item._type === 'file' && <FilePanel file={item} />}
      {item._type === 'message' && <MessageHead message={item} />}
      {item._type !== 'dossier' && <Words item={item} />}
      {item._type === 'message' && <Recipients message={item} />}
      {item._type === 'space' && <SpaceLists space={item} />}
      {item._type === 'template' && <TemplateSet item={item} meanwhile={<SkeletonCard lines={6} />} />}
      {childrenOf(item, 'main').map((kids) => (
        <ChildSection key={kids.type} parent={item} kids={kids} />
      ))}
      {item._type === 'supplier' && <SupplierDossiers supplier={item} />}
      <Talk item={item} />
      <Users software={item} />
    </>
  )
}

/** About as high as a request and its matches: what stands under them does not come into sight first, to leave it again. */
function DossierShape() {
  return (
    <>
      <SkeletonCard lines={11} />
      <SkeletonCard lines={16} />
    </>
  )
}

/** The requests that a supplier was matched to, as far as the viewer reads them. */
function SupplierDossiers({ supplier }: { readonly supplier: AnyItem }) {
  const words = useWords()
  const empty = useEmpty('match')
  const { kind } = useViewer()
  const dossiers = itemsIn(supplier, '_matches').toSorted((a, b) =>
    (textIn(b, 'date') ?? '').localeCompare(textIn(a, 'date') ?? ''),
  )
  if (isLeadSide({ kind }) && dossiers.length === 0) return null
  return (
    <Section title={words.type('match', 2)} icon={<TypeIcon type="match" size={18} />} count={dossiers.length}>
      <RowList items={dossiers} keyOf={(dossier) => textIn(dossier, '$match') ?? dossier._id} empty={empty} most={8}>
        {(dossier) => (
          <ChildRow
            item={dossier}
            detail={<DateText iso={textIn(dossier, 'date')} form="date" />}
            end={<StatusChip type="match" status={textIn(dossier, '$status')} />}
          />
        )}
      </RowList>
    </Section>
  )
}

function Talk({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('comments')
  const { kind } = useViewer()
  const rights = useRights(item)
  const said = itemsIn(item, '_comments')
  const parent = itemsIn(item, '_parents')[0] ?? item
  // A supplier's match brings its own talk along.
  if (item._type === 'match' && isSupplierSide({ kind })) return null
  if (showsTimeline(kind, item._type)) return <TimelineSection item={item} meanwhile={<SkeletonCard lines={6} />} />
  if (item._type === 'comment') {
    return (
      <Section title={t('title')} icon={<TypeIcon type="comment" size={18} />}>
        <Stack as="ul" gap={4}>
          <Comment comment={item} parent={parent} showFinished meanwhile={<SkeletonRow />} />
        </Stack>
      </Section>
    )
  }
  const mayHang = definitionOf('comment').parents[item._type] !== undefined
  if (!mayHang || (said.length === 0 && !rights.create('comment'))) return null
  return (
    <Section title={t('title')} icon={<TypeIcon type="comment" size={18} />} count={said.length}>
      <Comments parent={item} keys="r" meanwhile={said.map(({ _id }) => <SkeletonRow key={_id} />)} />
    </Section>
  )
}

/** Who makes or uses a product. */
function Users({ software }: { readonly software: AnyItem }) {
  const { t } = useTranslation('card')
  const users = itemsIn(software, '_users')
  if (users.length === 0) return null
  return (
    <Section title={t('usedBy')} icon={<TypeIcon type="software" size={18} />} count={users.length}>
      <RowList items={users} keyOf={({ _id }) => _id} empty="">
        {(user) => <ChildRow item={user} />}
      </RowList>
    </Section>
  )
}
