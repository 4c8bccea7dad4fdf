import { accountHere, noteAnother } from '../../api/asking.ts'
import { forgetRecent } from './forgetRecent.ts'
import { forgetActivity } from './idleClock.ts'

/** Under which lies whose session was here last. */
const HINT = 'schakel.session'
/** The session was over and the server did not hear of it. */
const ENDED = 'schakel.ended'

/** Whether there may be a session: the server sets a sign beside its cookie. Without one it need not be asked who this is. */
export function maySession(): boolean {
  return /(?:^|;\s*)auth\.in=1/.test(document.cookie) || wasLoggedIn()
}

/** Whether this browser was logged in the last time: only a guess, never a right. */
export function wasLoggedIn(): boolean {
  return signed() !== null
}

/** Whether it was this person who was logged in here last. */
export function wasLoggedInAs(user: string): boolean {
  return isOfNobody(signed()) || signed() === user
}

/** Notices that somebody else logs in by another tab, before this page asks anything. */
export function watchSession(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const here = accountHere()
    if (key === HINT && here !== undefined && !isOfNobody(newValue) && newValue !== here) noteAnother()
  })
}

// Of who is not known, or by an older build.
const isOfNobody = (sign: string | null) => sign === null || sign === '1'

/** Remembers under whose account this page goes, or that nobody is logged in here. */
export function rememberSession(isIn: boolean): void {
  keep(HINT, isIn ? (accountHere() ?? '1') : undefined)
  if (isIn) noteUntold(false)
  else {
    forgetActivity()
    forgetRecent()
  }
}

/** Whose session was here last, as far as this browser remembers. */
const signed = () => kept(HINT)

/** Whether the server has yet to hear that a session is over. */
export const isUntold = (): boolean => kept(ENDED) === '1'

export function noteUntold(isSet: boolean): void {
  keep(ENDED, isSet ? '1' : undefined)
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function keep(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Storage is refused: the next visit loads its parts a little later.
  }
}
