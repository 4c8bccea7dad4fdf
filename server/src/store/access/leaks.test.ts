import { Forbidden, Missing } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutKeys } from '../../../test/withoutKeys.ts'
import { World } from '../../../test/world.ts'
import { readMentionable } from '../read/people.ts'
import { readPresent } from '../read/present.ts'
import { readTimeline } from '../read/timeline.ts'
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

/** A lead with a dossier and one visible match, and the stores as both sides read them. */
async function aMatch(caseText = '<p>Wij zoeken een pakket.</p>') {
  const lead = await world.lead(space, { name: 'Herberg Zilvermeeuw' })
  const dossier = await world.dossier(lead, { case: caseText })
  const supplier = await world.supplier(space)
  const match = await world.match(dossier, supplier, { $visible: true })
  const seller = await world.user(supplier, 'suppliers')
  const buyer = await world.user(lead, 'endusers')
  return { lead, dossier, supplier, match, seller, buyer }
}

describe('what filters tell', () => {
  it('D6: a filter on a status finds nothing by a status that the viewer does not read', async () => {
    const { supplier, buyer } = await aMatch()
    await world.status(supplier, 'oldcustomer')
    expect(await world.find(buyer, { feed: 'supplier' })).toEqual([supplier])
    expect(await world.find(buyer, { feed: 'supplier', status: 'oldcustomer' })).toEqual([])
    expect(await world.find(staff, { feed: 'supplier', status: 'oldcustomer' })).toEqual([supplier])
  })

  it('D7: of the tags of an anonymous dossier only those of the branche exist, in lists, filters and words', async () => {
    const { dossier, seller } = await aMatch()
    const branche = await world.make({ _type: 'tag', name: 'Strandtent', type: 'branche' })
    const category = await world.make({ _type: 'tag', name: 'Wanbetaler', type: 'category' })
    for (const tag of [branche, category]) await staff.link({ edge: 'TAGS', parent: dossier, child: tag, props: {} })
    const seen = await world.read(dossier, seller, 1)
    expect((seen._tags as { _id: string }[]).map((tag) => tag._id)).toEqual([branche])
    expect(await world.find(seller, { tags: [branche] })).toEqual([dossier])
    expect(await world.find(seller, { tags: [category] })).toEqual([])
    expect(await world.find(seller, { q: 'strandtent', feed: 'dossier' })).toEqual([dossier])
    expect(await world.find(seller, { q: 'wanbetaler', feed: 'dossier' })).toEqual([])
  })

  it('D6, D19.2: the name of an edge finds nothing by an edge of which the other end is hidden', async () => {
    const { seller, supplier, match } = await aMatch()
    const { dossier: elsewhere } = await aMatch()
    expect(await world.find(seller, { feed: 'MATCH' })).toContain(supplier)
    await staff.update({ id: match, fields: { $visible: false } })
    expect(await world.find(seller, { feed: 'MATCH' })).toEqual([])
    const person = await world.person(supplier)
    expect(await world.find(seller, { feed: 'TODOS' })).toEqual([])
    await world.system.link({ edge: 'CONTACTS', parent: elsewhere, child: person, props: {} })
    await world.system.unlink({ edge: 'CONTACTS', parent: supplier, child: person })
    await world.system.link({ edge: 'OWNERS', parent: elsewhere, child: supplier, props: {} })
    expect(await world.find(seller, { feed: 'CONTACTS' })).toEqual([])
    expect(await world.find(seller, { feed: 'OWNERS' })).not.toContain(supplier)
  })

  it('D19.6: a message lies under nobody', async () => {
    const { lead, buyer } = await aMatch()
    const message = await world.make({ _type: 'message', name: 'Welkom' }, lead)
    expect(await world.find(buyer, { feed: 'message' })).toEqual([message])
    expect(await world.find(buyer, { parent: lead, feed: 'message' })).toEqual([])
  })
})

