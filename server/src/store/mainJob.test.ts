import { Forbidden, Invalid, Missing } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutKeys } from '../../test/withoutKeys.ts'
import { World } from '../../test/world.ts'
import type { ViewerStore } from './store.ts'
import { Stale } from './storeError.ts'

let world: World
let space: string
let staff: ViewerStore
let admin: ViewerStore

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  admin = await world.user(space, 'admin', { _feed: 'ROOT' })
  staff = await world.user(space, 'staff')
})
afterAll(() => world.close())

/** A lead with people, a dossier and two suppliers that know nothing of each other. */
async function aRequest() {
  const lead = await world.lead(space, {
    name: 'Grand Café Zilvermeeuw',
    email: 'info@zilvermeeuw.example',
    website: 'www.zilvermeeuw.example',
    phone: '020 624 1234',
    address: { street: 'Kerkstraat 12', zipcode: '1017gc', city: 'Amsterdam' },
    employees: 23,
  })
  const person = await world.person(lead, { name: 'Femke Aardenburg', email: 'femke@zilvermeeuw.example' })
  const dossier = await world.dossier(lead, {
    case: '<p>De Zilvermeeuw zoekt een nieuw pakket. Bel Femke op 020 624 1234.</p>',
  })
  const [first, second] = [await world.supplier(space), await world.supplier(space)]
  const buyer = await world.user(lead, 'endusers')
  const seller = await world.user(first, 'suppliers')
  const rival = await world.user(second, 'suppliers')
  return { lead, person, dossier, first, second, buyer, seller, rival }
}

async function refreshed(asUser: ViewerStore): Promise<ViewerStore> {
  return world.as(asUser.viewer._id)
}

const identifying = /zilvermeeuw|aardenburg|femke|kerkstraat|1017|amsterdam|624/i

