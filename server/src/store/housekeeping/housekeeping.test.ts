import type { Notification } from '@schakel/domain/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import { openSession } from '../auth/sessions.ts'
import { countTries } from '../auth/tries.ts'
import { readNotifications } from '../read/notifications.ts'
import type { ViewerStore } from '../store.ts'
import { readNews } from '../write/readNews.ts'
import { dropExpired, prepareMonths, purgeTrash } from './housekeeping.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let world: World
let space: string
let staff: ViewerStore

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(() => world.close())

const ids = async (wanted: readonly string[]) =>
  (await world.database.query<{ id: string }>('select id from items where id = any ($1)', [[...wanted]])).map(
    (row) => row.id,
  )
const count = async (table: string, where = 'true') =>
  (await world.database.query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`))[0]?.n

describe('what lies in the trash for too long', () => {
  test('D2.5: goes for good after 30 days with what went along, its edges and its password, and not before', async () => {
    const lead = await world.lead(space)
    const dossier = await world.dossier(lead)
    const match = await world.match(dossier, await world.supplier(space))
    const user = (await world.user(lead, 'endusers')).viewer._id
    const all = [lead, dossier, match, user]
    await staff.remove(lead)
    world.wait(29 * DAY)
    await purgeTrash(world.store)
    expect((await ids(all)).sort()).toEqual(all.toSorted())
    world.wait(2 * DAY)
    await purgeTrash(world.store)
    expect(await ids(all)).toEqual([])
    expect(await count('edges', `'${lead}' in (parent, child) or key = '${match.slice('match/'.length)}'`)).toBe(0)
    expect(await count('passwords', `user_id = '${user}'`)).toBe(0)
    await expect(staff.restore(lead)).rejects.toThrow()
    await expect(world.system.restore(lead)).rejects.toThrow()
    expect(await count('items', 'deleted_at is not null')).toBe(0)
  })

  test('D2.5: what came back in time stays, and so does what hangs elsewhere too', async () => {
    const [lead, other] = [await world.lead(space), await world.lead(space)]
    const person = await world.person(lead)
    await staff.link({ edge: 'CONTACTS', parent: other, child: person, props: {} })
    const back = await world.lead(space)
    await staff.remove(back)
    await staff.remove(lead)
    world.wait(29 * DAY)
    await staff.restore(back)
    world.wait(2 * DAY)
    await purgeTrash(world.store)
    expect((await ids([lead, other, person, back])).sort()).toEqual([other, person, back].sort())
    expect(await world.read(person, staff, 1)).toMatchObject({ _parents: [{ _id: other }] })
    expect(await world.find(staff, { feed: 'lead', parent: space })).toEqual(expect.arrayContaining([back, other]))
  })

  test('D2.5: a match that was taken away goes with its edge, and can be made anew', async () => {
    const [dossier, supplier] = [await world.dossier(await world.lead(space)), await world.supplier(space)]
    const match = await world.match(dossier, supplier)
    await staff.unlink({ edge: 'MATCH', parent: dossier, child: supplier })
    world.wait(31 * DAY)
    await purgeTrash(world.store)
    expect(await count('edges', `parent = '${dossier}' and edge = 'MATCH'`)).toBe(0)
    const anew = await world.match(dossier, supplier)
    expect(anew).not.toBe(match)
    expect(await world.read(anew)).toMatchObject({ status: 'registered' })
  })

  test('D2.5: the log keeps who did what and says when the item went, without what was in it', async () => {
    const lead = await world.lead(space)
    await staff.remove(lead)
    world.wait(31 * DAY)
    await purgeTrash(world.store)
    expect(
      await world.database.query(
        'select kind, by, before, after is null as bare from changes where item = $1 order by seq',
        [lead],
      ),
    ).toEqual([
      { kind: 'create', by: expect.anything(), before: null, bare: false },
      { kind: 'trash', by: staff.viewer._id, before: null, bare: true },
      { kind: 'purge', by: null, before: null, bare: true },
    ])
  })

  test('D2.5: many go in steps, and nodes that do it at the same moment do not trip over one another', async () => {
    const inner = await world.space({}, space)
    const rows = Array.from({ length: 350 }, (_, n) => ({
      item: { _type: 'lead', name: `Strandtent ${n}`, employees: 3 },
    }))
    await world.system.createMany(inner, rows)
    await world.system.remove(inner)
    world.wait(31 * DAY)
    await Promise.all([purgeTrash(world.store), purgeTrash(world.store), purgeTrash(world.store)])
    expect(await count('items', 'deleted_at is not null')).toBe(0)
    expect(await count('edges', `'${inner}' in (parent, child)`)).toBe(0)
    expect(await count('changes', `kind = 'purge' and item = '${inner}'`)).toBe(1)
  })

  test('D7: who was purged stays unnamed: contacts, their former names, and the first of two leads of a dossier', async () => {
    const lead = await world.lead(space)
    const first = await world.lead(space, { name: 'Herberg Kromstaf' })
    const inkeeper = await world.person(first, { name: 'Ysbrandus Bloklander' })
    const contact = await world.person(lead, { name: 'Wolfert Zandstroom' })
    await staff.update({ id: contact, fields: { name: 'Wolfert Duinvoet' } })
    const text = '<p>Zandstroom belt met Duinvoet en Bloklander van Kromstaf over bonnen</p>'
    const dossier = await world.dossier(lead, { case: text })
    await world.system.link({ edge: 'DOSSIERS', parent: first, child: dossier, props: {} })
    const supplier = await world.supplier(space)
    const seller = await world.user(supplier, 'suppliers')
    await world.match(dossier, supplier, { $visible: true })
    await staff.remove(contact)
    await staff.remove(first)
    world.wait(31 * DAY)
    await purgeTrash(world.store)
    expect(await ids([contact, first, inkeeper])).toEqual([])
    // Any write around the lead makes the anonymous form anew.
    await staff.update({ id: dossier, fields: { case: `${text}<p>en kassa's</p>` } })
    const seen = JSON.stringify(await world.read(dossier, seller, 2))
    expect(seen).toContain('bonnen')
    expect(seen).not.toMatch(/zandstroom|duinvoet|bloklander|kromstaf/i)
  })
})

