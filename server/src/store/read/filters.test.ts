import { listOnly } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'

let world: World
let space: string
let staff: ViewerStore
beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(() => world.close())

const address = (city: string, zipcode: string) => ({ address: { city, zipcode, street: 'Kade 1' } })

describe('D8.3: what a list is narrowed to', () => {
  it('D8.3: several statuses find what has one of them', async () => {
    const inner = await world.space({}, space)
    const [a, b, c] = [await world.lead(inner), await world.lead(inner), await world.lead(inner)]
    await world.status(a, 'prospect')
    await world.status(b, 'active')
    const found = (status: readonly string[]) => world.find(staff, { feed: 'lead', parent: inner, status })
    expect((await found(['prospect', 'active'])).sort()).toEqual([a, b].sort())
    expect((await found([])).sort()).toEqual([a, b, c].sort())
    expect(await found(['nonsense'])).toEqual([])
    expect(await world.find(staff, { feed: 'todo', parent: inner, status: ['open', 'done'] })).toEqual([])
  })

  it('D8.3: an owner finds what is theirs, and one that does not exist for the viewer finds nothing', async () => {
    const inner = await world.space({}, space)
    const other = await world.user(await world.space(), 'staff')
    const lead = await world.lead(inner)
    const mine = await world.make({ _type: 'lead', name: 'Café Eigen', employees: 3 }, inner, staff)
    expect(await world.find(staff, { feed: 'lead', owner: staff.viewer._id })).toEqual([mine])
    await world.system.link({ edge: 'OWNERS', parent: lead, child: other.viewer._id, props: {} })
    expect(await world.find(world.system, { feed: 'lead', owner: other.viewer._id })).toEqual([lead])
    expect(await world.find(staff, { feed: 'lead', owner: other.viewer._id })).toEqual([])
    expect(await world.find(staff, { feed: 'lead', owner: 'nobody' })).toEqual([])
  })

  it('D8.3: a place by city, capitals and accents aside, and by the province of its zip code', async () => {
    const inner = await world.space({}, space)
    const utrecht = await world.lead(inner, address('Útrecht', '3511 AB'))
    const lisse = await world.lead(inner, address('Lisse', '2161 CD'))
    await world.lead(inner, address('München', '35110'))
    const person = await world.person(utrecht, address('Lisse', '2161 CD'))
    const dossier = await world.dossier(utrecht)
    const find = (query: object) => world.find(staff, { parent: inner, ...query })
    expect(await find({ feed: 'lead', city: 'UTRECHT' })).toEqual([utrecht])
    expect((await find({ city: 'lisse' })).sort()).toEqual([lisse, person].sort())
    expect(await find({ feed: 'lead', province: 'Utrecht' })).toEqual([utrecht])
    expect(await find({ feed: 'lead', province: 'Zuid-Holland' })).toEqual([lisse])
    expect(await find({ feed: 'dossier', city: 'utrecht' })).toEqual([dossier])
    expect(await find({ feed: 'dossier', province: 'Utrecht' })).toEqual([dossier])
    expect(await find({ feed: 'dossier', province: 'Drenthe' })).toEqual([])
  })

  it('D8.3, D11.1: only what is late, and only what is under way without a match', async () => {
    const inner = await world.space({}, space)
    const lead = await world.lead(inner)
    const day = (days: number) => new Date(world.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const late = await world.dossier(lead, { selection_date: day(-3) })
    const inTime = await world.dossier(lead, { selection_date: day(30) })
    const done = await world.dossier(lead, { selection_date: day(-3) })
    await world.status(done, 'done')
    await world.match(inTime, await world.supplier(inner))
    const todo = (due: string, isDone: boolean) =>
      world.make({ _type: 'todo', name: 'Nabellen', due, done: isDone }, lead, staff)
    const overdue = await todo(day(-1), false)
    await todo(day(-1), true)
    await todo(day(1), false)
    const find = (query: object, as = staff) => world.find(as, { parent: inner, ...query })
    expect(await find({ feed: 'dossier', only: 'late' })).toEqual([late])
    expect(await find({ feed: 'todo', only: 'late' })).toEqual([overdue])
    expect((await find({ only: 'late' })).sort()).toEqual([late, overdue].sort())
    expect(await find({ feed: 'dossier', only: 'unmatched' })).toEqual([late])
    expect(await find({ feed: 'lead', only: 'unmatched' })).toEqual([])
    expect(await staff.statusCounts({ feed: 'dossier', parent: inner, only: 'late' })).toMatchObject([{ count: 1 }])
    // Once the match is gone there is none.
    const [match] = await find({ feed: 'match' })
    await staff.remove(match ?? '')
    expect((await find({ feed: 'dossier', only: 'unmatched' })).sort()).toEqual([late, inTime].sort())
  })

  it('S2.2, D8.3: a todo is late as soon as its moment has passed, as in one’s own list of work', async () => {
    const inner = await world.space({}, space)
    const lead = await world.lead(inner)
    const at = (minutes: number) => new Date(world.now.getTime() + minutes * 60_000).toISOString()
    const passed = await world.make({ _type: 'todo', name: 'Nabellen', due: at(-2) }, lead, staff)
    await world.make({ _type: 'todo', name: 'Nabellen', due: at(2) }, lead, staff)
    expect(await world.find(staff, { feed: 'todo', parent: inner, only: 'late' })).toEqual([passed])
  })

  it('D1.4: just after midnight in Amsterdam is of that day, and not among what is of the day before', async () => {
    const inner = await world.space({}, space)
    const lead = await world.lead(inner)
    const today = world.now.toISOString().slice(0, 10)
    const midnight = new Date(`${today}T00:30:00+01:00`)
    const dayBefore = midnight.toISOString().slice(0, 10)
    expect(dayBefore).not.toBe(today)
    const todo = await world.make({ _type: 'todo', name: 'Nabellen', due: midnight.toISOString() }, lead, staff)
    const find = (query: object) => world.find(staff, { feed: 'todo', parent: inner, ...query })
    expect(await find({ from: today, until: today })).toEqual([todo])
    expect(await find({ until: dayBefore })).toEqual([])
  })

  it('D1.4, D11.1: what is planned just after midnight is late from the next day in Amsterdam', async () => {
    const inner = await world.space({}, space)
    const dossier = await world.dossier(await world.lead(inner))
    const DAY_MS = 86_400_000
    const tomorrow = new Date(world.now.getTime() + DAY_MS).toISOString().slice(0, 10)
    await world.status(dossier, 'intake', world.system, new Date(`${tomorrow}T00:30:00+01:00`).toISOString())
    const late = () => world.find(staff, { feed: 'dossier', parent: inner, only: 'late' })
    world.wait(DAY_MS)
    expect(await late()).toEqual([])
    world.wait(DAY_MS)
    expect(await late()).toEqual([dossier])
  })

  it('D8.3, D19.10: nobody but the centre is told what is late or without a match', async () => {
    const inner = await world.space({}, space)
    const lead = await world.lead(inner)
    await world.dossier(lead, { selection_date: '2020-01-01' })
    const asker = await world.user(lead, 'endusers')
    expect(await world.find(asker, { feed: 'dossier' })).toHaveLength(1)
    for (const only of listOnly) expect(await world.find(asker, { feed: 'dossier', only })).toEqual([])
  })

  it('D8.3: a date from and until, the last day included, and changed since', async () => {
    const inner = await world.space({}, space)
    const todo = (name: string, due: string) => world.make({ _type: 'todo', name, due }, inner)
    const march = await todo('Bellen over maart', '2026-03-31T21:30:00Z')
    const april = await todo('Bellen over april', '2026-04-02T09:00:00Z')
    const find = (query: object) => world.find(staff, { feed: 'todo', parent: inner, sort: 'due', ...query })
    expect(await find({ from: '2026-03-31', until: '2026-03-31' })).toEqual([march])
    expect(await find({ from: '2026-04-01' })).toEqual([april])
    expect(await find({ until: '2026-03-31T21:30:00.000Z' })).toEqual([])
    expect(await find({ until: '9999-12-31' })).toEqual([march, april])
    expect(await find({ from: '9999-12-31', until: '9999-12-31' })).toEqual([])
    const before = new Date(world.now.getTime() + 1).toISOString()
    world.wait(1000)
    await staff.update({ id: march, fields: { name: 'Bellen over mei' } })
    expect(await find({ since: before })).toEqual([march])
  })
})

describe('D8.3: the order of a list', () => {
  it('D8.3: by a field of its type, both ways, what has none last; a stranger to the type orders nothing', async () => {
    const inner = await world.space({}, space)
    const lead = (name: string, employees: number, city: string) =>
      world.lead(inner, { name, employees, ...address(city, '3511 AB') })
    const few = await lead('Bar Aan', 2, 'Zeist')
    const many = await lead('Bar Bee', 110, 'Almere')
    const some = await lead('Bar Cee', 30, 'Ede')
    for (const asUser of [staff, world.system]) {
      const sorted = (sort: string, order?: 'asc' | 'desc') =>
        world.find(asUser, { feed: 'lead', parent: inner, sort, ...(order ? { order } : {}) })
      expect(await sorted('employees')).toEqual([few, some, many])
      expect(await sorted('employees', 'desc')).toEqual([many, some, few])
      expect(await sorted('address.city')).toEqual([many, some, few])
      expect(await sorted('address.city', 'desc')).toEqual([few, some, many])
      expect(await sorted('name', 'desc')).toEqual([some, many, few])
      expect(await sorted('created', 'asc')).toHaveLength(3)
      expect((await sorted('users')).sort()).toEqual([few, many, some].sort())
    }
    expect(await world.find(staff, { q: 'bar', parent: inner, feed: 'lead', sort: 'employees' })).toEqual([
      few,
      some,
      many,
    ])
  })

  it('D8.3: by status as one goes through them, and by date with the empty ones last both ways', async () => {
    const inner = await world.space({}, space)
    const [a, b, c] = [await world.lead(inner), await world.lead(inner), await world.lead(inner)]
    await world.status(a, 'customer')
    await world.status(b, 'suspect')
    expect(await world.find(staff, { feed: 'lead', parent: inner, sort: 'status' })).toEqual([c, b, a])
    expect(await world.find(staff, { feed: 'lead', parent: inner, sort: 'status', order: 'desc' })).toEqual([a, b, c])
    const todo = (due?: string) => world.make({ _type: 'todo', name: 'Iets doen', ...(due ? { due } : {}) }, inner)
    const [never, late, soon] = [await todo(), await todo('2026-09-01T09:00:00Z'), await todo('2026-04-01T09:00:00Z')]
    const todos = (sort: string, order?: 'asc' | 'desc') =>
      world.find(staff, { feed: 'todo', parent: inner, sort, ...(order ? { order } : {}) })
    expect(await todos('due')).toEqual([soon, late, never])
    expect(await todos('due', 'desc')).toEqual([late, soon, never])
    expect(await todos('date')).toEqual([late, soon, never])
    expect(await todos('date', 'asc')).toEqual([soon, late, never])
  })

  it('D8.3: pages of a long list, far from its start and in any order, follow one another without a gap', async () => {
    const inner = await world.space({}, space)
    const rows = Array.from({ length: 230 }, (_, number) => ({
      item: { _type: 'person', name: `Persoon ${String(number).padStart(4, '0')}`, jobtitle: `${number % 7}` },
    }))
    await world.system.createMany(inner, rows)
    for (const query of [{ sort: 'jobtitle' }, { sort: 'name', order: 'desc' as const }]) {
      const all = await world.find(world.system, { feed: 'person', parent: inner, ...query })
      const paged: string[] = []
      for (let page = 1; page <= 8; page += 1) {
        const answer = await world.system.search({ feed: 'person', parent: inner, pageSize: 30, page, ...query })
        expect(answer.total).toBe(230)
        paged.push(...JSON.parse(answer.json).map((item: { _id: string }) => item._id))
      }
      expect(new Set(paged).size).toBe(230)
      expect(paged.slice(0, 200)).toEqual(all)
    }
  })
})

describe('D8.3: the order of a list is that of an index', () => {
  it.each([
    ['items_type_latest', `i.type = 'dossier'`, 'i.happened desc nulls last, i.id'],
    ['items_type_soonest', `i.type = 'activity'`, 'i.happened, i.id'],
    ['items_type_created', `i.type = 'lead'`, 'i.created_at desc, i.id'],
    ['items_type_created', `i.type = 'lead'`, 'i.created_at, i.id desc'],
    ['items_folded', `i.type = 'lead'`, 'i.folded desc, i.id desc'],
    [
      'items_type_city',
      `i.type = 'lead'`,
      `fold(((i.fields) -> 'address') ->> 'city') asc nulls last, i.changed_at desc, i.id`,
    ],
  ])('D8.3: %s, %s, %s', async (index, type, order) => {
    await world.database.transaction(async (tx) => {
      await tx.exec('set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off')
      const plan = await tx.query<{ 'QUERY PLAN': string }>(
        `explain select i.id from items i where i.deleted_at is null and ${type} order by ${order} limit 4`,
      )
      const text = plan.map((line) => line['QUERY PLAN']).join('\n')
      expect(text).toContain(index)
      expect(text).not.toContain('Sort')
    })
  })
})

describe('D7: what is hidden narrows and orders nothing', () => {
  it('D7: for a supplier no place, owner or change of an undisclosed lead finds its dossier; the province does', async () => {
    const supplier = await world.supplier(space)
    const seller = await world.user(supplier, 'suppliers')
    const lead = await world.lead(space, { ...address('Maastricht', '6211 AB'), employees: 40 })
    const other = await world.lead(space, { ...address('Assen', '9401 AB'), employees: 4 })
    const dossier = await world.make({ _type: 'dossier', name: 'ERP', users: 12, price: 900 }, lead, staff)
    const second = await world.make({ _type: 'dossier', name: 'ERP', users: 30, price: 100 }, other, staff)
    const match = await world.match(dossier, supplier, { $visible: true })
    await world.match(second, supplier, { $visible: true })
    const find = (query: object) => world.find(seller, { feed: 'dossier', ...query })
    expect((await find({})).sort()).toEqual([dossier, second].sort())
    expect(await find({ city: 'maastricht' })).toEqual([])
    expect(await find({ owner: staff.viewer._id })).toEqual([])
    expect(await find({ since: '2020-01-01' })).toEqual([])
    expect(await find({ province: 'Limburg' })).toEqual([dossier])
    expect(await find({ sort: 'users' })).toEqual([dossier, second])
    // The price of the lead is not theirs to know: it orders nothing, whichever way.
    const byPrice = [await find({ sort: 'price' }), await find({ sort: 'price', order: 'desc' })]
    expect(byPrice[0]).toEqual(byPrice[1])
    await staff.update({ id: match, fields: { $open: true } })
    const asUser = await world.as(seller.viewer._id)
    expect(await world.find(asUser, { feed: 'dossier', city: 'maastricht' })).toEqual([dossier])
    expect(await world.find(asUser, { feed: 'lead', city: 'maastricht' })).toEqual([lead])
  })
})
