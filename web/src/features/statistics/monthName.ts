import { lastDayOf, type Period } from '@schakel/domain/statistics'
import type { Locale } from '../../texts/locale.ts'

const long: Record<Locale, Intl.DateTimeFormat> = {
  nl: new Intl.DateTimeFormat('nl-NL', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
}

/** A month of a year. */
export interface MonthOf {
  readonly year: number
  readonly month: number
}

/** A month as one says it: `mrt 2026`. */
export function monthName({ year, month }: MonthOf, locale: Locale): string {
  return long[locale].format(Date.UTC(year, month - 1, 1))
}

/** The days of a month that lie in a period. */
export function daysOf(month: MonthOf, period: Period): Period {
  const name = keyOf(month)
  const [first, last] = [`${name}-01`, lastDayOf(name)]
  return { from: first > period.from ? first : period.from, to: last < period.to ? last : period.to }
}

/** Whether this day lies in the month. */
export function isRunning(month: MonthOf, today: string): boolean {
  return keyOf(month) === today.slice(0, 7)
}

/** Whether the month begins after this day. */
export function isToCome(month: MonthOf, today: string): boolean {
  return keyOf(month) > today.slice(0, 7)
}

function keyOf({ year, month }: MonthOf): string {
  return `${year}-${String(month).padStart(2, '0')}`
}
