import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { World } from '../../../test/world.ts'
import type { Database } from '../database/index.ts'
import { landImport, settleImport } from '../imports/importLanding.ts'
import { addImport, moveImport } from '../imports/imports.ts'
import { newKey } from '../key.ts'
import { Store, type ViewerStore } from '../store.ts'
import { systemViewer } from '../system.ts'

let world: World
let home: string
let north: string
let south: string
let staff: ViewerStore
/** The same people at another node, which hears nothing of what this one writes. */
let elsewhere: Store
let otherDatabase: Database

beforeAll(async () => {
  world = await World.open()
  home = await world.space()
  north = await world.space({}, home)
  south = await world.space({}, home)
  staff = await world.user(north, 'staff')
  otherDatabase = { ...world.database, lists: { ...world.database.lists } }
  elsewhere = new Store(otherDatabase, world.store.settings)
})
afterAll(() => world.close())

/** How many statements looked for items while something was done. */
async function asked(work: () => Promise<unknown>): Promise<number> {
  const spies = [world.database, otherDatabase].flatMap((one) => [vi.spyOn(one, 'query'), vi.spyOn(one.lists, 'query')])
  try {
    await work()
    const texts = new Set(spies.flatMap((spy) => spy.mock.calls.map(([sql]) => sql)))
    return [...texts].filter((sql) => /from items i\s+(where|join|order)/.test(sql) && !sql.includes('touches_between'))
      .length
  } finally {
    vi.restoreAllMocks()
  }
}

const page = { feed: 'lead', page: 1, pageSize: 2 } as const

/** What a node answers, and what one that keeps nothing answers. */
async function both(me: ViewerStore, query: Parameters<ViewerStore['search']>[0]) {
  const fresh = { ...world.database, lists: world.database.lists }
  const other = new Store(fresh, world.store.settings).as(me.viewer)
  return [await me.search(query), await other.search(query)]
}

