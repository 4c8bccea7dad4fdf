import type { ItemInput } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const read = async (who: Somebody, id: string) => (await app.as(who).post(`/api/space/${id}`, { depth: 1 })).body
const update = (who: Somebody, id: string, props: object) => app.as(who).post(`/api/space/update/${id}`, { props })

async function aWorld(fields: ItemInput = {}, props: ItemInput = {}) {
  const supplier = app.places.supplier
  const dossier = await app.aDossier(fields, app.places.lead)
  const { match } = await app.aMatch({ dossier, supplier, props: { $visible: true, ...props } })
  return { dossier, match }
}

describe('an amount that nobody entered', () => {
  test('D22.3, D4.6: staff read the default, and a supplier nothing, before disclosure and after it', async () => {
    const { dossier, match } = await aWorld({ budget: 12_000 }, { $license: 4000 })
    expect(await read('staff', dossier)).toMatchObject({ budget: 12_000, license: 575, implement: 575, price: 575 })
    expect(await read('staff', match)).toMatchObject({ $price: 575, $license: 4000, $amount: 4575 })
    const seen = { budget: 12_000, license: null, implement: null }
    const ofMatch = { $price: null, $license: 4000, $implement: null, $amount: 4000 }
    expect(await read('supplier', dossier)).toMatchObject({ ...seen, _matches: [ofMatch] })
    expect(await read('supplier', match)).toMatchObject(ofMatch)
    await update('staff', match, { $open: true })
    expect(await read('supplier', dossier)).toMatchObject({ ...seen, price: null, _matches: [ofMatch] })
    expect(await read('supplier', match)).toMatchObject(ofMatch)
    for (const id of [dossier, match]) expect(await read('supplier', id)).not.toHaveProperty('_entered')
  })

  test('D22.3: a default that comes back as it was read stays one; another, or one typed on purpose, does not', async () => {
    const { dossier } = await aWorld()
    await update('staff', dossier, { budget: 575, license: 575, users: 14 })
    expect(await read('supplier', dossier)).toMatchObject({ users: 14, budget: null, license: null })
    await update('staff', dossier, { license: 800 })
    await update('enduser', dossier, { _entered: ['budget', 'implement'] })
    expect(await read('supplier', dossier)).toMatchObject({ budget: 575, license: 800, implement: null })
    const made = await aWorld({ budget: 575 })
    expect(await read('supplier', made.dossier)).toMatchObject({ budget: 575, license: null })
  })

  test('D22.3, D2.3: an undo of staff makes it a default again, of one and of many; nobody else does', async () => {
    const { dossier, match } = await aWorld()
    await update('staff', match, { $license: 6000 })
    await update('staff', match, { $license: 575, _unentered: ['$license'] })
    expect(await read('supplier', match)).toMatchObject({ $license: null, $amount: null })
    const { done } = (await app.as('staff').post('/api/space/bulk', { ids: [dossier], props: { budget: 9000 } })).body
    const items = done.map(({ before: props, ...one }: { before: object }) => ({ ...one, props }))
    expect((await app.as('staff').post('/api/space/bulk', { items })).body.refused).toEqual([])
    expect(await read('supplier', dossier)).toMatchObject({ budget: null })
    expect(await read('staff', dossier)).toMatchObject({ budget: 575 })
    await update('enduser', dossier, { budget: 9000 })
    expect((await update('enduser', dossier, { budget: 575, _unentered: ['budget'] })).status).toBe(200)
    expect(await read('supplier', dossier)).toMatchObject({ budget: 575 })
  })

  test('D22.3: it is sent back as it was read by anybody, and nothing changes', async () => {
    const { dossier, match } = await aWorld({ budget: 9000 })
    for (const id of [dossier, match]) {
      const item = await read('staff', id)
      expect((await app.as('staff').post('/api/space/save', { item })).status).toBe(200)
      expect(await read('staff', id)).toEqual(item)
    }
  })

  test('D22.3, D6: a supplier that accepts, and sends back or clears what it does not read, leaves every amount as it was', async () => {
    const { match } = await aWorld()
    const { $amount, $price, _version } = await read('staff', match)
    expect([$amount, $price]).toEqual([1150, 575])
    for (const props of [{ $price: null }, { $price: null, $license: null, $amount: null }]) {
      expect((await update('supplier', match, props)).status).toBe(200)
      expect(await read('staff', match)).toMatchObject({ $amount, $price, _version })
    }
    await update('staff', match, { status: 'offered' })
    app.world.wait(60_000)
    const accepted = { status: 'reserved', date: app.world.now.toISOString(), description: 'Graag' }
    const history = [...(await read('supplier', match)).history, accepted]
    expect((await update('supplier', match, { history, $license: null })).status).toBe(200)
    expect(await read('staff', match)).toMatchObject({ status: 'reserved', $amount, $price, $license: 575 })
  })

  test('D22.3: an end-user has none of it in a file', async () => {
    const { dossier } = await aWorld({ budget: 9123 })
    const { text } = await app.as('enduser').post('/api/export/csv', { feed: 'dossier', ids: [dossier] })
    expect(text).toContain('9123')
    expect(text.split(/[;\n]/)).not.toContain('575')
  })

  test('D22.3, D8.3: in an order of the amount it stands last both ways for who does not read it', async () => {
    const [low, none, high] = [{ budget: 100 }, {}, { budget: 900 }]
    const ids: string[] = []
    for (const fields of [low, none, high]) ids.push((await aWorld(fields)).dossier)
    const [least, unentered, most] = ids
    const ordered = async (who: Somebody, order: string) => {
      const { body } = await app.as(who).post('/api/space/search', { feed: 'dossier', sort: 'budget', order })
      return body.flatMap(({ _id }: { _id: string }) => (ids.includes(_id) ? [_id] : []))
    }
    for (const who of ['enduser', 'supplier'] as const) {
      expect(await ordered(who, 'asc')).toEqual([least, most, unentered])
      expect(await ordered(who, 'desc')).toEqual([most, least, unentered])
    }
    expect(await ordered('staff', 'asc')).toEqual([least, unentered, most])
  })
})
