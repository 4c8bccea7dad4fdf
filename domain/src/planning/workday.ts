import { date } from '../fields/date.ts'
import type { Field, FieldOptions } from '../fields/field.ts'
import { momentAt, wallAt } from './wall.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** The last day that is written with four figures of a year, 9999-12-31, as its midnight in UTC: no day is counted beyond it. */
const LAST_MS = 2534022144e5
const SUNDAY = 0
const SATURDAY = 6

/** The calendar day of a moment as people in Amsterdam read it (D1.4); a day stays that day. Nothing for what is no date. */
export function dayOf(iso: string): string | undefined {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return undefined
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : dayAt(new Date(time))
}

/** The calendar day of a moment on the wall of a time zone, `YYYY-MM-DD` (D1.4). */
export function dayAt(moment: Date, zone?: string): string {
  return wallAt(new Date(Math.min(moment.getTime(), LAST_MS)), zone).slice(0, 10)
}

/** The moment at which a day begins on the wall of a time zone (D1.4), ISO 8601 UTC. Throws RangeError for what is no day. */
export function dayStart(day: string, zone?: string): string {
  const midnight = momentAt(`${day} 00:00:00`, zone) ?? new Date(day)
  // Where clocks skip midnight the day begins an hour later.
  return (dayAt(midnight, zone) < day ? new Date(midnight.getTime() + HOUR_MS) : midnight).toISOString()
}

/** The day so many days later, 9999-12-31 at most. */
export function addDays(day: string, days: number): string {
  return new Date(Math.min(Date.parse(day) + days * DAY_MS, LAST_MS)).toISOString().slice(0, 10)
}

/** How many days the second day lies after the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** The day itself, or the Monday after it when it is in a weekend (D11.1). */
export function workdayFrom(day: string): string {
  const weekday = new Date(day).getUTCDay()
  if (weekday === SATURDAY) return addDays(day, 2)
  return weekday === SUNDAY ? addDays(day, 1) : day
}

/** The working day next to a day: one step on, or back over the weekend. */
export function nextWorkday(day: string, step: 1 | -1): string {
  const next = addDays(day, step)
  if (step === 1) return workdayFrom(next)
  const weekday = new Date(next).getUTCDay()
  return addDays(next, weekday === SUNDAY ? -2 : weekday === SATURDAY ? -1 : 0)
}

/** A calendar day on which people work: one in a weekend is kept as the Monday after it (D11.1). */
export function workday(options: FieldOptions<string> = {}): Field<string> {
  const day = date(options)
  return {
    ...day,
    parse(raw, context) {
      const parsed = day.parse(raw, context)
      return 'value' in parsed ? { value: workdayFrom(parsed.value) } : parsed
    },
  }
}
