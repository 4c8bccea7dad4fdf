import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isKept } from './kept.ts'

/** When the oldest part of what is on the screen was read, ms since 1970; nothing when there is none. */
export function useShownSince(): number | undefined {
  const queries = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (watcher) => queries.subscribe(watcher),
    () => {
      const moments = queries
        // Tags stay fresh for long, and are no part that one looks at.
        .findAll({ type: 'active', predicate: ({ queryKey }) => isKept(queryKey) && queryKey[0] !== 'tags' })
        .flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]))
      return moments.length > 0 ? Math.min(...moments) : undefined
    },
  )
}
