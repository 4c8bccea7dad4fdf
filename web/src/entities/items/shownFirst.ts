import type { QueryClient } from '@tanstack/react-query'

/** The `meta` of a write that shows on the screen what the server has not said yet. */
export const shownFirst = { isShownFirst: true } as const

/** No write is waited for longer than this, ms: what others do would not come meanwhile. */
const WAIT_MS = 5000

/** Whether the screen is ahead of the server: what is read or told now may be from before what is just being written. */
export function isAhead(cache: QueryClient, waits = WAIT_MS): boolean {
  const now = Date.now()
  return (
    cache.isMutating({
      predicate: ({ meta, state }) => meta?.isShownFirst === true && now - state.submittedAt < waits,
    }) > 0
  )
}
