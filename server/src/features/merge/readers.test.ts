import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const preview = async (keep: string, drop: string) =>
  (await app.as('staff').post('/api/space/merge/preview', { keep, drop })).body.readers

describe('D22.4: which suppliers begin to read somebody by a merge', () => {
  test('D22.4: the supplier of one of two contacts is named, whichever of them stays, and reads the kept card afterwards', async () => {
    const { supplier } = app.places
    const contact = await app.aPerson(await app.aLead(), { name: 'Noor Haven' })
    const seller = await app.aPerson(supplier, { name: 'Noor Haven' })
    const named = [{ _id: supplier, name: expect.any(String), people: 1 }]
    expect(await preview(contact, seller)).toEqual(named)
    expect(await preview(seller, contact)).toEqual(named)
    expect((await app.as('supplier').post(`/api/space/${contact}`)).status).toBe(404)
    expect((await app.as('staff').post('/api/space/merge', { keep: contact, drop: seller })).status).toBe(200)
    expect((await app.as('supplier').post(`/api/space/${contact}`)).status).toBe(200)
  })

  test('D22.4: a supplier under whose activity one of them comes is named too', async () => {
    const { supplier } = app.places
    const [keep, drop] = [await app.aPerson(await app.aLead()), await app.aPerson(await app.aLead())]
    const day = await app.world.make(
      { _type: 'activity', name: 'Kennisdag kassa', $role: 'Kennisdag', date: '2026-03-02T13:00:00.000Z' },
      supplier,
    )
    await app.world.system.link({ edge: 'CONTACTS', parent: day, child: drop, props: {} })
    expect(await preview(keep, drop)).toMatchObject([{ _id: supplier, people: 1 }])
  })

  test('D22.4: of two contacts of one supplier, of two of leads and of two suppliers nobody is', async () => {
    const { supplier } = app.places
    expect(await preview(await app.aPerson(supplier), await app.aPerson(supplier))).toEqual([])
    expect(await preview(await app.aPerson(await app.aLead()), await app.aPerson(await app.aLead()))).toEqual([])
    const [keep, drop] = [await app.aSupplier(), await app.aSupplier()]
    for (const one of [keep, drop]) await app.aPerson(one)
    expect(await preview(keep, drop)).toEqual([])
  })

  test('D6: a supplier that staff do not read is not named', async () => {
    const { world, places } = app
    const contact = await app.aPerson(await app.aLead())
    const both = await app.aPerson(await app.aLead())
    const elsewhere = await world.supplier(places.otherSpace)
    await world.system.link({ edge: 'CONTACTS', parent: elsewhere, child: both, props: {} })
    expect(await preview(contact, both)).toEqual([])
  })
})
