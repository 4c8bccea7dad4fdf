import { integer, listOf, money, oneOf } from '../fields/index.ts'
import { costKinds, costTerms, costUnits } from './closedLists.ts'

/** So many lines of costs has an offer at most. */
export const COST_LINES_MAX = 40
/** The last month of the longest span, counted from the start (F2.4: ten years). */
export const COST_MONTHS_MAX = 120

/** What an offer costs, line by line (F2.4): whole euros, once or a year or a month, in all or per user or location. */
export function costLines() {
  return listOf(
    {
      what: oneOf(costKinds, { required: true }),
      term: oneOf(costTerms, { required: true }),
      unit: oneOf(costUnits, { required: true }),
      amount: money({ required: true }),
      from: integer({ max: COST_MONTHS_MAX }),
      to: integer({ max: COST_MONTHS_MAX }),
      // Rise a year, hundredths of a percent.
      index: integer({ max: 2_000 }),
    },
    { hidden: true, max: COST_LINES_MAX, anonymous: 'keep' },
  )
}
