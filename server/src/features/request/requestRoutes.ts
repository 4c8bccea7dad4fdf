import { Invalid, Missing, type PublicRequest, parseRequest } from '@schakel/domain'
import { requestCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import { addressSubject, countAsking, isAskedTooOften, WINDOW_MINUTES } from '../../http/askingLimit.ts'
import type { Context } from '../../http/context.ts'
import { SpaceAway, TooMany } from '../../http/httpError.ts'
import { languageOf } from '../../http/language.ts'
import { serveOpen } from '../../http/serve.ts'
import {
  findRequestSpace,
  keepRequest,
  replaceRequest,
  showRequest,
  takeRequest,
  tellStaff,
} from '../../store/request/requests.ts'
import type { Store } from '../../store/store.ts'
import { systemViewer } from '../../store/system.ts'
import { sanitiseRichText } from '../../store/write/sanitise.ts'
import { ageOfForm, FORM_AFTER_MS, newForm } from './formToken.ts'
import { requestLetter } from './requestLetter.ts'

/** How often one address may do each, in a quarter of an hour. */
const FORMS_MOST = 120
const SENT_MOST = 20
const TRIED_MOST = 60
/** So many confirmations go to one mailbox in that time for one sender: what others ask uses up nobody's own. */
const MAILS_MOST = 3
/** And so many for all together. */
const MAILBOX_MOST = 12

/** The public request form: kept until it is confirmed by mail, then a lead, its people and a dossier (D18). */
export function requestRoutes(app: FastifyInstance, context: Context): void {
  const { store, mail, config } = context
  const { secret, clock } = store.settings

  serveOpen(app, requestCalls.form, async ({ request }) => {
    await countAsking(store, 'request-form', request.ip, FORMS_MOST)
    await openSpace(store)
    return { form: newForm(secret, clock()), after: FORM_AFTER_MS }
  })

  serveOpen(app, requestCalls.send, async ({ body, request }) => {
    const { form, fax, locale, ...given } = body
    const age = ageOfForm(secret, form, clock())
    if (age === undefined) throw Invalid.of('form', 'codeWrong')
    if (age < FORM_AFTER_MS) throw new TooMany(Math.ceil((FORM_AFTER_MS - age) / 1000))
    await openSpace(store)
    // Also what is refused is work.
    await countAsking(store, 'request-try', request.ip, TRIED_MOST)
    const asked = parseRequest(given, { now: clock(), sanitise: sanitiseRichText })
    await countAsking(store, 'request', request.ip, SENT_MOST)
    // What fills in a field that nobody sees is told that all went well.
    if (fax) return {}
    const to = addressOf(asked)
    if (await isMailedTooOften(store, to.toLowerCase(), request.ip)) {
      // No other mail is needed: the one that was sent confirms the last text.
      if (await replaceRequest(store, asked, form)) return {}
      throw new TooMany(WINDOW_MINUTES * 60)
    }
    await store.together(async (inner) => {
      const key = await keepRequest(inner, asked, form)
      const language = locale ?? languageOf(request.headers['accept-language'])
      await mail.send(requestLetter(context, language, { to, key, ...namesOf(asked) }), inner)
    })
    mail.wake()
    return {}
  })

  serveOpen(app, requestCalls.key, async ({ body, request }) => {
    await countAsking(store, 'request-key', request.ip, TRIED_MOST)
    const asked = await showRequest(store, body.key)
    if (!asked) throw new Missing('key')
    return { ...namesOf(asked), email: addressOf(asked) }
  })

  serveOpen(app, requestCalls.confirm, async ({ body, request }) => {
    await countAsking(store, 'request-key', request.ip, TRIED_MOST)
    await store.together(async (inner) => {
      const asked = await takeRequest(inner, body.key)
      if (!asked) throw new Missing('key')
      // The answer of before may have been lost: who presses again would else ask for a selection once more.
      if (asked === 'used') return
      const space = await findRequestSpace(inner, config.requestSpace)
      // The key works still: 404 would say that it does not.
      if (space === undefined) throw new SpaceAway()
      await make(inner, space, asked)
    })
    return {}
  })

  /** Where requests come in. Throws Missing while there is no such place. */
  async function openSpace(from: Store): Promise<string> {
    const space = await findRequestSpace(from, config.requestSpace)
    if (space === undefined) throw new Missing('space')
    return space
  }
}

/** Counts a mail to a mailbox; whether it was one too many, for this sender or for all together. */
async function isMailedTooOften(store: Store, to: string, sender: string): Promise<boolean> {
  const isOwn = await isAskedTooOften(store, `request-mail:${addressSubject(to)}`, sender, MAILS_MOST)
  return isOwn || isAskedTooOften(store, 'request-mailbox', to, MAILBOX_MOST)
}

// A known organisation gets a second lead: that they are one is for staff to see and say (D18).
async function make(inner: Store, space: string, { lead, contacts, dossier }: PublicRequest): Promise<void> {
  const system = inner.as(systemViewer)
  const { _id: leadId } = await system.create({ item: { ...lead, _type: 'lead' }, parent: space })
  const { _id } = await system.create({ item: { ...dossier, _type: 'dossier' }, parent: leadId })
  // Who is named with a request is a contact of both (S2.34).
  for (const contact of contacts) {
    const person = await system.create({ item: { ...contact, _type: 'person' }, parent: leadId })
    await system.link({ edge: 'CONTACTS', parent: _id, child: person._id, props: {} })
  }
  await tellStaff(inner, space, _id)
}

function addressOf({ contacts }: PublicRequest): string {
  return String(contacts[0]?.email)
}

function namesOf({ lead, dossier }: PublicRequest) {
  return { organisation: String(lead.name), kind: String(dossier.name) }
}
