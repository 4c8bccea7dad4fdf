import type { ChatMessage } from '@schakel/domain/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../test/app.ts'
import { failOnFaults, type Tab, tabsAt } from '../../test/live.ts'
import { dropExpired } from '../store/housekeeping/housekeeping.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let app: TestApp
let dossier: string
let room: string
const { of: tabOf } = tabsAt(() => app)
beforeAll(async () => {
  app = await openTestApp()
  failOnFaults(app)
})
afterAll(() => app.close())

/** Two people in the room of a new dossier. */
async function talk(): Promise<readonly [staff: Tab, enduser: Tab]> {
  app.world.wait(1000)
  dossier = await app.aDossier()
  room = `chat:${dossier}`
  const both = [await tabOf('staff'), await tabOf('enduser')] as const
  for (const tab of both) expect(await tab.join(room)).toEqual({ ok: true })
  return both
}

async function say(tab: Tab, text: string, client?: string): Promise<ChatMessage> {
  const answer = await tab.send('newMessage', { room, text, client })
  if (!answer.ok || !answer.message) throw new Error(JSON.stringify(answer))
  return answer.message
}

const list = async (somebody: Somebody, body: object = {}) =>
  (await app.as(somebody).post('/api/chat/list', { room, ...body })).body
const texts = (messages: readonly ChatMessage[]) => messages.map(({ text }) => text)
const roomOf = async (somebody: Somebody) => (await app.as(somebody).post('/api/chat/room', { room })).body

