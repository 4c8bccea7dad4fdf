import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const ids = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id)

describe('searching', () => {
  const search = (body: object, somebody: Parameters<TestApp['as']>[0] = 'staff') =>
    app.as(somebody).post('/api/space/search', body)

  test('S7.2: words find items with their name and id, and the total stands in a header', async () => {
    const lead = await app.aLead({ name: 'Brasserie De Zoetwaterkreeft' })
    const answer = await search({ q: 'zoetwater' })
    expect(answer.body).toMatchObject([{ _id: lead, _type: 'lead', name: 'Brasserie De Zoetwaterkreeft', _version: 1 }])
    expect(answer.headers.get('x-total-count')).toBe('1')
    expect(answer.headers.get('x-total-estimate')).toBeNull()
  })

  test('S7.2: pages are filled until one is not full; numbers may be text', async () => {
    const space = await app.world.space({}, app.places.space)
    for (let count = 0; count < 5; count += 1) await app.aLead({}, space)
    const pages = []
    for (const page of ['1', 2, ' 3 ']) pages.push(await search({ parent: space, feed: 'lead', page, page_size: '2' }))
    expect(pages.map(({ body }) => body.length)).toEqual([2, 2, 1])
    expect(new Set(pages.flatMap(({ body }) => ids(body))).size).toBe(5)
    expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['5', '5', '5'])
    expect((await search({ parent: space, feed: 'lead', page: 9 })).body).toEqual([])
  })

  test('D8.3: absent, null, empty and * are any', async () => {
    const all = (await search({ page_size: 200 })).body
    expect(all.length).toBeGreaterThan(3)
    for (const any of ['*', null, '']) {
      const body = { page_size: 200, status: any, feed: any, parent: any, tags: any, sort: any }
      expect(ids((await search(body)).body)).toEqual(ids(all))
    }
    expect(ids((await search({ q: '*', page: null, page_size: '200' })).body)).toEqual(ids(all))
  })

  test('D19.6: under 2 characters with no other filter there is nothing, with one it lists', async () => {
    for (const q of ['', ' ', 'z', ' z ']) expect((await search({ q })).body).toEqual([])
    expect(ids((await search({ q: 'z', feed: 'supplier' })).body)).toContain(app.places.supplier)
  })

  test('D8.3: status, type, edge, parent and tags narrow it down', async () => {
    const tag = await app.world.make({ _type: 'tag', name: 'Bezorging', type: 'branche' })
    const space = await app.world.space({}, app.places.space)
    const [lead, other] = [await app.aLead({}, space), await app.aLead({}, space)]
    await app.world.status(lead, 'prospect')
    await app.as('staff').post(`/api/space/edge/TAGS/${lead}/${tag}`, {})
    const found = async (filter: object) => ids((await search({ parent: space, ...filter })).body).sort()
    expect(await found({})).toEqual([lead, other].sort())
    expect(await found({ status: 'prospect' })).toEqual([lead])
    expect(await found({ feed: 'supplier' })).toEqual([])
    expect(await found({ feed: 'MEMBERS', status: 'registered' })).toEqual([other])
    expect(await found({ tags: [tag] })).toEqual([lead])
    expect(await found({ tags: tag })).toEqual([lead])
    expect(await found({ tags: ['tag/none'] })).toEqual([])
    expect(await found({ feed: 'nothing' })).toEqual([])
    expect(ids((await search({ parent: space.slice('space/'.length) })).body).sort()).toEqual([lead, other].sort())
  })

  test('D8.3: todos are filtered by open and done, and due has the soonest first', async () => {
    const space = await app.world.space({}, app.places.space)
    const todo = (name: string, fields: object = {}) => app.world.make({ _type: 'todo', name, ...fields }, space)
    const never = await todo('Ooit opruimen')
    const later = await todo('Offerte lezen', { due: '2026-09-01T09:00:00Z' })
    const late = await todo('Offerte vragen', { due: '2026-01-05T09:00:00Z' })
    const done = await todo('Langsgaan', { due: '2026-01-01T09:00:00Z', done: true })
    const answer = await search({ parent: space, feed: 'todo', status: 'open', sort: 'due', page_size: 2 })
    expect(ids(answer.body)).toEqual([late, later])
    expect(answer.headers.get('x-total-count')).toBe('3')
    expect(ids((await search({ parent: space, feed: 'todo', sort: 'due' })).body)).toEqual([done, late, later, never])
    expect(ids((await search({ parent: space, feed: 'todo', status: 'done' })).body)).toEqual([done])
    expect((await search({ feed: 'todo', sort: 'soon' })).status).toBe(422)
  })

  test('D6: what a viewer may not see is neither found nor counted', async () => {
    await app.aLead({ name: 'Restaurant Onvindbaar' })
    for (const somebody of ['stranger', 'enduser', 'enduser2', 'supplier', 'member'] as const) {
      const answer = await search({ q: 'onvindbaar' }, somebody)
      expect([somebody, answer.body, answer.headers.get('x-total-count')]).toEqual([somebody, [], '0'])
    }
  })
})

