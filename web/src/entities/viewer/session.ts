import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { isApiError } from '../../api/apiError.ts'
import { goAs, isAnotherHere } from '../../api/asking.ts'
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

/** What the second step of a login may be. */
export interface Second {
  readonly key: string
  /** A code of an app is asked. */
  readonly totp: boolean
  /** What a passkey is asked, where there is one. */
  readonly passkey: PublicKeyCredentialRequestOptionsJSON | null
  /** The account must have a second step and has none: an app to set up now (D21.5). */
  readonly setup?: { readonly secret: string; readonly qr: string }
}

/** An answer to the second step. */
export interface SecondAnswer {
  readonly code?: string
  readonly response?: object
}

/** Logs in by e-mail or username (D8.8); the server keeps the token in a cookie that no script can read. It may ask for a second step first. */
export async function logIn(email: string, password: string): Promise<ViewerUser | { readonly second: Second }> {
  const answer = await call<{ user: ViewerUser } | { second: Second }>('/api/auth/login', { email, password })
  return 'user' in answer ? answer.user : answer
}

/** Where to go to log in at the identity provider; nothing when it cannot be reached (D16). */
export async function providerAddress(redirect: string): Promise<string | null> {
  return (await call<{ url: string | null }>('/api/auth/oidc/start', { redirect })).url
}

/** Shows recovery codes until they were kept. */
export type ShowCodes = (codes: readonly string[]) => Promise<void>

/** Takes the second step; one that sets up an app comes with recovery codes. */
export async function takeSecond({ key }: Second, answer: SecondAnswer, show: ShowCodes): Promise<ViewerUser> {
  const { user, recovery } = await call<{ user: ViewerUser; recovery?: string[] }>('/api/auth/second', {
    key,
    ...answer,
  })
  if (recovery) await show(recovery)
  return user
}

/** Logs in by a passkey alone. */
export async function logInByPasskey(): Promise<ViewerUser> {
  const { key, options } = await call<{ key: string; options: PublicKeyCredentialRequestOptionsJSON }>(
    '/api/auth/passkey/options',
  )
  const response = await askPasskey(options)
  const { user } = await call<{ user: ViewerUser }>('/api/auth/passkey', { key, response })
  return user
}

/** Lets the browser ask a passkey; its code comes only then. */
export async function askPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON })
}

let isGoing = false

/** One logs out oneself: whoever does so also says where to go, and what is refused meanwhile is no news. */
export const isLoggingOut = () => isGoing

/** Logs out, here or everywhere; afterwards nothing of this person is left in the page. */
export async function logOut({ everywhere = false } = {}): Promise<void> {
  isGoing = true
  try {
    // Whether the server hears of it or not.
    await forgetSeen()
    await call('/api/auth/logout', everywhere ? { everywhere } : {}, { asMyself: true })
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
    await logOut()
  } catch {
    // The session of somebody else is not ended for them.
    if (isAnotherHere()) return
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
