import { keepIn, keptIn } from '../../api/kept.ts'
import { wasSomebodyElse } from './whoIsHere.ts'

/** The session of this tab ended by itself: the address that its login form leads to is of who had it. */
const ENDED = 'schakel.ended'

/** Notes whether one stands at the login form since a session ended by itself; an address that somebody opens is their own wish. */
export function noteEnded(hasEnded: boolean): void {
  keepIn('sessionStorage', ENDED, hasEnded ? '1' : undefined)
}

/** Whether the login form, also one that was left for an identity provider, leads this user to where somebody else stood. */
export function isAnothersAddress(user: string): boolean {
  return keptIn('sessionStorage', ENDED) !== null && wasSomebodyElse(user)
}
