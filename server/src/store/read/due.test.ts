import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'

let world: World
let space: string
let lead: string
let staff: ViewerStore
/** The todos of the world by when they are due. */
const made: Record<'late' | 'soon' | 'later' | 'never' | 'done', string> = {
  late: '',
  soon: '',
  later: '',
  never: '',
  done: '',
}

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  lead = await world.lead(space)
  staff = await world.user(space, 'staff')
  const todo = (name: string, fields: object) => world.make({ _type: 'todo', name, ...fields }, lead)
  made.later = await todo('Contract nalezen', { due: '2026-09-01T09:00:00Z' })
  made.never = await todo('Ooit eens opruimen', {})
  made.late = await todo('Offerte opvragen', { due: '2026-01-05T09:00:00Z' })
  made.done = await todo('Kennis gemaakt', { due: '2026-01-01T09:00:00Z', done: true })
  made.soon = await todo('Bellen met de keuken', { due: '2026-03-03T09:00:00Z', done: false })
})
afterAll(() => world.close())

describe('what is to be done', () => {
  it('D8.3: due has the soonest first and what has no date last, for who reads much and for who reads little', async () => {
    for (const asUser of [world.system, staff, await world.user(lead, 'endusers')]) {
      const all = [made.done, made.late, made.soon, made.later, made.never]
      expect(await world.find(asUser, { feed: 'todo', sort: 'due' })).toEqual(all)
      expect(await world.find(asUser, { feed: 'todo', status: 'open', sort: 'due' })).toEqual(all.slice(1))
    }
  })

  it('D8.3: pages of what is open follow one another, and their total counts what is open alone', async () => {
    for (const asUser of [world.system, staff]) {
      const pages = [1, 2].map((page) =>
        asUser.search({ feed: 'todo', status: 'open', sort: 'due', page, pageSize: 3 }),
      )
      const [first, second] = await Promise.all(pages)
      expect([first?.total, second?.total]).toEqual([4, 4])
      const ids = [first, second].flatMap((found) =>
        JSON.parse(found?.json ?? '[]').map((item: { _id: string }) => item._id),
      )
      expect(ids).toEqual([made.late, made.soon, made.later, made.never])
    }
  })

  it('D8.3: open and done are of todos alone, with words and under a parent too', async () => {
    expect(await world.find(staff, { feed: 'todo', status: 'done' })).toEqual([made.done])
    expect(await world.find(staff, { feed: 'todo', status: 'open', q: 'offerte' })).toEqual([made.late])
    expect(await world.find(staff, { feed: 'todo', status: 'done', q: 'offerte' })).toEqual([])
    expect(await world.find(staff, { feed: 'todo', status: 'open', parent: lead, sort: 'due' })).toHaveLength(4)
    expect(await world.find(staff, { feed: 'todo', status: 'planned' })).toEqual([])
    expect(await world.find(staff, { feed: 'lead', status: 'open' })).toEqual([])
    expect(await world.find(staff, { status: 'open' })).toEqual([])
    await staff.update({ id: made.soon, fields: { done: true } })
    expect(await world.find(staff, { feed: 'todo', status: 'done', sort: 'due' })).toEqual([made.done, made.soon])
    await staff.update({ id: made.soon, fields: { done: false } })
    expect(await world.find(staff, { feed: 'todo', status: 'done' })).toEqual([made.done])
  })

  it('D7: a supplier filters the tasks on a dossier by what it reads of them', async () => {
    const dossier = await world.dossier(lead)
    const supplier = await world.supplier(space)
    const seller = await world.user(supplier, 'suppliers')
    await world.match(dossier, supplier, { $visible: true })
    const { _id: own } = await seller.create({ item: { _type: 'todo', name: 'Prijs rekenen' }, parent: dossier })
    expect(await world.find(seller, { feed: 'todo', status: 'open', sort: 'due' })).toEqual([own])
    expect(await world.find(seller, { feed: 'todo', status: 'done' })).toEqual([])
    await seller.update({ id: own, fields: { done: true } })
    expect(await world.find(seller, { feed: 'todo', status: 'open' })).toEqual([])
    expect(await world.find(seller, { feed: 'todo', status: 'done' })).toEqual([own])
    await world.system.remove(own)
  })

  it('D8.3: what is open is found by one walk along its index', async () => {
    const condition = `i.deleted_at is null and i.type = 'todo' and (i.fields ->> 'done') is distinct from 'true'`
    await world.database.transaction(async (tx) => {
      await tx.exec('set local enable_seqscan = off; set local enable_bitmapscan = off')
      const plan = await tx.query<{ 'QUERY PLAN': string }>(
        `explain select i.id from items i where ${condition} order by i.happened, i.id limit 4`,
      )
      const text = plan.map((line) => line['QUERY PLAN']).join('\n')
      expect(text).toContain('items_todos_open')
      expect(text).not.toContain('Sort')
    })
  })
})
