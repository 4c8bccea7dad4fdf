/** Chance that is the same every time: each part of the world has its own stream, named by words. */
export class Random {
  #state: number

  constructor(...name: (string | number)[]) {
    // FNV-1a over the name, so that neighbouring names do not give neighbouring streams.
    this.#state = 0x811c9dc5
    for (const sign of name.join('/')) {
      this.#state = Math.imul(this.#state ^ (sign.codePointAt(0) ?? 0), 0x01000193)
    }
  }

  /** From 0 up to, but not, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `low` to `high`, both possible. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    const one = list[Math.floor(this.next() * list.length)]
    if (one === undefined) throw new RangeError('Nothing to pick from')
    return one
  }

  /** Some of the list, each at most once, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[] {
    const keyed = list.map((item, index) => ({ item, index, key: this.next() }))
    const chosen = keyed.sort((a, b) => a.key - b.key).slice(0, count)
    return chosen.sort((a, b) => a.index - b.index).map(({ item }) => item)
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, key: this.next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item)
  }
}
