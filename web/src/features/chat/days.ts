import { formatDate, formatLongDate } from '../../ui/format.ts'

const DAY_MS = 86_400_000

/** The day of a moment where the reader is, as YYYY-MM-DD. */
export function dayOf(iso: string): string {
  return formatDate(iso, 'date').split('-').reverse().join('-')
}

/** What a day is called above its messages. */
export function dayName(day: string, locale: string, words: { today: string; yesterday: string }): string {
  const now = Date.now()
  if (day === dayOf(new Date(now).toISOString())) return words.today
  if (day === dayOf(new Date(now - DAY_MS).toISOString())) return words.yesterday
  return formatLongDate(day, locale)
}

/** The time of a moment, HH:mm. */
export function timeOf(iso: string): string {
  return formatDate(iso).slice(11)
}
