import { isStatusEntry } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Person, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await openTestApp()
  staff = app.as('staff')
})
afterAll(() => app.close())

const save = (body: object, somebody: Somebody = 'staff') => app.as(somebody).post('/api/space/save', body)
const read = async (id: string, somebody: Somebody = 'staff') => (await app.as(somebody).post(`/api/space/${id}`)).body
const idsOf = (items: readonly { _id: string }[] | undefined) => (items ?? []).map(({ _id }) => _id)

describe('saving', () => {
  test('S7.7: an item without _id is made under its parent and answers its id', async () => {
    const answer = await save({
      item: { _type: 'lead', name: ' Hotel De Roerganger ', employees: '12', $role: 'Eindgebruiker' },
      user: { _id: 'user/whoever' },
      parent: app.places.space,
      edge: 'MEMBERS',
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ _id: expect.stringMatching(/^lead\/[\w-]{20,}$/), _version: 1 })
    const lead = await read(answer.body._id)
    expect(lead).toMatchObject({ name: 'Hotel De Roerganger', employees: 12, status: 'registered', _version: 1 })
    expect(idsOf(lead._parents)).toEqual([app.places.space])
    expect(idsOf(lead._owners)).toContain(staff.id)
  })

  test('S7.7: props are merged into the item, an empty _id is none, and a bare key is a space', async () => {
    const answer = await save({
      item: { _id: '', _type: 'lead', name: 'Hotel Eerst' },
      props: { name: 'Hotel Daarna', employees: 5 },
      parent: app.places.space.split('/')[1],
    })
    expect(await read(answer.body._id)).toMatchObject({ name: 'Hotel Daarna', employees: 5 })
  })

  test('D8.7: with _id it changes what was sent and leaves the rest', async () => {
    const lead = await app.aLead({ name: 'Café Oud', address: { city: 'Delft' }, employees: 9 })
    const answer = await save({ item: { _id: lead, name: 'Café Nieuw' } })
    expect(answer.body).toEqual({ _id: lead, _version: 2 })
    expect(await read(lead)).toMatchObject({ name: 'Café Nieuw', employees: 9, address: { city: 'Delft' } })
  })

  test('D8.7: with _id and a parent it draws the edge too, or does nothing at all', async () => {
    const person = await app.aPerson()
    const dossier = await app.aDossier()
    const both = await save({ item: { _id: person, jobtitle: 'Chef', $role: 'Case Manager' }, parent: dossier })
    expect(both.body).toEqual({ _id: person, _version: 2 })
    expect((await read(dossier))._contacts).toMatchObject([{ _id: person, $role: 'Case Manager' }])
    const wrong = await save({ item: { _id: person, jobtitle: 'Eigenaar' }, parent: app.places.otherLead })
    expect(wrong.status).toBe(404)
    const place = await save({ item: { _id: person, jobtitle: 'Eigenaar' }, parent: person })
    expect(place.status).toBe(422)
    expect(await read(person)).toMatchObject({ jobtitle: 'Chef', _version: 2 })
  })

  test('D19.3: an item sent back as it was read changes nothing but what was changed', async () => {
    const { match, dossier } = await app.aMatch()
    await app.aPerson()
    for (const id of [app.places.lead, dossier, match, app.places.space, app.places.supplier]) {
      const before = await read(id)
      const answer = await save({ item: before })
      expect([id, answer.status, answer.body._version]).toEqual([id, 200, before._version])
      expect(await read(id)).toEqual(before)
    }
    const lead = await read(app.places.lead)
    expect((await save({ item: { ...lead, description: 'Aan het water' } })).status).toBe(200)
    expect(await read(app.places.lead)).toMatchObject({ description: 'Aan het water', name: lead.name })
  })

  test('S7.8: update changes fields by the id in the path', async () => {
    const lead = await app.aLead()
    const answer = await staff.post(`/api/space/update/${lead}`, {
      props: { phone: '020 123 45 67', users: undefined },
    })
    expect(answer.body).toEqual({ _id: lead, _version: 2 })
    expect(await read(lead)).toMatchObject({ phone: '+31201234567' })
    const encoded = await staff.post(`/api/space/update/${encodeURIComponent(lead)}`, { props: { phone: '' } })
    expect(encoded.body._version).toBe(3)
    expect(await read(lead)).not.toHaveProperty('phone')
  })

  test('D5.3: a status goes along its path with a reason', async () => {
    const { match } = await app.aMatch({ path: ['offered'] })
    const path = `/api/space/update/${match}`
    const { history } = await read(match)
    expect((await staff.post(path, { props: { status: 'reserved' } })).body.errors).toMatchObject([
      { code: 'reasonRequired' },
    ])
    const entry = { status: 'reserved', date: app.world.now.toISOString(), description: 'Past bij ons' }
    const answer = await staff.post(path, { props: { status: 'reserved', history: [...history, entry] } })
    expect(answer.status).toBe(200)
    const item = await read(match)
    expect(item.status).toBe('reserved')
    expect(item.history.filter(isStatusEntry)).toMatchObject([
      { status: 'reserved', description: 'Past bij ons', user: { _id: staff.id } },
      { status: 'offered' },
      {},
    ])
  })
})

