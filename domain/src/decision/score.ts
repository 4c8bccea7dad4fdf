import { own } from '../own.ts'
import type { Weights } from './input.ts'
import { inThousandths, roundParts } from './rounding.ts'
import type { CriterionValue, Valued, ValuedSupplier } from './values.ts'

/** Neighbours less than this apart are `gelijk`: 0.05 points, in thousandths (F2.7). */
export const LEVEL_WITHIN = 50

/** What a row adds to a score. */
export interface RowContribution {
  readonly key: string
  /** Its part of the criterion, 0–1. */
  readonly share: number
  readonly value: number
  readonly isUnknown: boolean
  /** Thousandths of a point. */
  readonly points: number
}

/** What a criterion adds to a score; its rows add up to it (F2.2). */
export interface Contribution {
  readonly criterion: string
  readonly weight: number
  readonly value: number
  /** Thousandths of a point. */
  readonly points: number
  readonly known: number
  readonly of: number
  readonly rows: readonly RowContribution[]
}

/** The score of a supplier, 0–100 (F2.7). */
export interface Score {
  /** Σ weight × value, not rounded: for computing on. */
  readonly score: number
  /** The same as it is kept and shown, in thousandths (G6); with unknown rows at 0 and at 100. */
  readonly points: number
  readonly low: number
  readonly high: number
  /** Over how many of how many rows and other values it was made (G5). */
  readonly known: number
  readonly of: number
  /** They add up to `points`. */
  readonly contributions: readonly Contribution[]
}

/** A supplier in the order of the decision. */
export interface RankedSupplier extends Omit<ValuedSupplier, 'values'>, Score {
  /** From 1; none when it falls out, or when fewer than two can be ranked (F2.6, F2.18). */
  readonly rank: number | undefined
  /** Neighbours in the order that are `gelijk` (F2.7). */
  readonly level: readonly string[]
}

/** The score of one supplier with weights that add up to 1 (F2.7). */
export function scoreOf(criteria: readonly string[], weights: Weights, values: readonly CriterionValue[]): Score {
  const parts = values.map((value, at) => {
    const criterion = criteria[at] ?? ''
    return { criterion, weight: own(weights, criterion) ?? 0, value }
  })
  const sum = (pick: (value: CriterionValue) => number) =>
    parts.reduce((all, { weight, value }) => all + weight * pick(value), 0)
  const score = sum(({ value }) => value)
  const points = inThousandths(score)
  const whole = roundParts(
    parts.map(({ weight, value }) => weight * value.value * 1000),
    points,
  )
  return {
    score,
    points,
    low: inThousandths(sum(({ low }) => low)),
    high: inThousandths(sum(({ high }) => high)),
    known: values.reduce((all, { known }) => all + known, 0),
    of: values.reduce((all, one) => all + one.of, 0),
    contributions: parts.map((part, at) => contribution(part, whole[at] ?? 0)),
  }
}

interface Part {
  readonly criterion: string
  readonly weight: number
  readonly value: CriterionValue
}

function contribution({ criterion, weight, value }: Part, points: number): Contribution {
  const whole = roundParts(
    value.rows.map((row) => weight * row.share * row.value * 1000),
    points,
  )
  const rows = value.rows.map((row, at) => ({ ...row, points: whole[at] ?? 0 }))
  return { criterion, weight, value: value.value, points, known: value.known, of: value.of, rows }
}

/** All suppliers scored and in order; those that fall out stand last, in the same order (F2.6, F2.7). */
export function rankSuppliers({ criteria, suppliers }: Valued, weights: Weights): RankedSupplier[] {
  const ids = criteria.map(({ id }) => id)
  const scored = suppliers
    .map(({ values, ...supplier }) => ({ ...supplier, ...scoreOf(ids, weights, values) }))
    .sort(compare)
  const isIn = ({ knockouts }: Pick<ValuedSupplier, 'knockouts'>) => knockouts.out.length === 0
  const ranked = scored.filter(isIn)
  return [...ranked, ...scored.filter((one) => !isIn(one))].map((one, at) => ({
    ...one,
    rank: ranked.length > 1 && at < ranked.length ? at + 1 : undefined,
    level: levelWith(ranked, at),
  }))
}

type Scored = Omit<RankedSupplier, 'rank' | 'level'>

/** Score, then costs, then name (F2.7). Names by code unit: the order of letters differs between engines (F2.10). */
function compare(a: Scored, b: Scored): number {
  return b.points - a.points || cents(a) - cents(b) || words(a.name, b.name) || words(a.id, b.id)
}

/** Costs for the order; unknown ones last, and equal to each other. */
function cents({ costs }: Scored): number {
  return costs.discounted === undefined ? Number.MAX_VALUE : Math.round(costs.discounted * 100)
}

function words(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function levelWith(ranked: readonly Scored[], at: number): string[] {
  const own = ranked[at]
  if (own === undefined) return []
  return [ranked[at - 1], ranked[at + 1]].flatMap((other) =>
    other !== undefined && Math.abs(other.points - own.points) < LEVEL_WITHIN ? [other.id] : [],
  )
}
