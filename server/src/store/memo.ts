/** How long an answer may be kept when another node could have changed what it rests on, ms. */
const MAX_AGE_MS = 1000
/** How long when a write by another one would be heard of, or there is no other. */
export const ALONE_MAX_AGE_MS = 60_000
const MAX_ENTRIES = 2000

/**
 * Answers that hold until the next write of this node, and never longer than a second: who a session belongs to, how many items
 * a filter finds. With several nodes a change made on another one is seen within that second.
 */
export class Memo {
  #heardAt = Number.NEGATIVE_INFINITY
  #entries = new Map<string, { readonly at: number; readonly value: unknown }>()
  #making = new Map<string, Promise<unknown>>()

  /** The kept answer for a key, or the one that `make` gives; who asks meanwhile waits for that one. */
  async get<T>(
    key: string,
    make: () => Promise<T>,
    isRight: (value: unknown) => value is T,
    maxAge = MAX_AGE_MS,
  ): Promise<T> {
    const entry = this.#entries.get(key)
    if (entry && performance.now() - entry.at < maxAge && isRight(entry.value)) return entry.value
    const making = this.#making.get(key)
    if (making === undefined) return this.#make(key, make)
    const value = await making
    return isRight(value) ? value : this.#make(key, make)
  }

  /** What other nodes committed by then, as `performance.now()` tells it, is taken account of. */
  heard(at: number): void {
    this.#heardAt = at
  }

  /** Whether what other nodes write is heard of, and was no longer ago than an answer may be kept: then it clears what is kept here. */
  get isHearing(): boolean {
    return performance.now() - this.#heardAt < MAX_AGE_MS
  }

  async #make<T>(key: string, make: () => Promise<T>): Promise<T> {
    // A write that comes in between puts new maps in place: this answer may be older than that write.
    const entries = this.#entries
    const making = this.#making
    const value = make()
    making.set(key, value)
    try {
      const found = await value
      if (entries.size >= MAX_ENTRIES) entries.clear()
      entries.set(key, { at: performance.now(), value: found })
      return found
    } finally {
      making.delete(key)
    }
  }

  /** Forgets an answer that holds no longer, unless there is another one by now. */
  forget(key: string, value: unknown): void {
    if (this.#entries.get(key)?.value === value) this.#entries.delete(key)
  }

  /** Forgets everything: something was written. */
  clear(): void {
    this.#entries = new Map()
    this.#making = new Map()
  }
}
