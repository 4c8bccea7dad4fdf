import { WEIGHT_POINT_DECIMALS, WEIGHT_POINTS_MAX } from '../limits.ts'
import { own } from '../own.ts'
import type { DecisionInput, Weighing, Weights } from './input.ts'

/** Every criterion the same: used where nobody weighed (F2.18). */
export function equalWeights(criteria: readonly string[]): Weights {
  return Object.fromEntries(criteria.map((id) => [id, 1 / criteria.length]))
}

/**
 * Weights that add up to 1: points ÷ their sum, not rounded (F2.5). A criterion without points weighs nothing. Equal weights when no
 * criterion has points.
 */
export function normalise(criteria: readonly string[], points: Weights): Weights {
  const sum = exactSum(criteria.map((id) => own(points, id) ?? 0))
  return sum > 0 ? Object.fromEntries(criteria.map((id) => [id, (own(points, id) ?? 0) / sum])) : equalWeights(criteria)
}

/** Whether swing points are complete: 0–100 for each criterion, at least one at 100 (F2.5). */
export function areSwingPoints(criteria: readonly string[], points: Weights): boolean {
  const all = criteria.map((id) => own(points, id) ?? Number.NaN)
  return all.every((one) => one >= 0 && one <= 100) && all.includes(100)
}

/** Rank-order-centroid weights of the first, second … of `count` criteria (F2.5): the mean of all weights in that order. */
export function centroids(count: number): number[] {
  const weights: number[] = []
  let sum = 0
  for (let rank = count; rank > 0; rank--) {
    sum += 1 / rank
    weights.unshift(sum / count)
  }
  return weights
}

/** Weights of criteria that were ranked only, the most important first (F2.5). */
export function rankedWeights(ranked: readonly string[]): Weights {
  const weights = centroids(ranked.length)
  return Object.fromEntries(ranked.map((id, at) => [id, weights[at] ?? 0]))
}

/** Points of criteria in this order, the first 100: normalised they weigh what their centroids do, within 1e-6 (F2.5). */
export function rankedPoints(ranked: readonly string[]): Weights {
  const [most = 1, ...others] = centroids(ranked.length)
  const points = [most, ...others].map((one) =>
    Number(((one / most) * WEIGHT_POINTS_MAX).toFixed(WEIGHT_POINT_DECIMALS)),
  )
  return Object.fromEntries(ranked.map((id, at) => [id, points[at] ?? 0]))
}

/** The weighings that count: not those of advisers (F2.14). */
export function countedWeighings(weighings: readonly Weighing[]): Weighing[] {
  return weighings.filter(({ isAdviser }) => isAdviser !== true)
}

/** The mean of the normalised weights of all who count; equal weights when nobody weighed (F2.14, F2.18). */
export function togetherWeights(criteria: readonly string[], weighings: readonly Weighing[]): Weights {
  const each = countedWeighings(weighings).map(({ weights }) => normalise(criteria, weights))
  if (each.length === 0) return equalWeights(criteria)
  return Object.fromEntries(criteria.map((id) => [id, exactSum(each.map((one) => own(one, id) ?? 0)) / each.length]))
}

/** Whose weights a decision uses: nobody's (equal ones), those of people together, or of a scenario. */
export type WeightBasis = 'nobody' | 'people' | 'scenario'

/** The weights of a decision, and whose they are (F2.13, F2.14, F2.18). */
export function weightsOf(
  criteria: readonly string[],
  { weighings, scenario }: Pick<DecisionInput, 'weighings' | 'scenario'>,
): { readonly weights: Weights; readonly basis: WeightBasis } {
  if (scenario !== undefined) return { weights: normalise(criteria, scenario), basis: 'scenario' }
  const basis = countedWeighings(weighings).length > 0 ? 'people' : 'nobody'
  return { weights: togetherWeights(criteria, weighings), basis }
}

/** The sum in one fixed order, so that the order of people and criteria changes no bit of it. */
function exactSum(parts: readonly number[]): number {
  return [...parts].sort((a, b) => a - b).reduce((sum, part) => sum + part, 0)
}

/** Differences between weights that are only of rounding. */
const SAME = 1e-9

/** Criteria in order of weight, the heaviest first; those of equal weight stand together (F2.9). */
export function orderOf(criteria: readonly string[], weights: Weights): string[][] {
  const weightOf = (id: string) => own(weights, id) ?? 0
  const tiers: string[][] = []
  let last = Number.POSITIVE_INFINITY
  for (const id of [...criteria].sort((a, b) => weightOf(b) - weightOf(a))) {
    if (last - weightOf(id) > SAME) tiers.push([id])
    else tiers.at(-1)?.push(id)
    last = weightOf(id)
  }
  return tiers
}
