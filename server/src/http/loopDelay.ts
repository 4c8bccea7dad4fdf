/** How often is looked whether the loop still turns, ms. */
const LOOK_MS = 10
/** Longer than this no single piece of work may hold it (D21.1), ms. */
const HELD_MS = 50

/** How the event loop was held. */
export interface LoopDelay {
  /** The longest that it was since this was asked last, seconds. */
  readonly longest: number
  /** How often it was held for longer than a piece of work may, since the start. */
  readonly times: number
}

/**
 * Watches the event loop: while one piece of work holds it, nobody else is answered (D21.1). With a timer of its own: the histogram of
 * perf_hooks misses what begins just after it was emptied.
 */
export class LoopWatch {
  readonly #timer = setInterval(() => this.#look(), LOOK_MS).unref()
  #looked = performance.now()
  #longest = 0
  #times = 0

  read(): LoopDelay {
    this.#look()
    const longest = this.#longest / 1000
    this.#longest = 0
    return { longest, times: this.#times }
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
