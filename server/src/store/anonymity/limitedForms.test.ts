import { Missing } from '@schakel/domain'
import { FORM_RULES } from '@schakel/domain/anonymity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { keepForms } from '../../keepForms.ts'
import { momentOf, readHeard } from '../read/touched.ts'
import type { ViewerStore } from '../store.ts'
import { FormsUnmade, Stale } from '../storeError.ts'
import { awaitForms, awaitFormsNow, remakeForms, showForms } from './forms.ts'

let world: World
let space: string
let staff: ViewerStore

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(() => world.close())

/** A lead with two dossiers, both seen by one supplier that knows of neither whose it is. */
async function twoDossiers(text = '<p>Wij zoeken een pakket.</p>') {
  const lead = await world.lead(space, { name: 'Herberg Zilvermeeuw', address: { zipcode: '9401 HT' } })
  const supplier = await world.supplier(space)
  const seller = await world.user(supplier, 'suppliers')
  const dossiers: string[] = []
  const matches: string[] = []
  for (let n = 0; n < 2; n++) {
    const dossier = await world.dossier(lead, { case: text })
    dossiers.push(dossier)
    matches.push(await world.match(dossier, supplier, { $visible: true }))
    world.wait(1000)
  }
  return { lead, dossiers, matches, supplier, seller }
}

/** What somebody hears of what `change` does. */
async function heardOf(me: ViewerStore, change: () => Promise<unknown>): Promise<string[]> {
  const since = await momentOf(world.store)
  await change()
  const heard = await readHeard(me, since, await momentOf(world.store))
  return (heard ?? []).map(({ id }) => id)
}

async function shown(seller: ViewerStore, ids: readonly string[], field: string): Promise<unknown[]> {
  return Promise.all(ids.map(async (id) => (await world.read(id, seller))[field]))
}

describe('the version of a limited form', () => {
  it('D20.4: it counts what its reader sees change, and nothing else does', async () => {
    const { dossiers, seller } = await twoDossiers()
    const [dossier = '', other] = dossiers
    const before = await world.read(dossier, seller)
    const list = { feed: 'dossier', sort: 'changed' } as const
    const order = await world.find(seller, list)
    const feed = await seller.activities({ page: 1, pageSize: 50 })
    const heard = await heardOf(seller, async () => {
      world.wait(60_000)
      await staff.update({ id: dossier, fields: { supplier: 'Concurrent', link: 'https://concurrent.example' } })
    })
    expect(heard).toEqual([])
    expect(await world.read(dossier, seller)).toEqual(before)
    expect(await world.find(seller, list)).toEqual(order)
    expect(await seller.activities({ page: 1, pageSize: 50 })).toEqual(feed)
    const told = await heardOf(seller, () => staff.update({ id: dossier, fields: { users: 99 } }))
    expect(told).toContain(dossier)
    expect(await world.read(dossier, seller)).toEqual({ ...before, users: 99, _version: Number(before._version) + 1 })
    expect(await world.find(seller, list)).toEqual([dossier, other])
  })

  it('D20.4, D2.3: a write is held against the version that its writer read, and answers the one it made', async () => {
    const { dossiers, seller } = await twoDossiers()
    const todo = await world.make({ _type: 'todo', name: 'Offerte maken' }, dossiers[0], seller)
    const { _version: read } = await world.read(todo, seller)
    expect(read).toBe(1)
    await staff.update({ id: todo, fields: { color: '#1565C0' } })
    const seen = await world.read(todo, seller)
    const version = Number(seen._version)
    const { _version: written } = await seller.update({ id: todo, fields: { description: 'Prijs' }, version })
    expect(written).toBe(version + 1)
    expect(await world.read(todo, seller)).toMatchObject({ _version: written, description: 'Prijs' })
    await expect(seller.update({ id: todo, fields: { description: 'Anders' }, version })).rejects.toThrow(Stale)
  })

  it('D20.4: the card of a supplier tells its readers of no change that is not on it', async () => {
    const { lead, supplier } = await twoDossiers()
    const buyer = await world.user(lead, 'endusers')
    const before = await world.read(supplier, buyer)
    world.wait(60_000)
    await world.system.update({ id: supplier, fields: { note: 'Betaalt traag' } })
    expect(await world.read(supplier, buyer)).toEqual(before)
  })

  it('D6: a list by name is in the order of the names that its reader reads', async () => {
    const { dossiers, seller } = await twoDossiers()
    const todo = await world.make({ _type: 'todo', name: 'Bellen over prijs' }, dossiers[0], seller)
    const guess = await world.make({ _type: 'todo', name: 'Zilvermees' }, dossiers[0], seller)
    await staff.update({ id: todo, fields: { name: 'Zilvermeeuw bellen' } })
    const low = await world.find(seller, { feed: 'todo', sort: 'name', order: 'asc' })
    await staff.update({ id: todo, fields: { name: 'Zilvermeeuw 2 bellen' } })
    await seller.update({ id: guess, fields: { name: 'Zilvermeez' } })
    expect(await world.find(seller, { feed: 'todo', sort: 'name', order: 'asc' })).toEqual(low)
  })
})

