import { Invalid, Missing, type Viewer } from '@schakel/domain'
import { factorCalls } from '@schakel/domain/calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../http/context.ts'
import { Unauthenticated } from '../../http/httpError.ts'
import { serve, serveOpen } from '../../http/serve.ts'
import { readEmail } from '../../store/auth/accounts.ts'
import {
  countRecovery,
  readFactors,
  readPasskeys,
  removePasskey,
  removeTotp,
  renewRecovery,
} from '../../store/auth/factors.ts'
import { Letters } from './letters.ts'
import type { LoginService } from './loginService.ts'
import { Passkeys } from './passkeys.ts'
import { takeSecondStep } from './secondStep.ts'
import { confirmByCode, newTotp } from './totp.ts'

/** How often one address may begin to log in by passkey in a quarter of an hour (D19.7). */
const BEGUN_MOST = 100

/** The second factor: codes of an app, passkeys, recovery codes; and passkeys instead of a password (D8.8). */
export function factorRoutes(app: FastifyInstance, context: Context, login: LoginService): void {
  const { store } = context
  const passkeys = new Passkeys(context)

  const tell = async (viewer: Pick<Viewer, '_id'>, request: FastifyRequest) => {
    const notice = await new Letters(context, request).notice(store, viewer._id, 'factor')
    if (notice) await context.mail.send(notice)
  }

  serveOpen(app, factorCalls.second, async ({ body, request, reply }) => {
    const { user, isNew } = await takeSecondStep(context, login, body, request)
    if (!isNew) return login.logIn(user, request, reply)
    const recovery = await renewRecovery(store, user)
    const answer = await login.logIn(user, request, reply)
    await tell(answer.user, request)
    return { ...answer, recovery }
  })

  serveOpen(app, factorCalls.passkeyOptions, async ({ request }) => {
    await login.attempts.countAsking('passkey', request.ip, BEGUN_MOST)
    const { challenge, options } = await passkeys.startAsking(null, [])
    return { key: await passkeys.keepChallenge(challenge), options }
  })

  serveOpen(app, factorCalls.passkey, async ({ body, request, reply }) => {
    const user = await login.attempts.attemptFrom(request.ip, async () => {
      const challenge = await passkeys.takeChallenge(body.key)
      return challenge && passkeys.holderOf(body.response, challenge, { request, isAlone: true })
    })
    if (!user) throw new Unauthenticated(true)
    return login.logIn(user, request, reply)
  })

  serve(app, context, factorCalls.factors, async ({ viewer }) => {
    const found = await readFactors(store, viewer._id)
    return {
      totp: found.totp,
      recovery: await countRecovery(store, viewer._id),
      passkeys: found.passkeys.map(({ id, name, created, used }) => ({
        _id: id,
        name,
        created: created.toISOString(),
        used: used?.toISOString() ?? null,
      })),
    }
  })

  serve(app, context, factorCalls.totpStart, async ({ viewer, body, request }) => {
    await login.assertPassword(viewer._id, 'password', body.password, request)
    const label = (await readEmail(store, viewer._id)) ?? viewer.name
    const made = await newTotp(store, viewer._id, { issuer: context.config.brandName, label })
    if (!made) throw Invalid.of('totp', 'taken')
    return made
  })

  serve(app, context, factorCalls.totpConfirm, async ({ viewer, body, request }) => {
    const isRight = await login.attempts.attempt(viewer._id, request.ip, () =>
      confirmByCode(store, viewer._id, body.code),
    )
    if (!isRight) throw Invalid.of('code', 'codeWrong')
    const recovery = await renewRecovery(store, viewer._id)
    await tell(viewer, request)
    return { recovery }
  })

  serve(app, context, factorCalls.totpRemove, async ({ viewer, body, request }) => {
    await login.byPassword(viewer._id, body.password, request, (inner) => removeTotp(inner, viewer._id))
    await tell(viewer, request)
    return {}
  })

  serve(app, context, factorCalls.recovery, async ({ viewer, body, request }) => {
    const recovery = await login.byPassword(viewer._id, body.password, request, async (inner) => {
      const { totp, passkeys: had } = await readFactors(inner, viewer._id)
      if (!totp && had.length === 0) throw new Missing('second factor')
      return renewRecovery(inner, viewer._id)
    })
    await tell(viewer, request)
    return { recovery }
  })

  serve(app, context, factorCalls.passkeyStart, async ({ viewer, body, request }) => {
    await login.assertPassword(viewer._id, 'password', body.password, request)
    const email = (await readEmail(store, viewer._id)) ?? viewer.name
    return passkeys.startAdding({ id: viewer._id, name: viewer.name, email }, await readPasskeys(store, viewer._id))
  })

  serve(app, context, factorCalls.passkeyAdd, async ({ viewer, body, request }) => {
    const name = body.name.trim() || 'Passkey'
    if (!(await passkeys.add(viewer._id, body.key, name, body.response, request))) {
      throw Invalid.of('response', 'codeWrong')
    }
    // The codes that someone already wrote down stay good.
    const had = await countRecovery(store, viewer._id)
    const recovery = had === 0 ? await renewRecovery(store, viewer._id) : []
    await tell(viewer, request)
    return { recovery }
  })

  serve(app, context, factorCalls.passkeyRemove, async ({ viewer, body, request }) => {
    await login.byPassword(viewer._id, body.password, request, async (inner) => {
      if (!(await removePasskey(inner, viewer._id, body._id))) throw new Missing('passkey')
    })
    await tell(viewer, request)
    return {}
  })
}
