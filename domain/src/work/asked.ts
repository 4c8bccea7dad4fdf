import type { ViewerKind } from '../access/viewer.ts'
import { waitingMatchStatus } from '../dashboard/index.ts'
import type { SearchFilters } from '../lists/index.ts'

/** Todos that are not done, due before a moment (ISO 8601 UTC); all of them when left out. */
export function openTodos(until?: string): SearchFilters {
  return { feed: 'todo', status: 'open', ...(until === undefined ? {} : { until }) }
}

/** Planned appointments that begin between two moments (ISO 8601 UTC), the second not counted. */
export function plannedBetween(from: string, until: string): SearchFilters {
  return { feed: 'activity', status: 'planned', from, until }
}

/** The matches that wait for a kind of person by their status; nothing for who waits for none, and for who asks: theirs wait unanswered. */
export function waitingMatches(kind: ViewerKind): SearchFilters | undefined {
  const status = waitingMatchStatus(kind)
  return status === undefined ? undefined : { feed: 'match', status }
}
