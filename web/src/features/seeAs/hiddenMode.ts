import { useSyncExternalStore } from 'react'

const KEY = 'schakel.seeAs.hidden'
const watchers = new Set<() => void>()
let isOn = sessionStorage.getItem(KEY) === '1'

/** Shows on every card what of it is hidden, or no longer. */
export function setHiddenMode(next: boolean): void {
  isOn = next
  sessionStorage.setItem(KEY, next ? '1' : '0')
  for (const watch of watchers) watch()
}

export function useHiddenMode(): boolean {
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch)
      return () => watchers.delete(watch)
    },
    () => isOn,
  )
}
