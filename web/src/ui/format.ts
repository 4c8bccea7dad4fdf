import { perZone } from './timeZone.ts'

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const whole = new Intl.NumberFormat('nl-NL')

/** Whole euros as the Dutch write them, in both languages (D1.4, S9.6). */
export function formatMoney(amount: number): string {
  return euro.format(amount)
}

/** Names one after the other, as a sentence has them: `A, B en C`. */
export function formatList(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : 'nl').format(names)
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
const partsOf = (format: Intl.DateTimeFormat, date: Date): Readonly<Record<string, string>> =>
  Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/

/** DD-MM-YYYY HH:mm in the chosen time zone; a day alone has no time (D1.4). Nothing for what is no date. */
export function formatDate(iso: string, form: 'date' | 'dateTime' = 'dateTime'): string {
  if (DAY_ALONE.test(iso)) return iso.split('-').reverse().join('-')
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const found = partsOf(parts(), date)
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
  const found = partsOf(longParts()[locale === 'en' ? 'en' : 'nl'], date)
  const day = `${found.weekday} ${found.day} ${found.month} ${found.year}`
  return isDay ? day : `${day} ${formatDate(iso).slice(11)}`
}

const DAY_MS = 864e5
const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 36e5],
  ['minute', 6e4],
]

/** The day of a moment in the chosen time zone, as the midnight of it in UTC, ms. */
const dayOf = (iso: string) => Date.parse(formatDate(iso, 'date').split('-').reverse().join('-'))

/** How long ago or ahead a moment is, in words: `3 dagen geleden`. From a day on it counts days of the calendar: `morgen` is the next one. */
export function formatAgo(iso: string, locale: string, now = new Date()): string {
  const exact = Date.parse(iso) - now.getTime()
  const days = Math.abs(exact) < DAY_MS ? 0 : dayOf(iso) - dayOf(now.toJSON())
  const far = days || exact
  // Less than a minute is now.
  const [unit, length] = steps.find(([, least]) => Math.abs(far) >= least) ?? (['second', 6e4] as const)
  // What is 30 days ahead need not be in what is called next month.
  return new Intl.RelativeTimeFormat(locale, { numeric: length > DAY_MS ? 'always' : 'auto' }).format(
    Math.trunc(far / length),
    unit,
  )
}
