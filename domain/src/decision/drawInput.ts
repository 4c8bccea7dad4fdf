import { own } from '../own.ts'
import { believeRows, believeValue, type CellBelief } from './belief.ts'
import { canonicalJson, sha256 } from './canonical.ts'
import { criteriaToJoin } from './criteria.ts'
import type { DecisionInput, Weights } from './input.ts'
import { roundParts } from './rounding.ts'
import { rowsByCriterion, valueSuppliers } from './values.ts'
import { countedWeighings, normalise, orderOf, weightsOf } from './weights.ts'

/** The version of the method of drawing. Another way of drawing is another number (F2.10). */
export const METHOD = 1

/** Weights near a weighing are drawn from a Dirichlet distribution with this sum (F2.9). */
export const CONCENTRATION = 60

/** What firmness is drawn from. Knocked-out suppliers are not in it (F2.9). */
export interface FirmnessInput {
  readonly criteria: readonly string[]
  readonly suppliers: readonly {
    readonly id: string
    /** In the order of the criteria. */
    readonly cells: readonly CellBelief[]
  }[]
  /** The normalised weights of each person who counts; at least one. */
  readonly people: readonly Weights[]
  /** The stated order, heaviest first; criteria of equal weight stand together. */
  readonly order: readonly (readonly string[])[]
}

/** What the draws of a decision need; undefined with fewer than two suppliers to rank, or too many criteria (F2.9, F2.18, F2.1). */
export function firmnessInput(input: DecisionInput): FirmnessInput | undefined {
  const valued = valueSuppliers(input)
  if (criteriaToJoin(valued.criteria) > 0) return undefined
  const criteria = valued.criteria.map(({ id }) => id)
  const rows = rowsByCriterion(valued.criteria, input.rows)
  const suppliers = input.suppliers.flatMap((supplier, place) => {
    const { values = [], knockouts } = valued.suppliers[place] ?? {}
    if (knockouts === undefined || knockouts.out.length > 0) return []
    const cells = values.map((value, at) =>
      valued.criteria[at]?.kind === 'rows' ? believeRows(rows[at] ?? [], supplier, input) : believeValue(value),
    )
    return [{ id: supplier.id, cells }]
  })
  if (suppliers.length < 2) return undefined
  const { weights, basis } = weightsOf(criteria, input)
  const people = countedWeighings(input.weighings).map((one) => normalise(criteria, one.weights))
  return { criteria, suppliers, people: basis === 'people' ? people : [weights], order: orderOf(criteria, weights) }
}

/** Suppliers whose answers are the same: they are drawn each, and share their results (F2.9). */
export interface DrawnClass {
  readonly ids: readonly string[]
  /** In the order of the criteria, with their rows in an order of their own. */
  readonly cells: readonly CellBelief[]
  /** The cells as text. */
  readonly text: string
}

/** The input of draws in an order of its own: no id or name of a supplier and no order of a list changes a draw (F2.10). */
export interface DrawInput {
  /** Sorted by id. */
  readonly criteria: readonly string[]
  /** Sorted by text. */
  readonly classes: readonly DrawnClass[]
  /** Whole 60ths by criterion, for each person; sorted. */
  readonly people: readonly (readonly number[])[]
  /** Places of criteria in `criteria`. */
  readonly order: readonly (readonly number[])[]
}

/** Puts the input of draws in its own order: criteria by id, suppliers and people by what was said of them. */
export function toDrawInput({ criteria, suppliers, people, order }: FirmnessInput): DrawInput {
  const sorted = [...criteria].sort()
  const placed = sorted.map((id) => criteria.indexOf(id))
  const classes = new Map<string, { ids: string[]; cells: CellBelief[] }>()
  for (const { id, cells } of suppliers) {
    const inOrder = placed.flatMap((at) => cells.slice(at, at + 1)).map(sortRows)
    const text = inOrder.map(cellText).join(';')
    const known = classes.get(text)
    if (known === undefined) classes.set(text, { ids: [id], cells: inOrder })
    else known.ids.push(id)
  }
  const sixtieths = people.map((weights) => {
    const exact = sorted.map((id) => (own(weights, id) ?? 0) * CONCENTRATION)
    return roundParts(exact, CONCENTRATION)
  })
  return {
    criteria: sorted,
    classes: [...classes]
      .map(([text, { ids, cells }]) => ({ ids: ids.sort(), cells, text }))
      .sort((a, b) => (a.text < b.text ? -1 : 1)),
    people: sixtieths.sort(byNumbers),
    order: order.map((tier) => tier.map((id) => sorted.indexOf(id)).sort((a, b) => a - b)),
  }
}

/** Rows by what was said of them, so that their keys and their order change no draw. */
function sortRows({ weight, certain, doubted, unknown }: CellBelief): CellBelief {
  return {
    weight,
    certain,
    doubted: [...doubted].sort(
      (a, b) => a.weight - b.weight || a.value - b.value || a.otherwise - b.otherwise || a.belief - b.belief,
    ),
    unknown: [...unknown].sort((a, b) => a - b),
  }
}

function cellText({ weight, certain, doubted, unknown }: CellBelief): string {
  const rows = doubted.map((row) => `${row.weight},${row.value},${row.otherwise},${row.belief}`)
  return `${weight},${certain}:${rows.join(' ')}:${unknown.join(' ')}`
}

function byNumbers(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, place) => number !== b[place])
  return (a[at] ?? 0) - (b[at] ?? 0)
}

/** The seed of the draws: SHA-256 of their input in its own order, without the ids of suppliers (F2.10). */
export function seedOf({ criteria, classes, people, order }: DrawInput): Promise<string> {
  const suppliers = classes.map(({ ids, text }) => [ids.length, text])
  return sha256(canonicalJson({ method: METHOD, criteria, suppliers, people, order }))
}