describe('one change of a lead', () => {
  it('D20.4: its dossiers are shown otherwise each at a moment of its own, and told of then', async () => {
    const { lead, dossiers, seller } = await twoDossiers()
    const before = await shown(seller, dossiers, 'province')
    expect(before).toEqual(['Drenthe', 'Drenthe'])
    const at = world.now.getTime()
    const heard = await heardOf(seller, async () => {
      await staff.update({ id: lead, fields: { address: { zipcode: '9712 AA' } } })
      world.wait(1_500)
      await showForms(world.store)
    })
    expect(heard).toEqual([])
    expect(await shown(seller, dossiers, 'province')).toEqual(before)
    const dues = await world.store.database.query<{ item: string; due_at: Date }>(
      'select item, due_at from form_news order by due_at',
    )
    const moments = dues.map(({ due_at }) => due_at.getTime() - at)
    expect(new Set(moments).size).toBe(2)
    for (const moment of moments) expect(moment).toSatisfy((ms: number) => ms >= 2_000 && ms < 60_000)
    world.now = new Date(dues[0]?.due_at ?? 0)
    const first = await heardOf(seller, () => showForms(world.store))
    expect(first).toEqual([dues[0]?.item])
    world.wait(60_000)
    expect(await heardOf(seller, () => showForms(world.store))).toEqual([dues[1]?.item])
    expect(await shown(seller, dossiers, 'province')).toEqual(['Groningen', 'Groningen'])
  })

  it('D20.4: what must be hidden is hidden at once, and told of each at a moment of its own', async () => {
    const { lead, dossiers, seller } = await twoDossiers('<p>Vraag naar Toverlepel.</p>')
    const heard = await heardOf(seller, () => world.person(lead, { name: 'Joris Toverlepel' }))
    expect(heard).toEqual([])
    for (const text of await shown(seller, dossiers, 'case')) expect(text).toBe('<p>Vraag naar ▇▇▇.</p>')
    world.wait(60_000)
    const told = await heardOf(seller, () => showForms(world.store))
    expect(told.sort()).toEqual([...dossiers].sort())
  })

  it('D20.4: of the one dossier that changes nothing is told along with the card of a lead that another disclosed', async () => {
    const { lead, dossiers, matches, seller } = await twoDossiers()
    const [open = '', closed = ''] = dossiers
    await staff.update({ id: closed, fields: { case: '<p>Vraag naar Toverlepel.</p>' } })
    await staff.update({ id: matches[0] ?? '', fields: { $open: true } })
    const heard = await heardOf(seller, () => world.person(lead, { name: 'Joris Toverlepel' }))
    expect(heard).toContain(lead)
    expect([heard.includes(open), heard.includes(closed)]).toEqual([false, false])
    expect(await shown(seller, [closed], 'case')).toEqual(['<p>Vraag naar ▇▇▇.</p>'])
    world.wait(60_000)
    expect(await heardOf(seller, () => showForms(world.store))).toEqual([closed])
    // What somebody writes in it is told at once.
    expect(await heardOf(seller, () => staff.update({ id: closed, fields: { users: 40 } }))).toEqual([closed])
  })

  it('D20.4: a change that was taken back before it was shown is never told', async () => {
    const { lead, dossiers, seller } = await twoDossiers()
    const heard = await heardOf(seller, async () => {
      await staff.update({ id: lead, fields: { address: { zipcode: '9712 AA' } } })
      await staff.update({ id: lead, fields: { address: { zipcode: '9401 HT' } } })
      world.wait(60_000)
      await showForms(world.store)
    })
    expect(heard).toEqual([])
    expect(await shown(seller, dossiers, '_version')).toEqual([1, 1])
  })

  it('D20.4: what waits is not shown when a name that stands in it becomes known meanwhile', async () => {
    const { lead, dossiers, seller } = await twoDossiers('<p>Vraag naar Toverlepel.</p>')
    await staff.update({ id: lead, fields: { address: { zipcode: '9712 AA' } } })
    await world.person(lead, { name: 'Joris Toverlepel' })
    for (let n = 0; n < 3; n++) {
      for (const text of await shown(seller, dossiers, 'case')) expect(text).not.toContain('Toverlepel')
      world.wait(30_000)
      await showForms(world.store)
    }
    expect(await shown(seller, dossiers, 'province')).toEqual(['Groningen', 'Groningen'])
  })
})

