import { createHmac, timingSafeEqual } from 'node:crypto'
import { optionalText } from '@schakel/domain'
import { addDays, dayOf, dayStart, lastDayOf } from '@schakel/domain/planning'

/**
 * The moment at which the day of an activity is over in Amsterdam: the last day on which it takes place, where it has an end (D12); what
 * ends at midnight takes place until the day before. Nothing without a date.
 */
export function endOfDay({ date, end }: Readonly<Record<string, unknown>>): Date | undefined {
  const day = lastDayOf({ start: String(date), end: optionalText(end) })
  return day === undefined ? undefined : new Date(dayStart(addDays(day, 1)))
}

/** From when visitors check in: the day in Amsterdam before that of the activity, since some arrive on the eve (D12). */
export function opensAt({ date }: Readonly<Record<string, unknown>>): Date | undefined {
  const day = dayOf(String(date))
  return day === undefined ? undefined : new Date(dayStart(addDays(day, -1)))
}

/** A key that says itself which activity it is for, and that nobody else can make (D12); until when it works is asked of the activity (D23.6). */
export function checkinKey(secret: string, activity: string): string {
  const said = activity.slice(activity.indexOf('/') + 1)
  return `${said}.${markOf(secret, said)}`
}

/** The activity of a key that is genuine. Keys that were printed before D23.6 say a moment as well, which no longer counts. */
export function activityOfKey(secret: string, key: string): string | undefined {
  const said = key.slice(0, key.lastIndexOf('.'))
  const expected = Buffer.from(markOf(secret, said))
  const given = Buffer.from(key.slice(said.length + 1))
  if (said === '' || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return `activity/${said.split('.', 1)[0]}`
}

function markOf(secret: string, said: string): string {
  return createHmac('sha256', secret).update(`checkin:${said}`).digest('base64url')
}
