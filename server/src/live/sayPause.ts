/** The first pause, the longest one, and after how long without a word the first one is meant again, ms. */
const FIRST_MS = 1000
const LONGEST_MS = 30_000
const CALM_MS = 60_000

/**
 * How long is waited before others are told again that they may have missed something: longer each time, since all of them read anew at
 * every word, which a database that is slow already does not need. `quiet` is how long ago that was said last.
 */
export function sayPause(before: number | undefined, quiet: number): number {
  return before === undefined || quiet > CALM_MS ? FIRST_MS : Math.min(2 * before, LONGEST_MS)
}
