import type { Work, WorkLine } from '@schakel/domain/calls'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { keys } from '../../entities/items/keys.ts'

// Under what changes in one's world: whatever is written there asks for it anew.
export const workKeys = {
  all: [...keys.activities, 'work'] as const,
  list: (isSnoozed: boolean) => [...keys.activities, 'work', isSnoozed] as const,
}

/** The longest that a browser waits, ms. */
const WAIT_MAX_MS = 2 ** 31 - 1

/** So long after the moment it is asked, so that it has come at the server too, ms. */
const SLACK_MS = 1000
/** How long until it is asked again where the clock here says that it has come, ms. */
const LATE_MS = 30_000

/** What is one's to do, or what one put aside (S2.2); asked anew when something comes back. */
export function useWork(isSnoozed: boolean) {
  const cache = useQueryClient()
  const work = useQuery({
    queryKey: workKeys.list(isSnoozed),
    queryFn: ({ signal }) => call<Work>('/api/work', { snoozed: isSnoozed }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })
  const next = work.data?.next
  const { dataUpdatedAt } = work
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer sets it again, as when the clock here runs ahead of the server's
  useEffect(() => {
    if (!next) return undefined
    const ahead = Date.parse(next) - Date.now()
    const wait = ahead > 0 ? ahead + SLACK_MS : LATE_MS
    const timer = setTimeout(
      () => void cache.invalidateQueries({ queryKey: workKeys.all }),
      Math.min(wait, WAIT_MAX_MS),
    )
    return () => clearTimeout(timer)
  }, [next, dataUpdatedAt, cache])
  return work
}

/** Takes lines off the lists that are shown, before the server has answered; answers how to put them back. */
export function useTakeOff() {
  const cache = useQueryClient()
  return async (isGone: (line: WorkLine) => boolean) => {
    await cache.cancelQueries({ queryKey: workKeys.all })
    const before = cache.getQueriesData<Work>({ queryKey: workKeys.all })
    for (const [key, work] of before) if (work) cache.setQueryData<Work>(key, without(work, isGone))
    return () => {
      for (const [key, work] of before) cache.setQueryData(key, work)
    }
  }
}

function without(work: Work, isGone: (line: WorkLine) => boolean): Work {
  const gone = work.lines.filter(isGone)
  const groups = { ...work.groups }
  for (const { group } of gone) groups[group] = Math.max(0, (groups[group] ?? 0) - 1)
  return { ...work, groups, total: work.total - gone.length, lines: work.lines.filter((line) => !isGone(line)) }
}
