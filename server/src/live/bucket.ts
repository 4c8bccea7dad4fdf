/** Lets through so many a second for long, and so many at once. */
export class Bucket {
  readonly #rate: number
  readonly #burst: number
  #left: number
  #at = performance.now()

  constructor(rate: number, burst: number) {
    this.#rate = rate
    this.#burst = burst
    this.#left = burst
  }

  /** Whether one more may pass now. */
  take(): boolean {
    const now = performance.now()
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#rate)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
