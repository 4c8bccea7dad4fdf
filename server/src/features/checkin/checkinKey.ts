import { createHmac, timingSafeEqual } from 'node:crypto'
import { addDays, dayOf, dayStart, lastDayOf } from '@schakel/domain/planning'

/**
 * The moment at which the day of an activity is over in Amsterdam: the last day on which it takes place, where it has an end (D12); what
 * ends at midnight takes place until the day before. Nothing without a date.
 */
export function endOfDay({ date, end }: Readonly<Record<string, unknown>>): Date | undefined {
  const day = lastDayOf({ start: String(date), end: typeof end === 'string' ? end : undefined })
  return day === undefined ? undefined : new Date(dayStart(addDays(day, 1)))
}

/** From when visitors check in: the day in Amsterdam before that of the activity, since some arrive on the eve (D12). */
export function opensAt({ date }: Readonly<Record<string, unknown>>): Date | undefined {
  const day = dayOf(String(date))
  return day === undefined ? undefined : new Date(dayStart(addDays(day, -1)))
}

/** A key that says itself which activity it is for and until when, and that nobody else can make (D12). */
export function checkinKey(secret: string, activity: string, until: Date): string {
  const said = `${activity.slice(activity.indexOf('/') + 1)}.${until.getTime().toString(36)}`
  return `${said}.${markOf(secret, said)}`
}

/** The activity of a key that is genuine and still works. */
export function activityOfKey(secret: string, key: string, now: Date): string | undefined {
  const [activity = '', until = '', mark = ''] = key.split('.')
  const expected = Buffer.from(markOf(secret, `${activity}.${until}`))
  const given = Buffer.from(mark)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number.parseInt(until, 36) > now.getTime() ? `activity/${activity}` : undefined
}

function markOf(secret: string, said: string): string {
  return createHmac('sha256', secret).update(`checkin:${said}`).digest('base64url')
}
