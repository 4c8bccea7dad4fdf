import { useSyncExternalStore } from 'react'
import { forgetSeen } from '../../api/seen.ts'

const KEY = 'schakel.keepSeen'
const watchers = new Set<() => void>()

/** Whether this device keeps what one saw, as was chosen on it; where nobody chose, it does. */
export function isKeeping(): boolean {
  try {
    return localStorage.getItem(KEY) !== '0'
  } catch {
    // What cannot be chosen here is not done.
    return false
  }
}

/** Chooses for this device; what it had kept goes at once. */
export function setKeeping(keeps: boolean): void {
  try {
    if (keeps) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, '0')
  } catch {
    // Then nothing is kept anyway.
  }
  if (!keeps) void forgetSeen()
  for (const watch of watchers) watch()
}

/** The choice, as it changes in this page. */
export function useKeeping(): boolean {
  return useSyncExternalStore(watch, isKeeping)
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
