/** The normal deviate of a two-sided 95%. */
const Z = 1.959963984540054

/** An interval of a share, 0–1. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** Wilson's 95% interval of `hits` out of `count` (F2.9). `hits` may hold parts, of ties. */
export function wilson(hits: number, count: number): Interval {
  const share = hits / count
  const square = (Z * Z) / count
  const middle = share + square / 2
  const half = Z * Math.sqrt((share * (1 - share)) / count + square / (4 * count))
  return {
    low: hits <= 0 ? 0 : Math.max(0, (middle - half) / (1 + square)),
    high: hits >= count ? 1 : Math.min(1, (middle + half) / (1 + square)),
  }
}

/** Draws needed for a share within ± `margin` (0–1) at 95%, whatever the share is (F2.9). */
export function drawsNeeded(margin: number): number {
  return Math.ceil((Z * Z) / (4 * margin * margin))
}
