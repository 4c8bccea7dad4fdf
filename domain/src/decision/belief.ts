import { own } from '../own.ts'
import type { BeliefTable, DecisionCell, DecisionInput, DecisionRow, DecisionSupplier } from './input.ts'
import { answerValue, countedAnswer, nextLower, rowWeight } from './rowValue.ts'
import type { CriterionValue } from './values.ts'

/** In how many percent of draws an unchecked answer is taken as true, by grade (F2.8). */
export const defaultBelief: BeliefTable = { 0: 70, 1: 85, 2: 90, 3: 97, 4: 100 }

/** A row whose answer may not be true. */
export interface DoubtedRow {
  readonly weight: number
  /** 0–100, when true and when not. */
  readonly value: number
  readonly otherwise: number
  /** Percent of draws in which it is true. */
  readonly belief: number
}

/** What is believed of one criterion of one supplier, as draws need it (F2.8, F2.9). */
export interface CellBelief {
  /** Sum of the weights of all rows. */
  readonly weight: number
  /** Sum of weight × value of the rows without doubt. */
  readonly certain: number
  readonly doubted: readonly DoubtedRow[]
  /** Weights of unknown rows: their value is uniform 0–100. */
  readonly unknown: readonly number[]
}

type BeliefInput = Pick<DecisionInput, 'scale' | 'implementationDate' | 'belief'>

/** What is believed of the rows of a criterion (F2.8). */
export function believeRows(rows: readonly DecisionRow[], supplier: DecisionSupplier, input: BeliefInput): CellBelief {
  const doubted: DoubtedRow[] = []
  const unknown: number[] = []
  let certain = 0
  for (const row of rows) {
    const believed = believeRow(rowWeight(row), own(supplier.cells, row.key), input)
    if (believed === undefined) unknown.push(rowWeight(row))
    else if (believed.belief >= 100 || believed.value === believed.otherwise)
      certain += believed.weight * believed.value
    else doubted.push(believed)
  }
  return { weight: rows.reduce((sum, row) => sum + rowWeight(row), 0), certain, doubted, unknown }
}

function believeRow(weight: number, cell: DecisionCell | undefined, input: BeliefInput): DoubtedRow | undefined {
  const answer = countedAnswer(cell)
  if (cell === undefined || answer === undefined) return undefined
  const value = answerValue(answer, cell.due, input)
  const isChecked = cell.checked !== undefined
  const otherwise = isChecked ? value : answerValue(nextLower(answer), undefined, input)
  return { weight, value, otherwise, belief: (input.belief ?? defaultBelief)[cell.grade] }
}

/** A criterion value without doubt, or wholly unknown (price, demo, outcome). */
export function believeValue({ value, known }: CriterionValue): CellBelief {
  return known > 0
    ? { weight: 1, certain: value, doubted: [], unknown: [] }
    : { weight: 1, certain: 0, doubted: [], unknown: [1] }
}
