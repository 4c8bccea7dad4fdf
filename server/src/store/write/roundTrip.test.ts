import { Forbidden, Invalid, isObject, Missing } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'

let world: World
let viewers: Record<'admin' | 'staff' | 'seller' | 'buyer' | 'member', ViewerStore>
const ids: { [what: string]: string } = {}

beforeAll(async () => {
  world = await World.open()
  const space = await world.space({ price: 12 })
  const lead = await world.lead(space, { address: { zipcode: '1017 AB', city: 'Amsterdam' }, phone: '0206241234' })
  const supplier = await world.supplier(space, { kinds: [{ kind: 'ERP' }], note: 'geheim' })
  const organisation = await world.organisation(space)
  const dossier = await world.dossier(lead, { case: '<p>Wij zoeken <u>iets</u> goeds</p>', planning: [] })
  const match = await world.match(dossier, supplier, { $visible: true, matchnote: 'geheim' }, ['offered'])
  const admin = await world.user(space, 'admin', { _feed: 'ROOT' })
  const staff = await world.user(space, 'staff')
  const seller = await world.user(supplier, 'suppliers')
  const buyer = await world.user(lead, 'endusers')
  const member = await world.user(organisation, 'members')
  const tag = await world.make({ _type: 'tag', name: 'Strandtent', type: 'branche' })
  for (const parent of [lead, dossier]) await staff.link({ edge: 'TAGS', parent, child: tag, props: {} })
  const software = await world.make({ _type: 'software', name: 'Kassapakket', $role: 'Maakt' }, supplier)
  Object.assign(ids, { space, lead, supplier, organisation, dossier, match, tag, software })
  ids.person = await world.person(lead, { phone: '0612345678', dob: '1980-02-03' })
  ids.own = await world.person(supplier)
  ids.remark = await world.make({ _type: 'comment', text: '<p>Ja</p>', result: 1 }, match, buyer)
  ids.reply = await world.make({ _type: 'comment', text: '<p>Mooi</p>' }, ids.remark, seller)
  ids.todo = await world.make({ _type: 'todo', name: 'Offerte maken', tasks: [{ name: 'a' }] }, dossier, seller)
  ids.visit = await world.make({ _type: 'activity', name: 'Bezoek', date: '2026-04-01' }, dossier, seller)
  ids.day = await world.make({ _type: 'activity', name: 'Kennisdag', date: '2026-05-01', $role: 'Kennisdag' }, space)
  ids.message = await world.make({ _type: 'message', name: 'Welkom' }, lead, staff)
  ids.answer = await world.make({ _type: 'message', name: 'Dank' }, staff.viewer._id, buyer)
  const location = 'https://schakel.example/folder.pdf'
  ids.file = await world.make({ _type: 'file', name: 'Folder', location, shared: true }, space)
  viewers = { admin, staff, seller, buyer: await world.as(buyer.viewer._id), member }
  for (const [name, of] of Object.entries(viewers)) ids[`user ${name}`] = of.viewer._id
  world.wait(60_000)
})
afterAll(() => world.close())

/** The same item as every read gives it. */
async function forms(me: ViewerStore, id: string): Promise<Record<string, unknown>[]> {
  const found = [await me.read(id, 0), await me.read(id, 1), await me.read(id, 3)].map((json) => JSON.parse(json))
  if (ids.dossier)
    found.push(
      ...(await me.read(ids.dossier, 2).then(
        (json) => [JSON.parse(json)],
        () => [],
      )),
    )
  const rows = [
    (await me.search({ page: 1, pageSize: 200 })).json,
    await me.activities({ page: 1, pageSize: 200 }),
    await me.list({ from: 1, depth: 5 }),
  ].flatMap((json) => JSON.parse(json))
  return [...found, ...rows, ...rows.flatMap(refsIn), ...found.flatMap(refsIn)].filter((form) => form._id === id)
}

/** Every reference in an item, however deep: what was reached over an edge is sent back with its properties. */
function refsIn(item: unknown): Record<string, unknown>[] {
  if (!isObject(item)) return []
  return Object.entries(item).flatMap(([name, value]) => {
    // A parent carries the properties of the edge that leads away from it.
    const refs = name.startsWith('_') && name !== '_parents' && Array.isArray(value) ? value : []
    return [...refs, ...refs.flatMap(refsIn)]
  })
}

