import { addDays } from '@schakel/domain/planning'
import { formatDate, formatLongDate } from '../../ui/format.ts'

/** The day of a moment where the reader is, as YYYY-MM-DD. */
export function dayOf(iso: string): string {
  return formatDate(iso, 'date').split('-').reverse().join('-')
}

/** What a day is called above its messages. */
export function dayName(day: string, locale: string, words: { today: string; yesterday: string }): string {
  const today = dayOf(new Date().toISOString())
  if (day === today) return words.today
  if (day === addDays(today, -1)) return words.yesterday
  return formatLongDate(day, locale)
}

/** The time of a moment, HH:mm. */
export function timeOf(iso: string): string {
  return formatDate(iso).slice(11)
}
