import { addDays } from '../planning/workday.ts'
import type { WhereRule } from './where.ts'

/** From a day on and up to a day, the last not counted itself; without one it is open on that side. */
export interface DayStretch {
  readonly from?: string
  readonly until?: string
}

/** The days that a rule over a date asks for, as seen on the day `today`; a rule that is over no date asks for all. */
export function daysOf({ op, values: [value = ''] }: WhereRule, today: string): DayStretch {
  switch (op) {
    case 'on':
      return { from: value, until: addDays(value, 1) }
    case 'before':
      return { until: value }
    case 'after':
      return { from: addDays(value, 1) }
    case 'lastDays':
      return { from: addDays(today, -Number(value)), until: addDays(today, 1) }
    case 'nextDays':
      return { from: today, until: addDays(today, Number(value) + 1) }
    default:
      return {}
  }
}
