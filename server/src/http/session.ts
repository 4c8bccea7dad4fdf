import { ACCOUNT, propertyOf, SEE_AS, textOf, type Viewer } from '@schakel/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteAsker } from '../asking.ts'
import { viewerOfToken } from '../store/auth/viewers.ts'
import { impersonated } from '../store/seeAs/impersonation.ts'
import type { ViewerStore } from '../store/store.ts'
import type { Context } from './context.ts'
import { ForeignOrigin, OnlyLooking, OtherAccount, Unauthenticated } from './httpError.ts'

export const COOKIE = 'auth.token'
/** Says to the page that there may be a session, so that it need not ask; it opens nothing. */
const SIGN = 'auth.in'

interface Credentials {
  readonly token: string
  readonly isCookie: boolean
}

/** Who calls, and as whom. */
export interface Session {
  /** Whose world it is. */
  readonly viewer: Viewer
  readonly token: string
  /** Who has the session: by whom is counted. */
  readonly account: string
  /** Who looks, when that is not the viewer themselves. */
  readonly impersonator?: ViewerStore
}

/**
 * Who calls, by Bearer header, token in the payload or cookie, in that order (S7.1, D8.1). A call that only tells (`isRead`) may be asked
 * as an impersonator; from here on nothing differs from what that person asks themselves.
 */
export async function sessionOf(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  isRead = false,
): Promise<Session> {
  const credentials = credentialsOf(request)
  if (!credentials) throw new Unauthenticated()
  const { token, isCookie } = credentials
  if (isCookie && request.method !== 'GET' && request.method !== 'HEAD') assertOwnOrigin(context, request)
  const viewer = await viewerOfToken(context.store, token)
  if (!viewer) {
    if (isCookie) clearCookie(context, reply)
    throw new Unauthenticated()
  }
  request.userId = viewer._id
  noteAsker(viewer._id)
  context.limits.take(viewer._id, isRead || request.method === 'GET' ? 'reads' : 'writes')
  // Somebody else logged in by another tab: what this page asks and sends is not theirs.
  const thought = request.headers[ACCOUNT]
  if (thought !== undefined && thought !== viewer._id) throw new OtherAccount()
  const whom = request.headers[SEE_AS]
  if (whom === undefined) return { viewer, token, account: viewer._id }
  if (!isRead) throw new OnlyLooking()
  const impersonator = context.store.as(viewer)
  return { viewer: await impersonated(impersonator, String(whom)), token, account: viewer._id, impersonator }
}

function credentialsOf(request: FastifyRequest): Credentials | undefined {
  const { authorization, cookie } = request.headers
  if (authorization !== undefined) {
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
    return token === undefined ? undefined : { token, isCookie: false }
  }
  const sent = textOf(propertyOf(request.body, 'token'))
  if (sent !== '') return { token: sent, isCookie: false }
  const token = cookie === undefined ? undefined : request.server.parseCookie(cookie)[COOKIE]
  return token ? { token, isCookie: true } : undefined
}

// Another site can make a browser send the cookie along, but not a false Origin (D8.1, D19.7). Besides the public address, the
// one the server was called by counts where that is this machine itself: a name of another machine could be made to point here.
function assertOwnOrigin({ config }: Context, request: FastifyRequest): void {
  const { origin, host } = request.headers
  if (!isOwnOrigin(config, { origin, host, protocol: request.protocol })) throw new ForeignOrigin()
}

/** Whether a browser that sends this Origin stands on a page of ours. */
export function isOwnOrigin(
  { publicUrl }: Pick<Context['config'], 'publicUrl'>,
  { origin, host, protocol }: { origin: string | undefined; host: string | undefined; protocol: string },
): boolean {
  if (origin === publicUrl) return true
  const url = origin === undefined ? null : URL.parse(origin)
  return url !== null && url.host === host && url.protocol === `${protocol}:` && isLoopback(url.hostname)
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)
}

/** Gives a browser its session: no script can read it, and no other site makes a browser send it with a change (D8.1). */
export function setCookie(context: Context, reply: FastifyReply, token: string, days: number): void {
  reply.setCookie(COOKIE, token, { ...cookieOptions(context), maxAge: days * 86_400 })
  reply.setCookie(SIGN, '1', { ...cookieOptions(context), httpOnly: false, maxAge: days * 86_400 })
}

/** Takes the session back from a browser. */
export function clearCookie(context: Context, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieOptions(context))
  reply.clearCookie(SIGN, { ...cookieOptions(context), httpOnly: false })
}

function cookieOptions({ config }: Context) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.publicUrl.startsWith('https:') } as const
}
