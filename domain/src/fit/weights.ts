/** The most points of each criterion; together 100, so that points read as a percentage. */
export const fitWeights = {
  // Without the right kind of software nothing else matters.
  software: 30,
  // Knowing the trade decides most selections that do have the right software.
  branche: 20,
  // What it says that its product does, held against what is asked: the answers to come, as far as they are known (F1.9).
  requirements: 15,
  // A package for a chain drowns a lunchroom, and the other way round.
  size: 10,
  // Enough to tell apart two that are alike, too little to keep a newcomer out.
  results: 10,
  // Worth little by itself: most of the work is done at a distance.
  region: 5,
  // Spreads the work over suppliers; a full one answers late.
  load: 5,
  // Who asks waits for whoever decides late.
  response: 5,
} as const

/** A ground on which fit is counted. */
export type FitCriterion = keyof typeof fitWeights

/** The points of a perfect fit. */
export const FIT_MAX = Object.values(fitWeights).reduce((sum, weight) => sum + weight, 0)

/** Points rounded to thousandths (G6): suppliers who differ a little have other points, and those of the criteria add up. */
export const toThousandths = (points: number): number => Math.round(points * 1000) / 1000

/** The share of the points for something a supplier did not tell: neither praise nor blame. */
export const UNKNOWN_SHARE = 0.5
/** The share for serving the size class just below or above. */
export const NEXT_SIZE_SHARE = 1 / 3
/** Open matches a supplier is taken to bear when it names no capacity. */
export const ASSUMED_CAPACITY = 10
/** What a finished match counts for that was about other software or long ago. */
export const OTHER_MATCH_WEIGHT = 0.5
/** How long ago a finished match is long ago, months. */
export const OLD_MATCH_MONTHS = 36
/** Days to decide on an offer that give half of the points, and that a supplier without one is taken to need. */
export const RESPONSE_DAYS = 7
