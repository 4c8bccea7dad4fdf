import { own } from '../own.ts'
import { type TotalCosts, totalCosts } from './costs.ts'
import { type Criterion, criteriaOf } from './criteria.ts'
import type { DecisionInput, DecisionRow, DecisionSupplier } from './input.ts'
import { type Knockouts, knockoutsOf } from './knockout.ts'
import { type PriceMark, priceValue } from './price.ts'
import { cellValue, rowWeight, UNKNOWN_VALUE } from './rowValue.ts'

/** What a row is worth for a supplier (F2.2). */
export interface RowValue {
  readonly key: string
  /** Its part of the criterion, 0–1; the rows of a criterion add up to 1. */
  readonly share: number
  /** 0–100; the middle when unknown. */
  readonly value: number
  readonly isUnknown: boolean
}

/** What a supplier is worth on a criterion, 0–100 (F2.1). */
export interface CriterionValue {
  /** Unknown rows count as 50. */
  readonly value: number
  /** Unknown rows at 0 and at 100 (F2.7). */
  readonly low: number
  readonly high: number
  /** Known rows, of how many (G5). A criterion without rows counts as one. */
  readonly known: number
  readonly of: number
  readonly rows: readonly RowValue[]
}

/** A supplier with all that does not depend on weights. */
export interface ValuedSupplier {
  readonly id: string
  readonly name: string
  /** In the order of the criteria. */
  readonly values: readonly CriterionValue[]
  readonly knockouts: Knockouts
  readonly costs: TotalCosts
  readonly priceMarks: readonly PriceMark[]
}

/** Criteria and the values of all suppliers: computed once, then scored with any weights (F2.19). */
export interface Valued {
  readonly criteria: readonly Criterion[]
  readonly suppliers: readonly ValuedSupplier[]
}

/** The rows of each criterion, in the order of the criteria (F2.1). */
export function rowsByCriterion(criteria: readonly Criterion[], rows: readonly DecisionRow[]): DecisionRow[][] {
  return criteria.map(({ groups }) => rows.filter(({ group }) => groups.includes(group)))
}

/** Values of all suppliers on all criteria (F2.1–F2.4, F2.6). No supplier changes the values of another. */
export function valueSuppliers(input: DecisionInput): Valued {
  const criteria = criteriaOf(input)
  const rows = rowsByCriterion(criteria, input.rows)
  const suppliers = input.suppliers.map((supplier): ValuedSupplier => {
    const costs = totalCosts(supplier.costs, input.terms)
    const price = priceValue(costs.discounted, input.anchors)
    const values = criteria.map(({ kind }, at) => {
      if (kind === 'rows') return rowsValue(rows[at] ?? [], supplier, input)
      return singleValue(kind === 'price' ? price.value : supplier[kind])
    })
    const knockouts = knockoutsOf(input.rows, supplier)
    return { id: supplier.id, name: supplier.name, values, knockouts, costs, priceMarks: price.marks }
  })
  return { criteria, suppliers }
}

/** A value that is not made of rows; undefined is unknown (F2.18). */
export function singleValue(value: number | undefined): CriterionValue {
  return value === undefined
    ? { value: UNKNOWN_VALUE, low: 0, high: 100, known: 0, of: 1, rows: [] }
    : { value, low: value, high: value, known: 1, of: 1, rows: [] }
}

/** The weighted mean of rows (F2.2). Whole sums are divided once, so that equal answers give equal numbers. */
function rowsValue(
  rows: readonly DecisionRow[],
  { cells }: Pick<DecisionSupplier, 'cells'>,
  input: Pick<DecisionInput, 'scale' | 'implementationDate'>,
): CriterionValue {
  const total = rows.reduce((sum, row) => sum + rowWeight(row), 0)
  const found = rows.map((row) => ({ row, value: cellValue(own(cells, row.key), input) }))
  const mean = (whenUnknown: number) =>
    found.reduce((sum, { row, value }) => sum + rowWeight(row) * (value ?? whenUnknown), 0) / total
  return {
    value: mean(UNKNOWN_VALUE),
    low: mean(0),
    high: mean(100),
    known: found.filter(({ value }) => value !== undefined).length,
    of: rows.length,
    rows: found.map(({ row, value }) => ({
      key: row.key,
      share: rowWeight(row) / total,
      value: value ?? UNKNOWN_VALUE,
      isUnknown: value === undefined,
    })),
  }
}