describe('the main job', () => {
  it('D6: a supplier reads a dossier only while its match is visible', async () => {
    const { dossier, first, seller } = await aRequest()
    const match = await world.match(dossier, first)
    await expect(seller.read(dossier, 1)).rejects.toThrow(Missing)
    await staff.update({ id: match, fields: { $visible: true } })
    expect(await world.read(dossier, seller)).toMatchObject({ _id: dossier, name: 'ERP', users: 12 })
    await staff.update({ id: match, fields: { $visible: false } })
    await expect(seller.read(dossier, 1)).rejects.toThrow(Missing)
  })

  it('D7: before disclosure no identifying word of the lead reaches the supplier, in any read', async () => {
    const { dossier, lead, person, first, seller, buyer } = await aRequest()
    const match = await world.match(dossier, first, { $visible: true, $advise: 'Zilvermeeuw past goed bij u' })
    await (await refreshed(buyer)).create({
      item: { _type: 'comment', text: '<p>Groet, Femke Aardenburg</p>' },
      parent: match,
    })
    const reads = [
      await seller.read(dossier, 5),
      await seller.read(match, 5),
      await seller.read(first, 5),
      (await seller.search({ page: 1, pageSize: 200 })).json,
      await seller.activities({ page: 1, pageSize: 200 }),
      await seller.list({ from: 1, depth: 5 }),
    ]
    for (const read of reads) {
      expect(withoutKeys(read)).not.toMatch(identifying)
      expect(read).not.toContain(lead)
      expect(read).not.toContain(person)
    }
    expect(reads[0]).toMatch(/"Lead [A-Z0-9]{6}"/)
    expect(reads[0]).toContain('▇▇▇')
    for (const id of [lead, person]) await expect(seller.read(id, 0)).rejects.toThrow(Missing)
    for (const q of ['zilvermeeuw', 'Femke', 'Kerkstraat', '1017', 'amsterdam', '0206241234']) {
      expect(await world.find(seller, { q }), q).toEqual([])
    }
    expect(await world.find(seller, { parent: lead })).toEqual([])
  })

  it('D7: disclosure shows the lead with its contacts, and closing hides them again', async () => {
    const { dossier, lead, person, first, seller } = await aRequest()
    const match = await world.match(dossier, first, { $visible: true })
    await staff.update({ id: match, fields: { $open: true } })
    expect(await world.read(lead, seller)).toMatchObject({ name: 'Grand Café Zilvermeeuw' })
    expect(await world.read(person, seller)).toMatchObject({ name: 'Femke Aardenburg' })
    expect(await world.read(dossier, seller)).toMatchObject({ organisation: { _id: lead } })
    await staff.update({ id: match, fields: { $open: false } })
    await expect(seller.read(lead, 0)).rejects.toThrow(Missing)
    await expect(seller.read(person, 0)).rejects.toThrow(Missing)
    expect(withoutKeys(await seller.read(dossier, 3))).not.toMatch(identifying)
    await staff.update({ id: dossier, fields: { open: true } })
    expect(await world.read(lead, seller)).toMatchObject({ name: 'Grand Café Zilvermeeuw' })
  })

  it('D7: a contact that is added or renamed later is redacted in what was written before', async () => {
    const { dossier, lead, first, seller } = await aRequest()
    await world.match(dossier, first, { $visible: true })
    await staff.update({ id: dossier, fields: { case: '<p>Vraag naar Wolfert Tuinstra in de keuken.</p>' } })
    expect(await seller.read(dossier, 0)).toContain('Tuinstra')
    const person = await world.person(lead, { name: 'Wolfert Tuinstra' })
    expect(await seller.read(dossier, 0)).not.toMatch(/Tuinstra|Wolfert/)
    await staff.update({ id: dossier, fields: { case: '<p>Vraag naar Ysbrand Hoogendoorn.</p>' } })
    await staff.update({ id: person, fields: { name: 'Ysbrand Hoogendoorn' } })
    expect(await seller.read(dossier, 0)).not.toMatch(/Ysbrand|Hoogendoorn/)
  })

  it('D2.1: two suppliers cannot compare what they call a lead, and two dossiers of one lead cannot be joined', async () => {
    const { dossier, lead, first, second, seller, rival } = await aRequest()
    const other = await world.dossier(lead, { name: 'CRM' })
    await world.match(dossier, first, { $visible: true })
    await world.match(dossier, second, { $visible: true })
    await world.match(other, first, { $visible: true })
    const names = [
      await world.read(dossier, seller),
      await world.read(dossier, rival),
      await world.read(other, seller),
    ].map((item) => (item.organisation as { name: string }).name)
    for (const name of names) expect(name).toMatch(/^Lead [A-Z0-9]{6}$/)
    expect(new Set(names).size).toBe(3)
  })

  it('D19.2, D19.10: the match of another supplier does not exist for a supplier', async () => {
    const { dossier, first, second, seller } = await aRequest()
    await world.match(dossier, first, { $visible: true })
    const rivals = await world.match(dossier, second, { $visible: true, $price: 4321 })
    await expect(seller.read(rivals, 0)).rejects.toThrow(Missing)
    const seen = await seller.read(dossier, 5)
    expect(seen).not.toContain(second)
    expect(withoutKeys(seen)).not.toContain('4321')
    expect(await world.find(seller, { feed: 'match' })).not.toContain(rivals)
  })

  it('D6: a supplier accepts or refuses what was offered with a reason, and takes no other step', async () => {
    const { dossier, first, seller } = await aRequest()
    const match = await world.match(dossier, first, { $visible: true })
    await expect(world.status(match, 'offered', seller)).rejects.toThrow(Forbidden)
    await world.status(match, 'offered')
    await expect(seller.update({ id: match, fields: { status: 'reserved' } })).rejects.toThrow(Invalid)
    await world.status(match, 'reserved', seller)
    expect(await world.read(match)).toMatchObject({
      status: 'reserved',
      history: [{ status: 'reserved', user: { _id: seller.viewer._id } }, {}, {}, { event: 'shown' }],
    })
    await expect(world.status(match, 'delivered', seller)).rejects.toThrow(Forbidden)
    await expect(seller.update({ id: match, fields: { $price: 1 } })).rejects.toThrow(Forbidden)
    await expect(seller.update({ id: match, fields: { $open: true } })).rejects.toThrow(Forbidden)
  })

  it('S4.1: a step that the table does not allow is refused for everyone', async () => {
    const { dossier, first } = await aRequest()
    const match = await world.match(dossier, first)
    for (const asUser of [staff, admin]) await expect(world.status(match, 'won', asUser)).rejects.toThrow(Invalid)
    await world.status(match, 'offered', staff)
    await expect(world.status(match, 'match', admin)).rejects.toThrow(Invalid)
  })

  it('D6: the end-user sees visible matches with the public card of the supplier, and answers with a remark', async () => {
    const { dossier, first, second, buyer } = await aRequest()
    const match = await world.match(dossier, first, { $visible: true })
    const hidden = await world.match(dossier, second)
    await admin.update({ id: first, fields: { note: 'Let op de marge', email: 'binnen@huis.example' } })
    const asUser = await refreshed(buyer)
    expect(await world.read(match, asUser)).toMatchObject({ _id: match, supplier: { _id: first } })
    await expect(asUser.read(hidden, 0)).rejects.toThrow(Missing)
    expect(await asUser.read(first, 3)).not.toMatch(/marge|binnen@huis/)
    await expect(asUser.read(second, 0)).rejects.toThrow(Missing)
    const answer = await world.make({ _type: 'comment', text: '<p>Graag!</p>', result: 1 }, match, asUser)
    expect(await world.read(match, staff, 1)).toMatchObject({ _comments: [{ _id: answer, result: 1 }] })
  })

  it('D6: a note on a match or a supplier is for super users alone, in every read', async () => {
    const { dossier, first, seller } = await aRequest()
    const match = await world.match(dossier, first, { $visible: true, matchnote: 'geheim' })
    await admin.update({ id: first, fields: { note: 'geheim' } })
    expect(await world.read(match, admin)).toMatchObject({ matchnote: 'geheim' })
    expect(await world.read(dossier, admin, 1)).toMatchObject({ _matches: [{ matchnote: 'geheim' }] })
    for (const asUser of [staff, seller]) {
      for (const id of [match, dossier, first]) expect(await asUser.read(id, 3)).not.toContain('geheim')
      expect(await world.find(asUser, { q: 'geheim' })).toEqual([])
    }
    await expect(staff.update({ id: match, fields: { matchnote: 'x' } })).rejects.toThrow(Invalid)
  })

  it('D6: end-users change their request until it reaches matching, and never disclose', async () => {
    const { dossier, lead, buyer } = await aRequest()
    await buyer.update({ id: dossier, fields: { users: 30 } })
    await buyer.update({ id: lead, fields: { description: 'Aan het water' } })
    await expect(buyer.update({ id: dossier, fields: { open: true } })).rejects.toThrow(Forbidden)
    await expect(buyer.update({ id: lead, fields: { status: 'customer' } })).rejects.toThrow(Forbidden)
    await world.status(dossier, 'match')
    await expect(buyer.update({ id: dossier, fields: { users: 31 } })).rejects.toThrow(Forbidden)
  })

  it('D6: an end-user opens a dossier, but neither discloses it nor moves it along by making it so', async () => {
    const { lead, buyer } = await aRequest()
    const item = { _type: 'dossier', name: 'HRM', users: 9 }
    await expect(buyer.create({ item: { ...item, open: true }, parent: lead })).rejects.toThrow(Forbidden)
    await expect(buyer.create({ item: { ...item, status: 'match' }, parent: lead })).rejects.toThrow(Forbidden)
    expect(await world.read(await world.make(item, lead, buyer))).toMatchObject({ status: 'request', open: false })
  })

  it('D5.2: a supplier leaves the plans of the centre alone', async () => {
    const { dossier, first, seller } = await aRequest()
    const match = await world.match(dossier, first, { $visible: true }, ['offered'])
    await world.status(match, 'delivered', staff, '2027-05-01T09:00:00.000Z')
    const { history } = await world.read(match, seller)
    const kept = (history as { status: string }[]).filter((entry) => entry.status !== 'delivered')
    await expect(seller.update({ id: match, fields: { history: kept } })).rejects.toThrow(Forbidden)
    await world.status(match, 'reserved', seller)
    // D20.9: and one that says that it was shown.
    expect((await world.read(match)).history).toHaveLength(5)
  })

  it('D6: staff of another space see and find nothing of it', async () => {
    const { dossier, lead, person } = await aRequest()
    const elsewhere = await world.user(await world.space(), 'staff')
    for (const id of [dossier, lead, person]) await expect(elsewhere.read(id, 0)).rejects.toThrow(Missing)
    expect(await world.find(elsewhere, { q: 'zilvermeeuw' })).toEqual([])
    await expect(elsewhere.update({ id: lead, fields: { name: 'Van mij' } })).rejects.toThrow(Missing)
    await expect(elsewhere.create({ item: { _type: 'dossier', name: 'ERP', users: 1 }, parent: lead })).rejects.toThrow(
      Missing,
    )
  })
})