describe('edges', () => {
  test('S7.9: an edge is drawn, and a second call changes it', async () => {
    const person = await app.aPerson()
    const dossier = await app.aDossier()
    const path = `/api/space/edge/CONTACTS/${dossier}/${person}`
    expect((await staff.post(path, { props: { $role: 'Contact' } })).body).toEqual({ _id: person, _version: 1 })
    expect((await staff.post(path, { props: { $role: 'Case Manager' } })).body).toEqual({ _id: person, _version: 2 })
    expect((await read(dossier))._contacts).toMatchObject([{ _id: person, $role: 'Case Manager' }])
    const encoded = `/api/space/edge/CONTACTS/${encodeURIComponent(dossier)}/${encodeURIComponent(person)}`
    expect((await staff.post(encoded)).status).toBe(200)
  })

  test('S7.10: a removed edge leaves both items', async () => {
    const person = await app.aPerson()
    const dossier = await app.aDossier()
    await staff.post(`/api/space/edge/CONTACTS/${dossier}/${person}`, {})
    const path = `/api/space/delete/CONTACTS/${dossier}/${person}`
    expect((await staff.post(path)).status).toBe(200)
    expect(idsOf((await read(dossier))._contacts)).toEqual([])
    expect(idsOf((await read(app.places.lead))._contacts)).toContain(person)
    expect((await staff.post(path)).status).toBe(404)
  })

  test('D19.2: a MATCH edge makes a match, whose own id answers', async () => {
    const dossier = await app.aDossier()
    const path = `/api/space/edge/MATCH/${dossier}/${app.places.supplier}`
    const made = await staff.post(path, { props: { $price: '600' } })
    expect(made.body).toEqual({ _id: expect.stringMatching(/^match\//), _version: 1 })
    expect(await read(made.body._id)).toMatchObject({
      _type: 'match',
      status: 'registered',
      $price: 600,
      $visible: false,
    })
    const again = await staff.post(path, { props: { $visible: true } })
    expect(again.body).toEqual({ _id: made.body._id, _version: 2 })
    expect((await staff.post(`/api/space/delete/MATCH/${dossier}/${app.places.supplier}`)).status).toBe(200)
    expect((await staff.post(`/api/space/${made.body._id}`)).status).toBe(404)
  })

  test('S7.9: a path without two ids is no call, and an unknown edge breaks a rule', async () => {
    const { space, lead } = app.places
    for (const path of ['MEMBERS', `MEMBERS/${space}`, `MEMBERS/${space}/${lead}/more`, 'MEMBERS/a/b/c/d']) {
      expect([path, (await staff.post(`/api/space/edge/${path}`)).status]).toEqual([path, 404])
      expect([path, (await staff.post(`/api/space/delete/${path}`)).status]).toEqual([path, 404])
    }
    for (const edge of ['members', 'KNOWS', '__proto__', 'constructor']) {
      expect([edge, (await staff.post(`/api/space/edge/${edge}/${space}/${lead}`)).status]).toEqual([edge, 422])
    }
  })
})

describe('the trash', () => {
  test('S7.11: a deleted item vanishes from every read at once, and comes back with what went along', async () => {
    const lead = await app.aLead({ name: 'Hotel Weg en Terug' })
    const dossier = await app.aDossier({}, lead)
    expect((await staff.post('/api/space/delete', { item: { _id: lead } })).body._id).toBe(lead)
    for (const id of [lead, dossier]) expect((await staff.post(`/api/space/${id}`)).status).toBe(404)
    expect((await staff.post('/api/space/search', { q: 'weg en terug' })).body).toEqual([])
    expect((await staff.post('/api/space/delete', { item: { _id: lead } })).status).toBe(404)
    const trash = await staff.post('/api/trash/list')
    expect(trash.body[0]).toMatchObject({
      _id: lead,
      name: 'Hotel Weg en Terug',
      _deleted: app.world.now.toISOString(),
    })
    expect((await staff.post('/api/trash/restore', { _id: lead })).status).toBe(200)
    for (const id of [lead, dossier]) expect((await staff.post(`/api/space/${id}`)).status).toBe(200)
    expect(idsOf((await staff.post('/api/trash/list')).body)).not.toContain(lead)
  })

  test('S7.11: with a parent only the place goes', async () => {
    const person = await app.aPerson()
    const dossier = await app.aDossier()
    await staff.post(`/api/space/edge/CONTACTS/${dossier}/${person}`, {})
    const body = { item: { _id: person, name: 'whatever' }, user: {}, parent: dossier }
    expect((await staff.post('/api/space/delete', { ...body, edge: 'CONTACTS' })).status).toBe(200)
    expect(idsOf((await read(dossier))._contacts)).toEqual([])
    expect((await staff.post('/api/space/delete', body)).status).toBe(404)
    expect(idsOf((await read(person))._parents)).toEqual([app.places.lead])
  })

  test('D2.5: the trash is for staff and super users, each for what was theirs', async () => {
    const lead = await app.aLead()
    await staff.post('/api/space/delete', { item: { _id: lead } })
    for (const other of ['supplier', 'enduser', 'member'] as const) {
      expect((await app.as(other).post('/api/trash/list')).status).toBe(403)
      expect((await app.as(other).post('/api/trash/restore', { _id: lead })).status).toBe(403)
    }
    expect(idsOf((await app.as('stranger').post('/api/trash/list')).body)).not.toContain(lead)
    expect((await app.as('stranger').post('/api/trash/restore', { _id: lead })).status).toBe(404)
    expect((await app.as('super').post('/api/trash/restore', { _id: lead })).status).toBe(200)
    expect((await app.as('super').post('/api/trash/restore', { _id: lead })).status).toBe(404)
  })
})