describe('answers that are kept', () => {
  it('D8.3: a page and an item that are asked again are passed on, at each node', async () => {
    const lead = await world.lead(north, { name: 'Eethuis Zilver' })
    const there = elsewhere.as(staff.viewer)
    for (const me of [staff, there]) {
      const [found, read] = [await me.search(page), await me.read(lead, 1)]
      const again: unknown[] = []
      expect(await asked(async () => again.push(await me.search(page), await me.read(lead, 1)))).toBe(0)
      expect(again).toEqual([found, read])
    }
  })

  it('D2.3, D2.5: what was written at another node a moment ago is read, whatever kind of change it was', async () => {
    const there = elsewhere.as(staff.viewer)
    const lead = await world.lead(north, { name: 'Eethuis Koper' })
    const tag = await world.make({ _type: 'tag', name: 'Eethuizen', type: 'branche' })
    const query = { feed: 'lead', q: 'koper', page: 1, pageSize: 10 }
    const found = async () => JSON.parse((await there.search(query)).json).length
    const seen = async () => JSON.parse(await there.read(lead, 1))
    expect([await found(), (await seen()).name]).toEqual([1, 'Eethuis Koper'])

    await staff.update({ id: lead, fields: { name: 'Eethuis Brons' } })
    expect([await found(), (await seen()).name]).toEqual([0, 'Eethuis Brons'])
    await staff.update({ id: lead, fields: { name: 'Eethuis Koper', description: 'Aan de kade' } })
    expect([await found(), (await seen()).description]).toEqual([1, 'Aan de kade'])
    const person = await world.person(lead, { name: 'Femke Kopermolen' })
    expect((await seen())._contacts).toEqual([expect.objectContaining({ _id: person, name: 'Femke Kopermolen' })])
    await world.system.update({ id: person, fields: { name: 'Femke Tinmolen' } })
    expect((await seen())._contacts).toEqual([expect.objectContaining({ name: 'Femke Tinmolen' })])
    await staff.link({ edge: 'TAGS', parent: lead, child: tag, props: {} })
    expect((await seen())._tags).toEqual([expect.objectContaining({ _id: tag })])
    await staff.remove(lead)
    expect(await found()).toBe(0)
    await expect(there.read(lead, 1)).rejects.toThrow()
    await staff.restore(lead)
    expect([await found(), (await seen()).name]).toEqual([1, 'Eethuis Koper'])
  })

  it('D6: who reads an item no more, or reads it from now on, is answered so at once', async () => {
    const lead = await world.lead(north, { name: 'Eethuis Lood' })
    const there = elsewhere.as(staff.viewer)
    const query = { feed: 'lead', q: 'lood', page: 1, pageSize: 10 }
    const total = async () => (await there.search(query)).total
    expect(await total()).toBe(1)
    await world.system.link({ edge: 'MEMBERS', parent: south, child: lead, props: { $role: 'Eindgebruiker' } })
    await world.system.unlink({ edge: 'MEMBERS', parent: north, child: lead })
    expect(await total()).toBe(0)
    await expect(there.read(lead, 0)).rejects.toThrow()
    await world.system.link({ edge: 'MEMBERS', parent: north, child: lead, props: { $role: 'Eindgebruiker' } })
    expect(await total()).toBe(1)
    expect(JSON.parse(await there.read(lead, 0))._id).toBe(lead)
  })

  it('D20.1: what somebody does not read makes no answer of theirs anew', async () => {
    await world.lead(north)
    const lead = await world.lead(south)
    await staff.search(page)
    await staff.search(page)
    const away = () => world.system.update({ id: lead, fields: { employees: 77 } })
    expect(await asked(async () => [await away(), await staff.search(page)])).toBeGreaterThan(0)
    await staff.search(page)
    await away()
    await world.system.update({ id: lead, fields: { employees: 78 } })
    expect(await asked(() => staff.search(page))).toBe(0)
  })

  it('D21.1, D17.2: what comes in elsewhere makes no answer anew until it lands, and what lands is answered at once', async () => {
    const leads = Array.from({ length: 30 }, (_, at) => ({
      item: { _type: 'lead', name: `Invoer ${at}`, employees: 1 },
    }))
    const there = await world.user(south, 'staff')
    const stage = newKey()
    await addImport(there, stage, {})
    await moveImport(world.store, stage, ['checking'], 'writing')
    for (const me of [staff, there]) for (const _ of [1, 2]) await me.search(page)
    const [before] = await both(there, page)
    await there.createMany(south, leads, { stage })
    expect(await asked(async () => [await staff.search(page), await there.search(page)])).toBe(0)
    expect(await landImport(there, stage, south, 30)).toBe(true)
    const [landed, anew] = await both(there, page)
    expect([landed, landed?.total]).toEqual([anew, (before?.total ?? 0) + 30])
    await staff.search(page)
    await settleImport(world.store, stage, new AbortController().signal)
    expect(await asked(() => staff.search(page))).toBe(0)
    const [settled, read] = await both(there, page)
    expect(settled).toEqual(read)
  })

  it('D21.1: much that is thrown away elsewhere makes no answer anew', async () => {
    const lead = await world.lead(south)
    const there = await world.user(south, 'staff')
    const people = Array.from({ length: 250 }, (_, at) => ({ item: { _type: 'person', name: `Persoon ${at}` } }))
    await there.createMany(lead, people)
    for (const me of [staff, there]) for (const _ of [1, 2]) await me.search(page)
    await world.system.remove(lead)
    expect(await asked(() => staff.search(page))).toBe(0)
    const [found, anew] = await both(there, page)
    expect(found).toEqual(anew)
  })

  it('D20.1: a supplier is answered anew each time, so that no answer is sooner there than another', async () => {
    const supplier = await world.supplier(north)
    const seller = await world.user(supplier, 'suppliers')
    const query = { feed: 'supplier', page: 1, pageSize: 10 }
    await seller.search(query)
    expect(await asked(() => seller.search(query))).toBeGreaterThan(0)
    await seller.read(supplier, 1)
    expect(await asked(() => seller.read(supplier, 1))).toBeGreaterThan(0)
  })

  it('D17.2: what goes quietly is noticed as well', async () => {
    const { database } = world
    const lead = await world.lead(north, { name: 'Eethuis Nikkel' })
    const query = { feed: 'lead', q: 'nikkel', page: 1, pageSize: 10 }
    expect((await staff.search(query)).total).toBe(1)
    await database.transaction(async (tx) => {
      await tx.query("select set_config('schakel.quiet', 'on', true)")
      await tx.query(`update items set fields = fields || '{"name": "Eethuis Kobalt"}' where id = $1`, [lead])
    })
    expect((await staff.search(query)).total).toBe(0)
    await database.transaction(async (tx) => {
      await tx.query("select set_config('schakel.quiet', 'on', true)")
      await tx.query('delete from items where id = $1', [lead])
    })
    await expect(staff.read(lead, 0)).rejects.toThrow()
  })

  it('D8.3: totals that are kept equal a recount after any row of writes', async () => {
    const me = world.store.as(systemViewer)
    const statuses = ['registered', 'suspect', 'prospect', 'active', 'customer']
    let seed = 7
    const draw = (n: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % n
    }
    const leads: string[] = []
    const thrown: string[] = []
    for (let turn = 0; turn < 25; turn += 1) {
      const lead = leads[draw(Math.max(1, leads.length))]
      const deed = draw(6)
      if (lead === undefined || deed < 2) leads.push(await world.lead(draw(2) === 0 ? north : south))
      else if (deed < 4) await me.update({ id: lead, fields: { status: statuses[draw(statuses.length)] } })
      else if (deed === 4) {
        leads.splice(leads.indexOf(lead), 1)
        await me.remove(lead)
        thrown.push(lead)
      } else {
        const back = thrown.pop()
        if (back !== undefined) await me.restore(back)
        if (back !== undefined) leads.push(back)
      }
      for (const viewer of [me, staff]) {
        for (const status of [undefined, ['registered', 'active'], statuses[draw(statuses.length)]]) {
          const [here, anew] = await both(viewer, { ...page, pageSize: 1, status })
          expect(here, `${turn}`).toEqual(anew)
        }
      }
    }
  })
})