describe('what counts no more', () => {
  test('D13: what one was told of a month ago goes', async () => {
    const lead = await world.lead(space)
    const other = await world.user(space, 'staff')
    const activity = await world.make({ _type: 'activity', name: 'Bezoek aan huis', date: '2026-05-01' }, lead, other)
    await staff.update({ id: activity, fields: { status: 'cancelled' } })
    const told = () => world.database.query('select kind from notifications where item = $1', [activity])
    expect(await told()).toEqual([{ kind: 'status' }])
    world.wait(29 * 24 * HOUR)
    await dropExpired(world.store)
    expect(await told()).toHaveLength(1)
    world.wait(2 * 24 * HOUR)
    await dropExpired(world.store)
    expect(await told()).toEqual([])
  })

  test('D13: a todo that is due and was seen stays seen as long as it is told, however short the term', async () => {
    const due = new Date(world.now.getTime() + HOUR).toISOString()
    const todo = await world.make({ _type: 'todo', name: 'Bel de haven', due }, undefined, staff)
    const told = async () => {
      const all: readonly Notification[] = JSON.parse((await readNotifications(staff)).json)
      return all.filter(({ item }) => item._id === todo)
    }
    const ids = (await told()).map(({ _id }) => _id)
    await readNews(staff, ids)
    await world.database.query(`insert into retention (name, days) values ('notifications', 7)`)
    for (const days of [8, 21]) {
      world.wait(days * DAY)
      await dropExpired(world.store)
      expect(await told()).toMatchObject([{ kind: 'due', read: true }])
    }
    world.wait(2 * DAY)
    await dropExpired(world.store)
    expect(await told()).toEqual([])
    expect(await world.database.query('select from notifications where item = $1', [todo])).toEqual([])
    await world.database.query(`delete from retention where name = 'notifications'`)
  })

  test('D8.8, D2.4, D19.7: ended sessions, old answers and old failed logins go; what still counts stays', async () => {
    const user = staff.viewer._id
    const idle = await openSession(world.store, user)
    await countTries(world.store, ['account old'], 15)
    await world.database.query(
      `select keep_receipt($1, $2::timestamptz, '{"key":"old","request":"r","answer":"{}","hours":24}')`,
      [user, world.now],
    )
    world.wait(11 * HOUR)
    await dropExpired(world.store)
    expect([await count('sessions'), await count('idempotency'), await count('login_failures')]).toEqual([1, 1, 1])
    world.wait(14 * HOUR)
    await openSession(world.store, user)
    await countTries(world.store, ['account new'], 15)
    await world.database.query(
      `select keep_receipt($1, $2::timestamptz, '{"key":"new","request":"r","answer":"{}","hours":24}')`,
      [user, world.now],
    )
    await Promise.all([dropExpired(world.store), dropExpired(world.store)])
    expect(await world.database.query('select key from idempotency')).toEqual([{ key: 'new' }])
    expect(await world.database.query('select subject from login_failures')).toEqual([{ subject: 'account new' }])
    expect(await count('sessions')).toBe(1)
    expect(idle).toBeTruthy()
    // In use all the time, and yet at its end after 30 days.
    for (let day = 0; day < 30; day += 1) {
      world.wait(DAY)
      await world.database.query('update sessions set seen_at = $1', [world.now])
      if (day < 29) await dropExpired(world.store)
      if (day === 28) expect(await count('sessions')).toBe(1)
    }
    world.wait(1)
    await dropExpired(world.store)
    expect(await count('sessions')).toBe(0)
  })
})

describe('the months of the log', () => {
  test('D2.5: this month and the next have a partition, lines land in theirs, and nodes make them once', async () => {
    await using fresh = await World.open().then((made) =>
      Object.assign(made, { [Symbol.asyncDispose]: () => made.close() }),
    )
    fresh.now = new Date('2026-12-31T23:59:59.000Z')
    const made = await Promise.all([1, 2, 3].map(() => prepareMonths(fresh.store)))
    expect(made.flat()).toEqual(['changes_2026_12', 'changes_2027_01'])
    const old = await fresh.space()
    fresh.wait(1000)
    const young = await fresh.space()
    fresh.now = new Date('2027-02-01T00:00:00.000Z')
    const rest = await fresh.space()
    const places = async () =>
      fresh.database.query('select item, tableoid::regclass::text as place from changes order by seq')
    const landed = [
      { item: old, place: 'changes_2026_12' },
      { item: young, place: 'changes_2027_01' },
      { item: rest, place: 'changes_rest' },
    ]
    expect(await places()).toEqual(landed)
    // February has lines in the rest already: they stay there, and March is made.
    expect(await prepareMonths(fresh.store)).toEqual(['changes_2027_03'])
    expect(await prepareMonths(fresh.store)).toEqual([])
    expect(await places()).toEqual(landed)
    fresh.now = new Date('2027-03-15T00:00:00.000Z')
    const march = await fresh.space()
    expect(await places()).toEqual([...landed, { item: march, place: 'changes_2027_03' }])
  })
})
