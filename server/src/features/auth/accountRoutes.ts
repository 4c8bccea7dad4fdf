import { Invalid, Missing, types } from '@schakel/domain'
import { accountCalls } from '@schakel/domain/calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAskedTooOften } from '../../http/askingLimit.ts'
import type { Context } from '../../http/context.ts'
import { serve, serveOpen } from '../../http/serve.ts'
import {
  askReset,
  dropInvitations,
  dropKeys,
  endOfKey,
  keepKey,
  newAccountKey,
  readKey,
  takeKey,
} from '../../store/auth/accountKeys.ts'
import { changeEmail } from '../../store/auth/accounts.ts'
import { invitationOf, isEmailTaken, readsAccountOf } from '../../store/auth/invitations.ts'
import { setPassword } from '../../store/auth/passwords.ts'
import type { Store, ViewerStore } from '../../store/store.ts'
import { makeAccount, openInvitation, usernameFor } from './invited.ts'
import { Letters } from './letters.ts'
import type { LoginService } from './loginService.ts'
import { checkNewPassword } from './newPassword.ts'

/** How many mails one address may ask for in a quarter of an hour (D19.7). */
const ASKED_MOST = 20
/** How many invitations somebody sends in that time, and how many of them to one mailbox. */
const INVITED_MOST = 200
const INVITED_SAME_MOST = 5
/** How often an account asks for another address in that time, and how many of those mails one mailbox gets of all accounts. */
const EMAIL_MOST = 3
const EMAIL_SAME_MOST = 5

const passwordKeys = ['reset', 'first'] as const
const mailedKeys = [...passwordKeys, 'invite', 'email'] as const

/** Getting in by a mailed link: a forgotten password, an invitation, another address (D8.8). */
export function accountRoutes(app: FastifyInstance, context: Context, login: LoginService): void {
  const { store, mail } = context

  /** What a mailed key is for; a wrong one counts against the address it comes from. Throws Missing, TooMany. */
  const known = async <T>(request: FastifyRequest, find: () => Promise<T | undefined>): Promise<T> => {
    const found = await login.attempts.attemptFrom(request.ip, find)
    if (found === undefined) throw new Missing('key')
    return found
  }

  serveOpen(app, accountCalls.forgot, async ({ body, request }) => {
    await login.attempts.countAsking('reset', request.ip, ASKED_MOST)
    // Everything is made before it is known whether there is such an account: both take the same time.
    const key = newAccountKey()
    await askReset(store, body.email, key, new Letters(context, request).reset('', key))
    mail.wake()
    return {}
  })

  serveOpen(app, accountCalls.key, async ({ body, request }) => {
    const { purpose, detail } = await known(request, () => readKey(store, body.key, mailedKeys))
    if (purpose === 'invite') {
      const { name, email, organisationName } = detail
      return { purpose, ...(name ? { name } : {}), ...(email ? { email } : {}), organisation: organisationName ?? '' }
    }
    return purpose === 'email' ? { purpose, email: detail.email ?? '' } : { purpose: 'reset' }
  })

  serveOpen(app, accountCalls.reset, async ({ body, request }) => {
    const { user } = await known(request, () => readKey(store, body.key, passwordKeys))
    checkNewPassword('password', body.password)
    if (!user) throw new Missing('key')
    const hash = await store.settings.hashPassword(body.password)
    await store.together(async (inner) => {
      if (!(await takeKey(inner, body.key, passwordKeys))) throw new Missing('key')
      await setPassword(inner, user, hash)
      const notice = await new Letters(context, request).notice(inner, user, 'password')
      if (notice) await mail.send(notice, inner)
    })
    store.viewers.clear()
    mail.wake()
    return {}
  })

  serve(app, context, accountCalls.invite, async ({ me, viewer, body, request }) => {
    const invitation = await invitationOf(me, body.person)
    const { person, name, email, organisation, organisationName } = invitation
    await countInvitation(me, login, email)
    await store.together(async (inner) => {
      await dropInvitations(inner, person)
      const detail = { person, name, email, organisation, organisationName }
      const key = await keepKey(inner, { purpose: 'invite', user: viewer._id, detail })
      const names = { key, name, by: viewer.name, organisation: organisationName }
      await mail.send(new Letters(context, request).invite(email, names), inner)
    })
    mail.wake()
    return { email, until: endOfKey(store, 'invite').toISOString() }
  })

  serveOpen(app, accountCalls.accept, async ({ body, request }) => {
    const key = await known(request, () => readKey(store, body.key, ['invite']))
    checkNewPassword('password', body.password)
    const invitation = await openInvitation(store, key)
    if (!invitation) throw new Missing('key')
    const { email } = invitation
    const username = await usernameFor(store, invitation)
    await store.together(async (inner) => {
      if (!(await takeKey(inner, body.key, ['invite']))) throw new Missing('key')
      await makeAccount(inner, invitation, { username, password: body.password })
    })
    return { email, username }
  })

  serve(app, context, accountCalls.email, async ({ viewer, body, request }) => {
    const kept = await login.assertPassword(viewer._id, 'password', body.password, request)
    const email = emailIn(body.email, store.settings.clock())
    const isFull = await countEmail(store, login, email, { by: viewer._id, address: request.ip })
    await store.together(async (inner) => {
      await login.assertStill(inner, viewer._id, kept)
      await dropKeys(inner, viewer._id, ['email'])
      const key = await keepKey(inner, { purpose: 'email', user: viewer._id, detail: { email } })
      // An address of another account is not told of: its owner would get a mail, and whoever asks would learn nothing.
      if (!isFull && !(await isEmailTaken(inner, email)))
        await mail.send(new Letters(context, request).confirmEmail(email, key), inner)
    })
    mail.wake()
    return {}
  })

  serveOpen(app, accountCalls.confirm, async ({ body, request }) => {
    const { user, detail } = await known(request, () => readKey(store, body.key, ['email']))
    const { email } = detail
    if (!user || !email) throw new Missing('key')
    await store.together((inner) => confirm(inner, { key: body.key, user, email }, new Letters(context, request)))
    store.viewers.clear()
    mail.wake()
    return { email }
  })

  async function confirm(inner: Store, { key, user, email }: Confirmed, letters: Letters): Promise<void> {
    if (!(await takeKey(inner, key, ['email']))) throw new Missing('key')
    // To the old address.
    const notice = await letters.notice(inner, user, 'email')
    await changeEmail(inner, user, email)
    // A link to the old address would let its reader back in.
    await dropKeys(inner, user, ['reset'])
    if (notice) await mail.send(notice, inner)
  }
}

