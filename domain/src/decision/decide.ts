import { type Criterion, criteriaOf, criteriaToJoin } from './criteria.ts'
import type { DecisionInput, Weights } from './input.ts'
import { type RankedSupplier, rankSuppliers } from './score.ts'
import { type Valued, valueSuppliers } from './values.ts'
import { countedWeighings, type WeightBasis, weightsOf } from './weights.ts'

/** The outcome of weighing up (F2.1–F2.7). */
export interface Decision {
  readonly criteria: readonly Criterion[]
  /** How many criteria are too many. Above 0 staff join groups first, and there are no suppliers here (F2.1). */
  readonly toJoin: number
  /** By criterion, adding up to 1. */
  readonly weights: Weights
  readonly basis: WeightBasis
  /** People whose weighing counts. */
  readonly people: number
  /** Criteria that somebody whose weighing counts gave no weight, not even 0: they weigh 0 for that person. */
  readonly unweighed: readonly string[]
  /** In order; those that fall out last. */
  readonly suppliers: readonly RankedSupplier[]
}

/**
 * Scores and order of all suppliers, with how they were made (F2.1–F2.7). Values do not depend on weights: whoever moves those alone hands
 * the values of this input, which are most of the work (F2.13, F2.19).
 */
export function decide(input: DecisionInput, valued?: Valued): Decision {
  const criteria = criteriaOf(input)
  const ids = criteria.map(({ id }) => id)
  const toJoin = criteriaToJoin(criteria)
  const counted = countedWeighings(input.weighings)
  const { weights, basis } = weightsOf(ids, input)
  return {
    criteria,
    toJoin,
    weights,
    basis,
    people: counted.length,
    unweighed: ids.filter((id) => counted.some((one) => !Object.hasOwn(one.weights, id))),
    suppliers: toJoin > 0 ? [] : rankSuppliers(valued ?? valueSuppliers(input), weights),
  }
}
