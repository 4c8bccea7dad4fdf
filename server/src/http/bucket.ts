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
    this.#fill()
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  /** So many passed elsewhere: they are made up for here, also where there were fewer left. */
  spend(count: number): void {
    this.#fill()
    this.#left = Math.max(-this.#burst, this.#left - count)
  }

  /** In how many seconds one more may pass. */
  get wait(): number {
    return Math.max(0, (1 - this.#left) / this.#rate)
  }

  get isFull(): boolean {
    this.#fill()
    return this.#left >= this.#burst
  }

  #fill(): void {
    const now = performance.now()
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#rate)
    this.#at = now
  }
}
