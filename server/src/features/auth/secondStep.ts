import { Missing } from '@schakel/domain'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../http/context.ts'
import { Unauthenticated } from '../../http/httpError.ts'
import { keepKey, readKey, takeKey } from '../../store/auth/accountKeys.ts'
import { readEmail } from '../../store/auth/accounts.ts'
import { readFactors, spendRecovery } from '../../store/auth/factors.ts'
import { needsFactor } from '../../store/auth/needsFactor.ts'
import { viewerOfUser } from '../../store/auth/viewers.ts'
import type { LoginService } from './loginService.ts'
import { Passkeys } from './passkeys.ts'
import { newTotp, spendCode } from './totp.ts'

/** An app is found, installed and understood first. */
const SETUP_MINUTES = 60

/** What the second step asks of a user whose password was right; nothing where the password is all. */
export async function secondStepOf(context: Context, user: string) {
  const { totp, passkeys } = await readFactors(context.store, user)
  if (!totp && passkeys.length === 0) return enrolmentOf(context, user)
  const asked = passkeys.length > 0 ? await new Passkeys(context).startAsking(user, passkeys) : undefined
  const detail: Record<string, string> = asked ? { challenge: asked.challenge } : {}
  const key = await keepKey(context.store, { purpose: 'step', user, detail })
  return { second: { key, totp, passkey: asked?.options ?? null } }
}

/** A factor is set up as one logs in by whoever must have one and has none: until then nothing is open (D21.5). */
async function enrolmentOf({ store, config }: Context, user: string) {
  const viewer = await viewerOfUser(store, user)
  if (!viewer || !needsFactor(store.settings, viewer.role)) return undefined
  const label = (await readEmail(store, user)) ?? viewer.name
  const setup = await newTotp(store, user, { issuer: config.brandName, label })
  if (!setup) throw new Unauthenticated(true)
  const key = await keepKey(store, { purpose: 'step', user, detail: { setup: 'totp' } }, SETUP_MINUTES)
  return { second: { key, totp: true, passkey: null, setup } }
}

interface Second {
  readonly key: string
  readonly code?: string | null | undefined
  readonly response?: unknown
}

/** The user who takes the second step. A wrong code counts as a failed login, and the step can be tried again. Throws Missing where the step is over, Unauthenticated, TooMany. */
export async function takeSecondStep(
  context: Context,
  login: LoginService,
  { key, code, response }: Second,
  request: FastifyRequest,
): Promise<{ readonly user: string; readonly isNew: boolean }> {
  const { store } = context
  const step = await login.attempts.attemptFrom(request.ip, () => readKey(store, key, ['step']))
  const user = step?.user
  if (!user) throw new Missing('key')
  const isNew = step.detail.setup !== undefined
  const isRight = await login.attempts.attempt(user, request.ip, async () => {
    if (isNew) return spendCode(store, user, code ?? '', true)
    if (code) return (await spendCode(store, user, code, false)) || spendRecovery(store, user, code)
    const { challenge } = step.detail
    if (!response || !challenge) return false
    return (await new Passkeys(context).holderOf(response, challenge, { request, isAlone: false })) === user
  })
  // The step is taken once, also by two who come at the same moment.
  if (!isRight || !(await takeKey(store, key, ['step']))) throw new Unauthenticated(true)
  return { user, isNew }
}
