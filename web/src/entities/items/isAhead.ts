import { propertyOf } from '@schakel/domain'
import type { QueryClient } from '@tanstack/react-query'

/** No write is waited for longer than this, ms: what others do would not come meanwhile. */
const WAIT_MS = 5000

/**
 * Whether the screen shows what the server has not said yet: what is read or told now may be from before what is just being written. Such a
 * write has `putBack` in its context, to take that back.
 */
export function isAhead(cache: QueryClient, waits = WAIT_MS): boolean {
  const predicate = ({
    state: { context, submittedAt },
  }: {
    readonly state: { readonly context: unknown; readonly submittedAt: number }
  }) => propertyOf(context, 'putBack') !== undefined && Date.now() - submittedAt < waits
  return cache.isMutating({ predicate }) > 0
}
