import { Forbidden, Invalid } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ManyRow } from '../store.ts'
import type { Change } from './plan.ts'

let world: World
let space: string
let tag: string

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  tag = await world.make({ _type: 'tag', name: 'Pannenkoekenhuizen', type: 'branche', code: '5610' })
})
afterAll(() => world.close())

const lead = (name: string, more = {}): ManyRow => ({ item: { _type: 'lead', name, employees: 7, ...more } })

async function makeMany(rows: Iterable<ManyRow>, me = world.system, options = {}): Promise<string[]> {
  const ids: string[] = []
  await me.createMany(space, rows, { onCreated: (_row, id) => ids.push(id), ...options })
  return ids
}

/** A row of the database without what differs between any two items. */
async function rowOf(id: string) {
  const [row] = await world.database.query<Record<string, unknown>>(
    `select type, fields - '_id' as fields, secret, limited - '_id' as limited, array_replace(readers, id, 'itself') as readers,
      limited_readers, words, words_limited, version, created_by,
      (select jsonb_agg(jsonb_build_array(e.edge, replace(e.parent, i.id, 'itself'), e.child = i.id, e.props) order by e.edge)
        from edges e where i.id in (e.parent, e.child)) as edges
      from items i where id = $1`,
    [id],
  )
  return row
}

describe('making many', () => {
  it('D17.2: comes to the same as making them one by one, readers included', async () => {
    const staff = await world.user(space, 'staff')
    const fields = { website: 'www.voorbeeld.example', address: { city: 'Ede' }, status: 'prospect' }
    for (const me of [world.system, staff]) {
      const one = await world.make({ ...lead('Eethuis De Proef', fields).item }, space, me)
      const [many = ''] = await makeMany([lead('Eethuis De Proef', fields)], me)
      expect(await rowOf(many)).toEqual(await rowOf(one))
    }
  })

  it('D17.2: gives tags with their words, and a contact person under the new organisation', async () => {
    const row = {
      ...lead('De Stroopwafel'),
      tags: [tag],
      contacts: [{ name: 'Pim Pannenkoekstra', phone: '020-0123456' }],
    }
    const [id = ''] = await makeMany([row])
    const item = await world.read(id, world.system, 1)
    expect(item._tags).toMatchObject([{ _id: tag, name: 'Pannenkoekenhuizen' }])
    expect(item._contacts).toMatchObject([{ name: 'Pim Pannenkoekstra', phone: '+31200123456', $role: 'Contact' }])
    expect(await world.find(world.system, { q: 'pannenkoekenhuizen', feed: 'lead' })).toContain(id)
    const staff = await world.user(space, 'staff')
    expect(await world.find(staff, { q: 'pannenkoekstra', feed: 'person' })).toHaveLength(1)
  })

  it('D17.2: hangs rows under parents of their own', async () => {
    const [one = '', two = ''] = await makeMany([lead('Huize Een'), lead('Huize Twee')])
    const rows = [one, two].map((parent, n) => ({ item: { _type: 'person', name: `Femke Vork ${n}` }, parent }))
    await world.system.createMany(undefined, rows)
    expect((await world.read(two, world.system, 1))._contacts).toMatchObject([{ name: 'Femke Vork 1' }])
  })

  it('D7: keeps what suppliers read of a dossier anonymous when its lead gets new people', async () => {
    const [id = ''] = await makeMany([lead('Hotel Kwartelbeek')])
    const supplier = await world.supplier(space)
    const dossier = await world.dossier(id, { case: '<p>Vraag Zwaantje Garnaalstra in Hotel Kwartelbeek</p>' })
    await world.match(dossier, supplier, { $visible: true })
    const asUser = await world.user(supplier, 'suppliers')
    expect(JSON.stringify(await world.read(dossier, asUser))).toContain('Zwaantje')
    await world.system.createMany(id, [{ item: { _type: 'person', name: 'Zwaantje Garnaalstra' } }])
    expect(JSON.stringify(await world.read(dossier, asUser))).not.toMatch(/Zwaantje|Garnaalstra|Kwartelbeek/)
  })

  it('D17.2: leaves nothing behind when one row is wrong, also of the batches before it', async () => {
    const rows = [...Array(25).keys()].map((n) => lead(n === 23 ? '' : `Nooit Gemaakt ${n}`))
    await expect(makeMany(rows, world.system, { batch: 10 })).rejects.toThrow(Invalid)
    expect(await world.find(world.system, { q: 'nooit gemaakt' })).toEqual([])
  })

  it('D17.2: checks without writing, and names every wrong row', async () => {
    const rows = [lead('Goed Genoeg'), lead(''), lead('Slechte Post', { email: 'geen' })]
    const wrong: string[] = []
    const onRefused = (_row: ManyRow, { issues }: Invalid) => wrong.push(...issues.map(({ path }) => path))
    expect(await world.system.createMany(space, rows, { isCheck: true, onRefused })).toBe(3)
    expect(wrong).toEqual(['name', 'email'])
    expect(await world.find(world.system, { q: 'goed genoeg' })).toEqual([])
  })

  it('D6: asks the same rights as making one', async () => {
    const supplier = await world.user(await world.supplier(space), 'suppliers')
    await expect(makeMany([lead('Mag Niet')], supplier)).rejects.toThrow()
    const enduser = await world.user(await world.lead(space), 'endusers')
    await expect(makeMany([lead('Mag Niet')], enduser)).rejects.toThrow()
    const other = await world.user(await world.space(), 'staff')
    await expect(makeMany([lead('Mag Niet')], other)).rejects.toThrow()
    expect(await world.find(world.system, { q: 'mag niet' })).toEqual([])
  })

  it('D17.2: tells who listens once, about the parent', async () => {
    const heard: Change[] = []
    world.store.onChange((changes) => heard.push(...changes))
    await makeMany([lead('Stil Een'), lead('Stil Twee')])
    expect(heard).toEqual([{ item: space, kind: 'update' }])
  })
})

