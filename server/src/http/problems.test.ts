import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXPORT_IDS_MAX } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, openTestApp, type TestApp } from '../../test/app.ts'
import { DatabaseError } from '../store/database/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

function expectProblem(answer: Answer, status: number, name: string): void {
  expect([answer.status, answer.body?.type]).toEqual([status, `/problems/${name}`])
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]+$/)
  expect(answer.body).toMatchObject({ status, title: expect.stringMatching(/\w/), detail: expect.stringMatching(/\w/) })
  expect(answer.text).not.toMatch(/ at |select |\/work|node_modules|\.ts\b/)
}

describe('D8.2: what goes wrong is a problem of RFC 9457', () => {
  const path = '/api/space/search'

  test('D21.3: the name of a request says nothing of how many others there were', async () => {
    const names = await Promise.all(
      Array.from({ length: 20 }, async () => (await app.nobody.get('/api/config')).headers.get('x-request-id') ?? ''),
    )
    expect(new Set(names).size).toBe(20)
    // No two have a beginning or an end in common, as those of one that counts do.
    for (const part of [(name: string) => name.slice(0, 6), (name: string) => name.slice(-6)])
      expect(new Set(names.map(part)).size).toBe(20)
  })

  test('D8.2: 400 for a body that is no JSON or has another shape', async () => {
    const staff = app.as('staff')
    for (const raw of ['{', '[1,', '{"q":}', 'null x', '{"q": "a" "b"}']) {
      expectProblem(await staff.post(path, undefined, { raw }), 400, 'malformed')
    }
    for (const body of [[], 'text', 12, { q: {} }, { q: 5 }, { tags: {} }, { status: [5] }, { page: {} }]) {
      expectProblem(await staff.post(path, body), 400, 'malformed')
    }
    expectProblem(await staff.post('/api/space/save', {}), 400, 'malformed')
    expectProblem(await staff.post('/api/space/save', { item: [] }), 400, 'malformed')
    expectProblem(await staff.post('/api/space/delete', { item: {} }), 400, 'malformed')
    expectProblem(await staff.post(`/api/space/update/${app.places.lead}`, { props: 'x' }), 400, 'malformed')
    expectProblem(await app.nobody.get('/api/%zz'), 400, 'malformed')
  })

  test('D8.2: 400 for a body that is deeper than anything that is asked, wherever in it', async () => {
    const staff = app.as('staff')
    const update = `/api/space/update/${app.places.lead}`
    for (const deep of ['['.repeat(5000) + ']'.repeat(5000), '{"a":'.repeat(5000) + 1 + '}'.repeat(5000)]) {
      for (const props of [`{"registered":${deep}}`, `{"name":${deep}}`, deep])
        expectProblem(await staff.post(update, undefined, { raw: `{"props":${props}}` }), 400, 'malformed')
      expectProblem(await app.nobody.post('/api/auth/login', undefined, { raw: deep }), 400, 'malformed')
    }
  })

  test('D21.1: 413 for more names in an object or more values than anything that is asked, however small', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `"n${at}":1`).join(',')
    const second = (count: number) => `{"key":"a","code":"1","response":{"id":"x",${names(count)}}}`
    const send = (raw: string) => app.nobody.post('/api/auth/second', undefined, { raw })
    expectProblem(await send(second(60_000)), 413, 'tooLarge')
    expectProblem(await send(`{"key":[${'{},'.repeat(60_000)}1]}`), 413, 'tooLarge')
    expectProblem(await send(`{"key":[${'1,'.repeat(60_000)}1]}`), 413, 'tooLarge')
    expect((await send(second(4000))).status).toBe(404)
  })

  test('D21.1: the largest that people send passes: many ids, and a text full of signs', async () => {
    const staff = app.as('staff')
    const ids = Array.from({ length: EXPORT_IDS_MAX }, (_, at) => `lead/${at}`)
    expect((await staff.post('/api/export/csv', { feed: 'lead', ids })).status).toBe(200)
    const ics = `{"a":[1,\\",'\\\\"`.repeat(20_000)
    expectProblem(await staff.post('/api/agenda/import', { ics }), 422, 'invalid')
  })

  test('D8.10: of many things that are wrong the first are told', async () => {
    const ids = Array.from({ length: 9000 }, () => 1)
    const answer = await app.as('staff').post('/api/export/csv', { ids })
    expectProblem(answer, 400, 'malformed')
    expect(answer.body.errors.length).toBe(100)
  })

  test('D8.2: 401 without a token, before anything else is looked at', async () => {
    const answer = await app.nobody.post(path, { page_size: 'no number' })
    expectProblem(answer, 401, 'unauthenticated')
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
  })

  test('D8.2: 404 for a call that does not exist, whatever the method', async () => {
    for (const wrong of ['/api/nothing', '/api', '/api/', '/api/space/search/', '/api/auth/login/x', '/socket.io']) {
      expectProblem(await app.as('staff').get(wrong), 404, 'route')
    }
    expectProblem(await app.as('staff').post('/api/auth/user', {}), 404, 'route')
  })

  test('D8.10: 413 for more than a megabyte', async () => {
    const staff = app.as('staff')
    expectProblem(await staff.post(path, { q: 'a'.repeat(1024 * 1024) }), 413, 'tooLarge')
    expectProblem(await app.nobody.post(path, { q: 'a'.repeat(1024 * 1024) }), 413, 'tooLarge')
    expectProblem(await staff.post(path, { q: 'a'.repeat(1024 * 1024 - 100) }), 422, 'invalid')
  })

  test('D8.2: 415 for a body that is not JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/json', 'x']) {
      const answer = await app.as('staff').post(path, undefined, { raw: '{}', headers: { 'content-type': type } })
      expectProblem(answer, 415, 'mediaType')
    }
    const json = { 'content-type': 'application/json; charset=utf-8' }
    expect((await app.as('staff').post(path, undefined, { raw: '{}', headers: json })).status).toBe(200)
  })

  test('D8.10: 422 for a page, a depth or a text outside its bounds, with the field that it is', async () => {
    const staff = app.as('staff')
    const refused = async (call: string, body: object, code: string) => {
      const answer = await staff.post(call, body)
      expectProblem(answer, 422, 'invalid')
      expect(answer.body.errors).toMatchObject([
        { path: Object.keys(body)[0], code, message: expect.stringMatching(/\w/) },
      ])
    }
    await refused(path, { page_size: 500 }, 'tooLarge')
    await refused(path, { page_size: '201' }, 'tooLarge')
    await refused(path, { page_size: 0 }, 'tooSmall')
    await refused(path, { page: -1 }, 'tooSmall')
    await refused(path, { page: 1e15 }, 'tooLarge')
    await refused(path, { page: 1.5 }, 'integer')
    await refused(path, { page: 'x' }, 'number')
    await refused(path, { q: 'a'.repeat(201) }, 'tooLong')
    await refused(path, { q: 'a\0b' }, 'notAllowed')
    await refused(path, { status: '\udfff' }, 'notAllowed')
    await refused(path, { sort: 'random' }, 'choice')
    await refused(`/api/space/${app.places.lead}`, { depth: 9 }, 'tooLarge')
    await refused(`/api/space/${app.places.lead}`, { depth: -1 }, 'tooSmall')
    await refused('/api/space/list', { depth: 6 }, 'tooLarge')
    await refused('/api/space/list', { from: 0 }, 'tooSmall')
    await refused('/api/space/activities', { page_size: 201 }, 'tooLarge')
  })

  test('S7.5: a body may be absent or empty', async () => {
    const staff = app.as('staff')
    expect((await staff.post('/api/space/tags')).status).toBe(200)
    expect((await staff.post('/api/space/tags', undefined, { raw: '' })).status).toBe(200)
    expect((await staff.post('/api/space/tags', {})).status).toBe(200)
    const typed = { 'content-type': 'application/json' }
    expect((await staff.post('/api/space/tags', undefined, { headers: typed })).status).toBe(200)
    expect((await staff.post('/api/space/tags', undefined, { raw: 'null' })).status).toBe(200)
  })

  test('D8.2: a name of the language is no field of anybody', async () => {
    const staff = app.as('staff')
    const poisons = [
      '{"__proto__": {"isAdmin": true}, "item": {"_type": "lead"}}',
      '{"item": {"__proto__": {"_type": "lead"}, "name": "x"}}',
      '{"item": {"constructor": {"prototype": {"isAdmin": true}}}}',
    ]
    for (const raw of poisons) {
      expect([400, 422]).toContain((await staff.post('/api/space/save', undefined, { raw })).status)
    }
    for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
      const answer = await staff.post(`/api/space/update/${app.places.lead}`, { props: { [name]: 'x' } })
      expectProblem(answer, 422, 'invalid')
      expect(answer.body.errors).toMatchObject([{ path: name, code: 'unknownField' }])
      expect((await staff.post(`/api/space/${name}/x`)).status).toBe(404)
      expect((await staff.post('/api/space/save', { item: { _type: name }, parent: app.places.space })).status).toBe(
        422,
      )
      expect((await staff.post('/api/space/search', { feed: name })).body).toEqual([])
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })

  test('D8.10: what is nested without end is refused like everything else', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    for (const item of [
      `{"_type":"lead","name":${deep}}`,
      `{"_type":"lead","name":"Abcdef","address":${deep}}`,
      deep,
    ]) {
      const raw = `{"item":${item},"parent":"${app.places.space}"}`
      const headers = { 'idempotency-key': `deep ${item.length}` }
      expect([400, 422]).toContain((await app.as('staff').post('/api/space/save', undefined, { raw })).status)
      expect([400, 422]).toContain((await app.as('staff').post('/api/space/save', undefined, { raw, headers })).status)
    }
  })

  test('D1.3: the words are Dutch unless English is wanted', async () => {
    const ask = (language?: string) =>
      app
        .as('staff')
        .post(path, { page_size: 500 }, language === undefined ? {} : { headers: { 'accept-language': language } })
    const nl = await ask()
    expect(nl.body).toMatchObject({ title: 'Ongeldig', errors: [{ message: 'Maximaal 200' }] })
    expect(nl.headers.get('content-language')).toBe('nl')
    const en = await ask('en-GB,en;q=0.9,nl;q=0.1')
    expect(en.body).toMatchObject({ title: 'Invalid', errors: [{ message: 'At most 200' }] })
    expect(en.headers.get('content-language')).toBe('en')
    for (const other of ['nl', 'nl-NL,en;q=0.5', 'de,fr;q=0.8', '*', ';;;q=x', 'en;q=0']) {
      expect((await ask(other)).body.title).toBe('Ongeldig')
    }
  })

  test('D8.2: what nobody expected says nothing about itself', async () => {
    const { query } = app.world.database
    Object.assign(app.world.database, { query: () => Promise.reject(new Error('select secret from /etc/passwd')) })
    app.world.store.viewers.clear()
    const answer = await app.as('staff').post('/api/space/tags')
    const ready = await app.nobody.get('/readyz')
    Object.assign(app.world.database, { query })
    expectProblem(answer, 500, 'internal')
    expect(app.faults.splice(0)).toHaveLength(1)
    expect(answer.text).not.toMatch(/secret|passwd/)
    expect(ready.status).toBe(503)
    expect(ready.text).not.toMatch(/secret|passwd/)
  })

  test('D8.2: a database that is away or has no room is told as such, with when to try again', async () => {
    const { query } = app.world.database
    const failing = async (code: string) => {
      const error = new DatabaseError({ code, message: 'select secret' })
      Object.assign(app.world.database, { query: () => Promise.reject(error) })
      app.world.store.viewers.clear()
      const answer = await app.as('staff').post('/api/space/tags')
      Object.assign(app.world.database, { query })
      expect(app.faults.splice(0)).toHaveLength(1)
      expect(answer.text).not.toContain('secret')
      return answer
    }
    // A broken connection, a server that stops, starts, stands by or has none left, and what took or waited too long.
    for (const code of ['08006', '57P01', '57P02', '57P03', '53300', '25006', '57014', '55P03']) {
      const away = await failing(code)
      expectProblem(away, 503, 'unavailable')
      expect([code, away.headers.get('retry-after')]).toEqual([code, '5'])
    }
    const full = await failing('53100')
    expectProblem(full, 507, 'noRoom')
    expect(full.headers.get('retry-after')).toBe('60')
    expect(full.body).toMatchObject({ title: 'Geen ruimte meer' })
  })

  test('D19.9: a file store in which nothing can be kept is told, and takes no node out of service', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'schakel-ready-'))
    await writeFile(join(folder, 'files'), 'no folder')
    const without = await openTestApp({ DATA_DIR: folder })
    const { status, body } = await without.nobody.get('/readyz')
    await without.close()
    await rm(folder, { recursive: true })
    expect([status, body]).toEqual([200, { status: 'ready', database: 'ready', files: 'unavailable' }])
  })

  test('D19.9: the server says that it lives and that it can work', async () => {
    expect((await app.nobody.get('/healthz')).body).toEqual({ status: 'ok' })
    expect((await app.nobody.get('/readyz')).body).toEqual({ status: 'ready' })
  })

  test('D21.1: however often anybody asks whether it can work, few probes are made', async () => {
    const { query } = app.world.database
    let probes = 0
    const counted = (...asked: Parameters<typeof query>) => {
      if (asked[0] === 'select 1') probes += 1
      return query.apply(app.world.database, asked)
    }
    Object.assign(app.world.database, { query: counted })
    const since = performance.now()
    const one = async () => (await app.nobody.get('/readyz')).status
    const statuses = await Promise.all(Array.from({ length: 30 }, one))
    for (let turn = 0; turn < 120; turn += 1) statuses.push(await one())
    Object.assign(app.world.database, { query })
    expect(new Set(statuses)).toEqual(new Set([200]))
    // What may be made at once, and two a second.
    expect(probes).toBeLessThanOrEqual(11 + (performance.now() - since) / 500)
  })
})