describe('a change of an item itself while a change of its lead waits', () => {
  it('D20.9, D20.4: is read at once, and what waited of another dossier still waits', async () => {
    const { lead, dossiers, seller } = await twoDossiers('<p>Wij zoeken een pakket.</p><p>Naast het station.</p>')
    const [first = '', second = ''] = dossiers
    await staff.update({ id: lead, fields: { address: { zipcode: '9712 AA' } } })
    const heard = await heardOf(seller, () =>
      staff.update({ id: first, fields: { case: '<p>Wij zoeken een pakket.</p>' } }),
    )
    expect(heard).toEqual([first])
    expect(await world.read(first, seller)).toMatchObject({
      case: '<p>Wij zoeken een pakket.</p>',
      province: 'Groningen',
    })
    expect(await world.read(second, seller)).toMatchObject({ province: 'Drenthe' })
    world.wait(60_000)
    expect(await heardOf(seller, () => showForms(world.store))).toEqual([second])
    expect(await shown(seller, dossiers, 'province')).toEqual(['Groningen', 'Groningen'])
    expect(await shown(seller, dossiers, '_version')).toEqual([2, 2])
  })

  it('D20.4: what waits of a dossier goes on waiting when the other one was shown and its own match is written', async () => {
    const { lead, dossiers, matches, seller } = await twoDossiers()
    await staff.update({ id: lead, fields: { address: { zipcode: '9712 AA' } } })
    const [first, last] = await world.store.database.query<{ item: string; due_at: Date }>(
      'select item, due_at from form_news order by due_at',
    )
    world.now = new Date(first?.due_at ?? 0)
    await showForms(world.store)
    const at = dossiers.indexOf(last?.item ?? '')
    const heard = await heardOf(seller, () => staff.update({ id: matches[at] ?? '', fields: { $advise: 'Past goed' } }))
    expect(heard).toEqual([matches[at]])
    expect(await world.read(last?.item ?? '', seller)).toMatchObject({ province: 'Drenthe' })
    world.wait(60_000)
    expect(await heardOf(seller, () => showForms(world.store))).toEqual([last?.item])
    expect(await world.read(last?.item ?? '', seller)).toMatchObject({ province: 'Groningen' })
  })

  it('D20.4: a text that waits goes on waiting when something is written that its reader does not read', async () => {
    const { lead, matches, seller } = await twoDossiers()
    for (const id of matches) await staff.update({ id, fields: { $advise: 'Vraag naar Toverlepel' } })
    const person = await world.person(lead, { name: 'Joris Toverlepel' })
    world.wait(60_000)
    await showForms(world.store)
    // The name is nobody's any more, so that the word is to be read again.
    await world.store.database.query(
      `update changes set before = null, after = null where item = $1 and kind in ('create', 'link')`,
      [person],
    )
    await world.store.database.query('delete from edges where child = $1', [person])
    await world.store.database.query('delete from items where id = $1', [person])
    await staff.update({ id: lead, fields: { name: 'Herberg Zilvermeeuw aan Zee' } })
    expect(await shown(seller, matches, '$advise')).toEqual(['Vraag naar ▇▇▇', 'Vraag naar ▇▇▇'])
    const heard = await heardOf(seller, () =>
      world.system.update({ id: matches[0] ?? '', fields: { matchnote: 'Voor onszelf' } }),
    )
    expect(heard).toEqual([])
    expect(await shown(seller, matches, '$advise')).toEqual(['Vraag naar ▇▇▇', 'Vraag naar ▇▇▇'])
    world.wait(60_000)
    await showForms(world.store)
    expect(await shown(seller, matches, '$advise')).toEqual(['Vraag naar Toverlepel', 'Vraag naar Toverlepel'])
  })

  // Where there is one connection nobody writes meanwhile.
  it.runIf(process.env.SERVER_TEST_ENGINE === 'postgres')(
    'D20.4: what waits is shown without waiting for who writes it, which waits for that in its turn',
    async () => {
      const { lead, dossiers } = await twoDossiers()
      await staff.update({ id: lead, fields: { address: { zipcode: '9712 AA' } } })
      world.wait(60_000)
      const [isWritten, isShown] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const writing = world.database.transaction(async (tx) => {
        await tx.query('update items set version = version where id = $1', [dossiers[0]])
        isWritten.resolve()
        await isShown.promise
      })
      await isWritten.promise
      expect(await showForms(world.store)).toBe(1)
      isShown.resolve()
      await writing
      expect(await showForms(world.store)).toBe(1)
    },
  )

  it('D20.4: what waited stays waiting where nothing of it is read', async () => {
    const { lead, dossiers, seller } = await twoDossiers()
    await staff.update({ id: lead, fields: { address: { zipcode: '9712 AA' } } })
    const heard = await heardOf(seller, () =>
      staff.update({ id: dossiers[0] ?? '', fields: { link: 'https://concurrent.example' } }),
    )
    expect(heard).toEqual([])
    expect(await shown(seller, dossiers, 'province')).toEqual(['Drenthe', 'Drenthe'])
  })
})

