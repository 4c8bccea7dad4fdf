import { accountHere } from '../../api/asking.ts'
import { keepIn, keptIn } from '../../api/kept.ts'
import { forgetRecent } from './forgetRecent.ts'
import { forgetActivity } from './idleClock.ts'

/** Under which lies whose session was here last. */
export const SIGN = 'schakel.session'
/** The session was over and the server did not hear of it. */
const ENDED = 'schakel.ended'

/** Whether there may be a session: the server sets a sign beside its cookie. Without one it need not be asked who this is. */
export function maySession(): boolean {
  return /(?:^|;\s*)auth\.in=1/.test(document.cookie) || wasLoggedIn()
}

/** Whether this browser was logged in the last time: only a guess, never a right. */
export function wasLoggedIn(): boolean {
  return keptIn('localStorage', SIGN) !== null
}

/** Remembers under whose account this page goes, or that nobody is logged in here. */
export function rememberSession(isIn: boolean): void {
  keepIn('localStorage', SIGN, isIn ? (accountHere() ?? '1') : undefined)
  if (isIn) noteUntold(false)
  else {
    forgetActivity()
    forgetRecent()
  }
}

/** Whether the server has yet to hear that a session is over. */
export const isUntold = (): boolean => keptIn('localStorage', ENDED) !== null

export function noteUntold(isSet: boolean): void {
  keepIn('localStorage', ENDED, isSet ? '1' : undefined)
}
