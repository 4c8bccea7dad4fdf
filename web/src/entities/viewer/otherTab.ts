import { accountHere } from '../../api/asking.ts'
import { noteAnother } from '../../api/call.ts'
import { keptIn } from '../../api/kept.ts'
import { SIGN } from './sessionSign.ts'

/** Whether it was this person who was logged in here last. */
export function wasLoggedInAs(user: string): boolean {
  return !isAnother(keptIn('localStorage', SIGN), user)
}

/** Notices that somebody else logs in by another tab, before this page asks anything; answers how to stop. */
export function watchSession(): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === SIGN && isAnother(newValue, accountHere())) noteAnother()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

// It may be of who is not known, or by an older build.
const isAnother = (sign: string | null, user: string | undefined) =>
  sign !== null && sign !== '1' && user !== undefined && sign !== user
