/** The most points of each criterion; together 100, so that points read as a percentage. */
export const fitWeights = {
  // Without the right kind of software nothing else matters.
  software: 35,
  // Knowing the trade decides most selections that do have the right software.
  branche: 20,
  // A package for a chain drowns a lunchroom, and the other way round.
  size: 15,
  // Worth little by itself: most of the work is done at a distance.
  region: 10,
  // Enough to tell apart two that are alike, too little to keep a newcomer out.
  results: 10,
  // Spreads the work over suppliers; a full one answers late.
  load: 10,
} as const

/** A ground on which fit is counted. */
export type FitCriterion = keyof typeof fitWeights

/** The points of a perfect fit. */
export const FIT_MAX = Object.values(fitWeights).reduce((sum, weight) => sum + weight, 0)

/** Points in tenths, so that suppliers who differ a little have other points, and those of the criteria add up as they are shown. */
export const inTenths = (points: number): number => Math.round(points * 10) / 10

/** The share of the points for something a supplier did not tell: neither praise nor blame. */
export const UNKNOWN_SHARE = 0.5
/** The share for a branche beside or above the same one, in the tree of tags. */
export const RELATED_BRANCHE_SHARE = 0.5
/** The share for serving the size class just below or above. */
export const NEXT_SIZE_SHARE = 1 / 3
/** Open matches a supplier is taken to bear when it names no capacity. */
export const ASSUMED_CAPACITY = 10
