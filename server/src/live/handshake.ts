import { SEE_AS, type Viewer } from '@schakel/domain'
import type { FastifyInstance } from 'fastify'
import type { Socket } from 'socket.io'
import type { Context } from '../http/context.ts'
import { OnlyLooking, OtherAccount, Unauthenticated } from '../http/httpError.ts'
import { COOKIE, isOwnOrigin } from '../http/session.ts'
import { sessionKeyOf } from '../store/auth/sessions.ts'
import { viewerOfToken } from '../store/auth/viewers.ts'

/** Who is at the other end of a socket. */
export interface Arrival {
  readonly viewer: Viewer
  readonly sessionKey: string
}

/** Who connects: by the token of the handshake, or by the cookie of a page of ours (D9, D19.8), if that is who the page thinks. Throws Unauthenticated. */
export async function arrivalOf(
  app: FastifyInstance,
  { store, config }: Pick<Context, 'store' | 'config'>,
  { handshake }: Socket,
): Promise<Arrival> {
  const { auth, headers, secure } = handshake
  // Who impersonates another is nobody's presence and hears nothing: what changes is seen by looking again.
  if (headers[SEE_AS] !== undefined) throw new OnlyLooking()
  const given: unknown = auth.token
  const token =
    typeof given === 'string' && given !== '' && given.length <= 200 ? given : cookieOf(app, config, headers, secure)
  const viewer = token === undefined ? undefined : await viewerOfToken(store, token)
  if (token === undefined || !viewer) throw new Unauthenticated()
  if (auth.account !== undefined && auth.account !== viewer._id) throw new OtherAccount()
  return { viewer, sessionKey: sessionKeyOf(token) }
}

// A page of another site can open a socket with the cookie of whoever visits it, but not with a false Origin.
function cookieOf(
  app: FastifyInstance,
  config: Context['config'],
  headers: Socket['handshake']['headers'],
  secure: boolean,
): string | undefined {
  const isOwn =
    isOwnOrigin(config, { origin: headers.origin, host: headers.host, protocol: secure ? 'https' : 'http' }) ||
    // Asking by plain requests, a page of the same origin sends none.
    (headers.origin === undefined && headers['sec-fetch-site'] === 'same-origin')
  return isOwn && headers.cookie !== undefined ? app.parseCookie(headers.cookie)[COOKIE] : undefined
}