describe('names that were', () => {
  it('D7: a former name of the lead or of its people identifies as the present one does', async () => {
    const { lead, dossier, seller } = await aMatch(
      '<p>Zilvermeeuw, vraag naar Wolfert Tuinstra of Ysbrand Kuipers.</p>',
    )
    const renamed = await world.person(lead, { name: 'Wolfert Tuinstra' })
    const gone = await world.person(lead, { name: 'Ysbrand Kuipers' })
    await staff.update({ id: lead, fields: { name: 'De Gouden Snoek' } })
    await staff.update({ id: renamed, fields: { name: 'Wiepke Aardenburg' } })
    await staff.unlink({ edge: 'CONTACTS', parent: lead, child: gone })
    expect(await seller.read(dossier, 0)).not.toMatch(/Zilvermeeuw|Tuinstra|Kuipers/)
    for (const q of ['zilvermeeuw', 'tuinstra', 'kuipers']) expect(await world.find(seller, { q })).toEqual([])
  })

  it('D7, D2.1: how many people the lead or its request has is told by no text, now or as it was', async () => {
    const text =
      '<p>Wij werken met 385 medewerkers, vorig jaar 361 medewerkers; 240 mensen in de keuken, aan 77 tafels.</p>'
    const { lead, dossier, seller, match } = await aMatch(text)
    const remark = await world.make({ _type: 'comment', text: '<p>Nu 385 collega’s</p>' }, match)
    await staff.update({ id: lead, fields: { employees: 361 } })
    await staff.update({ id: lead, fields: { employees: 385 } })
    await staff.update({ id: dossier, fields: { employees: 240 } })
    await staff.update({ id: dossier, fields: { employees: 250 } })
    const seen = withoutKeys(await seller.read(dossier, 0))
    expect(seen).not.toMatch(/385|361|240/)
    expect(seen).toContain('77 tafels')
    expect(withoutKeys(await seller.read(remark, 0))).not.toContain('385')
    for (const q of ['385', '361', '240']) expect(await world.find(seller, { q })).toEqual([])
  })

  it('D7: a dossier or a remark that belongs to two leads is redacted of both', async () => {
    const { dossier, lead, seller, match } = await aMatch('<p>Zilvermeeuw en Snoekbaars vragen samen.</p>')
    const other = await aMatch()
    const partner = await world.lead(space, { name: 'Hotel Snoekbaars' })
    await staff.link({ edge: 'DOSSIERS', parent: partner, child: dossier, props: {} })
    await world.dossier(partner)
    for (const id of [lead, partner]) {
      await staff.update({ id, fields: { description: 'Iets anders' } })
      expect(await seller.read(dossier, 0)).not.toMatch(/Zilvermeeuw|Snoekbaars/)
    }
    await staff.update({ id: other.lead, fields: { name: 'Pannenkoekenhuis Karekiet' } })
    const remark = await world.make({ _type: 'comment', text: '<p>Karekiet en Zilvermeeuw</p>' }, match, staff)
    await staff.link({ edge: 'COMMENTS', parent: other.match, child: remark, props: {} })
    for (const id of [lead, other.lead]) {
      await staff.update({ id, fields: { description: 'Weer iets anders' } })
      for (const asUser of [seller, other.seller])
        expect(await asUser.read(remark, 0)).not.toMatch(/Zilvermeeuw|Karekiet/)
    }
  })
})

