import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../test/app.ts'

const HOUR_MS = 3_600_000
let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await openTestApp()
  staff = app.as('staff')
})
afterAll(() => app.close())

const read = async (id: string) => (await staff.post(`/api/space/${id}`)).body

describe('D2.3: versions', () => {
  test('D2.3: a write on an old version is refused with the item as it stands now', async () => {
    const lead = await app.aLead({ name: 'Hotel Eerste Naam' })
    const path = `/api/space/update/${lead}`
    expect((await staff.post(path, { props: { name: 'Hotel Tweede Naam', _version: 1 } })).body._version).toBe(2)
    const stale = await staff.post(path, { props: { name: 'Hotel Derde Naam', _version: '1' } })
    expect(stale.status).toBe(409)
    expect(stale.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(stale.body).toMatchObject({
      type: '/problems/stale',
      status: 409,
      current: { _id: lead, name: 'Hotel Tweede Naam', _version: 2 },
    })
    expect((await staff.post(path, { props: { name: 'Hotel Derde Naam' }, _version: 1 })).status).toBe(409)
    const saved = await staff.post('/api/space/save', { item: { _id: lead, _version: 1, name: 'Hotel Derde Naam' } })
    expect(saved.status).toBe(409)
    expect((await read(lead)).name).toBe('Hotel Tweede Naam')
  })

  test('D2.3: the current item of a 409 is the one that the writer may read', async () => {
    await app.world.system.update({ id: app.places.supplier, fields: { note: 'Alleen voor ons' } })
    const body = { props: { description: 'Nieuw', _version: 1 } }
    const { status, text } = await app.as('supplier').post(`/api/space/update/${app.places.supplier}`, body)
    expect(status).toBe(409)
    expect(text).not.toContain('Alleen voor ons')
  })

  test('D2.3: of many writes on one version one wins; without a version every field is kept', async () => {
    const lead = await app.aLead()
    const path = `/api/space/update/${lead}`
    const versioned = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        staff.post(path, { props: { description: `Versie ${index}`, _version: 1 } }),
      ),
    )
    expect(versioned.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    const fields = ['description', 'website', 'email', 'phone']
    const values = ['Tekst', 'https://zilvermeeuw.example', 'info@zilvermeeuw.example', '+31201234567']
    const patches = await Promise.all(fields.map((name, at) => staff.post(path, { props: { [name]: values[at] } })))
    expect(patches.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const kept = await read(lead)
    expect(fields.map((name) => kept[name])).toEqual(values)
    expect(kept._version).toBe(6)
  })

  test('D2.3: an edge has a version too', async () => {
    const person = await app.aPerson()
    const dossier = await app.aDossier()
    const edge = (props: object) => staff.post(`/api/space/edge/CONTACTS/${dossier}/${person}`, { props })
    expect((await edge({ $role: 'Contact' })).body._version).toBe(1)
    expect((await edge({ $role: 'Case Manager', _version: 1 })).body._version).toBe(2)
    expect((await edge({ $role: 'Contact', _version: 1 })).status).toBe(409)
    const match = (props: object) => staff.post(`/api/space/edge/MATCH/${dossier}/${app.places.supplier}`, { props })
    expect((await match({ $price: 600 })).body._version).toBe(1)
    expect((await match({ $price: 700, _version: 1 })).body._version).toBe(2)
    expect((await match({ $price: 800, _version: '1' })).body).toMatchObject({ status: 409, current: { $price: 700 } })
  })

  test('D2.3: what is no version is refused', async () => {
    for (const version of ['x', 1.5, {}, true]) {
      const body = { props: { description: 'x', _version: version } }
      expect((await staff.post(`/api/space/update/${app.places.lead}`, body)).body.errors).toMatchObject([
        { path: '_version', code: 'integer' },
      ])
    }
  })
})

describe('D2.4: a request that comes twice', () => {
  const item = { _type: 'lead', name: 'Hotel Eenmalig', employees: 3 }
  const save = (key: string, body: object = {}, by = staff) =>
    by.post('/api/space/save', { item, parent: app.places.space, ...body }, { headers: { 'idempotency-key': key } })
  const count = async (name: string) => (await staff.post('/api/space/search', { q: name, page_size: 200 })).body.length

  test('D2.4: it is carried out once and answers the same', async () => {
    const first = await save('sleutel-1')
    expect(first.status).toBe(200)
    for (let times = 0; times < 3; times += 1) expect((await save('sleutel-1')).body).toEqual(first.body)
    const payload = { headers: { 'idempotency-key': 'sleutel-1' } }
    const { token } = staff
    const other = await app.nobody.post('/api/space/save', { item, parent: app.places.space, token }, payload)
    expect(other.body).toEqual(first.body)
    expect(await count('Hotel Eenmalig')).toBe(1)
  })

  test('D2.4: also when they come at the same time', async () => {
    const twin = { item: { ...item, name: 'Hotel Tweeling' } }
    const answers = await Promise.all(Array.from({ length: 10 }, () => save('sleutel-2', twin)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect(await count('Hotel Tweeling')).toBe(1)
  })

  test('D2.4: another request under the same key is refused; another person has keys of their own', async () => {
    await save('sleutel-3')
    const other = await save('sleutel-3', { item: { ...item, name: 'Hotel Anders' } })
    expect(other.status).toBe(422)
    expect(other.body.errors).toMatchObject([{ path: 'idempotency-key' }])
    expect((await save('sleutel-3', {}, app.as('super'))).status).toBe(200)
    expect((await save('x'.repeat(201))).status).toBe(422)
  })

  test('D2.4: what was refused is not kept', async () => {
    expect((await save('sleutel-4', { parent: 'space/none' })).status).toBe(404)
    expect((await save('sleutel-4', { item: { ...item, name: '' } })).status).toBe(422)
    expect((await save('sleutel-4')).status).toBe(200)
  })

  test('D2.4: what came to nothing then comes to nothing later, whatever others did meanwhile', async () => {
    const lead = await app.aLead({ name: 'Hotel Heen' })
    const path = `/api/space/update/${lead}`
    const headers = { 'idempotency-key': 'sleutel-5' }
    const same = { props: { name: 'Hotel Heen' } }
    expect((await staff.post(path, same, { headers })).body).toEqual({ _id: lead, _version: 1 })
    await staff.post(path, { props: { name: 'Hotel Weer' } })
    expect((await staff.post(path, same, { headers })).body).toEqual({ _id: lead, _version: 1 })
    expect((await read(lead)).name).toBe('Hotel Weer')
  })

  test('D2.4, S3.6: of a todo that repeats the next one is made once, and taken back once', async () => {
    const weekly = { _type: 'todo', name: 'Licenties tellen', due: '2026-03-03T09:00:00.000Z', repeat: 'FREQ=WEEKLY' }
    const { _id } = (await staff.post('/api/space/save', { item: weekly, parent: app.places.lead })).body
    const tick = (done: boolean, key: string) =>
      staff.post(`/api/space/update/${_id}`, { props: { done } }, { headers: { 'idempotency-key': key } })
    const first = await tick(true, 'herhaalt-1')
    expect(await count('Licenties tellen')).toBe(2)
    await staff.post(`/api/space/update/${_id}`, { props: { done: false } })
    expect(await count('Licenties tellen')).toBe(1)
    expect((await tick(true, 'herhaalt-1')).body).toEqual(first.body)
    expect(await count('Licenties tellen')).toBe(1)
    for (let times = 0; times < 2; times += 1) await tick(true, 'herhaalt-2')
    expect(await count('Licenties tellen')).toBe(2)
  })

  test('D2.4: edges, deletes and restores count as well, and a write in two parts is one', async () => {
    const person = await app.aPerson()
    const dossier = await app.aDossier()
    const twice = async (path: string, body: object, key: string) => {
      const headers = { 'idempotency-key': key }
      const answers = [await staff.post(path, body, { headers }), await staff.post(path, body, { headers })]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers[1]?.body).toEqual(answers[0]?.body)
    }
    await twice(`/api/space/edge/CONTACTS/${dossier}/${person}`, {}, 'sleutel-6')
    await twice(`/api/space/delete/CONTACTS/${dossier}/${person}`, {}, 'sleutel-7')
    await twice('/api/space/save', { item: { _id: person, jobtitle: 'Kok' }, parent: dossier }, 'sleutel-8')
    await twice('/api/space/delete', { item: { _id: person } }, 'sleutel-9')
    await twice('/api/trash/restore', { _id: person }, 'sleutel-10')
    expect(await read(person)).toMatchObject({ jobtitle: 'Kok', _version: 2 })
  })

  test('D2.4: after 24 hours the key is new again', async () => {
    const later = { item: { ...item, name: 'Hotel Morgen' } }
    await save('sleutel-11', later)
    app.world.wait(11 * HOUR_MS)
    app.world.store.viewers.clear()
    await staff.get('/api/auth/user')
    app.world.wait(11 * HOUR_MS)
    app.world.store.viewers.clear()
    await save('sleutel-11', later)
    expect(await count('Hotel Morgen')).toBe(1)
    app.world.wait(3 * HOUR_MS)
    app.world.store.viewers.clear()
    expect((await save('sleutel-11', later)).status).toBe(200)
    expect(await count('Hotel Morgen')).toBe(2)
  })
})
