import type { Deed } from './deed.ts'
import type { Side } from './sides.ts'

/** How long each call took in each world. */
export class Times {
  readonly #took = new Map<string, readonly [number[], number[]]>()

  note({ ask, event }: Deed, side: Side, ms: number): void {
    const name = event ?? `${ask?.method} ${ask?.path.split('/').slice(0, 4).join('/')}`
    const took = this.#took.get(name) ?? [[], []]
    this.#took.set(name, took)
    took[side].push(ms)
  }

  /** A line for each call: how often, its median in both worlds, and whether they differ by more than noise does. */
  lines(): string[] {
    return [...this.#took]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, [one, other]]) => {
        const [a, b] = [spreadOf(one), spreadOf(other)]
        // The standard error of a median is 1.25 σ / √n, and σ is 0.74 of the middle half where nothing is odd.
        const noise = 3 * Math.hypot(errorOf(a, one.length), errorOf(b, other.length))
        const isOdd = one.length >= 30 && Math.abs(a.median - b.median) > Math.max(noise, 0.2)
        const told = `${a.median.toFixed(2)} / ${b.median.toFixed(2)} ms (p95 ${a.p95.toFixed(1)} / ${b.p95.toFixed(1)})`
        return `${isOdd ? '!' : ' '} ${name.padEnd(52)} ${String(one.length).padStart(6)} × ${told}`
      })
  }
}

interface Spread {
  readonly median: number
  readonly p95: number
  readonly middle: number
}

function spreadOf(took: readonly number[]): Spread {
  const sorted = took.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return { median: at(0.5), p95: at(0.95), middle: at(0.75) - at(0.25) }
}

const errorOf = ({ middle }: Spread, count: number) => (1.25 * 0.74 * middle) / Math.sqrt(Math.max(1, count))
