import { mentionMarkup } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'
import { readNewsMail } from '../../store/mail/newsMails.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const HOUR_MS = 3_600_000

const told = async (as: Somebody) => {
  const { body, headers, text } = await app.as(as).post('/api/notifications/list', {})
  return { list: body, unread: Number(headers.get('x-unread-count')), text }
}
/** What somebody is told of one item or remark. */
const toldOf = async (as: Somebody, id: string) =>
  (await told(as)).list.filter(
    (one: { item: { _id: string }; source?: string }) => one.item._id === id || one.source === id,
  )

async function remark(as: Somebody, text: string, parent: string): Promise<string> {
  app.world.wait(60_000)
  const { status, body } = await app.as(as).post('/api/space/save', { item: { _type: 'comment', text }, parent })
  expect(status).toBe(200)
  return body._id
}

const at = (somebody: Somebody) => mentionMarkup({ id: app.as(somebody).id, name: `Test ${somebody}` })

describe('mentions', () => {
  it('D13, D10: tell whom they name, where they may read it, and nobody else', async () => {
    const { lead } = app.places
    const said = await remark(
      'staff',
      `<p>Wat vindt u, ${at('enduser')}? ${at('stranger')} ${at('supplier')}</p>`,
      lead,
    )
    expect(await toldOf('enduser', said)).toMatchObject([
      {
        kind: 'mention',
        read: false,
        item: { _id: lead },
        by: { name: 'Test staff' },
        text: expect.stringContaining('Wat vindt u'),
      },
    ])
    for (const other of ['stranger', 'supplier', 'staff', 'super'] as const)
      expect(await toldOf(other, said)).toEqual([])
  })

  it('D13: a reply tells of the item it is about; a name that is added later tells once more, an old one does not', async () => {
    const dossier = await app.aDossier()
    const first = await remark('staff', '<p>Wie belt?</p>', dossier)
    const reply = await remark('staff', `<p>${at('enduser')}</p>`, first)
    expect(await toldOf('enduser', reply)).toMatchObject([{ item: { _id: dossier } }])
    const { _id } = (await toldOf('enduser', reply))[0]
    await app.as('enduser').post('/api/notifications/read', { ids: [_id] })
    await app
      .as('staff')
      .post(`/api/space/update/${reply}`, { props: { text: `<p>${at('enduser')} of ${at('super')}</p>` } })
    expect(await toldOf('enduser', reply)).toMatchObject([{ read: true }])
    expect(await toldOf('super', reply)).toMatchObject([{ read: false }])
  })

  it('D7: a supplier is told in its own form, and of the lead’s people sees no name', async () => {
    const { match, dossier } = await app.aMatch()
    const said = await remark('enduser', `<p>${at('supplier')}, hier Test enduser van ${at('enduser')}</p>`, match)
    const { text } = await told('supplier')
    expect(await toldOf('supplier', said)).toMatchObject([
      { kind: 'mention', item: { _id: match }, by: { name: expect.stringMatching(/^Lead [A-Z0-9]{6}$/) } },
    ])
    expect(text).not.toContain('Test enduser')
    expect(text).not.toContain(app.as('enduser').id)
    expect(text).not.toContain(app.places.lead)
    expect(dossier).toBeTruthy()
    await app.world.system.update({ id: match, fields: { $visible: false } })
    expect(await toldOf('supplier', said)).toEqual([])
  })

  it('D10: offers accounts that read the item and its contacts, as far as one knows them', async () => {
    const { match, dossier } = await app.aMatch()
    const person = await app.aPerson(app.places.lead, { name: 'Noor Tafelberg' })
    const offered = async (as: Somebody, item: string, q = '') => {
      const { body } = await app.as(as).post('/api/mentions/list', { item, q })
      return body.map(({ _id }: { _id: string }) => _id)
    }
    expect(await offered('staff', dossier, 'test')).toEqual([app.as('enduser').id, app.as('super').id])
    expect(await offered('staff', match, 'test')).toEqual([
      app.as('enduser').id,
      app.as('super').id,
      app.as('supplier').id,
    ])
    expect(await offered('staff', dossier, 'noor taf')).toEqual([person])
    // An end-user knows of the centre who spoke, and a supplier of the lead nobody.
    expect(await offered('enduser', match, 'test')).toEqual([])
    await remark('staff', '<p>Zegt u het maar</p>', match)
    expect(await offered('enduser', match, 'test')).toEqual([app.as('staff').id])
    expect(await offered('supplier', match)).toEqual([app.as('staff').id])
    expect((await app.as('supplier2').post('/api/mentions/list', { item: match })).status).toBe(404)
    const item = { _type: 'message', name: 'Aan twee', _to: [app.places.supplier] }
    const { body } = await app.as('staff').post('/api/space/save', { item, parent: app.places.lead })
    expect(await offered('staff', body._id, 'test')).toEqual([app.as('super').id])
  })
})

