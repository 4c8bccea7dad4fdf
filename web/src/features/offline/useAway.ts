import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isKept } from './kept.ts'

let startedAlone = false

/** This page began without the server, with what was kept. */
export function noteStartedAlone(): void {
  startedAlone = true
}

/** Whether this page began without the server. */
export function hasStartedAlone(): boolean {
  return startedAlone
}

/** Whether this device has a connection, as far as the browser knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchOnline, () => navigator.onLine)
}

function watchOnline(watcher: () => void): () => void {
  window.addEventListener('online', watcher)
  window.addEventListener('offline', watcher)
  return () => {
    window.removeEventListener('online', watcher)
    window.removeEventListener('offline', watcher)
  }
}

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
