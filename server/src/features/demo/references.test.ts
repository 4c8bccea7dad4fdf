import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller, TestApp } from '../../../test/app.ts'
import { aDecision, type DecisionWorld, openDecisionWorld, type Weigher } from '../../../test/decisionWorld.ts'
import { dropExpired } from '../../store/housekeeping/housekeeping.ts'

let app: TestApp
let world: Omit<DecisionWorld, 'app'>
let anna: Weigher
let match: string

beforeAll(async () => {
  app = (await openDecisionWorld()).app
})
afterAll(() => app.close())
beforeEach(async () => {
  world = await aDecision(app)
  const [first] = world.people
  const [own] = world.matches
  if (!first || !own) throw new Error('somebody, and a supplier')
  anna = first
  match = own
  await app.as('staff').post('/api/requirements/freeze', { dossier: world.dossier, version: 0 })
})

type By = Pick<Caller, 'post'>
const heard = {
  role: 'Hoofd ICT',
  size: '50–249',
  date: '2026-02-20',
  name: 'Wouterina Zandkasteel',
  rows: [
    { key: 'ERP-01', outcome: 'confirmed' },
    { key: 'ERP-02', outcome: 'denied' },
    { key: 'ERP-03', outcome: 'notAsked' },
  ],
}
const save = (by: By, more: object = {}) => by.post('/api/references/save', { match, ...heard, ...more })
const remove = (by: By, _id: string) => by.post('/api/references/remove', { match, _id })
const restore = (by: By, _id: string) => by.post('/api/references/restore', { match, _id })
const list = async (by: By) => (await by.post('/api/references/list', { match })).body.references
const gradesOf = async (by: By) => {
  const { columns } = (await by.post('/api/comparison/read', { dossier: world.dossier })).body
  const { cells } = columns.find((one: { match: string }) => one.match === match)
  return ['ERP-01', 'ERP-02', 'ERP-03'].map((key) => cells[key]?.grade)
}

describe('a call with a referee', () => {
  it('F1.12: staff and who asks record role, size, day, name and what came of each row', async () => {
    const { _id } = (await save(anna)).body
    expect(await list(app.as('staff'))).toEqual([{ ...heard, _id, _version: 1, by: anna.name }])
    expect((await save(app.as('staff'), { _id, _version: 1, role: 'Eigenaar', size: null, name: null })).body).toEqual({
      _id,
      _version: 2,
    })
    expect(await list(anna)).toMatchObject([{ role: 'Eigenaar', size: null, name: null, by: 'Test staff' }])
    expect((await save(anna, { _id, _version: 1 })).status).toBe(409)
    expect((await anna.post('/api/references/remove', { match, _id })).body).toEqual({ _id, removed: true })
    expect(await list(anna)).toEqual([])
  })

  it('F1.12: only rows of the set are asked, once each, on a day that was', async () => {
    const wrong = async (more: object) => (await save(anna, more)).body.errors[0]
    expect(await wrong({ rows: [{ key: 'ERP-99', outcome: 'denied' }] })).toMatchObject({ path: 'rows.0.key' })
    expect(await wrong({ rows: [heard.rows[0], heard.rows[0]] })).toMatchObject({ path: 'rows.1.key' })
    expect(await wrong({ date: '2099-01-01' })).toMatchObject({ path: 'date', code: 'future' })
    expect(await wrong({ role: '  ' })).toMatchObject({ path: 'role', code: 'required' })
    expect((await save(anna, { _id: 'onbekend' })).status).toBe(404)
    for (let count = 0; count < 20; count++) expect((await save(anna)).status).toBe(200)
    expect(await wrong({})).toMatchObject({ code: 'tooLarge' })
  })

  it('F1.5, F1.12: what was confirmed before versions were kept is of the requirement as it was then', async () => {
    await save(anna)
    const rowsOf = async () => {
      const asked = 'select rows from reference_calls where match = $1'
      return (await app.world.database.query<{ rows: unknown }>(asked, [match]))[0]?.rows
    }
    const kept = await rowsOf()
    expect(kept).toEqual(heard.rows.map((row) => ({ ...row, version: 1 })))
    const bare = 'update reference_calls set rows = $2::jsonb where match = $1'
    await app.world.database.query(bare, [match, JSON.stringify(heard.rows)])
    const migration = new URL('../../store/migrations/0321_confirmed_versions.sql', import.meta.url)
    await app.world.database.exec(await readFile(migration, 'utf8'))
    expect(await rowsOf()).toEqual(kept)
  })

  it('F1.5, F1.12: a call that was removed comes back as it was, of the texts and the rows that were asked about then', async () => {
    const { _id } = (await save(anna)).body
    const before = await list(anna)
    const set = (await anna.post('/api/requirements/list', { parent: world.dossier })).body.rows
    const [first, second] = ['ERP-01', 'ERP-02'].map((key) => set.find((row: { key: string }) => row.key === key))
    const rows = [{ ...first, nl: 'Iets heel anders' }]
    const anew = { dossier: world.dossier, version: 1, reason: 'Scherper', rows, remove: [second._id] }
    expect((await app.as('staff').post('/api/requirements/freeze', anew)).status).toBe(200)
    expect(await gradesOf(anna)).toEqual([0, undefined, 0])
    await remove(anna, _id)
    expect([await list(anna), (await save(anna, { _id, rows: [] })).status]).toEqual([[], 404])
    expect((await restore(anna, _id)).body).toEqual({ _id, _version: 1 })
    expect(await list(anna)).toEqual(before)
    // The referee said nothing of the new text.
    expect(await gradesOf(anna)).toEqual([0, undefined, 0])
    expect((await restore(anna, 'onbekend')).status).toBe(404)
  })

  it('F1.12, F1.10: a removed call confirms nothing, takes no place, and is gone for good after a day', async () => {
    const { _id } = (await save(anna)).body
    await remove(anna, _id)
    expect(await gradesOf(anna)).toEqual([0, 0, 0])
    for (let count = 0; count < 20; count++) await save(anna)
    expect((await restore(anna, _id)).body.errors[0]).toMatchObject({ code: 'tooLarge' })
    const [last] = await list(anna)
    await remove(anna, last._id)
    const dayAgo = "update reference_calls set removed_at = removed_at - interval '25 hours' where id = $1"
    await app.world.database.query(dayAgo, [last._id])
    await dropExpired(app.world.store)
    expect((await restore(anna, last._id)).status).toBe(404)
  })

  it('F1.12: one of another match is not there', async () => {
    const { _id } = (await save(anna)).body
    const [, other] = world.matches
    expect((await save(anna, { match: other, _id })).status).toBe(404)
    expect((await anna.post('/api/references/remove', { match: other, _id })).body.removed).toBe(false)
    expect(await list(anna)).toHaveLength(1)
  })

  it('D2.4: a request that comes twice records one', async () => {
    const headers = { 'idempotency-key': 'referentie-1' }
    for (const _ of [1, 2]) await anna.post('/api/references/save', { match, ...heard }, { headers })
    expect(await list(anna)).toHaveLength(1)
  })

  it('F1.10: a confirmed row has grade 2 for staff and who asks; the newest call says, and the supplier sees no difference', async () => {
    expect(await gradesOf(anna)).toEqual([0, 0, 0])
    await save(anna)
    expect(await gradesOf(anna)).toEqual([2, 0, 0])
    const sheet = (await anna.post('/api/decision/read', { dossier: world.dossier })).body
    const { cells } = sheet.suppliers.find(({ id }: { id: string }) => id === match)
    expect(cells['ERP-01'].grade).toBe(2)
    expect(await gradesOf(app.as('supplier'))).toEqual([0, 0, 0])
    await save(anna, { date: '2026-02-21', rows: [{ key: 'ERP-01', outcome: 'denied' }] })
    expect(await gradesOf(anna)).toEqual([0, 0, 0])
  })
})

