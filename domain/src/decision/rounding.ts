/** Points are kept as whole thousandths (G6). */
export const THOUSANDTHS = 1000
/** A tenth of a point in thousandths. */
const TENTH = 100

/** Points as whole thousandths (G6). */
export function inThousandths(points: number): number {
  return Math.round(points * THOUSANDTHS)
}

/**
 * Whole numbers near `parts` that add up to `total`: the largest remainders are rounded up, the first of equals first (G6).
 * `total` is the rounded sum of the parts.
 */
export function roundParts(parts: readonly number[], total: number): number[] {
  const whole = parts.map(Math.floor)
  const rest = total - whole.reduce((sum, part) => sum + part, 0)
  const remainder = (at: number) => (parts[at] ?? 0) - (whole[at] ?? 0)
  const up = new Set(
    parts
      .map((_, at) => at)
      .sort((a, b) => remainder(b) - remainder(a) || a - b)
      .slice(0, Math.max(0, rest)),
  )
  return whole.map((part, at) => part + Number(up.has(at)))
}

/** Kept thousandths as shown in units of `step` thousandths, adding up to the shown total (G6). A tenth of a point is 100. */
export function shownParts(parts: readonly number[], step: number): number[] {
  const exact = parts.map((part) => part / step)
  const total = parts.reduce((sum, part) => sum + part, 0)
  return roundParts(exact, Math.round(total / step))
}

/** Points as they are shown, in tenths, from the thousandths that are kept: parts and total are then rounded in one way (G6). */
export function tenthsOf(points: number): number {
  return Math.round(points / TENTH) / 10
}

/** Parts in thousandths as they are shown, in tenths that add up to the shown total (G6). */
export function partsInTenths(parts: readonly number[]): number[] {
  return shownParts(parts, TENTH).map((part) => part / 10)
}