describe('forms that other rules made', () => {
  it('D20.6: nobody reads or finds them until they are made again, and a read waits for that', async () => {
    const { dossiers, matches, seller } = await twoDossiers('<p>Kassa voor het terras.</p>')
    const [dossier = ''] = dossiers
    const before = await seller.read(dossier, 2)
    await world.store.database.query('update items set form_rules = 0 where form_rules is not null')
    for (const id of [...dossiers, ...matches]) await expect(seller.read(id, 1)).rejects.toThrow(Missing)
    expect(await world.find(seller, { q: 'terras' })).toEqual([])
    expect(await world.find(seller, { feed: 'dossier' })).toEqual([])
    expect(await seller.list({ from: 1, depth: 3 })).not.toContain(dossier)
    expect(await seller.activities({ page: 1, pageSize: 50 })).not.toContain(dossier)
    world.store.formsMade.clear()
    await expect(awaitFormsNow(seller, 0)).rejects.toThrow(FormsUnmade)
    await awaitFormsNow(staff, 0)
    const waiting = awaitForms(seller)
    await remakeForms(world.store)
    await waiting
    await awaitFormsNow(seller, 0)
    expect(await seller.read(dossier, 2)).toBe(before)
  })

  it('D20.6: a read waits also for what a node of another version makes later on, which is made again at once', async () => {
    const { dossiers, seller } = await twoDossiers()
    const { store } = world
    const stop = keepForms(store)
    const before = await seller.read(dossiers[0] ?? '', 2)
    for (const rules of [FORM_RULES - 1, FORM_RULES - 2]) {
      await awaitForms(seller)
      await store.database.query('update items set form_rules = $1 where form_rules is not null', [rules])
      // A second later.
      store.formsMade.clear()
      await awaitForms(seller)
      expect(await seller.read(dossiers[0] ?? '', 2)).toBe(before)
    }
    await stop()
    await store.database.query('update items set form_rules = $1 where form_rules is not null', [FORM_RULES + 1])
    await expect(awaitFormsNow(seller, 0)).rejects.toThrow(FormsUnmade)
    await remakeForms(store)
  })
})
