/** A value that is set from anywhere and drawn in one place, by `useSyncExternalStore(store.subscribe, store.now)`. */
export function valueStore<T>(first: T) {
  let value = first
  const listeners = new Set<() => void>()
  return {
    now: () => value,
    set(next: T): void {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
