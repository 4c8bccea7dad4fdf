import type { FastifyRequest } from 'fastify'
import type { Context } from '../../http/context.ts'
import { Unauthenticated } from '../../http/httpError.ts'
import { keepKey, readKey, takeKey } from '../../store/accountKeys.ts'
import { readFactors, spendRecovery } from '../../store/factors.ts'
import type { Door } from './door.ts'
import { Passkeys } from './passkeys.ts'
import { spendCode } from './totp.ts'

/** What the second step asks of a user whose password was right; nothing where the password is all. */
export async function secondStepOf(context: Context, user: string) {
  const { totp, passkeys } = await readFactors(context.store, user)
  if (!totp && passkeys.length === 0) return undefined
  const asked = passkeys.length > 0 ? await new Passkeys(context).startAsking(user, passkeys) : undefined
  const detail: Record<string, string> = asked ? { challenge: asked.challenge } : {}
  const key = await keepKey(context.store, { purpose: 'step', user, detail })
  return { second: { key, totp, passkey: asked?.options ?? null } }
}

interface Second {
  readonly key: string
  readonly code?: string | null | undefined
  readonly response?: unknown
}

/** The user who takes the second step. A wrong code counts as a failed login, and the step can be tried again. Throws Unauthenticated, TooMany. */
export async function takeSecondStep(
  context: Context,
  door: Door,
  { key, code, response }: Second,
  request: FastifyRequest,
): Promise<string> {
  const { store } = context
  const step = await door.desk.attemptFrom(request.ip, () => readKey(store, key, ['step']))
  const user = step?.user
  if (!user) throw new Unauthenticated(true)
  const isRight = await door.desk.attempt(user, request.ip, async () => {
    if (code) return (await spendCode(store, user, code, false)) || spendRecovery(store, user, code)
    const { challenge } = step.detail
    if (!response || !challenge) return false
    return (await new Passkeys(context).holderOf(response, challenge, { request, isAlone: false })) === user
  })
  // The step is taken once, also by two who come at the same moment.
  if (!isRight || !(await takeKey(store, key, ['step']))) throw new Unauthenticated(true)
  return user
}