describe('words of the supplier and of others', () => {
  it('D7: a supplier cannot find out who asks by writing names and reading what is blotted out', async () => {
    const { match, dossier, seller } = await aMatch()
    const guess = 'Zilvermeeuw of Karekiet?'
    const remark = await world.make({ _type: 'comment', text: `<p>${guess}</p>` }, match, seller)
    const todo = await world.make({ _type: 'todo', name: guess }, dossier, seller)
    expect(await seller.read(remark, 0)).toContain(guess)
    expect(await seller.read(todo, 0)).toContain(guess)
    await world.status(match, 'offered')
    const { history } = await world.read(match, seller)
    const entry = { status: 'reserved', date: world.now.toISOString(), description: guess }
    await seller.update({ id: match, fields: { history: [...(history as object[]), entry] } })
    expect(await seller.read(match, 0)).toContain(guess)
  })

  it('D7: what another wrote into the words of a supplier is redacted, as is what was shared with it', async () => {
    const { match, dossier, seller } = await aMatch()
    const remark = await world.make({ _type: 'comment', text: '<p>Wanneer kan het?</p>' }, match, seller)
    const todo = await world.make({ _type: 'todo', name: 'Offerte maken' }, dossier, seller)
    await world.system.update({ id: remark, fields: { text: '<p>Zilvermeeuw kan morgen</p>' } })
    await staff.update({ id: todo, fields: { description: 'Zilvermeeuw bellen' } })
    const shared = await world.make(
      { _type: 'activity', name: 'Kennismaking', date: '2026-04-01T10:00:00Z', location: 'Bij Zilvermeeuw' },
      dossier,
      staff,
    )
    await staff.link({ edge: 'OWNERS', parent: shared, child: seller.viewer._id, props: {} })
    for (const id of [remark, todo, shared]) expect(await seller.read(id, 3), id).not.toContain('Zilvermeeuw')
    expect(await world.find(seller, { q: 'zilvermeeuw' })).toEqual([])
    expect(await world.find(staff, { q: 'zilvermeeuw', feed: 'todo' })).toContain(todo)
  })

  it('D7: a lead does not tell who it is by a message before it is disclosed', async () => {
    const { supplier, buyer, match } = await aMatch()
    const asUser = await world.as(buyer.viewer._id)
    await world.read(supplier, asUser)
    await expect(asUser.create({ item: { _type: 'message', name: 'Hallo' }, parent: supplier })).rejects.toThrow(
      Forbidden,
    )
    await staff.update({ id: match, fields: { $open: true } })
  })
})

describe('what a form shows', () => {
  it('D6: a note on an edge is for who reads both ends in full', async () => {
    const { supplier, seller, buyer } = await aMatch()
    await staff.link({ edge: 'MEMBERS', parent: space, child: supplier, props: { $note: 'betaalt traag' } })
    expect(await staff.read(supplier, 1)).toContain('betaalt traag')
    expect(await staff.list({ from: 1, depth: 1 })).toBeTruthy()
    for (const asUser of [seller, await world.as(buyer.viewer._id)]) {
      expect(await asUser.read(supplier, 2)).not.toContain('betaalt')
      expect((await asUser.search({ page: 1, pageSize: 50 })).json).not.toContain('betaalt')
    }
  })

  it('D19.5, D19.10: disclosure opens the card of the lead, not the notes of the centre on it', async () => {
    const { lead, dossier, match, seller } = await aMatch()
    await world.status(lead, 'prospect')
    await staff.update({ id: dossier, fields: { supplier: 'Concurrent BV', link: 'https://concurrent.example' } })
    await world.status(dossier, 'pauze')
    await staff.update({ id: match, fields: { $open: true } })
    expect(await world.read(lead, seller)).toMatchObject({ name: 'Herberg Zilvermeeuw' })
    for (const id of [lead, dossier]) expect(await seller.read(id, 2)).not.toMatch(/Omdat het zo is|[Cc]oncurrent/)
    expect(await world.read(dossier, seller)).toMatchObject({ history: [{ status: 'pauze' }, { status: 'request' }] })
    expect((await seller.search({ page: 1, pageSize: 50 })).json).not.toMatch(/Omdat het zo is|[Cc]oncurrent/)
  })

  it('D7: a dossier of which the lead was taken away is counted by nobody who cannot read it', async () => {
    const { lead, dossier, seller } = await aMatch()
    const supplier = await world.supplier(space)
    const later = await world.user(supplier, 'suppliers')
    await staff.unlink({ edge: 'DOSSIERS', parent: lead, child: dossier })
    const match = await world.match(dossier, supplier, { $visible: true })
    const remark = await world.make({ _type: 'comment', text: '<p>Zilvermeeuw</p>' }, match)
    for (const id of [match, remark]) await expect(later.read(id, 1)).rejects.toThrow(Missing)
    const { json, total } = await later.search({ page: 1, pageSize: 50 })
    expect(JSON.parse(json)).toHaveLength(total)
    expect(json).not.toContain('Zilvermeeuw')
    await expect(seller.read(dossier, 3)).rejects.toThrow(Missing)
    await staff.link({ edge: 'MEMBERS', parent: space, child: lead, props: {} })
    await world.system.link({ edge: 'DOSSIERS', parent: lead, child: dossier, props: {} })
    expect(await seller.read(dossier, 3)).not.toContain('Zilvermeeuw')
    expect(await later.read(remark, 3)).not.toContain('Zilvermeeuw')
  })
})

