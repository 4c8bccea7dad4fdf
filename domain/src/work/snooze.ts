import { dayAt, momentAt } from '../planning/index.ts'
import { workBounds } from './bounds.ts'

/** Until when something may be put aside by one key. */
export const snoozeNames = ['today', 'tomorrow', 'week'] as const
export type SnoozeName = (typeof snoozeNames)[number]

/** Nothing is put aside for longer than this; days. */
export const SNOOZE_MAX_DAYS = 366
/** Nobody is reminded later than this; days. */
export const REMIND_MAX_DAYS = 5 * 366
/** What is said with what one hands over, characters. */
export const WORD_MAX = 2000
/** So many colleagues are offered to hand something over to, the first by name. */
export const COLLEAGUES_MAX = 100

const HOUR_MS = 3_600_000
/** Later today is so many hours from now. */
const TODAY_HOURS = 3
/** At this time on the wall a day of work begins. */
const MORNING = '08:00:00'

/**
 * The moment until which something is put aside (D1.4): three hours from now, as long as that is today; tomorrow morning; the morning of
 * next Monday, on the wall of a time zone.
 */
export function snoozeUntil(name: SnoozeName, now: Date, zone: string): Date | undefined {
  const { day, tomorrow, nextWeek } = workBounds(now, zone)
  if (name === 'today') {
    const later = new Date(now.getTime() + TODAY_HOURS * HOUR_MS)
    return dayAt(later, zone) === day ? later : undefined
  }
  return morningOf(name === 'tomorrow' ? tomorrow : nextWeek, zone)
}

/** When work begins on a day, on the wall of a time zone (D1.4). */
export function morningOf(day: string, zone: string): Date {
  return momentAt(`${day} ${MORNING}`, zone) ?? new Date(day)
}
