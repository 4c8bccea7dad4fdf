/** How often is looked whether the loop still turns, ms. */
const LOOK_MS = 10
/** Longer than this no single piece of work may hold it (D21.1), ms. */
const HELD_MS = 50

/**
 * Watches the event loop: while one piece of work holds it, nobody else is answered (D21.1). With a timer of its own: the histogram of
 * perf_hooks misses what begins just after it was emptied.
 */
export class LoopWatch {
  readonly #timer = setInterval(() => this.#look(), LOOK_MS).unref()
  #looked = performance.now()
  #longest = 0
  #times = 0

  /** The longest that it was held since this was asked last, seconds. */
  takeLongest(): number {
    this.#look()
    const longest = this.#longest / 1000
    this.#longest = 0
    return longest
  }

  /** How often it was held for longer than a piece of work may, since the start. */
  get times(): number {
    return this.#times
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    const now = performance.now()
    const held = now - this.#looked - LOOK_MS
    this.#looked = now
    this.#longest = Math.max(this.#longest, held)
    if (held > HELD_MS) this.#times += 1
  }
}
