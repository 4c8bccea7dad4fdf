import { isApiError } from '../../api/apiError.ts'
import { call, get } from '../../api/call.ts'
import type { Config, ViewerUser } from '../../api/types.ts'

const HINT = 'schakel.session'
const fallback: Config = { brand: 'Schakel', publicBrand: 'Schakel', defaultPrice: 575 }

/** How this visit begins. */
export interface Session {
  readonly viewer: ViewerUser | undefined
  readonly config: Config
  /** The server did not say who this is. */
  readonly error?: unknown
}

async function viewerOf(): Promise<Pick<Session, 'viewer' | 'error'>> {
  try {
    const { user } = await get<{ user: ViewerUser }>('/api/auth/user')
    return { viewer: user }
  } catch (error) {
    return isApiError(error, 401) ? { viewer: undefined } : { viewer: undefined, error }
  }
}

async function configOf(): Promise<Config> {
  try {
    return { ...fallback, ...(await get<Config>('/api/config')) }
  } catch (error) {
    console.warn('The configuration did not come; the defaults are used', error)
    return fallback
  }
}

/** Asks who has logged in and what this installation is called. */
export async function readSession(): Promise<Session> {
  const [{ viewer, error }, config] = await Promise.all([viewerOf(), configOf()])
  return { viewer, config, ...(error === undefined ? {} : { error }) }
}

/** Logs in by e-mail or username (D8.8); the server keeps the token in a cookie that no script can read. */
export async function logIn(email: string, password: string): Promise<ViewerUser> {
  const { user } = await call<{ user: ViewerUser }>('/api/auth/login', { email, password })
  return user
}

/** Logs out; afterwards nothing of this person is left in the page. */
export async function logOut(): Promise<void> {
  await call('/api/auth/logout', {})
  rememberSession(false)
}

/** Whether this browser was logged in the last time: only a guess of which part to load first, never a right. */
export function wasLoggedIn(): boolean {
  try {
    return localStorage.getItem(HINT) === '1'
  } catch {
    return false
  }
}

export function rememberSession(isIn: boolean): void {
  try {
    if (isIn) localStorage.setItem(HINT, '1')
    else localStorage.removeItem(HINT)
  } catch {
    // Storage is refused: the next visit loads its parts a little later.
  }
}
