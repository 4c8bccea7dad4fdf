import { Invalid, SESSION_DAYS, type Viewer } from '@schakel/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../http/context.ts'
import { Unauthenticated } from '../../http/httpError.ts'
import { setCookie } from '../../http/session.ts'
import { noteLogin } from '../../store/auth/logins.ts'
import { holdsPassword, passwordHashOf } from '../../store/auth/passwords.ts'
import { openSession, openSessionUnlessAsked } from '../../store/auth/sessions.ts'
import { viewerOfUser } from '../../store/auth/viewers.ts'
import { readSettings } from '../../store/settings/settings.ts'
import type { Store } from '../../store/store.ts'
import { LoginAttempts } from './loginAttempts.ts'
import { secondStepOf } from './secondStep.ts'
import { sessionMarkOf } from './sessionMark.ts'

/** What every way in ends at: who may come in gets a session. */
export class LoginService {
  readonly attempts: LoginAttempts
  readonly #context: Context

  constructor(context: Context) {
    this.#context = context
    this.attempts = new LoginAttempts(context.store)
  }

  /** Lets in a user who has shown all that is asked of them: a session by cookie and as a token (D8.8), counted as a login (D11.2). */
  async logIn(user: string, request: FastifyRequest, reply: FastifyReply) {
    const { store } = this.#context
    const answer = await this.#opened(user, reply, () => openSession(store, user, sessionMarkOf(request)))
    if (!answer) throw new Unauthenticated(true)
    await noteLogin(store, user)
    return answer
  }

  /**
   * Lets in a user whose password was right, and is while `hash` is kept of it, or who was vouched for; where a second factor is asked of
   * them, by the second step (D21.5).
   */
  async logInByOne(user: string, request: FastifyRequest, reply: FastifyReply, hash?: string) {
    const { store } = this.#context
    const asked = await this.#secondStepOf(user, hash)
    if (asked) return asked
    const open = () => openSessionUnlessAsked(store, user, sessionMarkOf(request), { hadSession: false, hash })
    const answer = await this.#opened(user, reply, open)
    if (answer) {
      await noteLogin(store, user)
      return answer
    }
    // Since it was asked they came to a role that needs one, or set one up.
    const late = await this.#secondStepOf(user, hash)
    if (!late) throw new Unauthenticated(true)
    return late
  }

  async #secondStepOf(user: string, hash: string | undefined) {
    const asked = await secondStepOf(this.#context, user)
    // A change of the password ends the steps that it finds: one that was begun too late for that is handed to nobody.
    const isOver = asked && hash !== undefined && !(await holdsPassword(this.#context.store, user, hash))
    if (isOver) throw new Unauthenticated(true)
    return asked
  }

  /**
   * A session anew for who had one and gave their password, of which `hash` is kept. Throws Unauthenticated where a factor is needed by now
   * that they have not.
   */
  async openAgain(user: string, request: FastifyRequest, reply: FastifyReply, hash: string) {
    const open = () =>
      openSessionUnlessAsked(this.#context.store, user, sessionMarkOf(request), { hadSession: true, hash })
    const answer = await this.#opened(user, reply, open)
    if (!answer) throw new Unauthenticated()
    return answer
  }

  async #opened(user: string, reply: FastifyReply, open: () => Promise<string | undefined>) {
    const viewer = await viewerOfUser(this.#context.store, user)
    const token = viewer && (await open())
    if (!viewer || token === undefined) return undefined
    setCookie(this.#context, reply, token, SESSION_DAYS)
    return { user: { ...(await this.shown(viewer)), token } }
  }

  /** The user as they are told who they are: what decides their view stays with the server (D19.7). */
  async shown({ spaces: _spaces, matchedSuppliers: _suppliers, ...viewer }: Viewer) {
    return { ...viewer, settings: await readSettings(this.#context.store, viewer._id) }
  }

  /**
   * Does what changes how an account is come by, for who gave its password once more, in one transaction and while that is the password:
   * checking takes a while (D8.8). Throws Invalid, TooMany.
   */
  async byPassword<T>(
    user: string,
    password: string,
    request: FastifyRequest,
    work: (inner: Store) => Promise<T>,
  ): Promise<T> {
    const kept = await this.assertPassword(user, 'password', password, request)
    return this.#context.store.together(async (inner) => {
      await this.assertStill(inner, user, kept)
      return work(inner)
    })
  }

  /** Throws Invalid where another password was set since this one was checked, of which `kept` was kept (D8.8). */
  async assertStill(inner: Store, user: string, kept: string, path = 'password'): Promise<void> {
    if (!(await holdsPassword(inner, user, kept))) throw Invalid.of(path, 'passwordWrong')
  }

  /** Whoever changes what protects an account gives its password once more; answers what is kept of it. Throws Invalid, TooMany. */
  async assertPassword(user: string, path: string, password: string, { ip }: FastifyRequest): Promise<string> {
    const kept = await passwordHashOf(this.#context.store, user)
    if (kept === undefined || !(await this.attempts.isOwnPassword(user, kept, password, ip))) {
      throw Invalid.of(path, 'passwordWrong')
    }
    return kept
  }
}
