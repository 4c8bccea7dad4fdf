import { addDays, dayAt, dayStart } from '../planning/index.ts'

/** Where the groups of what is to do end, as somebody in a time zone sees it: moments in ISO 8601 UTC and days `YYYY-MM-DD`. */
export interface WorkBounds {
  readonly now: string
  readonly day: string
  readonly dayStart: string
  readonly tomorrow: string
  readonly tomorrowStart: string
  /** The Monday after. */
  readonly nextWeek: string
  readonly nextWeekStart: string
}

const WEEK_DAYS = 7

/** Today and the week around a moment in a time zone (D1.4): the week ends with its Sunday. */
export function workBounds(now: Date, zone: string): WorkBounds {
  const day = dayAt(now, zone)
  // Monday is 1, Sunday 7.
  const weekday = new Date(day).getUTCDay() || WEEK_DAYS
  const tomorrow = addDays(day, 1)
  const nextWeek = addDays(day, WEEK_DAYS + 1 - weekday)
  return {
    now: now.toISOString(),
    day,
    dayStart: dayStart(day, zone),
    tomorrow,
    tomorrowStart: dayStart(tomorrow, zone),
    nextWeek,
    nextWeekStart: dayStart(nextWeek, zone),
  }
}
