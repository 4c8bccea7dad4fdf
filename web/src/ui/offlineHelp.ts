import { type ComponentType, useSyncExternalStore } from 'react'

let help: ComponentType | undefined
const watchers = new Set<() => void>()

/** What says, where a page cannot be read without a connection, what can be; it comes after the first screen. */
export function setOfflineHelp(part: ComponentType | undefined): void {
  help = part
  for (const watch of watchers) watch()
}

/** It, once it is there. */
export function useOfflineHelp(): ComponentType | undefined {
  return useSyncExternalStore(watch, () => help)
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
