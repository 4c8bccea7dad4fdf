import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { call } from '../../api/call.ts'
import type { ViewerUser } from '../../api/types.ts'

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
