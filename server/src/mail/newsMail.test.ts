import { mentionMarkup } from '@schakel/domain'
import { FORM_RULES } from '@schakel/domain/anonymity'
import { ERASED_NAME } from '@schakel/domain/privacy'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { World } from '../../test/world.ts'
import { awaitFormsNow, remakeForms } from '../store/anonymity/forms.ts'
import { type DueMail, dropMail, noteMailFailed, takeMail } from '../store/mail/mails.ts'
import { readNotifications } from '../store/read/notifications.ts'
import { saveSettings } from '../store/settings/settings.ts'
import type { Store, ViewerStore } from '../store/store.ts'
import { remindTodos, setReminder } from '../store/work/ownMoments.ts'
import { markRead } from '../store/write/markRead.ts'
import { readNews } from '../store/write/readNews.ts'
import { mailOf } from './letter.ts'
import { MailQueue } from './mailQueue.ts'

const MINUTE_MS = 60_000
let world: World
let post: MailQueue
let sent: DueMail[]
let isAway: boolean
let during: (() => Promise<void>) | undefined
let viewers: Record<'staff' | 'guest' | 'seller', ViewerStore>
let place: Record<'space' | 'lead' | 'supplier', string>

beforeAll(async () => {
  world = await World.open()
  const carrier = {
    carry: async (mail: DueMail) => {
      if (isAway) throw new Error('the mail server is away')
      sent.push(mail)
      await during?.()
    },
    close: () => undefined,
  }
  post = new MailQueue(world.store, carrier, { brandName: 'Schakel', publicUrl: 'https://schakel.example' })
  const space = await world.space()
  const [lead, supplier] = [await world.lead(space, { name: 'Hotel Zilvermeeuw' }), await world.supplier(space)]
  place = { space, lead, supplier }
  viewers = {
    staff: await world.user(space, 'staff', { name: 'Sanne de Wit' }),
    guest: await world.user(lead, 'endusers', { name: 'Ties Mol' }),
    seller: await world.user(supplier, 'suppliers', { name: 'Vera Post' }),
  }
})
afterAll(() => world.close())
beforeEach(async () => {
  isAway = false
  during = undefined
  await round(30)
  sent = []
})

/** Time passes, and then the post goes its round. */
async function round(minutes: number): Promise<void> {
  world.wait(minutes * MINUTE_MS)
  sent ??= []
  await post.gather()
  await post.deliver()
}

const giveUp = (store: Store, mail: DueMail) => noteMailFailed(store, mail, { error: 'no such box', isFinal: true })
const mentioning = (who: ViewerStore) => mentionMarkup({ id: who.viewer._id, name: who.viewer.name })
const remark = (text: string, parent: string, as: ViewerStore = viewers.staff) =>
  world.make({ _type: 'comment', text: `<p>${text}</p>` }, parent, as)
const message = (name: string, to: string, as: ViewerStore = viewers.staff) =>
  world.make({ _type: 'message', name }, to, as)