/** Whom a supplier sees to look on at an item when this person does, what it finds under the lead, and whom it may mention there. */
async function seenAround(seller: ViewerStore, item: string, lead: string, user: string) {
  return [
    await readPresent(seller, item, [{ user, organisation: lead }]),
    await seller.list({ space: lead, from: 1, depth: 5 }),
    await world.find(seller, { parent: lead }),
    (await readMentionable(seller, item, '')).map(({ name }) => name),
  ]
}

describe('two dossiers of one lead', () => {
  it('D2.1: what one dossier disclosed does not tell whose the other is, in any read, filter or list', async () => {
    const { lead, dossier, supplier, match, seller } = await aMatch()
    const person = await world.person(lead, { name: 'Femke Aardenburg' })
    const other = await world.dossier(lead, { name: 'CRM' })
    await world.system.link({ edge: 'CONTACTS', parent: other, child: person, props: {} })
    const hidden = await world.match(other, supplier, { $visible: true })
    await staff.update({ id: match, fields: { $open: true } })
    expect(await world.read(lead, seller, 5)).toMatchObject({
      name: 'Herberg Zilvermeeuw',
      _dossiers: [{ _id: dossier }],
    })
    for (const id of [lead, person, dossier, match]) {
      const item = await world.read(id, seller, 1)
      const lists = ['_dossiers', '_parents', '_contacts'].map((name) => JSON.stringify(item[name] ?? []))
      expect(lists.join()).not.toContain(other)
    }
    for (const id of [other, hidden]) {
      const seen = await seller.read(id, 1)
      expect(seen).toMatch(/Lead [A-Z0-9]{6}/)
      expect(seen).not.toMatch(/Zilvermeeuw|Aardenburg/)
      for (const known of [lead, person]) expect(seen).not.toContain(known)
    }
    expect(await seller.list({ space: lead, from: 1, depth: 5 })).not.toContain(other)
    expect(await seller.activities({ parent: lead, page: 1, pageSize: 50 })).not.toContain(other)
    for (const query of [{ parent: lead }, { parent: person }, { feed: 'DOSSIERS' }, { parent: lead, q: 'crm' }]) {
      const found = await world.find(seller, query)
      expect(found).not.toContain(other)
      expect(found).not.toContain(hidden)
    }
    expect(await world.find(seller, { feed: 'dossier' })).toEqual(expect.arrayContaining([dossier, other]))
  })

  it('D2.1: nor does what hangs under the supplier too: it is found under who asks no more than the dossier is', async () => {
    const { lead, dossier, supplier, match, seller } = await aMatch()
    const other = await world.dossier(lead, { name: 'CRM' })
    await world.match(other, supplier, { $visible: true })
    await staff.update({ id: match, fields: { $open: true } })
    const demoOf = async (place: string) => {
      const item = { _type: 'activity', name: 'Demonstratie', date: '2026-04-01T09:00:00Z' }
      const { _id } = await staff.create({ item, parent: place })
      await staff.link({ edge: 'ACTIVITIES', parent: supplier, child: _id, props: {} })
      return _id
    }
    const [told, closed] = [await demoOf(dossier), await demoOf(other)]
    const lists = [
      await seller.list({ space: lead, from: 1, depth: 5 }),
      await seller.activities({ parent: lead, page: 1, pageSize: 50 }),
      JSON.stringify(await readTimeline(seller, { item: lead })),
      (await world.find(seller, { parent: lead })).join(),
      (await world.find(seller, { parent: lead, feed: 'activity' })).join(),
    ]
    for (const list of lists) {
      expect(list).toContain(told)
      expect(list).not.toContain(closed)
    }
    // Under what names nobody it is found as ever.
    expect(await world.find(seller, { parent: other, feed: 'activity' })).toEqual([closed])
    expect(await seller.list({ space: supplier, from: 1, depth: 5 })).toContain(closed)
  })

  it('D19.10: what hangs under an open dossier tells nothing of a match of another, or of a dossier, that it hangs under too', async () => {
    const { lead, dossier, supplier, match, seller } = await aMatch()
    const { viewer } = await world.user(lead, 'endusers', { name: 'Tjorven Vrager', username: 'tjorven.x' })
    const rivals = await world.match(dossier, await world.supplier(space, { name: 'Rivaal BV' }), { $visible: true })
    const elsewhere = await world.dossier(await world.lead(space))
    await staff.update({ id: match, fields: { $open: true } })
    const item = { _type: 'activity', name: 'Kennisdag', date: '2026-04-01T09:00:00Z' }
    const { _id: demo } = await staff.create({ item, parent: dossier })
    await staff.link({ edge: 'ACTIVITIES', parent: supplier, child: demo, props: {} })
    const seen = () => seenAround(seller, demo, lead, viewer._id)
    const before = await seen()
    expect(before[0]).toHaveLength(1)
    expect(before[1]).toContain(demo)
    for (const parent of [rivals, elsewhere]) {
      await staff.link({ edge: 'ACTIVITIES', parent, child: demo, props: {} })
      expect(await seen()).toEqual(before)
    }
  })

  it('D10: colleagues see each other at what is of no dossier', async () => {
    const { lead, buyer } = await aMatch()
    const { viewer } = await world.user(lead, 'endusers', { name: 'Koper Twee', username: 'koper.twee' })
    const { _id: todo } = await buyer.create({ item: { _type: 'todo', name: 'Zelf bellen' }, parent: lead })
    expect(await readPresent(buyer, todo, [{ user: viewer._id, organisation: lead }])).toMatchObject([
      { _id: viewer._id },
    ])
  })

  it('D2.1: at a contact that was told one sees the same whether or not a closed dossier has it too', async () => {
    const { lead, supplier, match, seller } = await aMatch()
    const { viewer } = await world.user(lead, 'endusers', { name: 'Tjorven Vrager', username: 'tjorven.w' })
    const person = await world.person(lead, { name: 'Femke Aardenburg' })
    const other = await world.dossier(lead, { name: 'CRM' })
    await world.match(other, supplier, { $visible: true })
    await staff.update({ id: match, fields: { $open: true } })
    const seen = () => seenAround(seller, person, lead, viewer._id)
    const before = await seen()
    expect(before[0]).toHaveLength(1)
    expect(before[1]).toContain(person)
    await world.system.link({ edge: 'CONTACTS', parent: other, child: person, props: {} })
    expect(await seen()).toEqual(before)
  })

  it('D2.1, D10: nor may anybody of it be mentioned there, or be seen there', async () => {
    const { lead, dossier, supplier, match, seller } = await aMatch()
    const { viewer } = await world.user(lead, 'endusers', { name: 'Tjorven Vrager', username: 'tjorven.v' })
    await world.person(lead, { name: 'Femke Aardenburg' })
    const other = await world.dossier(lead, { name: 'CRM' })
    const hidden = await world.match(other, supplier, { $visible: true })
    await staff.update({ id: match, fields: { $open: true } })
    const { _id: todo } = await seller.create({ item: { _type: 'todo', name: 'Zelf bellen' }, parent: hidden })
    const somebody = [{ user: viewer._id, organisation: lead }]
    const names = async (item: string) => (await readMentionable(seller, item, '')).map(({ name }) => name)
    for (const open of [dossier, match]) {
      expect(await names(open)).toContain('Femke Aardenburg')
      expect(await readPresent(seller, open, somebody)).toMatchObject([{ _id: lead, name: 'Herberg Zilvermeeuw' }])
    }
    // What hangs under the supplier as well is of the dossier all the same.
    const { _id: demo } = await staff.create({
      item: { _type: 'activity', name: 'Demonstratie', date: '2026-04-01T09:00:00Z' },
      parent: other,
    })
    await staff.link({ edge: 'ACTIVITIES', parent: supplier, child: demo, props: {} })
    const isClosed = async (closed: string) => {
      expect(await names(closed)).not.toEqual(expect.arrayContaining([expect.stringMatching(/Vrager|Aardenburg/)]))
      expect(await readPresent(seller, closed, somebody)).toEqual([])
    }
    for (const closed of [other, hidden, todo, demo]) await isClosed(closed)
    // Nor when that dossier is not the supplier's to read any more.
    await staff.remove(hidden)
    await isClosed(demo)
    expect(await seller.list({ space: lead, from: 1, depth: 5 })).not.toContain(demo)
  })
})
