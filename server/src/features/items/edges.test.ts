import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

type Row = Readonly<Record<string, unknown>> & { readonly _id: string; readonly _type: string }

const edgesOf = new Map([
  ['lead', 'MEMBERS'],
  ['supplier', 'MEMBERS'],
  ['organisation', 'MEMBERS'],
  ['space', 'MEMBERS'],
  ['user', 'MEMBERS'],
  ['dossier', 'DOSSIERS'],
  ['match', 'MATCH'],
  ['person', 'CONTACTS'],
  ['todo', 'TODOS'],
  ['activity', 'ACTIVITIES'],
  ['file', 'FILES'],
  ['tag', 'TAGS'],
  ['software', 'SOFTWARE'],
  ['message', 'TO'],
])

let app: TestApp
let match: string
let remark: string
let answer: string
beforeAll(async () => {
  app = await openTestApp()
  const { world, places } = app
  const made = await app.aMatch({ path: ['offered'] })
  match = made.match
  await app.aPerson(places.lead)
  await world.make({ _type: 'todo', name: 'Bellen' }, made.dossier)
  await world.make({ _type: 'tag', name: 'Horeca', type: 'branche' })
  await world.make({ _type: 'software', name: 'Kassapakket' }, places.supplier)
  await world.make({ _type: 'message', name: 'Vraag', description: '<p>Dag</p>' }, places.supplier)
  remark = await world.make({ _type: 'comment', text: '<p>Past dit?</p>' }, match)
  answer = await world.make({ _type: 'comment', text: '<p>Ja, dit past.</p>' }, remark)
})
afterAll(() => app.close())

const search = async (who: Somebody, query: object): Promise<Row[]> =>
  (await app.as(who).post('/api/space/search', { page_size: 200, ...query })).body
const list = async (who: Somebody, query: object): Promise<Row[]> =>
  (await app.as(who).post('/api/space/list', query)).body

describe('a row', () => {
  test.each(['super', 'staff', 'supplier', 'enduser', 'member'] as const)(
    'D23.2, D2.2: that %s finds or walks to says over which edge it is reached',
    async (who) => {
      const found = (await Promise.all([...edgesOf.keys(), 'comment'].map((feed) => search(who, { feed })))).flat()
      const named = await search(who, { q: 'softwarehuis' })
      const walked = await list(who, { space: app.as(who).organisation, depth: 5 })
      expect(found.length).toBeGreaterThan(0)
      for (const { _id, _type, _edge } of [...found, ...named, ...walked]) {
        const wanted = _type === 'comment' ? (_id === answer ? 'SUB' : 'COMMENTS') : edgesOf.get(_type)
        expect([_id, _edge]).toEqual([_id, wanted])
      }
    },
  )

  test('D23.2, D19.3: goes back as it was found, and nothing changes', async () => {
    for (const feed of [...edgesOf.keys(), 'comment']) {
      for (const item of (await search('super', { feed })).slice(0, 3)) {
        const { status, body } = await app.as('super').post('/api/space/save', { item })
        expect([feed, status, body]).toEqual([feed, 200, expect.objectContaining({ _version: item._version })])
      }
    }
  })

  test('D23.2, D7: is told as an answer with the remark that it answers', async () => {
    const before = await search('supplier', { feed: 'comment' })
    expect(before.map(({ _id, _edge }) => [_id, _edge])).toContainEqual([answer, 'SUB'])
    const told = before.find(({ _id }) => _id === answer)
    expect(told?._parents).toEqual([expect.objectContaining({ _id: remark })])
  })
})

test('D8.7, D12: a registration that was set loose is drawn again as it was read', async () => {
  const { space, lead } = app.places
  const staff = app.as('staff')
  const person = await app.aPerson(lead)
  const day = await app.world.make(
    { _type: 'activity', name: 'Kennisdag', $role: 'Kennisdag', date: app.world.now.toISOString() },
    space,
  )
  const link = (props: object) => staff.post(`/api/space/edge/CONTACTS/${day}/${person}`, { props })
  await link({ $role: 'Case Manager', $note: 'Komt met de trein' })
  await staff.post('/api/checkin/present', { activity: day, person, present: true, guests: 3 })
  const stands = async () => {
    const { body } = await staff.post(`/api/space/${day}`, { depth: 1 })
    const { $role, $note, $registered, $present, $guests } = body._contacts[0]
    return { $role, $note, $registered, $present, $guests }
  }
  const before = await stands()
  expect(before).toMatchObject({ $role: 'Case Manager', $present: expect.any(String), $guests: 3 })
  await staff.post(`/api/space/delete/CONTACTS/${day}/${person}`, {})
  expect((await link(before)).status).toBe(200)
  expect(await stands()).toEqual(before)
})

describe('an edge in place of another', () => {
  const give = (lead: string, to: Somebody, instead: Somebody) =>
    app.as('staff').post(`/api/space/edge/OWNERS/${lead}/${app.as(to).id}`, { instead: app.as(instead).id })
  const owners = async (lead: string) =>
    (await app.as('super').post(`/api/space/${lead}`, { depth: 1 })).body._owners.map(({ _id }: Row) => _id)
  const [before, after] = ['staff', 'super'] as const

  test('D2.4: an item goes from one owner to another in one call, and back', async () => {
    const lead = await app.aLead()
    await app.as('staff').post(`/api/space/edge/OWNERS/${lead}/${app.as(before).id}`)
    expect((await give(lead, after, before)).status).toBe(200)
    expect(await owners(lead)).toEqual([app.as(after).id])
    expect((await give(lead, before, after)).status).toBe(200)
    expect(await owners(lead)).toEqual([app.as(before).id])
    // In place of itself it stays.
    expect((await give(lead, before, before)).status).toBe(200)
    expect(await owners(lead)).toEqual([app.as(before).id])
  })

  test('D2.4: where the one that gives way is none any more, nobody comes beside who has it now', async () => {
    const lead = await app.aLead()
    await app.as('super').post(`/api/space/edge/OWNERS/${lead}/${app.as('enduser').id}`)
    const kept = await owners(lead)
    expect((await give(lead, after, 'member')).status).toBe(404)
    expect(await owners(lead)).toEqual(kept)
  })
})
