import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
let staff: Caller
beforeAll(async () => {
  app = await openTestApp()
  staff = app.as('staff')
})
afterAll(() => app.close())

const trash = async (body: object = {}, by = staff) => (await by.post('/api/trash/list', body)).body
const remove = (id: string) => staff.post('/api/space/delete', { item: { _id: id } })
const restore = (id: string, by = staff) => by.post('/api/trash/restore', { _id: id })

describe('the list of the trash', () => {
  test('D2.5: says where it was and who threw it away', async () => {
    const lead = await app.aLead({ name: 'Hotel Prullenmand' })
    const person = await app.aPerson(lead, { name: 'Wietske Weg' })
    await remove(person)
    const [row] = await trash()
    expect(row).toMatchObject({
      _id: person,
      _deleted_by: { _id: app.as('staff').id, name: expect.any(String) },
      _parents: [{ _id: lead, name: 'Hotel Prullenmand', _edge: 'CONTACTS' }],
    })
    expect(row._parents[0]).not.toHaveProperty('_gone')
  })

  test('D2.5, D20: names no place that its reader does not read', async () => {
    const person = await app.aPerson(app.places.lead, { name: 'Overal en Nergens' })
    const far = await app.aLead({ name: 'Hotel Ver Weg' }, app.places.otherSpace)
    await app.world.system.link({ edge: 'CONTACTS', parent: far, child: person, props: {} })
    await app.world.system.remove(person)
    const mine = await trash({ q: 'overal' })
    expect(mine).toMatchObject([{ _id: person, _parents: [{ _id: app.places.lead }] }])
    expect(JSON.stringify(mine)).not.toContain(far)
    const all = await trash({ q: 'overal' }, app.as('super'))
    expect(all[0]._parents).toHaveLength(2)
  })

  test('D2.5: is narrowed by a name and a type, and read page by page', async () => {
    const names = ['Café Één', 'Café Twee', 'Café Drie']
    for (const name of names) await remove(await app.aLead({ name }))
    const person = await app.aPerson(app.places.lead, { name: 'Piet Café' })
    await remove(person)
    const found = async (body: object) => (await trash(body)).map(({ name }: { name: string }) => name)
    expect((await found({ q: 'cafe' })).sort()).toEqual([...names, 'Piet Café'].sort())
    expect(await found({ q: 'cafe', feed: 'person' })).toEqual(['Piet Café'])
    expect(await found({ q: '%' })).toEqual([])
    const pages = []
    for (const page of [1, 2, 3]) pages.push(...(await found({ q: 'cafe', feed: 'lead', page, page_size: 1 })))
    expect(pages.sort()).toEqual([...names].sort())
    const { headers } = await staff.post('/api/trash/list', { q: 'cafe', page_size: 2 })
    expect(headers.get('x-total-count')).toBe('4')
  })
})

describe('where one item went', () => {
  test('D2.5: is told by the id of what was thrown away', async () => {
    const lead = await app.aLead({ name: 'Hotel Verdwenen' })
    expect(await trash({ item: lead })).toEqual([])
    await remove(lead)
    expect(await trash({ item: lead })).toMatchObject([{ _id: lead }])
    expect(await trash({ item: 'lead/er-is-niets' })).toEqual([])
  })

  test('D17.2: leads to the one that it was made one with', async () => {
    const [keep, drop] = [await app.aLead({ name: 'Hotel Blijft' }), await app.aLead({ name: 'Hotel Dubbel' })]
    await staff.post('/api/space/merge', { keep, drop })
    expect(await trash({ item: drop })).toMatchObject([{ _id: drop, _into: { _id: keep, name: 'Hotel Blijft' } }])
  })

  test('D20, D20.1: says nothing of what the caller did not read, nor to who has no trash', async () => {
    const far = await app.aLead({ name: 'Hotel Elders' }, app.places.otherSpace)
    await app.world.system.remove(far)
    expect(await trash({ item: far })).toEqual([])
    expect(await trash({ item: far }, app.as('super'))).toMatchObject([{ _id: far }])
    for (const who of ['supplier', 'enduser', 'member'] as const)
      expect((await app.as(who).post('/api/trash/list', { item: far })).status).toBe(403)
  })
})

describe('what cannot come back yet', () => {
  test('D2.5: nothing comes back to a place that lies in the trash itself, and it says so', async () => {
    const lead = await app.aLead({ name: 'Hotel Weg' })
    const person = await app.aPerson(lead, { name: 'Zonder Plaats' })
    for (const id of [person, lead]) await remove(id)
    // Staff read by the place: until that is back they do not find it.
    expect(await trash({ q: 'zonder plaats' })).toEqual([])
    const admin = app.as('super')
    expect(await trash({ q: 'zonder plaats' }, admin)).toMatchObject([{ _parents: [{ _id: lead, _gone: true }] }])
    const refused = await restore(person, admin)
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: '_id', code: 'placeInTrash' }] } })
    for (const id of [lead, person]) expect((await restore(id)).status).toBe(200)
    expect((await staff.post(`/api/space/${person}`)).status).toBe(200)
  })

  test('D2.5: a match waits for both of its ends', async () => {
    const dossier = await app.aDossier()
    const { match, supplier } = await app.aMatch({ dossier })
    for (const id of [match, supplier]) await remove(id)
    const row = (await trash({ feed: 'match' })).find(({ _id }: { _id: string }) => _id === match)
    expect(row).toMatchObject({ _id: match, _parents: [{ _id: dossier }, { _id: supplier, _gone: true }] })
    expect((await restore(match)).status).toBe(422)
    for (const id of [supplier, match]) expect((await restore(id)).status).toBe(200)
    expect((await staff.post(`/api/space/${match}`)).status).toBe(200)
  })

  test('D2.5: one place that is still there is enough', async () => {
    const [lead, other] = [await app.aLead(), await app.aLead()]
    const person = await app.aPerson(lead)
    await app.world.system.link({ edge: 'CONTACTS', parent: other, child: person, props: {} })
    for (const id of [person, lead]) await remove(id)
    expect((await restore(person)).status).toBe(200)
    expect((await staff.post(`/api/space/${person}`)).status).toBe(200)
  })
})
