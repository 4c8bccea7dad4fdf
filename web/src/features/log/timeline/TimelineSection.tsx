import { type AnyItem, textOf } from '@schakel/domain'
import type { TimelineEntry } from '@schakel/domain/calls'
import { IconHistory, IconListSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { isFinished } from '../../../entities/comments/Comment.tsx'
import { ReplyBox } from '../../../entities/comments/ReplyBox.tsx'
import { asComment, useAddComment, useAuthor } from '../../../entities/comments/useComments.ts'
import { Section } from '../../../entities/items/page/Section.tsx'
import { isItem } from '../../../entities/items/read.ts'
import { useCare } from '../../../entities/items/useCare.ts'
import { useRights } from '../../../entities/items/useRights.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LoadMore } from '../../../ui/LoadMore.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Loading, SkeletonRow } from '../../../ui/Skeleton.tsx'
import { useKeptFilter } from './keptFilter.ts'
import { useTimeline } from './queries.ts'
import { Reads } from './Reads.tsx'
import classes from './Timeline.module.css'
import { TimelineFilters } from './TimelineFilters.tsx'
import { TimelineList } from './TimelineList.tsx'

/** All that happened to an item and to what hangs under it in one stream, with the box to say something on top (D6, S2.35). */
export default function TimelineSection({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('timeline')
  const comments = useTranslation('comments')
  const rights = useRights(item)
  const care = useCare(item)
  const add = useAddComment(item)
  const { filter, isNarrowed, change, clear } = useKeptFilter()
  const timeline = useTimeline(item._id, filter)
  const { data, error, entries, fresh } = timeline
  const people = usePeople(data?.pages.flatMap((page) => page.entries) ?? [])
  const [showsFinished, setShowsFinished] = useState(false)
  const shown = showsFinished ? entries : entries.filter((entry) => !isDone(entry))
  const finished = entries.length - shown.length
  const said = useSaid(add, entries)
  return (
    <Section title={t('title')} icon={<IconHistory size={18} aria-hidden="true" />} anchor="timeline">
      {rights.create('comment') && (
        <ReplyBox
          key={item._id}
          label={comments.t('write')}
          action={comments.t('send')}
          about={item._id}
          keys="r"
          onSend={add.mutateAsync}
        />
      )}
      <TimelineFilters item={item} filter={filter} people={people} onChange={change} onClear={clear}>
        {/* Not under the stream, which is laid out as one comes to it: the button would move from beneath a press. */}
        {(finished > 0 || showsFinished) && (
          <Button tone="plain" size="sm" aria-expanded={showsFinished} onClick={() => setShowsFinished(!showsFinished)}>
            {showsFinished ? comments.t('hideFinished') : comments.t('showFinished', { count: finished })}
          </Button>
        )}
      </TimelineFilters>
      {care.log && filter.kinds.includes('disclosure') && <Reads item={item._id} />}
      <Stack gap={3}>
        <span aria-live="polite" className={classes.fresh} data-screen>
          {fresh > 0 && (
            <Button tone="brand" size="sm" onClick={timeline.showFresh}>
              {t('fresh', { count: fresh })}
            </Button>
          )}
        </span>
        {error && !data ? (
          <ErrorState compact error={error} onRetry={() => void timeline.refetch()} />
        ) : !data ? (
          <Loading>
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </Loading>
        ) : shown.length === 0 && finished === 0 && said.length === 0 ? (
          <EmptyState
            compact
            icon={<IconListSearch size={26} stroke={1.6} />}
            title={isNarrowed ? t('noneSuch') : t('none')}
            action={isNarrowed && <Button onClick={clear}>{t('showAll')}</Button>}
          />
        ) : (
          <TimelineList root={item} entries={[...said, ...shown]} />
        )}
        {data && <LoadMore list={timeline} />}
      </Stack>
    </Section>
  )
}

/** What one just said, which stands there until the stream has it. */
function useSaid(
  { isPending, variables }: ReturnType<typeof useAddComment>,
  entries: readonly TimelineEntry[],
): readonly TimelineEntry[] {
  const author = useAuthor()
  if (!isPending || !variables) return []
  const comment = asComment(variables, author)
  if (entries.some((entry) => entry.by?._id === author._id && entry.comment?.text === comment.text)) return []
  return [
    { _id: comment._id, kind: 'comment', at: textOf(comment.date), by: author, item: { _id: comment._id }, comment },
  ]
}

/** What was finished is put away until asked for (S4.13). */
function isDone({ comment }: TimelineEntry): boolean {
  return isItem(comment) && isFinished(comment)
}

/** Whoever was met in the stream so far may be chosen; they stay when only some are shown. */
function usePeople(entries: readonly TimelineEntry[]) {
  const [people, setPeople] = useState<ReadonlyMap<string, string>>(new Map())
  const met = entries.flatMap(({ by }) => (by?._id?.startsWith('user/') && by.name ? [[by._id, by.name] as const] : []))
  if (met.some(([id]) => !people.has(id))) setPeople(new Map([...people, ...met]))
  return [...people]
    .map(([_id, name]) => ({ _id, name: textOf(name) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