describe('reading', () => {
  test('S7.6: an id with its slash, percent-encoded, or the bare key of a space', async () => {
    const { lead, space } = app.places
    const staff = app.as('staff')
    expect((await staff.post(`/api/space/${lead}`)).body._id).toBe(lead)
    expect((await staff.post(`/api/space/${encodeURIComponent(lead)}`)).body._id).toBe(lead)
    expect((await staff.post(`/api/space/${space}`)).body._id).toBe(space)
    expect((await staff.post(`/api/space/${space.split('/')[1]}`)).body._id).toBe(space)
  })

  test('S2.10, D6: the bare key of anything else leads to it as well, for whoever may read it', async () => {
    const person = await app.aPerson()
    const key = person.split('/')[1]
    expect((await app.as('staff').post(`/api/space/${key}`, { depth: 0 })).body._id).toBe(person)
    expect((await app.as('enduser').post(`/api/space/${key}`)).body._id).toBe(person)
    for (const who of ['supplier', 'stranger'] as const) {
      expect((await app.as(who).post(`/api/space/${key}`)).status).toBe(404)
    }
    for (const none of ['00nothing', 'a%20b', '%27', '..', 'lead%2F']) {
      expect((await app.as('staff').post(`/api/space/${none}`)).status).toBe(404)
    }
  })

  test('S7.6: as deep as asked, from 0 to 5, two when nothing is said', async () => {
    const person = await app.aPerson()
    const read = async (body?: object) => (await app.as('staff').post(`/api/space/${app.places.lead}`, body)).body
    expect(await read({ depth: 0 })).not.toHaveProperty('_contacts')
    expect(ids((await read({ depth: '1' }))._contacts)).toContain(person)
    for (const depth of [undefined, null, '', 2, 5]) expect(ids((await read({ depth }))._contacts)).toContain(person)
  })

  test('D6: what is not there, what is not theirs and what is no id are one answer', async () => {
    const texts = new Set<string>()
    const none = [
      'lead/none',
      'lead/',
      '/lead',
      'nothing/at',
      'a/b/c',
      '%00',
      'lead%2F%00',
      '%F0%9F%92%A9',
      "lead/' or 1=1",
    ]
    for (const id of [app.places.otherLead, app.places.otherSpace, ...none]) {
      const answer = await app.as('staff').post(`/api/space/${id}`)
      expect([id, answer.status]).toEqual([id, 404])
      texts.add(answer.text)
    }
    expect(texts.size).toBe(1)
  })

  test('S7.4: a list walks down from a space, each item once', async () => {
    const dossier = await app.aDossier()
    const list = async (body: object) => (await app.as('staff').post('/api/space/list', body)).body
    const near = await list({ space: app.places.space, from: 1, depth: 1 })
    expect(ids(near)).toEqual(expect.arrayContaining([app.places.lead, app.places.supplier]))
    expect(ids(near)).not.toContain(dossier)
    expect(ids(await list({ from: '2', depth: '2' }))).toContain(dossier)
    expect(ids(await list({ from: '2', depth: '2' }))).not.toContain(app.places.lead)
    const all = ids(await list({ depth: 5 }))
    expect(new Set(all).size).toBe(all.length)
    expect(all).not.toContain(app.places.space)
    const wrong = await app.as('staff').post('/api/space/list', { space: app.places.otherSpace })
    expect(wrong.status).toBe(404)
  })

  test('D8.5: an edge without a role has the one that was asked', async () => {
    await app.world.database.query(`update edges set props = props - '$role' where parent = $1 and child = $2`, [
      app.places.space,
      app.places.supplier2,
    ])
    const role = async (body: object) => {
      const { body: items } = await app.as('staff').post('/api/space/list', { depth: 1, ...body })
      return items.find((item: { _id: string }) => item._id === app.places.supplier2)?.$role
    }
    expect(await role({})).toBe('Lid')
    expect(await role({ default: 'Gast' })).toBe('Gast')
  })

  test('S7.3: activities come newest first, of everything or under one item', async () => {
    const first = await app.aDossier({ date: '2026-02-01T09:00:00.000Z' })
    const last = await app.aDossier({ date: '2026-02-02T09:00:00.000Z' })
    const activities = async (body: object) => ids((await app.as('staff').post('/api/space/activities', body)).body)
    const all = await activities({ parent: '*', page: 1, page_size: 50, depth: 2 })
    expect(all.indexOf(last)).toBeGreaterThanOrEqual(0)
    expect(all.indexOf(first)).toBeGreaterThan(all.indexOf(last))
    expect(await activities({ parent: app.places.supplier })).not.toContain(last)
    expect(await activities({ parent: app.places.lead, page_size: '200' })).toContain(last)
    expect(await activities({ parent: '*', space: app.places.lead })).toContain(last)
    expect(await activities({ parent: '*', space: app.places.otherSpace })).toEqual([])
  })

  test('S7.5: the tags come as a flat tree', async () => {
    const top = await app.world.make({ _type: 'tag', name: 'Hotels', type: 'branche' })
    const below = await app.world.make({ _type: 'tag', name: 'Pensions', type: 'branche', parent: top })
    for (const somebody of ['staff', 'supplier', 'enduser', 'member'] as const) {
      const { body } = await app.as(somebody).post('/api/space/tags')
      expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ _id: below, parent: top })]))
    }
  })

  test('D8.1: a long answer is compressed for who can read that', async () => {
    for (let count = 0; count < 20; count += 1) await app.aLead()
    const ask = (encoding: string) =>
      app.as('staff').post('/api/space/search', { page_size: 200 }, { headers: { 'accept-encoding': encoding } })
    const packed = await ask('br, gzip')
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.body.length).toBeGreaterThan(20)
    for (const encoding of ['identity', 'gzip;q=0'])
      expect((await ask(encoding)).headers.get('content-encoding')).toBeNull()
  })
})
