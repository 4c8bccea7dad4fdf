import { hash, randomBytes } from 'node:crypto'
import { Forbidden, Missing } from '@schakel/domain'
import { oidcCalls } from '@schakel/domain/calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countAsking } from '../../http/askingLimit.ts'
import type { Context } from '../../http/context.ts'
import { Unauthenticated } from '../../http/httpError.ts'
import { serveOpen } from '../../http/serve.ts'
import { dropInvitations, keepKey, takeKey } from '../../store/auth/accountKeys.ts'
import { inviteTo, isOfAnother, linkSubject, userOfEmail, userOfSubject } from '../../store/auth/oidcLinks.ts'
import { makeAccount, openInvitation, usernameFor } from './invited.ts'
import type { LoginService } from './loginService.ts'
import { type Identity, Oidc } from './oidc.ts'

/** So often one address may begin, and come back, in a quarter of an hour. */
const TRIED_MOST = 60
/** Who came back must be the browser that went: another one's answer logs nobody in. */
const COOKIE = 'auth.oidc'
const COOKIE_PATH = '/api/auth/oidc'

/** Logging in by an identity provider (D16). Without one these calls are not there. */
export function oidcRoutes(app: FastifyInstance, context: Context, login: LoginService): void {
  const { store, config } = context
  const provider = config.oidc && new Oidc(config.oidc, config.publicUrl)

  serveOpen(app, oidcCalls.start, async ({ body, request, reply }) => {
    if (!provider) throw new Missing('oidc')
    await countAsking(store, 'oidc-start', request.ip, TRIED_MOST)
    const going = await provider.start().catch((error: Error) => {
      request.log.warn({ err: error }, 'the identity provider cannot be reached')
      return undefined
    })
    if (!going) return { url: null }
    const { url, ...kept } = going
    const browser = randomBytes(24).toString('base64url')
    const detail = { ...kept, browser: markOf(browser), redirect: body.redirect ?? '' }
    const key = await keepKey(store, { purpose: 'oidc', user: null, detail })
    const secure = config.publicUrl.startsWith('https:')
    reply.setCookie(COOKIE, `${key}.${browser}`, {
      path: COOKIE_PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: 600,
    })
    return { url }
  })

  serveOpen(app, oidcCalls.finish, async ({ body, request, reply }) => {
    if (!provider) throw new Missing('oidc')
    await countAsking(store, 'oidc-finish', request.ip, TRIED_MOST)
    const [key = '', browser = ''] = cookieOf(request).split('.')
    reply.clearCookie(COOKIE, { path: COOKIE_PATH })
    const kept = (await takeKey(store, key, ['oidc']))?.detail
    const { state, verifier, nonce, redirect = '' } = kept ?? {}
    if (!state || !verifier || !nonce || kept?.browser !== markOf(browser)) throw new Missing('key')
    const identity = await provider.finish(body.query, { state, verifier, nonce }).catch((error: Error) => {
      request.log.warn({ err: error }, 'the identity provider does not vouch for somebody')
      throw new Unauthenticated(true)
    })
    const user = await userOf(identity)
    if (user === undefined) throw new Forbidden('unknown')
    return { ...(await login.logInByOne(user, request, reply)), redirect }
  })

  /** Whose account it is: theirs already, one with the same verified address, or that of an invitation to it (D16). */
  async function userOf(identity: Identity): Promise<string | undefined> {
    const linked = await userOfSubject(store, identity)
    if (linked !== undefined || identity.email === undefined) return linked
    const known = await userOfEmail(store, identity.email)
    if (await isOfAnother(store, identity, known)) return undefined
    if (known !== undefined) return (await linkSubject(store, identity, known)) ? known : undefined
    const invite = await inviteTo(store, identity.email)
    const invitation = invite && (await openInvitation(store, invite))
    if (!invitation) return undefined
    const username = await usernameFor(store, invitation)
    return store.together(async (inner) => {
      const user = await makeAccount(inner, invitation, { username })
      await linkSubject(inner, identity, user)
      await dropInvitations(inner, invitation.person)
      return user
    })
  }
}

function cookieOf(request: FastifyRequest): string {
  const { cookie } = request.headers
  return (cookie && request.server.parseCookie(cookie)[COOKIE]) || ''
}

function markOf(browser: string): string {
  return hash('sha256', browser, 'base64url')
}