describe('what is kept of it', () => {
  it('G3: suppliers and people of another place get what never was, and no byte of theirs differs by it', async () => {
    const readings = (by: By) =>
      Promise.all([
        by.post('/api/answers/list', { parent: match }),
        by.post('/api/comparison/read', { dossier: world.dossier }),
        by.post('/api/demo/script', { parent: match }),
        by.post(`/api/space/${match}`, { depth: 5 }),
        by.post(`/api/space/${world.dossier}`, { depth: 5 }),
        by.post('/api/notifications/list'),
        by.post('/api/log/list', { item: match }),
      ])
    const textsOf = async (by: By) => (await readings(by)).map(({ text }) => text)
    const before = await textsOf(app.as('supplier'))
    const { _id } = (await save(anna)).body
    expect(await textsOf(app.as('supplier'))).toEqual(before)
    for (const who of ['supplier', 'supplier2', 'enduser2', 'member', 'stranger'] as const) {
      for (const [path, more] of [
        ['/api/references/list', {}],
        ['/api/references/save', heard],
        ['/api/references/remove', { _id }],
        ['/api/references/restore', { _id }],
      ] as const) {
        const there = await app.as(who).post(path, { match, ...more })
        const never = await app.as(who).post(path, { match: 'match/7777777777777777', ...more })
        expect([who, path, there.status]).toEqual([who, path, 404])
        expect(there.body).toEqual({ ...never.body, instance: there.body.instance })
      }
    }
    expect(await list(anna)).toHaveLength(1)
  })

  it('G9: the name of a referee goes with the contact of that name', async () => {
    await save(anna)
    const lead = await app.world.store.database.query<{ parent: string }>(
      "select parent from edges where child = $1 and edge = 'DOSSIERS'",
      [world.dossier],
    )
    const person = await app.aPerson(lead[0]?.parent, { name: heard.name, email: 'w@zandkasteel.example' })
    await app.as('super').post('/api/privacy/erase', { _id: person, confirm: heard.name })
    await app.world.store.flushAnonymisation([world.dossier])
    const [told] = await app.world.database.query<{ name: string }>(
      'select name from reference_calls where match = $1',
      [match],
    )
    expect(told).toBeDefined()
    expect(told?.name ?? '').not.toContain('Zandkasteel')
  })
})