describe('versions and the trash', () => {
  it('D2.3: a write on an old version is refused with the current item, one without version changes only what was sent', async () => {
    const lead = await world.lead(space, { name: 'Hotel De Linde' })
    await staff.update({ id: lead, version: 1, fields: { name: 'Hotel De Eik' } })
    const refused = staff.update({ id: lead, version: 1, fields: { employees: 40 } })
    await expect(refused).rejects.toThrow(Stale)
    await refused.catch((error: Stale) =>
      expect(JSON.parse(error.current)).toMatchObject({ name: 'Hotel De Eik', _version: 2 }),
    )
    await staff.update({ id: lead, fields: { employees: 40 } })
    expect(await world.read(lead)).toMatchObject({ name: 'Hotel De Eik', employees: 40, _version: 3 })
  })

  it('D2.3: writes at the same moment all land, none is lost', async () => {
    const lead = await world.lead(space)
    const fields = [{ employees: 5 }, { description: 'Nieuw' }, { email: 'a@b.example' }, { kvk: '12345678' }]
    await Promise.all(fields.map((patch) => staff.update({ id: lead, fields: patch })))
    expect(await world.read(lead)).toMatchObject({ ...Object.assign({}, ...fields), _version: 5 })
  })

  it('D2.5: what is thrown away is gone from every read at once, with what hung under it, and comes back whole', async () => {
    const lead = await world.lead(space, { name: 'Herberg De Kwakel' })
    const dossier = await world.dossier(lead)
    const supplier = await world.supplier(space)
    const seller = await world.user(supplier, 'suppliers')
    const match = await world.match(dossier, supplier, { $visible: true })
    const todo = await world.make({ _type: 'todo', name: 'Bel even terug' }, dossier)
    await staff.remove(lead)
    for (const id of [lead, dossier, match, todo]) {
      for (const asUser of [staff, admin, seller]) await expect(asUser.read(id, 0), id).rejects.toThrow(Missing)
    }
    expect(await world.find(staff, { q: 'kwakel' })).toEqual([])
    expect(JSON.parse((await staff.trash()).json)).toMatchObject([{ _id: lead }])
    await staff.restore(lead)
    expect(await world.read(todo, staff)).toMatchObject({ name: 'Bel even terug' })
    expect(await world.read(dossier, seller)).toMatchObject({ _id: dossier })
    await expect(seller.restore(lead)).rejects.toThrow(Forbidden)
  })

  it('D8.7: an edge that is removed leaves the item, which stays with its owner when it has no other place', async () => {
    const lead = await world.lead(space)
    const person = await world.make({ _type: 'person', name: 'Sjoerd Blikman', gender: 'male' }, lead, staff)
    await staff.unlink({ edge: 'CONTACTS', parent: lead, child: person })
    expect(await world.read(person, staff)).toMatchObject({ name: 'Sjoerd Blikman' })
    const colleague = await world.user(space, 'staff')
    await expect(colleague.read(person, 0)).rejects.toThrow(Missing)
  })

  it('D3: a circle of spaces is refused', async () => {
    const inner = await world.space({}, space)
    const innermost = await world.space({}, inner)
    await expect(admin.link({ edge: 'MEMBERS', parent: innermost, child: inner, props: {} })).rejects.toThrow(Invalid)
    await expect(admin.link({ edge: 'MEMBERS', parent: innermost, child: space, props: {} })).rejects.toThrow(Invalid)
  })

  it('D4.6: the total is licence plus implementation, computed here and never taken as sent', async () => {
    const { dossier, first } = await aRequest()
    const match = await world.match(dossier, first)
    expect(await world.read(match)).toMatchObject({ $license: 575, $implement: 575, $amount: 1150 })
    await staff.update({ id: match, fields: { $license: '1000', $amount: 1150 } })
    expect(await world.read(match)).toMatchObject({ $license: 1000, $amount: 1575 })
    await expect(staff.update({ id: match, fields: { $amount: 9 } })).rejects.toThrow(Invalid)
  })
})
