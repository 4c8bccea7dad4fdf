import { MASK, type Range } from './ranges.ts'

/** Puts one mask for each range, also when markup cuts the range in pieces. */
export class Masks {
  readonly #ranges: readonly Range[]
  #next = 0
  #isShown = false

  constructor(ranges: readonly Range[]) {
    this.#ranges = ranges
  }

  apply(source: string, start: number, end: number): string {
    const pieces: string[] = []
    let at = start
    for (let range = this.#ranges[this.#next]; range && range.start < end; range = this.#ranges[this.#next]) {
      if (range.end > at) {
        pieces.push(source.slice(at, Math.max(at, range.start)))
        if (!this.#isShown && Math.min(range.end, end) > Math.max(at, range.start)) {
          pieces.push(MASK)
          this.#isShown = true
        }
        at = Math.min(range.end, end)
      }
      if (range.end > end) break
      this.#next++
      this.#isShown = false
    }
    pieces.push(source.slice(at, end))
    return pieces.join('')
  }
}
