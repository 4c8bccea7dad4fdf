import { CHAT_DAYS, LOGIN_WEEKS_MAX, NOTIFICATION_DAYS, SESSION_DAYS } from '../limits.ts'

/** What goes by itself with time. The trash is not among it: thirty days are a promise (D2.5). */
export const retentionNames = ['chat', 'messages', 'log', 'logins', 'sessions', 'notifications', 'mails'] as const
export type RetentionName = (typeof retentionNames)[number]

/** How long something is kept, days; without days for as long as nobody throws it away. */
export type Retention = Readonly<Record<RetentionName, number | null>>

interface Rule {
  readonly days: number | null
  readonly min: number
  readonly max: number
  /** It may also be kept for ever. */
  readonly mayStay: boolean
}

/** How long things are kept until super users choose otherwise, and between what they may choose. */
export const retentionRules: Readonly<Record<RetentionName, Rule>> = {
  chat: { days: CHAT_DAYS, min: 1, max: 3650, mayStay: false },
  messages: { days: null, min: 90, max: 3650, mayStay: true },
  // As long as the books of a business are kept.
  log: { days: 7 * 365, min: 30, max: 3650, mayStay: true },
  logins: { days: LOGIN_WEEKS_MAX * 7, min: 7, max: LOGIN_WEEKS_MAX * 7, mayStay: false },
  sessions: { days: SESSION_DAYS, min: 1, max: SESSION_DAYS, mayStay: false },
  notifications: { days: NOTIFICATION_DAYS, min: 1, max: NOTIFICATION_DAYS, mayStay: false },
  mails: { days: 30, min: 1, max: 365, mayStay: false },
}

/** Whether something may be kept so long. */
export function mayRetainFor(name: RetentionName, days: number | null): boolean {
  const { min, max, mayStay } = retentionRules[name]
  return days === null ? mayStay : Number.isInteger(days) && days >= min && days <= max
}
