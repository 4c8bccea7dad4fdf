import { own } from '../own.ts'
import type { DecisionRow, DecisionSupplier } from './input.ts'
import { countedAnswer } from './rowValue.ts'

/** Knock-out rows of a supplier by how they stand (F2.6). Keys of rows. */
export interface Knockouts {
  /** It falls out on these: scored and shown, not ranked. */
  readonly out: readonly string[]
  /** Not answered: `nog niet te beoordelen`, ranked and marked. */
  readonly unknown: readonly string[]
  /** Partly met, or promised: staff decide with a reason. Ranked and marked until then. */
  readonly undecided: readonly string[]
}

/** How a supplier stands on the knock-out rows (F2.6). The checked answer counts before the claimed one. */
export function knockoutsOf(rows: readonly DecisionRow[], supplier: DecisionSupplier): Knockouts {
  const asked = rows.filter(({ knockout }) => knockout === true)
  const keys = (kind: keyof Knockouts) =>
    asked.filter(({ key }) => standing(supplier, key) === kind).map(({ key }) => key)
  return { out: keys('out'), unknown: keys('unknown'), undecided: keys('undecided') }
}

function standing({ cells }: DecisionSupplier, key: string): keyof Knockouts | 'passed' {
  const cell = own(cells, key)
  const answer = countedAnswer(cell)
  if (answer === undefined) return 'unknown'
  if (answer === 'yes') return 'passed'
  if (answer === 'no') return 'out'
  if (cell?.ruling === undefined) return 'undecided'
  return cell.ruling.passes ? 'passed' : 'out'
}
