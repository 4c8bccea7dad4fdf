import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { HASHES, hashOf, likelihood, WEIGHT_STEPS, type Weights } from '../../src/guard/weights.ts'

/** A word with what there is to say of it, and whether it is what is to be learnt. */
export interface Example {
  readonly features: readonly string[]
  readonly isIt: boolean
}

interface Learning {
  /** To miss one is so much worse than to take another for one. */
  readonly missed: number
  /** What stands in fewer passages tells about these passages, and no more. */
  readonly passages: number
  /** How much a feature counts as met before it is: the more, the less what is rarely met comes to weigh. */
  readonly met: number
}

/** How often all words are gone through, from which round on the weights are averaged, and how far one word moves what its features weigh. */
const ROUNDS = 12
const AVERAGED_FROM = 4
const STEP = 0.05
/** What weighs less than so many steps is left out; and no word may outweigh all the others. */
const STEPS_MIN = 2
const STEPS_MAX = 100

/**
 * What examples have in common, by passage: logistic regression, in steps that grow smaller for what is met more often (AdaGrad), averaged
 * over its later rounds. In whole steps.
 */
export function learn(passages: readonly (readonly Example[])[], { missed, passages: least, met }: Learning): Weights {
  const hashed = passages.map((words) => words.map(({ features, isIt }) => ({ features: features.map(hashOf), isIt })))
  const common = commonFeatures(
    hashed.map((words) => words.flatMap(({ features }) => features)),
    least,
  )
  const words = hashed
    .flat()
    .map(({ features, isIt }) => ({ features: features.filter((feature) => common.has(feature)), isIt }))
  const weights = new Float64Array(HASHES)
  const moved = new Float64Array(HASHES).fill(met)
  const sums = new Float64Array(HASHES)
  const chance = xoroshiro128plus(1)
  for (let round = 0; round < ROUNDS; round++) {
    for (let left = words.length - 1; left > 0; left--) swap(words, left, uniformInt(chance, 0, left))
    for (const { features, isIt } of words) {
      const likely = likelihood(features, (feature) => weights[feature])
      const wrong = isIt ? missed * (likely - 1) : likely
      for (const feature of features) {
        const total = (moved[feature] ?? 0) + wrong * wrong
        moved[feature] = total
        weights[feature] = (weights[feature] ?? 0) - (STEP * wrong) / Math.sqrt(total)
      }
    }
    // Each round ends a little otherwise by chance: their mean does less so.
    if (round >= AVERAGED_FROM)
      for (const [feature, weight] of weights.entries()) sums[feature] = (sums[feature] ?? 0) + weight
  }
  return inSteps(sums.map((sum) => sum / (ROUNDS - AVERAGED_FROM)))
}

function commonFeatures(passages: readonly (readonly number[])[], least: number): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const features of passages)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return new Set([...counts].flatMap(([feature, count]) => (count >= least ? [feature] : [])))
}

function swap<T>(list: T[], one: number, other: number): void {
  const [first, second] = [list[one], list[other]]
  if (first === undefined || second === undefined) return
  list[one] = second
  list[other] = first
}

function inSteps(weights: Float64Array): Weights {
  const steps = new Map<number, number>()
  weights.forEach((weight, feature) => {
    const step = Math.max(-STEPS_MAX, Math.min(STEPS_MAX, Math.round(weight * WEIGHT_STEPS)))
    if (Math.abs(step) >= STEPS_MIN) steps.set(feature, step)
  })
  return steps
}