describe.each(['admin', 'staff', 'seller', 'buyer', 'member'] as const)('what %s sends back', (name) => {
  it('D19.3: an item sent back as it was read changes nothing and is never called wrong', async () => {
    const me = viewers[name]
    for (const [what, id] of Object.entries(ids)) {
      const all = await forms(me, id).catch((error: unknown) => {
        if (error instanceof Missing) return []
        throw error
      })
      for (const [index, form] of all.entries()) {
        const written = await me.update({ id, fields: form }).catch((error: unknown) => error)
        if (written instanceof Forbidden) continue
        expect(written, `${what} in form ${index}: ${JSON.stringify(form)}`).toEqual({
          _id: id,
          _version: form._version ?? expect.any(Number),
        })
      }
    }
  })

  it('D19.3: a changed list, reference or derived value and an unknown field are refused', async () => {
    const me = viewers[name]
    const wrong: Record<string, unknown>[] = [
      { _parents: [{ _id: 'space/anders' }] },
      { _owners: [{ _id: me.viewer._id }, { _id: 'user/anders' }] },
      { organisation: { _id: 'lead/anders', name: 'Anders' } },
      { _tags: [{ _id: 'tag/anders' }] },
      { zomaar: 1 },
      { $zomaar: 1 },
    ]
    for (const [what, id] of Object.entries(ids)) {
      if (
        await me.read(id, 0).then(
          () => false,
          () => true,
        )
      )
        continue
      for (const fields of wrong) {
        const refused = await me.update({ id, fields }).catch((error: unknown) => error)
        expect(refused instanceof Invalid || refused instanceof Forbidden, `${what} ${JSON.stringify(fields)}`).toBe(
          true,
        )
      }
    }
  })
})

describe('values', () => {
  it('D19.3: numbers come as text, blank clears, a required one stays, a fraction or a negative is wrong', async () => {
    const { staff } = viewers
    const { lead = '', dossier = '', match = '' } = ids
    await staff.update({ id: lead, fields: { employees: ' 31 ' } })
    expect(await world.read(lead)).toMatchObject({ employees: 31 })
    await staff.update({ id: dossier, fields: { budget: '' } })
    expect(await world.read(dossier)).not.toHaveProperty('budget')
    for (const employees of [null, '', '1.5', -1, 1.5, 1_000_001, 'veel', Number.NaN, {}]) {
      await expect(staff.update({ id: lead, fields: { employees } }), String(employees)).rejects.toThrow(Invalid)
    }
    await expect(staff.update({ id: lead, fields: { name: 'a\u0000b' } })).rejects.toThrow(Invalid)
    await expect(staff.update({ id: lead, fields: { name: '\ud800' } })).rejects.toThrow(Invalid)
    await staff.update({ id: lead, fields: { name: ' Cafe\u0301\nDe Zon ' } })
    expect(await world.read(lead)).toMatchObject({ name: 'Café De Zon' })
    await expect(staff.update({ id: match, fields: { supplier: { _id: 'supplier/anders' } } })).rejects.toThrow(Invalid)
    await expect(staff.update({ id: match, fields: { status: null } })).rejects.toThrow(Invalid)
  })

  it('D19.2, D8.7: a second call on an edge changes its properties, and removing it keeps the item', async () => {
    const { staff } = viewers
    const { dossier = '', supplier = '', person = '', match = '' } = ids
    const again = await staff.link({ edge: 'MATCH', parent: dossier, child: supplier, props: { $price: '700' } })
    expect(again).toMatchObject({ _id: match })
    expect(await world.read(match)).toMatchObject({ $price: 700 })
    await expect(
      staff.link({ edge: 'MATCH', parent: dossier, child: supplier, props: { $amount: 3 } }),
    ).rejects.toThrow(Invalid)
    const first = await staff.link({ edge: 'CONTACTS', parent: dossier, child: person, props: {} })
    const second = await staff.link({ edge: 'CONTACTS', parent: dossier, child: person, props: { $guests: '2' } })
    expect(second._version).toBe(first._version + 1)
    expect(await world.read(dossier, staff, 1)).toMatchObject({ _contacts: [{ $guests: 2, $role: 'Contact' }] })
    await staff.unlink({ edge: 'CONTACTS', parent: dossier, child: person })
    expect(await world.read(person, staff)).toMatchObject({ _id: person })
  })
})
