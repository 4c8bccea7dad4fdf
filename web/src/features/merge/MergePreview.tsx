import type { AnyItem } from '@schakel/domain'
import { titleOf } from '../../entities/items/titleOf.ts'
import { ReaderNotice } from '../../entities/links/ReaderNotice.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { movesOf } from './movesOf.ts'
import type { Join, useMergePreview } from './useMerge.ts'

interface MergePreviewProps {
  readonly keep: AnyItem
  readonly preview: ReturnType<typeof useMergePreview>
}

/** What merging will do, in words: what goes over, and what becomes of what both have (D23.5); which suppliers begin to read it (D22.4). */
export function MergePreview({ keep, preview }: MergePreviewProps) {
  const { t } = useTranslation('merging')
  const words = useWords()
  if (preview.isError) {
    return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
  }
  if (!preview.data) {
    return (
      <Loading>
        <SkeletonRow />
      </Loading>
    )
  }
  const { moves, joins, total, readers = [] } = preview.data
  const what = movesOf(moves, words)
  return (
    <Stack aria-label={t('preview')} as="section" gap={2}>
      {joins.length > 0 && (
        <Panel as="ul" gap={1.5} pad={3} padX={4}>
          {joins.map((join) => (
            <li key={`${join.edge} ${join.other._id}`}>
              <Joined join={join} keep={titleOf(keep, words)} />
            </li>
          ))}
          {total > joins.length && <li>{t('joinsMore', { count: total - joins.length })}</li>}
        </Panel>
      )}
      <ReaderNotice person={keep._type === 'person' ? keep : undefined} suppliers={readers} />
      <Hint>
        {what === ''
          ? t(total > 0 ? 'nothingElseMoves' : 'nothingMoves')
          : t('moves', { what, name: titleOf(keep, words) })}{' '}
        {t('toTrash')}
      </Hint>
    </Stack>
  )
}

function Joined({ join, keep }: { readonly join: Join; readonly keep: string }) {
  const { t } = useTranslation('merging')
  const words = useWords()
  const { other, stays, goes, hidden, opens } = join
  const name = titleOf(other, words)
  if (stays === undefined || goes === undefined) {
    return <>{t('joinEdge', { type: words.type(other._type).toLowerCase(), name })}</>
  }
  const status = (one: string) => words.status('match', one).toLowerCase()
  return (
    <>
      {t(stays === goes ? 'joinMatchSame' : 'joinMatch', { name, stays: status(stays), goes: status(goes) })}
      {hidden && ` ${t('joinHidden')}`}
      {opens && (
        <Text as="strong" weight="strong">
          {' '}
          {t('joinOpens', { name: keep })}
        </Text>
      )}
    </>
  )
}