/**
 * Counts an invitation by who invites, before anything is told: what others sent to a mailbox tells nobody that they did. That somebody
 * has an account is said to who reads it; of any other one its owner learns by the mail, and the one who invites nothing (D6, D21.3).
 * Throws Invalid, TooMany.
 */
async function countInvitation(me: ViewerStore, { attempts }: LoginService, email: string): Promise<void> {
  const by = me.viewer._id
  await attempts.countAsking('invite', by, INVITED_MOST)
  await attempts.countAsking(`invite:${by}`, email.toLowerCase(), INVITED_SAME_MOST)
  if (await readsAccountOf(me, email)) throw Invalid.of('email', 'taken')
}

/**
 * Counts an address that somebody asks to have, by who asks and by its mailbox: whether that got enough of such mails. What others had
 * sent there is told to nobody. Throws TooMany.
 */
async function countEmail(
  store: Store,
  { attempts }: LoginService,
  email: string,
  { by, address }: { readonly by: string; readonly address: string },
): Promise<boolean> {
  await attempts.countAsking('email', address, ASKED_MOST)
  await attempts.countAsking('email:by', by, EMAIL_MOST)
  return isAskedTooOften(store, 'email:to', email.toLowerCase(), EMAIL_SAME_MOST)
}

interface Confirmed {
  readonly key: string
  readonly user: string
  readonly email: string
}

/** An address as it is kept. Throws Invalid. */
function emailIn(asked: string, now: Date): string {
  const parsed = types.user.fields.email.parse(asked, { now })
  if ('issues' in parsed) throw new Invalid(parsed.issues.map((issue) => ({ ...issue, path: 'email' })))
  return parsed.value
}