describe('the notification centre', () => {
  it('D13: a change of status tells who owns the item and both its parties, not who made it', async () => {
    const { match, dossier } = await app.aMatch({ path: ['offered'] })
    app.world.wait(60_000)
    const history = (await app.world.read(match)).history as object[]
    const entry = { status: 'reserved', date: app.world.now.toISOString(), description: 'Past bij ons' }
    await app
      .as('supplier')
      .post(`/api/space/update/${match}`, { props: { status: 'reserved', history: [...history, entry] } })
    const [buyer] = await toldOf('enduser', match)
    expect(buyer).toMatchObject({ kind: 'status', status: 'reserved', by: { name: 'Test supplier' } })
    expect((await toldOf('supplier', match)).map(({ status }: { status: string }) => status)).toEqual(['offered'])
    expect(await toldOf('supplier2', match)).toEqual([])
    await app.as('staff').post(`/api/space/update/${dossier}`, { props: { status: 'intake' } })
    expect(await toldOf('enduser', dossier)).toMatchObject([{ kind: 'status', status: 'intake' }])
    expect(await toldOf('staff', dossier)).toEqual([])
    expect((await told('supplier')).text).not.toContain('Zilvermeeuw')
  })

  it('D5.2, D13: a status that was set by mistake and taken back is told and mailed to nobody', async () => {
    const dossier = await app.aDossier()
    const save = (props: object) => app.as('staff').post(`/api/space/update/${dossier}`, { props })
    const statuses = async () => (await toldOf('enduser', dossier)).map(({ status }: { status: string }) => status)
    await save({ status: 'intake' })
    app.world.wait(60_000)
    await app.as('enduser').post('/api/notifications/read', {
      ids: (await toldOf('enduser', dossier)).map(({ _id }: { _id: string }) => _id),
    })
    const { body } = await save({ status: 'match' })
    expect(await statuses()).toEqual(['match', 'intake'])
    app.world.wait(20_000)
    expect((await save({ history: body.history.slice(1) })).body.status).toBe('intake')
    expect(await toldOf('enduser', dossier)).toMatchObject([{ status: 'intake', read: true }])
    app.world.wait(6 * 60_000)
    const mail = await readNewsMail(app.world.store, app.as('enduser').id)
    expect(mail?.news.map(({ item }) => item._id) ?? []).not.toContain(dossier)
    await save({ status: 'match' })
    expect(await statuses()).toEqual(['match', 'intake'])
  })

  it('D13: who made an item is told of its status, and a match that becomes visible is news', async () => {
    const made = await app.as('staff').post('/api/space/save', {
      item: { _type: 'activity', name: 'Bezoek aan de keuken', date: '2026-04-01' },
      parent: app.places.lead,
    })
    await app.as('enduser').post(`/api/space/update/${made.body._id}`, { props: { status: 'cancelled' } })
    expect(await toldOf('staff', made.body._id)).toMatchObject([{ status: 'cancelled', by: { name: 'Test enduser' } }])
    const { match } = await app.aMatch({ props: {}, path: ['offered'] })
    expect(await toldOf('supplier', match)).toEqual([])
    await app.world.system.update({ id: match, fields: { $visible: true } })
    expect(await toldOf('supplier', match)).toMatchObject([{ status: 'offered', read: false }])
  })

  it('D13: messages that came in and todos that are due are told by themselves, and read with them', async () => {
    const todo = {
      _type: 'todo',
      name: 'Offerte nalezen',
      due: new Date(app.world.now.getTime() + 2 * HOUR_MS).toISOString(),
    }
    const { body: made } = await app
      .as('member')
      .post('/api/space/save', { item: todo, parent: app.places.organisation })
    const later = {
      ...todo,
      name: 'Volgende maand',
      due: new Date(app.world.now.getTime() + 700 * HOUR_MS).toISOString(),
    }
    const { body: far } = await app
      .as('member')
      .post('/api/space/save', { item: later, parent: app.places.organisation })
    const message = { _type: 'message', name: 'Welkom bij ons' }
    const { body: sent } = await app.as('staff').post('/api/space/save', { item: message, parent: app.as('member').id })
    expect(await toldOf('member', made._id)).toMatchObject([
      { kind: 'due', read: false, item: { name: 'Offerte nalezen' } },
    ])
    expect(await toldOf('member', far._id)).toEqual([])
    expect(await toldOf('member', sent._id)).toMatchObject([
      { kind: 'message', by: { name: 'Test staff' }, item: { name: 'Welkom bij ons' } },
    ])
    const { list, unread } = await told('member')
    expect(unread).toBe(2)
    await app.as('member').post('/api/notifications/read', { ids: [list[0]._id] })
    expect((await told('member')).unread).toBe(1)
    expect((await app.as('member').post('/api/notifications/read', {})).body).toEqual({ unread: 0 })
    expect((await toldOf('member', made._id))[0].read).toBe(true)
    const inbox = await app.as('member').post('/api/messages/list', { box: 'inbox' })
    expect(inbox.body[0].status).toBe('read')
    await app.as('member').post(`/api/space/update/${made._id}`, { props: { done: true } })
    expect(await toldOf('member', made._id)).toEqual([])
  })

  it('D6, D20.1: what somebody may not see takes no place among what they are told of', async () => {
    const { match } = await app.aMatch({ path: ['offered'] })
    const { match: hidden } = await app.aMatch({ props: {}, path: ['offered'] })
    const { id } = app.as('supplier')
    await app.world.database.query(
      `insert into notifications (reader, kind, item, detail, at)
        select $1, 'answers', $2, 'changed ' || n, $3::timestamptz - n * interval '1 s' from generate_series(1, 120) n`,
      [id, match, app.world.now],
    )
    const before = await told('supplier')
    expect(before.list).toHaveLength(100)
    for (const status of ['offered', 'reserved']) {
      await app.world.database.query(
        `insert into notifications (reader, kind, item, detail, at) values ($1, 'status', $2, $3, $4)
          on conflict (reader, kind, item, detail) do update set at = excluded.at`,
        [id, hidden, status, new Date(app.world.now.getTime() + 1000)],
      )
    }
    expect(await told('supplier')).toMatchObject({ list: before.list, unread: before.unread })
    await app.world.database.query('delete from notifications where reader = $1', [id])
  })

  it('D13: what was not read is told before a hundred newer lines, read ones first to go, and counted as it is told', async () => {
    const { match, dossier } = await app.aMatch({ path: ['offered'] })
    const { world } = app
    const { id } = app.as('staff')
    const lines = (detail: string, count: number, readAt: Date | null) =>
      world.database.query(
        `insert into notifications (reader, kind, item, detail, at, read_at)
          select $1, 'answers', $2, $5 || ' ' || n, $3::timestamptz - n * interval '1 s', $4::timestamptz from generate_series(1, $6::int) n`,
        [id, match, world.now, readAt, detail, count],
      )
    await app.as('staff').post('/api/follow/set', { item: dossier, follow: true })
    await remark('enduser', '<p>Wie belt?</p>', dossier)
    const said = await remark('enduser', `<p>${at('staff')}</p>`, app.places.lead)
    const sent = { _type: 'message', name: 'Ongelezen', $role: 'Bericht' }
    const message = (await app.as('enduser').post('/api/space/save', { item: sent, parent: id, edge: 'TO' })).body._id
    world.wait(HOUR_MS)
    await lines('changed', 120, world.now)
    const rare = async () => {
      const { list, unread } = await told('staff')
      const isUnread = ({ read }: { read: boolean }) => !read
      expect([list.length, unread]).toEqual([100, list.filter(isUnread).length])
      const ats = list.map((one: { at: string }) => one.at)
      expect(ats).toEqual(ats.toSorted().reverse())
      const about = ({ kind, item, source }: { kind: string; item: { _id: string }; source?: string }) =>
        [kind, source ?? item._id].join(' ')
      return list.filter(isUnread).map(about)
    }
    expect(await rare()).toEqual(expect.arrayContaining([`follow ${dossier}`, `mention ${said}`, `message ${message}`]))
    // Of more than fit the newest are told.
    await lines('reopened', 120, null)
    expect(new Set(await rare())).toEqual(new Set([`answers ${match}`]))
    await world.database.query('delete from notifications where reader = $1', [id])
    await app.as('staff').post('/api/follow/set', { item: dossier, follow: false })
  })

  it('D6: marking what is not one’s own does nothing, and tells nothing', async () => {
    const { lead } = app.places
    for (const id of [`due|${lead}|x`, `message|${lead}|`, 'mention|lead/nooit|comment/nooit', 'zomaar']) {
      const answer = await app.as('stranger').post('/api/notifications/read', { ids: [id] })
      expect([answer.status, answer.body]).toEqual([200, { unread: 0 }])
    }
  })
})
