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

/** A calendar day, kept as `YYYY-MM-DD`. */
export function date(options: FieldOptions<string> & { birth?: boolean } = {}): Field<string> {
  const { birth, ...rest } = options
  return {
    kind: 'date',
    ...rest,
    parse(raw, { now }) {
      if (typeof raw !== 'string') return fail('date')
      const value = isoDateOf(raw) ?? (isDateTime(raw) ? new Date(raw).toISOString().slice(0, 10) : undefined)
      if (value === undefined) return fail('date')
      if (!birth) return { value }
      const today = now.toISOString().slice(0, 10)
      if (value > today) return fail('future')
      const oldest = `${Number(today.slice(0, 4)) - MAX_AGE_YEARS}${today.slice(4)}`
      return value < oldest ? fail('tooOld') : { value }
    },
  }
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/

function isDateTime(raw: string): boolean {
  return DATE_TIME.test(raw) && isoDateOf(raw.slice(0, 10)) !== undefined && !Number.isNaN(Date.parse(raw))
}

/** A moment, kept as ISO 8601 UTC with milliseconds (D1.4). A day alone means its midnight UTC; a time without zone is UTC. */
export function dateTime(options: FieldOptions<string> = {}): Field<string> {
  return {
    kind: 'dateTime',
    ...options,
    parse(raw) {
      if (typeof raw !== 'string') return fail('date')
      const day = isoDateOf(raw)
      if (day) return { value: `${day}T00:00:00.000Z` }
      if (!isDateTime(raw.trim())) return fail('date')
      const zoned = /(Z|[+-]\d{2}:?\d{2})$/.test(raw.trim()) ? raw.trim() : `${raw.trim()}Z`
      return { value: new Date(zoned).toISOString() }
    },
  }
}
