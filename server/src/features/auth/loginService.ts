import { Invalid, SESSION_DAYS, type Viewer } from '@schakel/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../http/context.ts'
import { Unauthenticated } from '../../http/httpError.ts'
import { setCookie } from '../../http/session.ts'
import { noteLogin } from '../../store/auth/logins.ts'
import { passwordHashOf } from '../../store/auth/passwords.ts'
import { openSession } from '../../store/auth/sessions.ts'
import { viewerOfUser } from '../../store/auth/viewers.ts'
import { readSettings } from '../../store/settings/settings.ts'
import { LoginAttempts } from './loginAttempts.ts'
import { sessionMarkOf } from './sessionMark.ts'

/** What every way in ends at: who may come in gets a session. */
export class LoginService {
  readonly attempts: LoginAttempts
  readonly #context: Context

  constructor(context: Context) {
    this.#context = context
    this.attempts = new LoginAttempts(context.store)
  }

  /** Opens a session of a user who has shown who they are, by cookie and as a token (D8.8). */
  async open(user: string, request: FastifyRequest, reply: FastifyReply) {
    const { store } = this.#context
    const viewer = await viewerOfUser(store, user)
    if (!viewer) throw new Unauthenticated(true)
    const token = await openSession(store, user, sessionMarkOf(request))
    setCookie(this.#context, reply, token, SESSION_DAYS)
    return { user: { ...(await this.shown(viewer)), token } }
  }

  /** The same, counted as a login (D11.2). */
  async logIn(user: string, request: FastifyRequest, reply: FastifyReply) {
    const answer = await this.open(user, request, reply)
    await noteLogin(this.#context.store, user)
    return answer
  }

  /** The user as they are told who they are: what decides their view stays with the server (D19.7). */
  async shown({ spaces: _spaces, matchedSuppliers: _suppliers, ...viewer }: Viewer) {
    return { ...viewer, settings: await readSettings(this.#context.store, viewer._id) }
  }

  /** Whoever changes what protects an account gives its password once more. Throws Invalid, TooMany. */
  async assertPassword(user: string, path: string, password: string, { ip }: FastifyRequest): Promise<void> {
    const kept = await passwordHashOf(this.#context.store, user)
    const isOwn = kept !== undefined && (await this.attempts.isOwnPassword(user, kept, password, ip))
    if (!isOwn) throw Invalid.of(path, 'passwordWrong')
  }
}
