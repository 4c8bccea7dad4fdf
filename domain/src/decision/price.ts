import type { PriceAnchors } from './input.ts'

/** What is to be said of a price value (F2.3, F2.18). */
export type PriceMark = 'noAnchors' | 'noCosts' | 'aboveMaximum' | 'belowExcellent' | 'afterReading'

/** The price of a supplier as a value; undefined is unknown. */
export interface PriceValue {
  /** 0–100. */
  readonly value: number | undefined
  readonly marks: readonly PriceMark[]
}

/** Whether anchors can be used: both above or at 0, the maximum above the excellent one (F2.3). */
export function areAnchors({ excellent, maximum }: PriceAnchors): boolean {
  return Number.isFinite(maximum) && excellent >= 0 && maximum > excellent
}

/** The value of costs in euros, linear between the anchors and clipped. It depends on no other offer (F2.3). */
export function priceValue(costs: number | undefined, anchors: PriceAnchors | undefined): PriceValue {
  if (anchors === undefined || !areAnchors(anchors)) return { value: undefined, marks: ['noAnchors'] }
  const marks: PriceMark[] = anchors.isAfterReading ? ['afterReading'] : []
  if (costs === undefined) return { value: undefined, marks: [...marks, 'noCosts'] }
  if (costs > anchors.maximum) return { value: 0, marks: [...marks, 'aboveMaximum'] }
  if (costs < anchors.excellent) return { value: 100, marks: [...marks, 'belowExcellent'] }
  return { value: (100 * (anchors.maximum - costs)) / (anchors.maximum - anchors.excellent), marks }
}

/** The costs in euros that are worth a value of 0–100; the inverse of `priceValue` (F2.12). */
export function costsAtValue(value: number, { excellent, maximum }: PriceAnchors): number {
  return maximum - (value / 100) * (maximum - excellent)
}

/** Something to buy: its points without the price, and its costs in euros. */
export interface Offer {
  readonly points: number
  readonly costs: number
}

/** Euros paid for each point more; none when the dearer one is not better (F2.15). */
export function costsPerPoint(cheaper: Offer, dearer: Offer): number | undefined {
  const points = dearer.points - cheaper.points
  return points > 0 ? (dearer.costs - cheaper.costs) / points : undefined
}
