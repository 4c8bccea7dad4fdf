import { type Field, type FieldOptions, fail } from './field.ts'

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const DUTCH_DATE = /^(\d{1,2})-(\d{1,2})-(\d{4})$/
const MAX_AGE_YEARS = 120

/** The ISO date of `YYYY-MM-DD` or `DD-MM-YYYY`, or nothing when there is no such day (S3.4). */
export function isoDateOf(raw: string): string | undefined {
  const iso = ISO_DATE.exec(raw.trim())
  const dutch = DUTCH_DATE.exec(raw.trim())
  const parts = iso ? [iso[1], iso[2], iso[3]] : dutch ? [dutch[3], dutch[2], dutch[1]] : undefined
  if (!parts) return undefined
  const [year, month, day] = parts.map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real ? date.toISOString().slice(0, 10) : undefined
}

/** Whether this is `YYYY-MM-DD` and there is such a day. */
export function isIsoDay(value: unknown): value is string {
  return typeof value === 'string' && isoDateOf(value) === value
}

/** A calendar day, kept as `YYYY-MM-DD`. */
export function date(options: FieldOptions<string> & { birth?: boolean } = {}): Field<string> {
  const { birth, ...rest } = options
  return {
    kind: 'date',
    ...rest,
    parse(raw, { now }) {
      if (typeof raw !== 'string') return fail('date')
      const value = isoDateOf(raw) ?? momentOf(raw)?.slice(0, 10)
      if (value === undefined) return fail('date')
      if (!birth) return { value }
      const today = now.toISOString().slice(0, 10)
      if (value > today) return fail('future')
      // Age is counted in whole years: one is 120 until the day before turning 121.
      const tooOld = `${Number(today.slice(0, 4)) - MAX_AGE_YEARS - 1}${today.slice(4)}`
      return value <= tooOld ? fail('tooOld') : { value }
    },
  }
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/

/** The moment in a text, as ISO 8601 UTC; a time without zone is UTC, whatever the zone of the machine. */
function momentOf(raw: string): string | undefined {
  const text = raw.trim()
  const found = DATE_TIME.exec(text)
  if (!found || isoDateOf(text.slice(0, 10)) === undefined) return undefined
  const time = Date.parse(found[3] === undefined ? `${text}Z` : text)
  if (Number.isNaN(time)) return undefined
  const value = new Date(time).toISOString()
  // A zone may carry the last night of the year 9999 into a year of five digits.
  return /^\d{4}-/.test(value) ? value : undefined
}

/**
 * A moment, kept as ISO 8601 UTC with milliseconds (D1.4). A day alone means its midnight UTC; a time without zone is UTC. What has happened
 * (`past`) is kept as now where it is told as to come: that clock runs ahead.
 */
export function dateTime(options: FieldOptions<string> & { past?: boolean } = {}): Field<string> {
  const { past, ...rest } = options
  return {
    kind: 'dateTime',
    ...rest,
    parse(raw, { now }) {
      if (typeof raw !== 'string') return fail('date')
      const day = isoDateOf(raw)
      const value = day ? `${day}T00:00:00.000Z` : momentOf(raw)
      if (value === undefined) return fail('date')
      const latest = now.toISOString()
      return { value: past && value > latest ? latest : value }
    },
  }
}
