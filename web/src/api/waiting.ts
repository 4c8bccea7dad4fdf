import { isObject } from '@schakel/domain'
import { useSyncExternalStore } from 'react'

/** What was done here and the server has not confirmed: kept over a reload, shared by the tabs of a browser, and seen on the screen. */
export class Waiting<T extends object> {
  readonly #stored: string
  readonly #key: keyof T & string
  readonly #names: readonly string[]
  readonly #watchers = new Set<() => void>()
  #all: readonly T[] = []
  /** What the browser kept when it was last looked at. */
  #text: string | null = null
  /** What it would not keep: this lives as long as this page. */
  #unkept: readonly T[] = []

  /** `stored` is where the browser keeps it; what lies there counts when it has `key`, by which each is known, and all of `names`. */
  constructor(stored: string, key: keyof T & string, names: readonly (keyof T & string)[]) {
    this.#stored = stored
    this.#key = key
    this.#names = names
    this.latest()
    window.addEventListener('storage', ({ key: changed }) => {
      if (changed === stored || changed === null) this.latest()
    })
  }

  get all(): readonly T[] {
    return this.#all
  }

  /** What waits now, whichever tab put it there or took it away: one that slept heard nothing of that. */
  latest(): readonly T[] {
    const text = this.#read()
    if (text !== this.#text) {
      this.#text = text
      const kept = this.#parse(text)
      this.#show([...kept, ...this.#without(this.#unkept, kept)])
    }
    return this.#all
  }

  /** Changes what waits. */
  keep(change: (all: readonly T[]) => readonly T[]): void {
    const next = change(this.latest())
    const text = JSON.stringify(next)
    try {
      localStorage.setItem(this.#stored, text)
      this.#text = text
      this.#unkept = []
    } catch {
      this.#unkept = this.#without(next, this.#parse(this.#text))
    }
    this.#show(next)
  }

  /** Calls whenever something else waits; answers how to stop. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  #show(next: readonly T[]): void {
    this.#all = next
    for (const watch of this.#watchers) watch()
  }

  #read(): string | null {
    try {
      return localStorage.getItem(this.#stored)
    } catch {
      // Storage that is closed: what is done now is still sent.
      return null
    }
  }

  #parse(text: string | null): readonly T[] {
    try {
      const kept: unknown = JSON.parse(text ?? '[]')
      return Array.isArray(kept) ? kept.filter((one): one is T => this.#isOne(one)) : []
    } catch {
      return []
    }
  }

  #without(some: readonly T[], others: readonly T[]): readonly T[] {
    const known = new Set(others.map((one) => one[this.#key]))
    return some.filter((one) => !known.has(one[this.#key]))
  }

  #isOne(one: unknown): boolean {
    return isObject(one) && [this.#key, ...this.#names].every((name) => Object.hasOwn(one, name))
  }
}

/** What waits, as it changes. */
export function useWaiting<T extends object>(waiting: Waiting<T>): readonly T[] {
  return useSyncExternalStore(waiting.watch, () => waiting.all)
}
