import { isObject } from '@schakel/domain'
import type { QueryKey } from '@tanstack/react-query'
import type { Owner, Seen } from './seenStore.ts'

/** As long as this an answer is kept, ms. */
const KEPT_MS = 7 * 24 * 3_600_000
/** No more answers than this, and no more of their JSON than this, characters. */
const KEPT_MAX = 200
const SIZE_MAX = 5_000_000
/** What is longer than this is not kept at all, characters. */
export const ONE_MAX = 1_000_000
/** So long after the server last answered one may still look without it, ms: as long as a session that nobody uses (D8.8). */
const ALONE_MS = 12 * 3_600_000

/** What the screens that one reads offline are made of. Settings, logins, the log, exports, accounts and figures are not among it. */
const families = [
  'item',
  'search',
  'activities',
  'tags',
  'messages',
  'notifications',
  'checkin',
  'checkin-next',
  'views',
] as const

/** Whether an answer is one that is kept. */
export function isKept([family, detail, more]: QueryKey): boolean {
  if (!families.some((one) => one === family)) return false
  // Accounts and figures lie under the key of the searches, other people's calendars under that of the activities.
  if (family === 'search') return typeof detail === 'object'
  return !(detail === 'agenda' && more === 'external')
}

/** An answer as it is kept: what opens something stays out of it. */
export function withoutKeys([family]: QueryKey, data: unknown): unknown {
  return family === 'checkin' && isObject(data) ? { ...data, key: '' } : data
}

/** Whether an answer is not too old. */
export function isRecent({ at }: Pick<Seen, 'at'>, now: number): boolean {
  return now - at < KEPT_MS
}

/** Whether one may look without the server, which cannot say whether the session has ended. */
export function mayLookAlone({ contact }: Owner, now: number): boolean {
  const away = now - contact
  return away >= 0 && away < ALONE_MS
}

/** Which of these have to go: what is too old, and the oldest of what is too much. */
export function tooMuch(all: readonly Pick<Seen, 'hash' | 'at' | 'size'>[], now: number): string[] {
  let size = 0
  let count = 0
  return all
    .toSorted((one, other) => other.at - one.at)
    .filter((one) => {
      size += one.size
      count += 1
      return !isRecent(one, now) || count > KEPT_MAX || size > SIZE_MAX
    })
    .map(({ hash }) => hash)
}

/** Whether what one person saw is still what they would see: another role or place reads something else. */
export function isSameReadScope(kept: Owner['viewer'], now: Owner['viewer']): boolean {
  const scope = ({ _id, kind, role, _feed, organisation }: Owner['viewer']) =>
    JSON.stringify([_id, kind, role, _feed, organisation?._id])
  return scope(kept) === scope(now)
}
