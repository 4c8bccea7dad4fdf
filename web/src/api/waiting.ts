import { isObject } from '@schakel/domain'
import { useSyncExternalStore } from 'react'

/** What was done here and the server has not confirmed: kept over a reload, and seen on the screen. */
export class Waiting<T extends object> {
  readonly #stored: string
  readonly #names: readonly string[]
  readonly #watchers = new Set<() => void>()
  #all: readonly T[]

  /** `stored` is where the browser keeps it; what lies there counts when it has all of `names`. */
  constructor(stored: string, names: readonly (keyof T & string)[]) {
    this.#stored = stored
    this.#names = names
    this.#all = this.#read()
  }

  get all(): readonly T[] {
    return this.#all
  }

  /** Puts other things in the place of what waits. */
  keep(next: readonly T[]): void {
    this.#all = next
    try {
      localStorage.setItem(this.#stored, JSON.stringify(next))
    } catch {
      // Then it lives as long as this page.
    }
    for (const watch of this.#watchers) watch()
  }

  /** Calls whenever something else waits; answers how to stop. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  #read(): readonly T[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#stored) ?? '[]')
      return Array.isArray(kept) ? kept.filter((one): one is T => this.#isOne(one)) : []
    } catch {
      // Storage that is full, closed or broken: what is done now is still sent.
      return []
    }
  }

  #isOne(one: unknown): boolean {
    return isObject(one) && this.#names.every((name) => Object.hasOwn(one, name))
  }
}

/** What waits, as it changes. */
export function useWaiting<T extends object>(waiting: Waiting<T>): readonly T[] {
  return useSyncExternalStore(waiting.watch, () => waiting.all)
}
