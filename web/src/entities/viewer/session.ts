import { isApiError } from '../../api/apiError.ts'
import { goAs } from '../../api/asking.ts'
import { call, get } from '../../api/call.ts'
import { isSeeing, lookAs } from '../../api/seeing.ts'
import { forgetSeen } from '../../api/seen.ts'
import type { Config, ViewerUser } from '../../api/types.ts'
import { type Locale, localeOf, withLocale } from '../../texts/locale.ts'
import { sleptPastLimit } from './idleClock.ts'
import { isUntold, maySession, noteUntold, rememberSession } from './sessionSign.ts'
import { goOn, noteWho } from './whoIsHere.ts'

const fallback: Config = { brand: 'Schakel', publicBrand: 'Schakel', defaultPrice: 575 }

/** How this visit begins. */
export interface Session {
  readonly viewer: ViewerUser | undefined
  readonly config: Config
  /** The server did not say who this is. */
  readonly error?: unknown
}

async function viewerOf(): Promise<Pick<Session, 'viewer' | 'error'>> {
  // Before anybody has answered only whoever impersonates another is known.
  if (isSeeing()) goOn()
  try {
    const { user } = await get<{ user: ViewerUser }>('/api/auth/user')
    // Whom one only looks as works nowhere.
    if (!isSeeing()) noteWho(user._id)
    return { viewer: user }
  } catch (error) {
    // Whoever may not look at this person any more, or must log in again, is themselves.
    if (isSeeing() && isApiError(error, 401, 403, 404)) {
      lookAs(undefined)
      goAs(undefined)
      return viewerOf()
    }
    return isApiError(error, 401) ? { viewer: undefined } : { viewer: undefined, error }
  }
}

/** What this installation is called. */
export async function configOf(): Promise<Config> {
  try {
    return { ...fallback, ...(await get<Config>('/api/config')) }
  } catch (error) {
    console.warn('The configuration did not come; the defaults are used', error)
    return fallback
  }
}

/** Asks who has logged in and what this installation is called: before it answers, so that no part of the program goes before it. */
export async function readSession(): Promise<Session> {
  const asked: Promise<Pick<Session, 'viewer' | 'error'>> = maySession()
    ? viewerOfSession()
    : Promise.resolve({ viewer: undefined })
  const [{ viewer, error }, config] = await Promise.all([asked, configOf()])
  return { viewer, config, ...(error === undefined ? {} : { error }) }
}

interface Leaving {
  readonly everywhere?: boolean
  readonly signal?: AbortSignal | undefined
}

/** So long the server has to hear that a session is over, ms; nothing stands on the screen meanwhile. */
const HEARD_MS = 5000

let isGoing = false

/** One logs out oneself: whoever does so also says where to go, and what is refused meanwhile is no news. */
export const isLoggingOut = () => isGoing

/** Logs out, here or everywhere; afterwards nothing of this person is left in the page. */
export async function logOut({ everywhere = false, signal }: Leaving = {}): Promise<void> {
  isGoing = true
  try {
    // Whether the server hears of it or not.
    await forgetSeen()
    await call('/api/auth/logout', everywhere ? { everywhere } : {}, { asMyself: true, signal })
    lookAs(undefined)
    rememberSession(false)
  } catch (error) {
    isGoing = false
    throw error
  }
}

/** Leaves a session that is over, also while the server cannot hear of it: it is told before anybody is asked for again (D23.7). */
export async function leaveSession(): Promise<void> {
  try {
    await logOut({ signal: AbortSignal.timeout(HEARD_MS) })
  } catch (error) {
    // There is no such session any more, or it is of somebody else, for whom it is not ended.
    if (isApiError(error, 401)) return
    noteUntold(true)
    rememberSession(false)
  }
}

/** The login form of who was away for too long, or whose session ended otherwise: it says so, and leads back to where they were. */
export function endedAddress(why: 'idledOut' | 'sessionEnded', locale: Locale): string {
  return `${withLocale('/login', locale)}?${why}&redirect=${encodeURIComponent(hereNow())}`
}

/** Where somebody is now, to the very part of a screen. */
export const hereNow = () => location.pathname + location.search + location.hash

/** Who this is, unless the session is over: then the server hears of that first. */
async function viewerOfSession(): Promise<Pick<Session, 'viewer' | 'error'>> {
  if (sleptPastLimit(Date.now())) {
    await leaveSession()
    history.replaceState(null, '', endedAddress('idledOut', localeOf(location.pathname)))
    return { viewer: undefined }
  }
  if (!isUntold()) return viewerOf()
  try {
    await call('/api/auth/logout', {}, { asMyself: true })
  } catch (error) {
    if (!isApiError(error, 401)) return { viewer: undefined }
  }
  noteUntold(false)
  return { viewer: undefined }
}

/** Nobody is logged in here any more: nothing of who was is left. */
export function endSession(): void {
  rememberSession(false)
  goAs(undefined)
  void forgetSeen()
}
