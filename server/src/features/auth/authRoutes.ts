import { Forbidden, Missing, mayListUsers } from '@schakel/domain'
import { accountCalls, authCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve, serveOpen } from '../../http/serve.ts'
import { clearCookie } from '../../http/session.ts'
import { readLoginWeeks } from '../../store/auth/logins.ts'
import { setPassword } from '../../store/auth/passwords.ts'
import { closeSession, closeSessions, listSessions, revokeSession } from '../../store/auth/sessions.ts'
import { listUsers } from '../../store/auth/users.ts'
import { accountRoutes } from './accountRoutes.ts'
import { factorRoutes } from './factorRoutes.ts'
import { Letters } from './letters.ts'
import { LoginService } from './loginService.ts'
import { checkNewPassword } from './newPassword.ts'
import { oidcRoutes } from './oidcRoutes.ts'

/** Logging in and out, and who one is (S7.12–S7.15, D8.8). */
export function authRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context
  const login = new LoginService(context)

  serveOpen(app, authCalls.login, async ({ body, request, reply }) => {
    const { user, hash } = await login.attempts.logIn({
      name: body.email,
      password: body.password,
      address: request.ip,
    })
    return login.logInByOne(user, request, reply, hash)
  })

  serve(app, context, authCalls.logout, async ({ viewer, token, body, reply }) => {
    if (body.everywhere) await closeSessions(store, viewer._id)
    else await closeSession(store, token)
    clearCookie(context, reply)
    return {}
  })

  serve(app, context, authCalls.user, async ({ viewer }) => ({ user: await login.shown(viewer) }))

  serve(app, context, authCalls.list, async ({ viewer, body, reply }) => {
    if (!mayListUsers(viewer)) throw new Forbidden('list users')
    const users = await listUsers(store, body.page, body.page_size)
    reply.header('x-total-count', String(users.total))
    return users.json
  })

  serve(app, context, authCalls.logins, async ({ viewer, body }) => {
    if (!mayListUsers(viewer)) throw new Forbidden('list users')
    return readLoginWeeks(store, body.weeks)
  })

  serve(app, context, authCalls.password, async ({ viewer, body, request, reply }) => {
    const old = await login.assertPassword(viewer._id, 'old', body.old, request)
    checkNewPassword('password', body.password)
    const hash = await store.settings.hashPassword(body.password)
    await store.together(async (inner) => {
      await login.assertStill(inner, viewer._id, old, 'old')
      await setPassword(inner, viewer._id, hash, true)
    })
    store.viewers.clear()
    const notice = await new Letters(context, request).notice(store, viewer._id, 'password')
    if (notice) await context.mail.send(notice)
    return login.openAgain(viewer._id, request, reply, hash)
  })

  serve(app, context, accountCalls.sessions, async ({ viewer, token }) => listSessions(store, viewer._id, token))

  serve(app, context, accountCalls.revoke, async ({ viewer, token, body }) => {
    if (!body._id) await closeSessions(store, viewer._id, token)
    else if (!(await revokeSession(store, viewer._id, body._id))) throw new Missing(body._id)
    return {}
  })

  accountRoutes(app, context, login)
  factorRoutes(app, context, login)
  oidcRoutes(app, context, login)
}
