import { type AnyItem, isSupplierSide } from '@schakel/domain'
import { isApiError } from '../../api/apiError.ts'
import { StatusButton } from '../../entities/history/StatusButton.tsx'
import { ItemFace } from '../../entities/items/ItemFace.tsx'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { PeekSkeleton } from '../../entities/items/peekBody.tsx'
import { depthOf, useItem } from '../../entities/items/queries.ts'
import { subtitleOf, titleOf } from '../../entities/items/titleOf.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { MatchPanel } from '../../features/matches/MatchPanel.tsx'
import { MessageHead, Recipients } from '../../features/messages/MessageParts.tsx'
import { NoteSection } from '../../features/notes/NoteSection.tsx'
import { DossierStand } from '../../features/planning/DossierStand.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { ChildSection } from './ChildSection.tsx'
import { childrenOf } from './children.ts'
import { DossierMatches } from './DossierParts.tsx'
import { Facts } from './Facts.tsx'
import { Tasks, Words } from './ItemWords.tsx'

/** What of a request is shown before one asks for more. */
const REQUEST_LINES = 4

/** A quick look at an item beside its list: what its page leads with, from the same parts and the same answer. */
export default function CardPeek({ id }: { readonly id: string }) {
  const { t } = useTranslation('list')
  const { data, error, refetch } = useItem(id, depthOf(id))
  if (isApiError(error, 404)) {
    return <EmptyState compact title={t('peekGone')} />
  }
  if (error && !data) return <ErrorState compact error={error} onRetry={() => void refetch()} />
  if (!data) return <PeekSkeleton />
  return (
    <Stack gap={4}>
      <Head item={data} />
      <Parts item={data} />
    </Stack>
  )
}

function Head({ item }: { readonly item: AnyItem }) {
  const words = useWords()
  return (
    <Row as="header" gap={2} gapX={3} wrap>
      <ItemFace item={item} size={42} />
      <Box grow fluid>
        <Text as="h2" size="xl" weight="heavy" breaks tight plainLinks>
          <ItemLink id={item._id}>{titleOf(item, words)}</ItemLink>
        </Text>
        <Hint breaks>{subtitleOf(item, words)}</Hint>
      </Box>
      <StatusButton item={item} size="md" />
    </Row>
  )
}

function Parts({ item }: { readonly item: AnyItem }) {
  const isSupplier = isSupplierSide(useViewer())
  const { _type: type } = item
  return (
    <>
      {type === 'dossier' && isSupplier && <DossierMatches dossier={item} />}
      {type === 'dossier' && (
        <NoteSection dossier={item} lines={REQUEST_LINES}>
          <DossierStand dossier={item} />
        </NoteSection>
      )}
      {type === 'dossier' && !isSupplier && <DossierMatches dossier={item} isShort />}
      {type === 'match' && <MatchPanel match={item} facts={(dossier) => <Facts item={dossier} />} />}
      {type === 'todo' && <Tasks todo={item} />}
      {type === 'message' && <MessageHead message={item} />}
      {type !== 'dossier' && <Words item={item} />}
      {type === 'message' && <Recipients message={item} />}
      {type !== 'match' && type !== 'comment' && <Facts item={item} />}
      {type !== 'dossier' &&
        type !== 'space' &&
        childrenOf(item, 'main').map((kids) =>
          kids.items.length > 0 ? <ChildSection key={kids.type} parent={item} kids={kids} /> : null,
        )}
    </>
  )
}
