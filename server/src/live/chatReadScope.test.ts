import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../test/app.ts'
import { failOnFaults, Tab, tabsAt } from '../../test/live.ts'

let app: TestApp
const { of: tabOf, keep } = tabsAt(() => app)
beforeAll(async () => {
  app = await openTestApp()
  failOnFaults(app)
})
afterAll(() => app.close())

const MISSING = { ok: false, error: 'missing' }

describe('D13, D7: who may enter', () => {
  test('D7: a supplier neither enters nor hears of the room of a dossier, disclosed or not', async () => {
    const { dossier, match } = await app.aMatch()
    const room = `chat:${dossier}`
    const [staff, supplier] = [await tabOf('staff'), await tabOf('supplier')]
    for (const props of [{}, { $open: true }]) {
      await app.as('staff').post(`/api/space/update/${match}`, { props })
      expect(await supplier.join(`item:${dossier}`)).toEqual({ ok: true })
      expect(await supplier.join(room)).toEqual(MISSING)
      expect(await supplier.send('newMessage', { room, text: 'Hallo?' })).toEqual(MISSING)
      await staff.join(room)
      expect((await staff.send('newMessage', { room, text: 'Onder ons: Zilvermeeuw wil voor mei live' })).ok).toBe(true)
      for (const path of ['list', 'room', 'read'])
        expect((await app.as('supplier').post(`/api/chat/${path}`, { room, seq: 1 })).status).toBe(404)
      expect((await app.as('supplier').post('/api/chat/rooms')).body).toEqual([])
    }
    expect(JSON.stringify(supplier.heard)).not.toMatch(/Onder ons|chat:/)
  })

  test('D13: the room of a space is its staff’s; that of a dossier belongs to whoever reads it in full', async () => {
    const dossier = await app.aDossier()
    const enters = async (room: string) => {
      const those = ['super', 'staff', 'supplier', 'enduser', 'enduser2', 'member', 'stranger'] as const
      const may = await Promise.all(
        those.map(async (who) => ((await (await tabOf(who)).join(room)).ok ? who : undefined)),
      )
      return may.filter((who) => who !== undefined)
    }
    expect(await enters(`chat:${app.places.space}`)).toEqual(['super', 'staff'])
    expect(await enters(`chat:${dossier}`)).toEqual(['super', 'staff', 'enduser'])
    expect(await enters(`chat:${app.places.lead}`)).toEqual([])
    const rooms = async (who: Somebody) =>
      (await app.as(who).post('/api/chat/rooms')).body.map(({ item }: { item: { _id: string } }) => item._id)
    expect(await rooms('staff')).toEqual(expect.arrayContaining([app.places.space, dossier]))
    expect(await rooms('staff')).not.toContain(app.places.otherSpace)
    expect(await rooms('enduser')).toContain(dossier)
    expect(await rooms('enduser')).not.toContain(app.places.space)
    expect(await rooms('stranger')).toEqual([app.places.otherSpace])
  })

  test('D13, D7: what one has not read is counted over the rooms that one may enter, and of no other', async () => {
    const unread = async (who: Somebody) => (await app.as(who).post('/api/chat/unread')).body.unread
    const everybody = ['staff', 'enduser', 'supplier', 'enduser2', 'stranger'] as const
    const before = await Promise.all(everybody.map(unread))
    const { dossier } = await app.aMatch({ props: { $visible: true, $open: true } })
    const room = `chat:${dossier}`
    const staff = await tabOf('staff')
    for (const text of ['Een', 'Twee', 'Drie']) await staff.send('newMessage', { room, text })
    const added = async () => (await Promise.all(everybody.map(unread))).map((count, at) => count - (before[at] ?? 0))
    expect(await added()).toEqual([0, 3, 0, 0, 0])
    const { body } = await app.as('enduser').post('/api/chat/list', { room })
    await app.as('enduser').post('/api/chat/read', { room, seq: body.at(-1).seq })
    expect(await added()).toEqual([0, 2, 0, 0, 0])
    await app.as('enduser').post('/api/chat/read', { room, seq: body[0].seq })
    expect(await added()).toEqual([0, 0, 0, 0, 0])
  })

  test('D6: who loses a dossier leaves its room and hears nothing more; who is elsewhere hears that there is news', async () => {
    const [lead, lost] = [await app.aLead(), await app.aLead()]
    const dossier = await app.aDossier({}, lead)
    const room = `chat:${dossier}`
    const asUser = await app.world.user(lead, 'endusers')
    const { openSession } = await import('../store/auth/sessions.ts')
    const enduser = await Tab.open(app.url, await openSession(app.world.store, asUser.viewer._id))
    keep(enduser)
    const [staff, boss] = [await tabOf('staff'), await tabOf('super')]
    for (const tab of [enduser, staff]) expect(await tab.join(room)).toEqual({ ok: true })
    await staff.send('newMessage', { room, text: 'Vooraf' })
    await enduser.until(() => enduser.heard.some(({ body }) => body.text === 'Vooraf'))
    await boss.until(() => boss.heard.some(({ name, body }) => name === 'chatNews' && body.room === room))
    await app.world.system.link({ edge: 'DOSSIERS', parent: lost, child: dossier, props: {} })
    await app.world.system.unlink({ edge: 'DOSSIERS', parent: lead, child: dossier })
    await enduser.until(() => enduser.heard.some(({ name, body }) => name === 'delete' && body._id === dossier))
    expect(await enduser.join(room)).toEqual(MISSING)
    await staff.send('newMessage', { room, text: 'Achteraf' })
    await staff.until(() => staff.heard.some(({ body }) => body.text === 'Achteraf'))
    expect(JSON.stringify(enduser.heard)).not.toContain('Achteraf')
  })
})
