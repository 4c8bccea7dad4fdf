import { perZone } from './timeZone.ts'

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const whole = new Intl.NumberFormat('nl-NL')

/** Whole euros as the Dutch write them, in both languages (D1.4, S9.6). */
export function formatMoney(amount: number): string {
  return euro.format(amount)
}

const growths = new Intl.NumberFormat('nl-NL', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})

/** How much more or less something became, of what it was: `+12%`. */
export function formatGrowth(part: number): string {
  return growths.format(part)
}

const lists = {
  nl: new Intl.ListFormat('nl-NL', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
}

/** Names one after the other, as a sentence has them: `A, B en C`. */
export function formatList(names: readonly string[], locale: string): string {
  return lists[locale === 'en' ? 'en' : 'nl'].format(names)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Numbers with so many decimals, one for points, or with fewer where that is said; as the Dutch write them in both languages, as money is (D1.4). */
export function numberWith(decimals = 1, least = decimals): (value: number) => string {
  const key = `${decimals} ${least}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('nl-NL', { minimumFractionDigits: least, maximumFractionDigits: decimals })
  formats.set(key, format)
  return (value) => format.format(value)
}

/** A count with thousands apart. */
export function formatCount(count: number): string {
  return whole.format(count)
}

const parts = perZone(
  (timeZone) =>
    new Intl.DateTimeFormat('nl-NL', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/

/** DD-MM-YYYY HH:mm in the chosen time zone; a day alone has no time (D1.4). Nothing for what is no date. */
export function formatDate(iso: string, form: 'date' | 'dateTime' = 'dateTime'): string {
  if (DAY_ALONE.test(iso)) return iso.split('-').reverse().join('-')
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const found = Object.fromEntries(
    parts()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${found.day}-${found.month}-${found.year}`
  return form === 'date' ? day : `${day} ${found.hour}:${found.minute}`
}

const longParts = perZone((timeZone) => {
  const long = { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return { nl: new Intl.DateTimeFormat('nl-NL', long), en: new Intl.DateTimeFormat('en-GB', long) }
})

/** dddd D MMMM YYYY HH:mm in the chosen time zone, for headings and tooltips (D1.4). */
export function formatLongDate(iso: string, locale: string): string {
  const isDay = DAY_ALONE.test(iso)
  const date = new Date(isDay ? `${iso}T12:00:00Z` : iso)
  if (Number.isNaN(date.getTime())) return ''
  const found = Object.fromEntries(
    longParts()
      [locale === 'en' ? 'en' : 'nl'].formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${found.weekday} ${found.day} ${found.month} ${found.year}`
  return isDay ? day : `${day} ${formatDate(iso).slice(11)}`
}

const DAY = 24 * 3600
const hours: readonly (readonly ['hour' | 'minute', number])[] = [
  ['hour', 3600],
  ['minute', 60],
]
const days: readonly (readonly ['year' | 'month' | 'week', number])[] = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
]

/** The year, month, week and day of a moment in the chosen time zone, each counted on from a first one. */
function calendarOf(iso: string) {
  const [date = 0, month = 0, year = 0] = formatDate(iso, 'date').split('-').map(Number)
  const day = Date.UTC(year, month - 1, date) / (DAY * 1000)
  // The first day was a Thursday, and a week begins on Monday.
  return { year, month: year * 12 + month, week: Math.floor((day + 3) / 7), day }
}

/** How long ago or ahead, in words: `3 dagen geleden`. A word of the calendar, as `morgen` or `vorige maand`, says what that calls so. */
export function formatAgo(iso: string, locale: string, now = new Date()): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000
  if (Number.isNaN(seconds)) return ''
  const words = (numeric: 'auto' | 'always', count: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(locale === 'en' ? 'en' : 'nl', { numeric }).format(count, unit)
  if (Math.abs(seconds) < DAY) {
    const [unit, length] = hours.find(([, least]) => Math.abs(seconds) >= least) ?? (['second', DAY] as const)
    return words('auto', Math.trunc(seconds / length), unit)
  }
  const there = calendarOf(iso)
  const here = calendarOf(now.toISOString())
  const far = there.day - here.day
  const [unit, length] = days.find(([, least]) => Math.abs(far) >= least) ?? (['day', 1] as const)
  const count = Math.trunc(far / length)
  return words(there[unit] - here[unit] === count ? 'auto' : 'always', count, unit)
}