describe('D13: mail about news', () => {
  test('D13: what was not seen goes in one mail, some minutes later, with where it is and how to stop it', async () => {
    await remark(`Wat vindt u, ${mentioning(viewers.guest)}?`, place.lead)
    await message('Welkom', place.lead)
    await round(1)
    expect(sent).toEqual([])
    await round(5)
    expect(sent).toHaveLength(1)
    const [mail] = sent
    expect(mail).toMatchObject({ subject: '2 dingen die u misschien wilt weten', reader: viewers.guest.viewer._id })
    expect(mail?.text).toContain('Sanne de Wit noemde u bij Hotel Zilvermeeuw')
    expect(mail?.text).toContain('Sanne de Wit stuurde u een bericht: Welkom')
    expect(mail?.text).toContain('https://schakel.example/settings')
    expect(mail?.html).toContain('href="https://schakel.example/settings"')
    await round(30)
    expect(sent, 'once is enough').toHaveLength(1)
  })

  test('D13: nobody is mailed twice within a quarter of an hour: what comes then waits and goes together', async () => {
    await message('Eerste', place.lead)
    await round(6)
    await message('Tweede', place.lead)
    await message('Derde', place.lead)
    await round(6)
    expect(sent.map(({ subject }) => subject)).toEqual(['Sanne de Wit stuurde u een bericht: Eerste'])
    await round(10)
    expect(sent.map(({ subject }) => subject).at(-1)).toBe('2 dingen die u misschien wilt weten')
    expect(sent).toHaveLength(2)
  })

  test('D13: what ripens while a mail of the same person is on its way is mailed a quarter of an hour later', async () => {
    await message('Eerste', place.lead)
    world.wait(3 * MINUTE_MS)
    const late = await message('Onderweg', place.lead)
    during = async () => {
      during = undefined
      world.wait(3 * MINUTE_MS)
      await post.gather()
    }
    await round(3)
    expect(sent.map(({ subject }) => subject)).toEqual(['Sanne de Wit stuurde u een bericht: Eerste'])
    await round(14)
    expect(sent).toHaveLength(1)
    await round(2)
    expect(sent.map(({ subject }) => subject).at(-1)).toBe('Sanne de Wit stuurde u een bericht: Onderweg')
    await markRead(viewers.guest, [late], true)
  })

  test('D13: what ripens while nothing turns out to be left to mail, or while a mail is given up, waits for the next one', async () => {
    const { guest } = viewers
    for (const close of [(store: Store, { id }: DueMail) => dropMail(store, id), giveUp]) {
      const read = await message('Gelezen', place.lead)
      world.wait(6 * MINUTE_MS)
      await post.gather()
      await markRead(guest, [read], true)
      const taken = await takeMail(world.store, true)
      expect(taken?.reader).toBe(guest.viewer._id)
      const late = await message('Net te laat', place.lead)
      world.wait(6 * MINUTE_MS)
      await post.gather()
      if (taken) await close(world.store, taken)
      await post.deliver()
      expect(sent).toEqual([])
      await round(16)
      expect(sent.map(({ subject }) => subject)).toEqual(['Sanne de Wit stuurde u een bericht: Net te laat'])
      await markRead(guest, [late], true)
      await round(30)
      sent = []
    }
  })

  test('D13: what was read meanwhile is not mailed, nor what one did oneself', async () => {
    const read = await message('Al gezien', place.lead)
    const said = await remark(`${mentioning(viewers.guest)}`, place.lead)
    await message('Van mijzelf', viewers.staff.viewer._id, viewers.guest)
    await markRead(viewers.guest, [read], true)
    await readNews(viewers.guest, [`mention|${place.lead}|${said}`])
    await round(6)
    expect(sent.map(({ reader }) => reader)).toEqual([viewers.staff.viewer._id])
  })

  test('S3.6, D13: of a todo that was done since one was reminded, nothing is mailed and nothing waits at the bell', async () => {
    const { staff } = viewers
    const [left, done] = [
      await world.make({ _type: 'todo', name: 'Nog te doen' }, place.lead, staff),
      await world.make({ _type: 'todo', name: 'Al gedaan' }, place.lead, staff),
    ]
    const at = new Date(world.now.getTime() + MINUTE_MS).toISOString()
    for (const id of [left, done]) await setReminder(staff, id, at)
    world.wait(MINUTE_MS)
    expect(await remindTodos(world.store)).toBe(2)
    await staff.update({ id: done, fields: { done: true } })
    const { json } = await readNotifications(staff)
    const reminders = JSON.parse(json).filter((one: { kind: string }) => one.kind === 'reminder')
    expect(reminders.map((one: { item: { _id: string } }) => one.item._id)).toEqual([left])
    await round(6)
    expect(sent.map(({ text }) => [text.includes('Nog te doen'), text.includes('Al gedaan')])).toEqual([[true, false]])
    await readNews(
      staff,
      reminders.map((one: { _id: string }) => one._id),
    )
  })

  test('D13, S2.8: each kind only for who wants it, in their language; a todo a day before it is due', async () => {
    const { _id } = viewers.guest.viewer
    await saveSettings(world.store, _id, { locale: 'en', mail: { message: false } })
    const silent = await message('Niet per mail', place.lead)
    const due = new Date(world.now.getTime() + 25 * 60 * MINUTE_MS).toISOString()
    await world.make({ _type: 'todo', name: 'Offerte tekenen', due, $role: 'Taak' }, place.lead, viewers.guest)
    await round(6)
    expect(sent).toEqual([])
    await round(90)
    expect(sent.map(({ subject, reader }) => [reader, subject.slice(0, 41)])).toEqual([
      [_id, 'The todo Offerte tekenen · Hotel Zilverme'],
    ])
    expect(sent[0]?.text).toContain('https://schakel.example/en/card/todo/')
    await markRead(viewers.guest, [silent], true)
    await saveSettings(world.store, _id, { locale: 'nl', mail: { message: true } })
  })

  test('D6, D1.3: who was erased is called so in the language of each mail, also of one that waited meanwhile', async () => {
    const { _id } = viewers.guest.viewer
    await saveSettings(world.store, _id, { locale: 'en' })
    const told = await message(`Bel ${ERASED_NAME}`, place.lead)
    await round(6)
    expect(sent.map(({ subject }) => subject)).toEqual(['Sanne de Wit sent you a message: Bel Erased person'])
    expect([sent[0]?.text, sent[0]?.html].join()).not.toContain('Verwijderd')
    await markRead(viewers.guest, [told], true)
    await saveSettings(world.store, _id, { locale: 'nl' })
    sent = []
    const letter = { subject: `Van ${ERASED_NAME}`, text: [`Dag ${ERASED_NAME}`] }
    const frame = { to: 'a@b.example', brand: 'Schakel', publicUrl: 'https://schakel.example' }
    for (const language of ['en', 'nl'] as const) await post.send(mailOf(letter, { ...frame, language }))
    await post.deliver()
    const said = sent.map(({ subject, html }) => [subject, /Dag [^<]*/.exec(html ?? '')?.[0]])
    expect(said.toSorted()).toEqual([
      ['Van Erased person', 'Dag Erased person'],
      ['Van Verwijderd persoon', 'Dag Verwijderd persoon'],
    ])
  })

  test('D13: when the mail server is away it waits, and then says what is still new', async () => {
    isAway = true
    const first = await message('Te laat gelezen', place.lead)
    await message('Nog steeds nieuw', place.lead)
    await round(6)
    expect(
      await world.database.query("select 1 from mails where reader is not null and (body <> '' or subject <> '')"),
      'nor are its words kept meanwhile',
    ).toEqual([])
    await markRead(viewers.guest, [first], true)
    isAway = false
    await round(6)
    expect(sent.map(({ subject }) => subject)).toEqual(['Sanne de Wit stuurde u een bericht: Nog steeds nieuw'])
  })

  test('D13: a clock that was ahead for a while keeps no mail back once it is right again', async () => {
    const right = world.now
    await round(400 * 24 * 60)
    await message('Vooruit', place.lead)
    await round(30)
    expect(sent).toHaveLength(1)
    world.now = right
    await message('Weer gelijk', place.lead)
    await round(10)
    // When the last mail went is not known.
    await round(20)
    expect(sent.map(({ text }) => text).join()).toContain('Weer gelijk')
  })

  test('D7, D13: a supplier is mailed in the form that they read, and not of what they may not read any more', async () => {
    await saveSettings(world.store, viewers.seller.viewer._id, { mail: { status: true } })
    const made = async () => {
      const dossier = await world.dossier(place.lead, { case: '<p>Hotel Zilvermeeuw zoekt een kassa</p>' })
      return world.match(dossier, place.supplier, { $visible: true })
    }
    const [shown, hidden] = [await made(), await made()]
    for (const match of [shown, hidden]) await world.system.update({ id: match, fields: { status: 'offered' } })
    await world.system.update({ id: hidden, fields: { $visible: false } })
    await round(6)
    const mails = sent.filter(({ reader }) => reader === viewers.seller.viewer._id)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(/staat nu op Aangeboden$/)
    expect(JSON.stringify(mails)).toContain(shown)
    expect(JSON.stringify(mails)).not.toMatch(/zilvermeeuw/i)
    expect(JSON.stringify(mails)).not.toContain(hidden)
    expect(JSON.stringify(mails)).not.toContain(place.lead)
  })

  test('D20.6, D13: what a supplier is to be mailed waits while a node of another version made the form', async () => {
    await saveSettings(world.store, viewers.seller.viewer._id, { mail: { status: true } })
    await remakeForms(world.store)
    await awaitFormsNow(viewers.seller)
    const match = await world.match(await world.dossier(place.lead), place.supplier, { $visible: true })
    await world.system.update({ id: match, fields: { status: 'offered' } })
    world.wait(6 * MINUTE_MS)
    await post.gather()
    await world.database.query('update items set form_rules = $1 where form_rules is not null', [FORM_RULES - 1])
    await post.deliver()
    expect(sent).toEqual([])
    await remakeForms(world.store)
    await round(1)
    expect(JSON.stringify(sent)).toContain(match)
  })
})
