import { inThousandths, shownParts } from '@schakel/domain/decision'
import type { RankedSupplier } from './queries.ts'

/** The most decimals: points are kept in thousandths (G6). */
const MOST = 3

/** Points as they are shown, in the unit of the points. */
export interface ShownPoints {
  readonly points: number
  /** Of each reason; together they are the points. */
  readonly parts: readonly number[]
  readonly decimals: number
}

/**
 * The points of a supplier in tenths, or finer where a neighbour in the list that has other points would read the same. The parts are
 * rounded so that they add up to what is shown (G6).
 */
export function shownPoints(
  { points, reasons }: Pick<RankedSupplier, 'points' | 'reasons'>,
  neighbours: readonly Pick<RankedSupplier, 'points'>[],
): ShownPoints {
  const others = neighbours.filter((other) => other.points !== points)
  let decimals = 1
  while (decimals < MOST && others.some((other) => rounded(other.points, decimals) === rounded(points, decimals)))
    decimals += 1
  const parts = shownParts(
    reasons.map((reason) => inThousandths(reason.points)),
    10 ** (MOST - decimals),
  )
  const unit = 10 ** decimals
  return { points: rounded(points, decimals) / unit, parts: parts.map((part) => part / unit), decimals }
}

/** In units of the last decimal. */
function rounded(points: number, decimals: number): number {
  return Math.round(inThousandths(points) / 10 ** (MOST - decimals))
}

/** As many points, in the same part of the list: where all that is known weighs the same, only the name puts one before the other. */
export function isEqual(one: RankedSupplier, other: RankedSupplier): boolean {
  return one.points === other.points && one.accepts === other.accepts
}
