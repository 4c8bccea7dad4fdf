import { Forbidden, Invalid, mayListUsers, SESSION_DAYS, type Viewer } from '@schakel/domain'
import { authCalls } from '@schakel/domain/calls'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../http/context.ts'
import { Unauthenticated } from '../../http/httpError.ts'
import { serve, serveOpen } from '../../http/serve.ts'
import { clearCookie, setCookie } from '../../http/session.ts'
import {
  closeSession,
  listUsers,
  openSession,
  passwordHashOf,
  setPassword,
  viewerOfUser,
} from '../../store/sessions.ts'
import { LoginDesk } from './login.ts'
import { checkNewPassword } from './newPassword.ts'

/** Logging in and out, and who one is (S7.12–S7.15, D8.8). */
export function authRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context
  const desk = new LoginDesk(store)

  const open = async (user: string, reply: FastifyReply) => {
    const viewer = await viewerOfUser(store, user)
    if (!viewer) throw new Unauthenticated(true)
    const token = await openSession(store, user)
    setCookie(context, reply, token, SESSION_DAYS)
    return { user: { ...shown(viewer), token } }
  }

  serveOpen(app, authCalls.login, async ({ body, request, reply }) => {
    const user = await desk.logIn({ name: body.email.trim(), password: body.password, address: request.ip })
    return open(user, reply)
  })

  serve(app, context, authCalls.logout, async ({ token, reply }) => {
    await closeSession(store, token)
    clearCookie(context, reply)
    return {}
  })

  serve(app, context, authCalls.user, async ({ viewer }) => ({ user: shown(viewer) }))

  serve(app, context, authCalls.list, async ({ viewer }) => {
    if (!mayListUsers(viewer)) throw new Forbidden('list users')
    return listUsers(store)
  })

  serve(app, context, authCalls.password, async ({ viewer, body, request, reply }) => {
    const kept = await passwordHashOf(store, viewer._id)
    const isOwn = kept !== undefined && (await desk.isOwnPassword(viewer._id, kept, body.old, request.ip))
    if (!isOwn) throw Invalid.of('old', 'passwordWrong')
    checkNewPassword('password', body.password)
    await setPassword(store, viewer._id, await store.settings.hashPassword(body.password))
    return open(viewer._id, reply)
  })
}

/** The user as they are told who they are: what decides their view stays with the server (D19.7). */
function shown({ spaces: _spaces, matchedSuppliers: _suppliers, ...viewer }: Viewer) {
  return viewer
}
