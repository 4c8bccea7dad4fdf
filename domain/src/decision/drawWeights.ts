import { CONCENTRATION, type DrawInput } from './drawInput.ts'
import type { Random } from './random.ts'

/** From where weights are drawn: `elke weging`, `uw volgorde`, `rond uw weging` (F2.9). */
export const lenses = ['any', 'order', 'around'] as const
export type Lens = (typeof lenses)[number]

/** Fills an array with weights that add up to 1, in the order of the criteria. */
export type WeightDrawer = (into: Float64Array) => void

type Drawn = Pick<DrawInput, 'criteria' | 'order' | 'people'>

/** Draws weights under a lens. All are gaps between sorted uniform numbers: no logarithm is needed (F2.10). */
export function weightDrawer(lens: Lens, input: Drawn, random: Random): WeightDrawer {
  if (lens === 'any') return anyWeights(input.criteria.length, random)
  return lens === 'order' ? orderedWeights(input.order, random) : weightsAround(input.people, random)
}

/** Uniform over all weights. */
function anyWeights(count: number, random: Random): WeightDrawer {
  const cuts = new Float64Array(count - 1)
  return (into) => {
    drawCuts(cuts, random)
    let before = 0
    for (let at = 0; at < cuts.length; at++) {
      const cut = cuts[at] ?? 0
      into[at] = cut - before
      before = cut
    }
    into[count - 1] = 1 - before
  }
}

/** Uniform over the weights in an order. Criteria of one tier may come in any order among them. */
function orderedWeights(order: readonly (readonly number[])[], random: Random): WeightDrawer {
  const tiers = order.map((tier) => [...tier])
  const count = tiers.reduce((sum, tier) => sum + tier.length, 0)
  const fill = anyWeights(count, random)
  const sizes = new Float64Array(count)
  return (into) => {
    fill(sizes)
    sortUp(sizes)
    let next = count
    for (const tier of tiers) {
      shuffle(tier, random)
      for (const criterion of tier) {
        next--
        into[criterion] = sizes[next] ?? 0
      }
    }
  }
}

/** A person drawn evenly, then Dirichlet around that person's whole 60ths: each weight is as many of 60 gaps. */
function weightsAround(people: readonly (readonly number[])[], random: Random): WeightDrawer {
  const cuts = new Float64Array(CONCENTRATION - 1)
  return (into) => {
    const sixtieths = people[random.below(people.length)] ?? []
    drawCuts(cuts, random)
    let taken = 0
    let before = 0
    for (let at = 0; at < sixtieths.length; at++) {
      taken += sixtieths[at] ?? 0
      const cut = taken === 0 ? 0 : (cuts[taken - 1] ?? 1)
      into[at] = cut - before
      before = cut
    }
  }
}

function drawCuts(cuts: Float64Array, random: Random): void {
  for (let at = 0; at < cuts.length; at++) cuts[at] = random.uniform()
  sortUp(cuts)
}

/** Sorts by insertion, which is the fastest for so few numbers. */
function sortUp(numbers: Float64Array): void {
  for (let at = 1; at < numbers.length; at++) {
    const moved = numbers[at] ?? 0
    let to = at
    while (to > 0 && (numbers[to - 1] ?? 0) > moved) {
      numbers[to] = numbers[to - 1] ?? 0
      to--
    }
    numbers[to] = moved
  }
}

function shuffle(list: number[], random: Random): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const [one, two] = [list[at] ?? 0, list[other] ?? 0]
    list[at] = two
    list[other] = one
  }
}