describe('D13: what is said in a room', () => {
  test('D9: everybody in the room hears it with who said it, and it stays', async () => {
    const [staff, enduser] = await talk()
    const sent = await say(staff, '  Wanneer schikt het?\nMorgen? ')
    expect(sent).toMatchObject({ room, text: 'Wanneer schikt het?\nMorgen?', seq: 1, author: { name: 'Test staff' } })
    expect(await enduser.frame('newMessage', sent._id)).toEqual(sent)
    await say(enduser, 'Morgen is goed')
    expect(texts(await list('enduser'))).toEqual(['Morgen is goed', 'Wanneer schikt het?\nMorgen?'])
    for (const text of ['', '   ', 'a\0b', 'x'.repeat(4001)])
      expect(await staff.send('newMessage', { room, text })).toEqual({ ok: false, error: 'malformed' })
  })

  test('D7, D19.10: who writes in the room of an item is named to nobody there: a supplier would read who asks', async () => {
    const { dossier: shown } = await app.aMatch()
    const beside = `item:${shown}`
    const [enduser, supplier] = [await tabOf('enduser'), await tabOf('supplier')]
    for (const tab of [enduser, supplier]) expect(await tab.join(beside)).toEqual({ ok: true })
    const before = supplier.heard.length
    await enduser.send('typing', { room: beside })
    // What is sent after it is heard after it.
    const leaves = enduser.send('userLeft', { room: beside })
    await supplier.until(() => supplier.heard.slice(before).some(({ name }) => name === 'updateUsers'))
    await leaves
    expect(supplier.heard.filter(({ name }) => name === 'typing')).toEqual([])
  })

  test('D9: who talked about a dossier is told as it is back from the trash, and hears the others again', async () => {
    const [staff, enduser] = await talk()
    await app.as('staff').post('/api/space/delete', { item: { _id: dossier } })
    await enduser.frame('delete', dossier)
    enduser.forget()
    await app.as('staff').post('/api/trash/restore', { _id: dossier })
    await enduser.frame('update', dossier)
    expect(await enduser.join(room)).toEqual({ ok: true })
    const sent = await say(staff, 'Daar zijn we weer')
    await enduser.frame('newMessage', sent._id)
  })

  test('D13: what is sent twice by one browser is said once', async () => {
    const [staff, enduser] = await talk()
    const [first, again] = await Promise.all([say(staff, 'Een keer', 'zelfde-1'), say(staff, 'Een keer', 'zelfde-1')])
    expect(again._id).toBe(first._id)
    const last = await say(staff, 'Klaar')
    // What is said at almost one moment may be heard the other way about.
    for (const { _id } of [first, last]) await enduser.frame('newMessage', _id)
    expect(enduser.heard.filter(({ name }) => name === 'newMessage')).toHaveLength(2)
    expect(texts(await list('staff'))).toEqual(['Klaar', 'Een keer'])
  })

  test('D13: it is paged backwards by number, by message and by moment', async () => {
    const [staff] = await talk()
    const said: ChatMessage[] = []
    for (let index = 1; index <= 5; index += 1) {
      app.world.wait(1000)
      said.push(await say(staff, `Regel ${index}`))
    }
    expect(texts(await list('staff', { page_size: 2 }))).toEqual(['Regel 5', 'Regel 4'])
    for (const before of [said[3]?.seq, said[3]?._id, said[3]?.date])
      expect(texts(await list('staff', { before, page_size: 2 }))).toEqual(['Regel 3', 'Regel 2'])
    expect(await list('staff', { before: said[0]?.seq })).toEqual([])
    // As far as a day of four digits goes, also where the zone makes it the year before or after.
    for (const before of ['0000-01-01', '0001-01-01T00:00:00+14:00'])
      expect(await list('staff', { before })).toEqual([])
    expect(await list('staff', { before: '9999-12-31T23:00:00-12:00', page_size: 1 })).toHaveLength(1)
  })

  test('D13: one changes and takes back what one said oneself, for fifteen minutes', async () => {
    const [staff, enduser] = await talk()
    const { _id } = await say(staff, 'Om tien uhr')
    const edit = (somebody: Somebody, body: object) => app.as(somebody).post('/api/chat/edit', { _id, ...body })
    expect((await edit('staff', { text: 'Om tien uur' })).body).toMatchObject({
      text: 'Om tien uur',
      edited: expect.any(String),
    })
    await enduser.until(() => enduser.heard.some(({ body }) => body.text === 'Om tien uur'))
    expect((await edit('enduser', { text: 'Om elf uur' })).status).toBe(403)
    expect((await edit('stranger', { text: 'Om elf uur' })).status).toBe(404)
    expect((await edit('staff', { deleted: true })).body).toMatchObject({ text: '', deleted: true })
    expect(texts(await list('enduser'))).toEqual([''])
    expect((await edit('staff', { deleted: false })).body).toMatchObject({ text: 'Om tien uur' })
    app.world.wait(16 * MINUTE)
    expect((await edit('staff', { deleted: true })).status).toBe(403)
  })

  test('D13: who is writing is told to the others in the room', async () => {
    const [staff, enduser] = await talk()
    expect(await staff.send('typing', { room })).toEqual({ ok: true })
    await enduser.until(() => enduser.heard.some(({ name }) => name === 'typing'))
    const last = await say(enduser, 'Zeg het maar')
    await staff.frame('newMessage', last._id)
    expect(staff.heard.some(({ name }) => name === 'typing')).toBe(false)
  })

  test('D13: unread counts what others said, until one has read it', async () => {
    const [staff, enduser] = await talk()
    await say(staff, 'Een')
    const { seq } = await say(staff, 'Twee')
    await say(enduser, 'Drie')
    expect(await roomOf('enduser')).toMatchObject({ unread: 2, read: 0, last: { text: 'Drie' } })
    expect((await app.as('enduser').post('/api/chat/read', { room, seq })).body).toEqual({ unread: 0 })
    expect((await app.as('enduser').post('/api/chat/read', { room, seq: 0 })).body).toEqual({ unread: 0 })
    expect(await roomOf('staff')).toMatchObject({ unread: 1 })
    const { body } = await app.as('enduser').post('/api/chat/rooms')
    expect(body[0]).toMatchObject({ room, unread: 0, item: { _id: dossier, organisation: { _id: app.places.lead } } })
  })

  test('D13: what one reads of a room is told to one’s own screens elsewhere, and to nobody else', async () => {
    const [staff, enduser] = await talk()
    const [desktop, boss] = [await tabOf('enduser'), await tabOf('super')]
    const { seq } = await say(staff, 'Een')
    for (const tab of [desktop, boss]) {
      await tab.frame('chatNews', room)
      tab.forget()
    }
    await app.as('enduser').post('/api/chat/read', { room, seq })
    await desktop.frame('chatNews', room)
    await say(staff, 'Twee')
    await boss.frame('chatNews', room)
    expect(boss.about(room), 'what was said, and nothing before').toEqual(['chatNews'])
    expect(enduser.about(room)).not.toContain('chatNews')
  })

  test('D13: what is older than the days that are set is gone', async () => {
    const [staff] = await talk()
    await say(staff, 'Lang geleden')
    app.world.wait(59 * DAY)
    // A session does not live that long: the store is asked what they would be told.
    await dropExpired(app.world.store)
    const { readChat } = await import('../store/read/chatMessages.ts')
    const told = () => readChat(app.world.system, { item: dossier, before: undefined, pageSize: 50 })
    expect(await told()).toContain('Lang geleden')
    app.world.wait(2 * DAY)
    expect(await told()).toBe('[]')
    await dropExpired(app.world.store)
    expect(await app.world.database.query('select 1 as one from chat_messages where item = $1', [dossier])).toEqual([])
    app.world.now = new Date('2026-03-02T09:00:00.000Z')
  })
})
