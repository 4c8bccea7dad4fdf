import { IDEMPOTENCY_HOURS } from '@schakel/domain'
import { newIdempotencyKey } from './call.ts'

/** So long something is sent again under its key, ms: once the server has forgotten that, it would be made twice (D2.4). */
export const KEY_MS = (IDEMPOTENCY_HOURS - 1) * 3_600_000

/** What was sent and under which key, until it is known to have arrived. */
export interface Tried {
  readonly said: string
  readonly key: string
}

/** The key for what is said: that of the last try when it said the same, so that it counts once should only its answer have been lost (D2.4). */
export function triedWith(words: readonly unknown[], last: Tried | undefined): Tried {
  const said = JSON.stringify(words)
  return last?.said === said ? last : { said, key: newIdempotencyKey() }
}
