import { isIsoDay } from '../fields/date.ts'
import { dayOf } from '../planning/workday.ts'

/** How often something can repeat. */
export const repeatUnits = ['day', 'week', 'month', 'year'] as const
export type RepeatUnit = (typeof repeatUnits)[number]

/** So many units lie between two at most. */
export const REPEAT_MAX = 99

/** That something repeats, taken apart. */
export interface Repeat {
  readonly unit: RepeatUnit
  /** Every so many units, 1 to `REPEAT_MAX`. */
  readonly every: number
  /** The day of the month, where that is one that not every month has: in a shorter month its last day stands in. */
  readonly on?: number | undefined
  /** The last day on which it may fall, `YYYY-MM-DD`; without one it goes on. */
  readonly until?: string | undefined
}

/** The last day that every month has. */
const SHORTEST = 28
const FEBRUARY = 2
const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const
const LENGTH_MAX = 100

/** The text in which a rule is kept: the parts of an RRULE of RFC 5545, always in the same order. */
export function ruleOf({ unit, every, on, until }: Repeat): string {
  return [
    `FREQ=${frequencies[unit]}`,
    ...(every > 1 ? [`INTERVAL=${every}`] : []),
    ...(on === undefined ? [] : daysOf(unit, on)),
    ...(until === undefined ? [] : [`UNTIL=${until.replaceAll('-', '')}`]),
  ].join(';')
}

// The last of these days that a month has.
function daysOf(unit: RepeatUnit, on: number): string[] {
  const days = Array.from({ length: on - SHORTEST + 1 }, (_, at) => SHORTEST + at)
  return [...(unit === 'year' ? [`BYMONTH=${FEBRUARY}`] : []), `BYMONTHDAY=${days.join(',')}`, 'BYSETPOS=-1']
}

/** Takes the text of a rule apart, its parts in any order; nothing for a rule that is not kept here, however valid. */
export function readRule(text: string): Repeat | undefined {
  if (text.length > LENGTH_MAX) return undefined
  const parts = text.trim().toUpperCase().split(';')
  const said = new Map(parts.map(halves))
  const unit = repeatUnits.find((name) => frequencies[name] === said.get('FREQ'))
  const every = Number(said.get('INTERVAL') ?? 1)
  const until = said.get('UNTIL')?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  const on = said.has('BYMONTHDAY') ? Number(said.get('BYMONTHDAY')?.split(',').at(-1)) : undefined
  if (unit === undefined || !(Number.isInteger(every) && every >= 1 && every <= REPEAT_MAX)) return undefined
  if (until !== undefined && !isIsoDay(until)) return undefined
  if (on !== undefined && !isLateDay(unit, on)) return undefined
  const repeat = { unit, every, ...(on === undefined ? {} : { on }), ...(until === undefined ? {} : { until }) }
  // Anything else that was said, or said twice, is none of what may be.
  const given = parts.filter((part) => part !== 'INTERVAL=1')
  return given.toSorted().join(';') === ruleOf(repeat).split(';').toSorted().join(';') ? repeat : undefined
}

function halves(part: string): [string, string] {
  const [name = '', value = ''] = part.split('=')
  return [name, value]
}

function isLateDay(unit: RepeatUnit, on: number): boolean {
  return (unit === 'month' && on > SHORTEST && on <= 31) || (unit === 'year' && on === SHORTEST + 1)
}

/**
 * The rule as it goes on from a deadline (ISO 8601 UTC), by its day in Amsterdam (D1.4): each month on the 31st is that in February as
 * well, of which the last day stands in. A deadline that was moved to another day takes the rule along.
 */
export function anchored(repeat: Repeat, due: string): Repeat {
  const { on, ...rest } = repeat
  const [year = 0, month = 0, day = 0] = (dayOf(due) ?? '').split('-').map(Number)
  if (rest.unit === 'day' || rest.unit === 'week' || (rest.unit === 'year' && month !== FEBRUARY)) return rest
  const isLast = day === new Date(Date.UTC(year, month, 0)).getUTCDate()
  const stays = on !== undefined && isLast && day <= on ? on : day
  return isLateDay(rest.unit, stays) ? { ...rest, on: stays } : rest
}