describe('several writes as one', () => {
  it('D17.2: are all undone when the work throws', async () => {
    const work = world.store.together(async (inner) => {
      await inner
        .as(world.system.viewer)
        .create({ item: { _type: 'lead', name: 'Half Werk', employees: 1 }, parent: space })
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
    expect(await world.find(world.system, { q: 'half werk' })).toEqual([])
  })

  it('D17.2: go on after one of them was refused', async () => {
    const staff = await world.user(space, 'staff')
    const id = await world.lead(space)
    await world.store.together(async (inner) => {
      const me = inner.as(staff.viewer)
      await expect(me.update({ id, fields: { email: 'geen' } })).rejects.toThrow(Invalid)
      await expect(me.remove(space)).rejects.toThrow(Forbidden)
      // Refused by the database itself: a circle.
      const sub = (
        await inner
          .as(world.system.viewer)
          .create({ item: { _type: 'space', name: 'Onder de ruimte', $role: 'Space' }, parent: space })
      )._id
      const circle = inner.as(world.system.viewer).link({ edge: 'MEMBERS', parent: sub, child: space, props: {} })
      await expect(circle).rejects.toThrow(Invalid)
      await me.update({ id, fields: { employees: 99 } })
    })
    expect(await world.read(id)).toMatchObject({ employees: 99 })
  })

  it('D7: make what suppliers read in the same transaction, and before a supplier acts inside it', async () => {
    const id = await world.lead(space, { name: 'Paviljoen Meerkoet' })
    const supplier = await world.supplier(space)
    const asUser = await world.user(supplier, 'suppliers')
    const staff = await world.user(space, 'staff')
    const match = await world.store.together(async (inner) => {
      const me = inner.as(staff.viewer)
      const item = { _type: 'dossier', name: 'ERP', users: 3, case: '<p>Voor Paviljoen Meerkoet</p>' }
      const dossier = (await me.create({ item, parent: id }))._id
      const made = (await me.link({ edge: 'MATCH', parent: dossier, child: supplier, props: { $visible: true } }))._id
      await me.update({ id: made, fields: { status: 'offered' } })
      await inner.flushAnonymisation([made])
      const { history } = JSON.parse(await inner.as(asUser.viewer).read(made, 0))
      const entry = { status: 'reserved', date: world.now.toISOString(), description: 'Graag' }
      await inner.as(asUser.viewer).update({ id: made, fields: { status: 'reserved', history: [entry, ...history] } })
      return made
    })
    const seen = await world.read(match, asUser, 2)
    expect(seen).toMatchObject({ status: 'reserved' })
    expect(JSON.stringify(seen)).not.toContain('Meerkoet')
    expect((await world.find(asUser, { feed: 'dossier' })).length).toBe(1)
  })
})
