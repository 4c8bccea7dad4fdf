import type { LiveResult } from '../live/measureLive.ts'

/** What is aimed at: at most twice the echo and so many ms more, of the slow end of the waits. */
const OVER_MS = 15

/** The figures of what is live as the rows of a table. */
export function liveRows({ comparisons, memory }: LiveResult): string[][] {
  const both = (one: number, other: number) => `${one.toFixed(1)} / ${other.toFixed(1)}`
  const rows = comparisons.map(({ what, product, echo, times, over }) => [
    what,
    both(product.p50, echo.p50),
    both(product.p95, echo.p95),
    `× ${times.toFixed(1)}`,
    `${over.toFixed(1)} ms (≤ ${OVER_MS})`,
  ])
  const each = memory && [
    'memory of a socket, KB',
    both(memory.product, memory.echo),
    '',
    `× ${(memory.product / memory.echo).toFixed(1)}`,
    '',
  ]
  return [
    ['until it is on the screen of another', 'p50 ms', 'p95 ms', 'p95', 'over twice the echo'],
    ...rows,
    ...(each ? [each] : []),
  ]
}
