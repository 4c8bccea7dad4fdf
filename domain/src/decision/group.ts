import { own } from '../own.ts'
import type { Weighing, Weights } from './input.ts'
import { LEVEL_WITHIN, rankSuppliers } from './score.ts'
import type { Valued } from './values.ts'
import { countedWeighings, normalise, togetherWeights } from './weights.ts'

/** How far people lie apart on a criterion: normalised weights, 0–1 (F2.14). */
export interface Spread {
  readonly criterion: string
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** Which supplier wins by the weights of one person; more when they are `gelijk` (F2.14). */
export interface PersonWinner {
  readonly weighing: string
  readonly isAdviser: boolean
  readonly winners: readonly string[]
  /** What that person gave, normalised, 0–1. */
  readonly weights: Weights
}

/** Kendall's coefficient of concordance: 0 no agreement, 1 the same order (F2.14). */
export interface Concordance {
  /** Sum of squared distances of the rank sums to their mean. */
  readonly s: number
  readonly w: number
}

/** What a group weighed. Advisers stand in `winners` alone (F2.14). */
export interface GroupWeighing {
  readonly people: number
  readonly weights: Weights
  readonly spread: readonly Spread[]
  readonly winners: readonly PersonWinner[]
  /** Over the order of the criteria; none with fewer than two people. */
  readonly agreement: Concordance | undefined
}

/** Weights together, spread, each one's winner and agreement (F2.14). */
export function weighTogether(valued: Valued, weighings: readonly Weighing[]): GroupWeighing {
  const criteria = valued.criteria.map(({ id }) => id)
  const counted = countedWeighings(weighings)
  const each = counted.map(({ weights }) => normalise(criteria, weights))
  return {
    people: counted.length,
    weights: togetherWeights(criteria, weighings),
    spread: spreadOf(criteria, each),
    winners: weighings.map(({ id, weights: given, isAdviser }) => {
      const weights = normalise(criteria, given)
      return { weighing: id, isAdviser: isAdviser === true, winners: winnersOf(valued, weights), weights }
    }),
    agreement: concordance(each.map((weights) => criteria.map((id) => own(weights, id) ?? 0))),
  }
}

function spreadOf(criteria: readonly string[], each: readonly Weights[]): Spread[] {
  if (each.length === 0) return []
  return criteria.map((criterion) => {
    const all = each.map((weights) => own(weights, criterion) ?? 0)
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length
    return { criterion, mean, low: Math.min(...all), high: Math.max(...all) }
  })
}

function winnersOf(valued: Valued, weights: Weights): string[] {
  const ranked = rankSuppliers(valued, weights).filter(({ knockouts }) => knockouts.out.length === 0)
  const best = ranked[0]?.points ?? 0
  return ranked.filter(({ points }, at) => at === 0 || best - points < LEVEL_WITHIN).map(({ id }) => id)
}

/** Kendall's W of several people's numbers on the same things, corrected for ties; undefined when there is nothing to agree on. */
export function concordance(people: readonly (readonly number[])[]): Concordance | undefined {
  const things = people[0]?.length ?? 0
  if (people.length < 2 || things < 2) return undefined
  const ranks = people.map(midRanks)
  const sums = Array.from({ length: things }, (_, at) => ranks.reduce((sum, row) => sum + (row[at] ?? 0), 0))
  const mean = (people.length * (things + 1)) / 2
  const s = sums.reduce((sum, one) => sum + (one - mean) * (one - mean), 0)
  const ties = people.reduce((sum, numbers) => sum + tieTerm(numbers), 0)
  const most = people.length * people.length * (things * things * things - things) - people.length * ties
  return most > 0 ? { s, w: (12 * s) / most } : undefined
}

/** Ranks from 1, the largest number first; equal numbers share the mean of their ranks. */
function midRanks(numbers: readonly number[]): number[] {
  return numbers.map((one) => {
    const larger = numbers.filter((other) => other > one).length
    const equal = numbers.filter((other) => other === one).length
    return larger + (equal + 1) / 2
  })
}

/** Σ (t³ − t) over groups of t equal numbers. */
function tieTerm(numbers: readonly number[]): number {
  const sizes = [...new Set(numbers)].map((one) => numbers.filter((other) => other === one).length)
  return sizes.reduce((sum, size) => sum + size * size * size - size, 0)
}
