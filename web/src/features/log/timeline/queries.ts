import type { TimelineKind } from '@schakel/domain'
import type { Timeline, TimelineEntry } from '@schakel/domain/calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { keys } from '../../../entities/items/keys.ts'
import { madeHere } from '../../../entities/items/ownWrites.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'

const DAY_MS = 86_400_000

/** What is shown of a timeline; no kinds are all of them. */
export interface TimelineFilter {
  readonly kinds: readonly TimelineKind[]
  /** One person, or empty. */
  readonly by: string
  /** Of changes one field, or empty. */
  readonly field: string
  /** Since so many days; 0 for all of it. */
  readonly days: number
}

/** A timeline page after page, with what came since it was opened apart: nothing that one reads moves by itself. */
export function useTimeline(item: string, filter: TimelineFilter) {
  const { _id: me } = useViewer()
  const query = useInfiniteQuery({
    queryKey: [...keys.timelines, item, filter],
    queryFn: ({ pageParam, signal }) =>
      call<Timeline>('/api/timeline/list', bodyOf(item, filter, pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (last: Timeline) => last.next,
  })
  const all = query.data?.pages.flatMap(({ entries }) => entries) ?? []
  // The newest entry that was there when these were first drawn, or when one last asked for what is new.
  const [seen, setSeen] = useState<{ readonly filter: TimelineFilter; readonly at: string }>()
  const newest = all[0]?.at ?? ''
  if (query.data && seen?.filter !== filter) setSeen({ filter, at: newest })
  const isOwn = ({ by, item }: TimelineEntry) => by?._id === me || madeHere.has(item._id ?? '')
  const isFresh = (entry: TimelineEntry) => seen?.filter === filter && entry.at > seen.at && !isOwn(entry)
  return {
    ...query,
    entries: all.filter((entry) => !isFresh(entry)),
    fresh: all.filter(isFresh).length,
    showFresh: () => setSeen({ filter, at: newest }),
  }
}

function bodyOf(item: string, { kinds, by, field, days }: TimelineFilter, before: string) {
  return {
    item,
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(by ? { by } : {}),
    ...(field ? { field } : {}),
    ...(days > 0 ? { from: new Date(Date.now() - days * DAY_MS).toISOString() } : {}),
    ...(before ? { before } : {}),
  }
}
