import { own } from '../own.ts'
import type { PriceAnchors, Weights } from './input.ts'
import { areAnchors, costsAtValue } from './price.ts'
import type { Contribution, RankedSupplier } from './score.ts'
import { moveWeight } from './sliders.ts'

/** Two suppliers by criterion: `ahead` is how much more the leader is worth, −100–100. */
export interface Comparison {
  readonly criteria: readonly string[]
  readonly weights: Weights
  readonly ahead: readonly number[]
}

/** The weight (0–1) of one criterion at which two suppliers are equal; undefined is `kan niet` (F2.12a). */
export interface EqualWeight {
  readonly criterion: string
  readonly from: number
  readonly to: number | undefined
  /** From which weight to which the challenger is ahead; undefined where it never is. */
  readonly wins: { readonly from: number; readonly to: number } | undefined
}

/** The least weight to move so that two suppliers are equal (F2.12b). Weights are 0–1. */
export interface LeastShift {
  readonly total: number
  readonly moves: readonly { readonly from: string; readonly to: string; readonly amount: number }[]
  readonly weights: Weights
}

/** A row that has to become worth `to`, 0–100 (F2.12c). */
export interface RowChange {
  readonly criterion: string
  readonly key: string
  readonly from: number
  readonly to: number
}

/** Costs at which two suppliers are equal, in euros (F2.12d). `from` is undefined when the costs are unknown. */
export interface EqualCosts {
  readonly from: number | undefined
  readonly to: number
}

/** What must change for one supplier to come level with another; undefined parts are `kan niet` (F2.12). */
export interface Change {
  /** How much the leader is ahead, in points. */
  readonly gap: number
  readonly weights: readonly EqualWeight[]
  readonly shift: LeastShift | undefined
  readonly rows: readonly RowChange[] | undefined
  readonly costs: EqualCosts | undefined
}

type Compared = Pick<RankedSupplier, 'score' | 'contributions'>

/** Less than this is no difference: rounding of sums up to 100. */
const NOTHING = 1e-12

/** Two suppliers by criterion. */
export function compareSuppliers(leader: Compared, challenger: Compared): Comparison {
  return {
    criteria: leader.contributions.map(({ criterion }) => criterion),
    weights: Object.fromEntries(leader.contributions.map(({ criterion, weight }) => [criterion, weight])),
    ahead: leader.contributions.map(({ value }, at) => value - (challenger.contributions[at]?.value ?? 0)),
  }
}

/** What must change for the challenger to come level with the leader (F2.12). */
export function whatMustChange(
  leader: Compared,
  challenger: Compared & Pick<RankedSupplier, 'costs'>,
  anchors: PriceAnchors | undefined,
): Change {
  const comparison = compareSuppliers(leader, challenger)
  const gap = leader.score - challenger.score
  return {
    gap,
    weights: comparison.criteria.map((criterion) => equalWeight(comparison, criterion)),
    shift: leastShift(comparison),
    rows: fewestRows(challenger.contributions, gap),
    costs: equalCosts(challenger, gap, anchors),
  }
}

/** The weight of a criterion at which both are equal, the others keeping their ratio (F2.12a). */
export function equalWeight({ criteria, weights, ahead }: Comparison, criterion: string): EqualWeight {
  const from = own(weights, criterion) ?? 0
  const others = moveWeight(criteria, weights, criterion, 0)
  const here = ahead[criteria.indexOf(criterion)] ?? 0
  const rest = criteria.reduce((sum, id, at) => sum + (own(others, id) ?? 0) * (ahead[at] ?? 0), 0)
  const isAlike = Math.abs(rest - here) < NOTHING
  const found = isAlike ? undefined : rest / (rest - here)
  const to =
    found !== undefined && found > -NOTHING && found < 1 + NOTHING ? Math.min(1, Math.max(0, found)) : undefined
  if (to === undefined) {
    const isBehind = rest < -NOTHING
    const isEqual = isAlike && Math.abs(rest) < NOTHING
    return { criterion, from, to: isEqual ? from : undefined, wins: isBehind ? { from: 0, to: 1 } : undefined }
  }
  const [start, end] = here < rest ? [to, 1] : [0, to]
  return { criterion, from, to, wins: end - start > NOTHING ? { from: start, to: end } : undefined }
}

/**
 * The least weight to move (F2.12b). All of it goes to the criterion where the leader is least ahead, taken first from where it is most
 * ahead: each part moved then closes the most it can, so no other way moves less.
 */
export function leastShift({ criteria, weights, ahead }: Comparison): LeastShift | undefined {
  const behind = criteria.reduce((least, _, at) => ((ahead[at] ?? 0) < (ahead[least] ?? 0) ? at : least), 0)
  const to = criteria[behind] ?? ''
  const moved = new Map(criteria.map((id) => [id, own(weights, id) ?? 0]))
  let left = criteria.reduce((sum, id, at) => sum + (own(weights, id) ?? 0) * (ahead[at] ?? 0), 0)
  const moves: { from: string; to: string; amount: number }[] = []
  const sources = criteria.map((id, at) => ({ id, gain: (ahead[at] ?? 0) - (ahead[behind] ?? 0) }))
  for (const { id, gain } of sources.sort((a, b) => b.gain - a.gain)) {
    if (left < NOTHING || gain <= 0) break
    const amount = Math.min(moved.get(id) ?? 0, left / gain)
    if (amount === 0) continue
    moves.push({ from: id, to, amount })
    moved.set(id, (moved.get(id) ?? 0) - amount)
    moved.set(to, (moved.get(to) ?? 0) + amount)
    left -= amount * gain
  }
  if (left >= NOTHING * 100) return undefined
  return { total: moves.reduce((sum, { amount }) => sum + amount, 0), moves, weights: Object.fromEntries(moved) }
}

/** The fewest rows of the challenger that close the gap: the largest gains, the last one as far as needed (F2.12c). */
function fewestRows(contributions: readonly Contribution[], gap: number): RowChange[] | undefined {
  const gains = contributions
    .flatMap(({ criterion, weight, rows }) =>
      rows.map(({ key, share, value }) => ({ criterion, key, from: value, unit: weight * share })),
    )
    .map((row) => ({ ...row, gain: row.unit * (100 - row.from) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
  const changes: RowChange[] = []
  let left = gap
  for (const { criterion, key, from, unit, gain } of gains) {
    if (left < NOTHING) break
    changes.push({ criterion, key, from, to: gain <= left ? 100 : from + left / unit })
    left -= gain
  }
  return left < NOTHING * 100 ? changes : undefined
}

function equalCosts(
  { contributions, costs }: Pick<RankedSupplier, 'contributions' | 'costs'>,
  gap: number,
  anchors: PriceAnchors | undefined,
): EqualCosts | undefined {
  const price = contributions.find(({ criterion }) => criterion === 'price')
  if (price === undefined || price.weight <= 0 || anchors === undefined || !areAnchors(anchors)) return undefined
  const value = price.value + gap / price.weight
  if (value < 0 || value > 100) return undefined
  return { from: costs.discounted, to: costsAtValue(value, anchors) }
}
