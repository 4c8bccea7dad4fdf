import { addDays, dayAt, dayStart, workdayFrom } from '../planning/workday.ts'

/** When a monthly mail goes, after the day began in Amsterdam, ms: before one begins to work. */
const AFTER_MIDNIGHT_MS = 6 * 3_600_000

/**
 * The last month, `YYYY-MM`, of which the mail is due: it goes in the morning of the first working day of the month (S2.9, D1.4).
 */
export function mailMonth(now: Date): string {
  const month = dayAt(now).slice(0, 7)
  const due = Date.parse(dayStart(workdayFrom(`${month}-01`))) + AFTER_MIDNIGHT_MS
  return now.getTime() >= due ? month : addDays(`${month}-01`, -1).slice(0, 7)
}
