/** The middle and the slow end of a number of waits, ms. */
export interface Waits {
  readonly p50: number
  readonly p95: number
}

/** What some waits come to. */
export function waitsOf(times: readonly number[]): Waits {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

/** The slow end of a number of waits to its very end, ms. */
export interface Tail extends Waits {
  readonly p99: number
  readonly max: number
}

/** What some waits come to, to the last of them. */
export function tailOf(times: readonly number[]): Tail {
  const sorted = [...times].sort((one, other) => one - other)
  return { ...waitsOf(times), p99: sorted[Math.floor((sorted.length - 1) * 0.99)] ?? 0, max: sorted.at(-1) ?? 0 }
}
