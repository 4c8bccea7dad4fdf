import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const save = (name: string, parent: string, as: Somebody = 'staff') =>
  app.as(as).post('/api/space/save', { item: { _type: 'tag', name, type: 'branche' }, parent })
const tagsOf = async (id: string) => (await app.as('super').post(`/api/space/${id}`, { depth: 1 })).body._tags

describe('D23.3: a new tag under an item', () => {
  test('D23.3: is made and hung on an item of any type', async () => {
    const { match, dossier } = await app.aMatch()
    const { space, supplier } = app.places
    const todo = await app.world.make({ _type: 'todo', name: 'Iedereen bellen' }, space)
    const items = [await app.aLead(), await app.aPerson(), dossier, match, supplier, space, todo]
    for (const [at, id] of items.entries()) {
      const answer = await save(`Soort ${at}`, id)
      expect([id, answer.status]).toEqual([id, 200])
      expect(await tagsOf(id)).toEqual([
        expect.objectContaining({ _id: answer.body._id, name: `Soort ${at}`, _edge: 'TAGS' }),
      ])
    }
  })

  test('D23.3, D8.3: the item is found by it, among the tagged and by its word, and keeps the tags it had', async () => {
    const lead = await app.aLead({ name: 'Pension Zeezicht' })
    const first = (await save('Wijnproeverij', lead)).body._id
    const second = (await save('Brouwerij', lead)).body._id
    const found = async (body: object) =>
      (await app.as('staff').post('/api/space/search', body)).body.map(({ _id }: { _id: string }) => _id)
    for (const q of ['wijnproeverij', 'brouwerij']) expect(await found({ q, feed: 'lead' })).toEqual([lead])
    for (const tag of [first, second]) expect(await found({ tags: [tag] })).toEqual([lead])
  })

  test('D23.3, D6: only who may tag that item', async () => {
    const lead = await app.aLead()
    for (const as of ['supplier', 'enduser', 'member', 'stranger'] as const) {
      expect([403, 404]).toContain((await save('Niet van mij', lead, as)).status)
    }
    expect((await save('Niet van mij', app.places.lead, 'enduser')).status).toBe(403)
    expect(await tagsOf(lead)).toBeUndefined()
  })
})
