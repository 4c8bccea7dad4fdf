import { addDays, momentAt, wallAt } from '../planning/index.ts'

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
  const day = wallAt(now, zone).slice(0, 10)
  // Monday is 1, Sunday 7.
  const weekday = new Date(day).getUTCDay() || WEEK_DAYS
  const tomorrow = addDays(day, 1)
  const nextWeek = addDays(day, WEEK_DAYS + 1 - weekday)
  return {
    now: now.toISOString(),
    day,
    dayStart: startOf(day, zone),
    tomorrow,
    tomorrowStart: startOf(tomorrow, zone),
    nextWeek,
    nextWeekStart: startOf(nextWeek, zone),
  }
}

function startOf(day: string, zone: string): string {
  return (momentAt(`${day} 00:00:00`, zone) ?? new Date(day)).toISOString()
}
