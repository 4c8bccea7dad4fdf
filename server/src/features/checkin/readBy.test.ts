import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
let lead: string
let contact: string
beforeAll(async () => {
  app = await openTestApp()
  lead = await app.aLead({ name: 'Hotel Geheim' })
  contact = await app.aPerson(lead, { name: 'Geheime Contact', email: 'g@geheim.example' })
})
afterAll(() => app.close())

const aDay = (parent: string) =>
  app.world.make(
    { _type: 'activity', name: 'Kennisdag kassa', $role: 'Kennisdag', date: '2026-03-02T13:00:00.000Z' },
    parent,
  )
const readBy = async (activity: string) =>
  (await app.as('staff').post('/api/checkin/list', { activity })).body.readBy.map(({ _id }: { _id: string }) => _id)
const newReaders = async (parent: string | readonly string[], child: string | readonly string[]) =>
  (await app.as('staff').post('/api/links/readers', { parent, child })).body.suppliers

describe('D22.4: which suppliers read whoever comes under an activity', () => {
  test('D22.4: those under whom it hangs, directly, at any depth or by a link, are named; without one nobody is', async () => {
    const { space, supplier } = app.places
    const day = await aDay(space)
    expect(await readBy(day)).toEqual([])
    expect(await newReaders(day, contact)).toEqual([])
    await app.as('staff').post(`/api/space/edge/ACTIVITIES/${supplier}/${day}`, { props: { $role: 'Kennisdag' } })
    expect(await readBy(day)).toEqual([supplier])
    const own = await app.aPerson(supplier, { name: 'Verkoper Kassa', email: 'v@kassa.example' })
    const deep = await aDay(await aDay(own))
    expect(await readBy(deep)).toEqual([supplier])
    expect(await newReaders(deep, contact)).toMatchObject([{ _id: supplier, people: 1 }])
    // Whom it reads already it does not begin to read.
    expect(await newReaders(deep, own)).toEqual([])
    expect((await app.as('supplier').post(`/api/space/${contact}`)).status).toBe(404)
  })

  test('D22.4: a link between a supplier and an activity says how many of those registered it begins to read', async () => {
    const { space, supplier } = app.places
    const day = await aDay(space)
    const own = await app.aPerson(supplier, { name: 'Verkoper Twee', email: 'w@kassa.example' })
    const second = await app.aPerson(lead, { name: 'Tweede Contact', email: 't@geheim.example' })
    for (const person of [contact, second, own])
      await app.as('staff').post(`/api/space/edge/CONTACTS/${day}/${person}`, { props: {} })
    expect(await newReaders(supplier, day)).toEqual([{ _id: supplier, name: expect.any(String), people: 2 }])
    await app.as('staff').post(`/api/space/edge/ACTIVITIES/${supplier}/${day}`, { props: { $role: 'Kennisdag' } })
    expect(await newReaders(supplier, day)).toEqual([])
    expect((await app.as('supplier').post(`/api/space/${second}`)).status).toBe(200)
  })

  test('D22.4: of many that are linked at once is told how many people a supplier begins to read, each counted once', async () => {
    const { space, supplier, otherLead } = app.places
    const [first, second] = [await aDay(space), await aDay(space)]
    const own = await app.aPerson(supplier, { name: 'Verkoper Drie', email: 'x@kassa.example' })
    const third = await app.aPerson(lead, { name: 'Derde Contact', email: 'd@geheim.example' })
    const fourth = await app.aPerson(lead, { name: 'Vierde Contact', email: 'e@geheim.example' })
    for (const day of [first, second])
      await app.as('staff').post(`/api/space/edge/CONTACTS/${day}/${third}`, { props: {} })
    const told = (people: number) => [{ _id: supplier, name: expect.any(String), people }]
    expect(await newReaders(supplier, [first, second])).toEqual(told(1))
    expect(await newReaders(supplier, [third, fourth, own])).toEqual(told(2))
    expect(await newReaders([space, supplier], third)).toEqual(told(1))
    expect(await newReaders(lead, [third, own])).toEqual([])
    // What was thrown away since, or is of others, holds up nothing and tells nothing.
    const unseen = [await app.aPerson(otherLead, { name: 'Vijfde Contact', email: 'f@geheim.example' }), 'person/gone']
    expect(await newReaders(supplier, [third, ...unseen])).toEqual(told(1))
    expect(await newReaders(supplier, unseen)).toEqual([])
  })

  test('D6: it is told to staff alone, of what they read', async () => {
    const { space, supplier } = app.places
    const day = await aDay(space)
    const ask = async (who: 'supplier' | 'enduser' | 'stranger', parent: string, child: string) =>
      (await app.as(who).post('/api/links/readers', { parent, child })).status
    expect(await ask('supplier', supplier, supplier)).toBe(403)
    expect(await ask('supplier', supplier, lead)).toBe(404)
    expect(await ask('enduser', supplier, day)).toBe(404)
    expect(await ask('stranger', supplier, day)).toBe(404)
  })
})
