import { addDays } from '../planning/workday.ts'
import type { WhereRule } from './where.ts'

const HOME_ZONE = 'Europe/Amsterdam'
const HOUR_MS = 3_600_000

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

/** The day on the wall in a time zone at a moment, `YYYY-MM-DD` (D1.4). */
export function dayIn(moment: Date, zone = HOME_ZONE): string {
  return wallIn(moment, zone).slice(0, 10)
}

/** The moment at which a day begins in a time zone, ISO 8601 UTC (D1.4). */
export function dayStartIn(day: string, zone = HOME_ZONE): string {
  const asUtc = Date.parse(`${day}T00:00:00Z`)
  // The distance to UTC holds at the moment itself, which is not known yet: asked twice, the second answer is right.
  let moment = asUtc
  for (let round = 0; round < 2; round++) moment = asUtc - (Date.parse(`${wallIn(new Date(moment), zone)}Z`) - moment)
  // Where clocks skip midnight the day begins an hour later.
  if (dayIn(new Date(moment), zone) < day) moment += HOUR_MS
  return new Date(moment).toISOString()
}

function wallIn(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...({ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const),
  })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`
}
