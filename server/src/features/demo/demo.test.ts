import { DEMO_UNDO_SECONDS } from '@schakel/domain/requirements'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller, TestApp } from '../../../test/app.ts'
import {
  aDecision,
  type DecisionWorld,
  openDecisionWorld,
  seeAsHeaders,
  type Weigher,
} from '../../../test/decisionWorld.ts'

let app: TestApp
let world: Omit<DecisionWorld, 'app'>
let anna: Weigher
let bram: Weigher
let cora: Weigher
let match: string
let other: string

beforeAll(async () => {
  app = (await openDecisionWorld()).app
})
afterAll(() => app.close())
beforeEach(async () => {
  world = await aDecision(app)
  const [first, second, third] = world.people
  const [own, rival] = world.matches
  if (!first || !second || !third || !own || !rival) throw new Error('three people, and two suppliers')
  anna = first
  bram = second
  cora = third
  match = own
  other = rival
  await freeze()
})

type By = Pick<Caller, 'post'>
const keys = ['ERP-01', 'ERP-02', 'ERP-03']
const scored = (...scores: readonly number[]) => scores.map((score, at) => ({ key: keys[at] ?? '', score }))
const freeze = () => app.as('staff').post('/api/requirements/freeze', { dossier: world.dossier, version: 0 })
const removeRow = async (key: string) => {
  const set = (await app.as('staff').post('/api/requirements/list', { parent: world.dossier })).body
  const { _id } = set.rows.find((row: { key: string }) => row.key === key)
  const body = { dossier: world.dossier, version: 1, reason: 'Niet nodig', rows: [], remove: [_id] }
  expect((await app.as('staff').post('/api/requirements/freeze', body)).status).toBe(200)
}
const script = async (by: By, parent = match) => (await by.post('/api/demo/script', { parent })).body
const save = (by: By, scores: readonly number[], more: object = {}) =>
  by.post('/api/demo/score', { match, scores: scored(...scores), ...more })
const submit = (by: By, ...scores: readonly number[]) => save(by, scores, { submit: true })
const close = (by: By, undo = false) => by.post('/api/demo/close', { match, undo })
const settle = () => app.world.wait(DEMO_UNDO_SECONDS * 1000)
const demoOf = async (by: By) => {
  const sheet = (await by.post('/api/decision/read', { dossier: world.dossier })).body
  return sheet.suppliers.find(({ id }: { id: string }) => id === match).demo
}

describe('the script', () => {
  it('F1.12: it has the rows of the frozen set that are proven in a demo, the same for every supplier', async () => {
    const fresh = await app.world.dossier(app.places.lead)
    for (const [key, proof, minutes] of [
      ['ERP-02', 'demo', 12],
      ['ERP-01', 'document', 3],
      ['CRM-07', 'demo', undefined],
    ] as const) {
      const row = {
        key,
        group: 105,
        nl: `Eis ${key}`,
        level: 'must',
        weight: 3,
        proof,
        ...(minutes ? { minutes } : {}),
      }
      await app.as('staff').post('/api/requirements/save', { parent: fresh, rows: [row] })
    }
    const matches: string[] = []
    for (const supplier of [app.places.supplier, app.places.supplier2])
      matches.push(await app.world.match(fresh, supplier, { $visible: true }, ['offered']))
    expect((await script(app.as('staff'), matches[0])).rows).toEqual([])
    await app.as('staff').post('/api/requirements/freeze', { dossier: fresh, version: 0 })
    await app.world.store.flushAnonymisation([fresh])
    const rows = [
      { key: 'CRM-07', group: 105, nl: 'Eis CRM-07', minutes: 5 },
      { key: 'ERP-02', group: 105, nl: 'Eis ERP-02', minutes: 12 },
    ]
    expect((await script(app.as('staff'), matches[0])).rows).toEqual(rows)
    expect(await script(app.as('enduser'), fresh)).toEqual({ dossier: fresh, version: 1, rows })
    const told = await script(app.as('supplier'), matches[0])
    expect(told).toEqual({ dossier: fresh, match: matches[0], version: 1, rows })
    expect(await script(app.as('supplier2'), matches[1])).toEqual({ ...told, match: matches[1] })
  })

  it('F1.12: the supplier of another match gets what never was, and so does who scores nothing of it', async () => {
    const never = 'match/7777777777777777'
    for (const who of ['supplier2', 'enduser2', 'member', 'stranger'] as const) {
      for (const [path, more] of [
        ['/api/demo/script', {}],
        ['/api/demo/score', { scores: scored(4) }],
        ['/api/demo/close', {}],
      ] as const) {
        const there = await app.as(who).post(path, { parent: match, match, ...more })
        const gone = await app.as(who).post(path, { parent: never, match: never, ...more })
        expect([who, path, there.status]).toEqual([who, path, 404])
        expect(there.body).toEqual({ ...gone.body, instance: there.body.instance })
      }
    }
    expect((await app.as('supplier').post('/api/demo/script', { parent: other })).status).toBe(404)
    const unseen = await app.world.match(await app.aDossier(), app.places.supplier, { $visible: false })
    expect((await app.as('supplier').post('/api/demo/script', { parent: unseen })).status).toBe(404)
    expect((await app.as('staff').post('/api/demo/script', { parent: unseen })).status).toBe(200)
    // Its own match it reads; to score and to close it is not there.
    expect((await app.as('supplier').post('/api/demo/script', { parent: match })).status).toBe(200)
    expect((await save(app.as('supplier'), [4])).status).toBe(404)
    expect((await close(app.as('supplier'))).status).toBe(404)
  })
})

describe('scoring', () => {
  it('F1.12: people of who asks and staff score each row from 0 to 4, and read their own alone', async () => {
    expect((await save(anna, [4, 0])).body).toMatchObject({ _id: match, state: 'draft', _version: 1 })
    expect((await submit(bram, 1, 2, 3)).body).toMatchObject({ state: 'submitted' })
    expect((await submit(app.as('staff'), 4, 4, 4)).status).toBe(200)
    expect((await script(anna)).demo).toEqual({
      mayClose: false,
      mine: { state: 'draft', scores: scored(4, 0), _version: 1, at: app.world.now.toISOString() },
    })
    expect((await script(cora)).demo).toEqual({ mayClose: false })
    // Who submitted reads no other's either, until it is closed.
    expect((await script(bram)).demo).toEqual({
      mayClose: false,
      mine: { state: 'submitted', scores: scored(1, 2, 3), _version: 1, at: app.world.now.toISOString() },
    })
    expect((await script(app.as('staff'))).demo.mine.scores).toEqual(scored(4, 4, 4))
  })

  it('F1.12: a score is a whole number from 0 to 4 of a row of the script, once', async () => {
    for (const score of [5, -1, 1.5]) expect((await save(anna, [score])).status).toBe(422)
    const asked = (...wrong: readonly string[]) =>
      anna.post('/api/demo/score', { match, scores: wrong.map((key) => ({ key, score: 1 })) })
    expect((await asked('ERP-99')).body.errors[0]).toMatchObject({ path: 'scores.0.key', code: 'choice' })
    expect((await asked('ERP-01', 'ERP-01')).body.errors[0].path).toBe('scores.1.key')
    expect((await submit(anna, 1, 2)).body.errors[0]).toMatchObject({ path: 'scores', code: 'required' })
    expect((await save(anna, [])).status).toBe(200)
  })

  it('F1.12: what was submitted is taken back until the demo is closed', async () => {
    await submit(anna, 1, 2, 3)
    expect((await save(anna, [1, 2, 4])).body).toMatchObject({ state: 'draft', _version: 2 })
    expect((await submit(anna, 1, 2, 4)).status).toBe(200)
    await close(app.as('staff'))
    expect((await save(anna, [0, 0, 0])).body.errors[0].code).toBe('demoClosed')
    expect((await submit(cora, 0, 0, 0)).body.errors[0].code).toBe('demoClosed')
  })

  it('F1.5: a row that left the script keeps nobody from saving, submitting or taking back the others', async () => {
    await submit(anna, 1, 2, 3)
    await save(bram, [1, 2, 3])
    await removeRow('ERP-03')
    expect((await save(anna, [1, 2, 3])).body).toMatchObject({ state: 'draft' })
    expect((await submit(bram, 1, 2, 3)).body).toMatchObject({ state: 'submitted' })
    expect((await script(bram)).demo.mine.scores).toEqual(scored(1, 2))
    // Who never scored it names a row that is not there.
    expect((await save(cora, [1, 2, 3])).body.errors[0]).toMatchObject({ path: 'scores.2.key', code: 'choice' })
  })

  it('D2.3, D2.4: of two windows the second hears it, and a request that comes twice scores once', async () => {
    expect((await save(anna, [1], { _version: 0 })).body._version).toBe(1)
    expect((await save(anna, [2], { _version: 0 })).status).toBe(409)
    const body = { match, scores: scored(3), _version: 1 }
    const headers = { 'idempotency-key': 'demo-1' }
    const first = await anna.post('/api/demo/score', body, { headers })
    const again = await anna.post('/api/demo/score', body, { headers })
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text])
  })
})

describe('closing', () => {
  it('F1.12: staff close; then those who submitted read all scores side by side, and others the means', async () => {
    await submit(anna, 4, 2, 0)
    await submit(bram, 2, 2, 3)
    await submit(app.as('staff'), 3, 2, 0)
    await save(cora, [0])
    expect((await close(anna)).status).toBe(403)
    expect((await close(app.as('staff'))).status).toBe(200)
    settle()
    const { demo } = await script(anna)
    expect(demo.closed.undoUntil).toBeNull()
    expect(demo.outcome).toMatchObject({ value: 50, people: 3 })
    expect(demo.outcome.means[0]).toEqual({ key: 'ERP-01', mean: 3 })
    const told = demo.outcome.sheets.map(({ name, isMine, scores }: DemoSheet) => [name, isMine, scores])
    expect(told).toEqual([
      [anna.name, true, scored(4, 2, 0)],
      [bram.name, false, scored(2, 2, 3)],
      ['Test staff', false, scored(3, 2, 0)],
    ])
    const late = (await script(cora)).demo
    expect(late.outcome).toMatchObject({ value: 50, people: 3, sheets: [] })
    expect((await script(app.as('super'))).demo.outcome.sheets).toHaveLength(3)
  })

  it('F1.12: the mean of one person is that person’s scores, so others read no mean by row of it', async () => {
    await submit(anna, 4, 1, 0)
    await save(cora, [0])
    await close(app.as('staff'))
    settle()
    for (const other of [cora, app.as('staff')])
      expect((await script(other)).demo.outcome).toMatchObject({ people: 1, means: [], sheets: [] })
    expect((await script(anna)).demo.outcome.means).toHaveLength(3)
  })

  it('F1.12: it is undone while nobody could read a score, and afterwards no more', async () => {
    await submit(anna, 4, 4, 4)
    const until = new Date(app.world.now.getTime() + DEMO_UNDO_SECONDS * 1000).toISOString()
    expect((await close(app.as('staff'))).body.closed).toEqual({ at: app.world.now.toISOString(), undoUntil: until })
    expect((await script(anna)).demo.outcome).toBeUndefined()
    expect(await demoOf(anna)).toBeUndefined()
    expect((await close(app.as('staff'), true)).body.closed).toBeNull()
    expect((await save(anna, [4, 4, 3])).status).toBe(200)
    await submit(anna, 4, 4, 3)
    await close(app.as('staff'))
    settle()
    expect((await close(app.as('staff'), true)).body.errors[0].code).toBe('demoFinal')
    expect((await script(anna)).demo.outcome.value).toBeCloseTo(91.667)
  })

  it('F1.12: one that nobody scored is opened again at any time; closing twice is closing once', async () => {
    await save(anna, [4])
    const first = await close(app.as('staff'))
    settle()
    expect((await close(app.as('staff'))).body.closed.at).toBe(first.body.closed.at)
    expect((await close(app.as('staff'), true)).body.closed).toBeNull()
    expect((await close(app.as('staff'), true)).body.closed).toBeNull()
    expect((await script(anna)).demo.mine.scores).toEqual(scored(4))
  })

  it('F2.1: the mean becomes the criterion demo of the weighing; without scores it stays unknown', async () => {
    expect(await demoOf(anna)).toBeUndefined()
    await close(app.as('staff'))
    settle()
    expect(await demoOf(anna)).toBeUndefined()
    await close(app.as('staff'), true)
    await submit(anna, 4, 3, 2)
    await submit(bram, 4, 1, 1)
    expect(await demoOf(anna)).toBeUndefined()
    await close(app.as('staff'))
    settle()
    expect(await demoOf(anna)).toBe(62.5)
    expect(await demoOf(app.as('staff'))).toBe(62.5)
  })

  it('F1.5, F2.1: a row that left the script counts no more, in its outcome as in the weighing', async () => {
    await submit(anna, 4, 4, 0)
    await submit(bram, 2, 2, 0)
    await close(app.as('staff'))
    settle()
    expect(await demoOf(anna)).toBe(50)
    await removeRow('ERP-03')
    const { outcome } = (await script(anna)).demo
    expect(outcome).toMatchObject({ value: 75, people: 2 })
    expect(outcome.means.map(({ key }: { key: string }) => key)).toEqual(['ERP-01', 'ERP-02'])
    expect(await demoOf(anna)).toBe(75)
  })

  it('G9: what somebody gave stands in their own file alone, and a closed demo keeps its mean when they are erased', async () => {
    await submit(anna, 4, 4, 4)
    await submit(bram, 0, 0, 0)
    const file = (by: By) => by.post('/api/privacy/export', { _id: bram.id, kind: 'json' })
    const written = async (by: By) => JSON.stringify(JSON.parse((await file(by)).text).written)
    expect(await written(bram)).toContain('"scores":[{"key":"ERP-01","score":0}')
    expect(await written(app.as('super'))).not.toContain('"scores"')
    await close(app.as('staff'))
    settle()
    const erased = await app.as('super').post('/api/privacy/erase', { _id: bram.id, confirm: bram.name })
    expect(erased.status).toBe(200)
    const { outcome } = (await script(anna)).demo
    expect(outcome).toMatchObject({ value: 50, people: 2 })
    expect(JSON.stringify(outcome)).not.toContain(bram.name)
  })

  it('G9: what an erased person gave an open demo is not counted', async () => {
    await submit(anna, 4, 4, 4)
    await submit(bram, 0, 0, 0)
    await app.as('super').post('/api/privacy/erase', { _id: bram.id, confirm: bram.name })
    await close(app.as('staff'))
    settle()
    expect((await script(anna)).demo.outcome).toMatchObject({ value: 100, people: 1 })
  })
})

describe('what was seen', () => {
  const seen = (by: By, more: object = { seen: 'demo' }) =>
    by.post('/api/answers/check', { match, key: 'ERP-01', ...more })

  const grade = async () => {
    const { columns } = (await anna.post('/api/comparison/read', { dossier: world.dossier })).body
    return columns.find((one: { match: string }) => one.match === match).cells['ERP-01'].grade
  }

  it('F1.10: the people of who asks say that they saw it, grade 3, or tested it, grade 4, and nothing else', async () => {
    const date = app.world.now.toISOString().slice(0, 10)
    expect((await anna.post('/api/answers/list', { parent: match })).body).toMatchObject({
      ...{ mayCheck: false, mayMarkSeen: true },
    })
    expect((await seen(anna)).body.seen).toEqual([{ kind: 'demo', version: 1, date }])
    // Once is enough.
    expect((await seen(bram)).body.seen).toHaveLength(1)
    expect(await grade()).toBe(3)
    const tested = (await seen(anna, { seen: 'test' })).body
    expect(tested.seen).toEqual([
      { kind: 'demo', version: 1, date },
      { kind: 'test', version: 1, date },
    ])
    expect(tested.checked).toBeUndefined()
    expect(await grade()).toBe(4)
    for (const more of [
      { value: 'no' },
      { seen: 'demo', value: 'no' },
      { seen: 'demo', remark: 'Zo' },
      { value: null },
    ]) {
      expect((await seen(anna, more)).status).toBe(403)
    }
    expect((await seen(app.as('enduser2'))).status).toBe(404)
    expect((await seen(app.as('supplier'))).status).toBe(403)
    expect((await app.as('supplier').post('/api/answers/list', { parent: match })).body.mayMarkSeen).toBe(false)
    const log = (await app.as('staff').post('/api/log/list', { item: tested._id })).body
    expect(JSON.stringify(log)).toContain(anna.name)
  })

  it('F1.10: who asks says it also when the request is no longer theirs to change, and not of a match that they do not see', async () => {
    await app.as('staff').post(`/api/space/update/${world.dossier}`, { props: { status: 'match' } })
    const changed = await anna.post(`/api/space/update/${world.dossier}`, { props: { users: 12 } })
    expect(changed.status).toBe(403)
    expect((await seen(anna, { seen: 'test' })).status).toBe(200)
    await app.as('staff').post(`/api/space/update/${match}`, { props: { $visible: false } })
    expect((await seen(anna)).status).toBe(404)
  })

  it('F1.10: they take back what they said, and not what staff said', async () => {
    await seen(app.as('staff'))
    await seen(anna, { seen: 'test' })
    expect((await seen(bram, { seen: 'test', back: true })).body.seen).toMatchObject([{ kind: 'demo' }])
    expect((await seen(anna, { seen: 'demo', back: true })).body.seen).toHaveLength(1)
    expect(await grade()).toBe(3)
    await seen(app.as('staff'), { seen: 'demo', back: true })
    expect(await grade()).toBe(0)
  })

  it('F1.10: staff and who asks each say it for themselves: what one takes back stays of the other', async () => {
    await seen(anna)
    expect((await seen(app.as('staff'))).body.seen).toHaveLength(2)
    expect((await seen(anna, { seen: 'demo', back: true })).body.seen).toMatchObject([
      { kind: 'demo', by: 'Test staff' },
    ])
  })

  it('F1.11: saying that it was seen leaves what staff found', async () => {
    await seen(app.as('staff'), { value: 'partly', grade: 1, remark: 'Met een module' })
    expect((await seen(app.as('staff'))).body).toMatchObject({
      checked: { value: 'partly', grade: 1 },
      checkRemark: 'Met een module',
      seen: [{ kind: 'demo', by: 'Test staff' }],
    })
  })

  it('D7: a supplier does not read who of who asks it was that saw it', async () => {
    await seen(anna)
    const { text } = await app.as('supplier').post('/api/answers/list', { parent: match })
    expect(text).toContain('"kind":"demo"')
    expect(text).not.toContain(anna.name)
  })
})

describe('what is scored before closing', () => {
  const readings = (by: Caller) => [
    ...[match, world.dossier].map((parent) => by.post('/api/demo/script', { parent })),
    by.post('/api/decision/read', { dossier: world.dossier }),
    by.post('/api/decision/firmness', { dossier: world.dossier, lens: 'any' }),
    by.post('/api/comparison/read', { dossier: world.dossier }),
    by.post('/api/answers/list', { parent: match }),
    by.post('/api/requirements/list', { parent: world.dossier }),
    ...[match, world.dossier].flatMap((id) => [
      by.post(`/api/space/${id}`, { depth: 5 }),
      by.post('/api/space/list', { space: id, depth: 5 }),
      by.post('/api/log/list', { item: id }),
      by.post('/api/export/json', { ids: [id] }),
      by.post('/api/chat/list', { room: id }),
    ]),
    by.post('/api/space/search', { feed: 'match', page_size: 200 }),
    by.post('/api/space/activities', { page_size: 200, depth: 5 }),
    by.post('/api/notifications/list'),
    by.post('/api/lists/statuses', { type: 'match' }),
    by.post('/api/trash/list'),
    by.post('/api/privacy/export', { _id: anna.id, kind: 'json' }),
  ]
  // A file says when it was made, and an error where it happened.
  const textOf = (text: string) => text.replace(/"(instance|made|at|exported)":\s*"[^"]*"/g, '')
  const allOf = async (by: Caller) =>
    (await Promise.all(readings(by))).map(({ text, status }) => [status, textOf(text)])

  it('G8: no byte of any answer to anybody else differs by it, also not to staff, super users and through their eyes', async () => {
    const through: Caller = {
      ...app.as('super'),
      post: (path, body, extra) => app.as('super').post(path, body, { ...extra, ...seeAsHeaders(anna.id) }),
    }
    const readers = [
      ...[bram, cora, through],
      ...(['staff', 'super', 'supplier', 'supplier2', 'enduser2', 'member', 'stranger'] as const).map((who) =>
        app.as(who),
      ),
    ]
    const before: unknown[] = []
    for (const by of readers) before.push(await allOf(by))
    await save(anna, [4, 3])
    await submit(anna, 4, 3, 1)
    const after: unknown[] = []
    for (const by of readers) after.push(await allOf(by))
    expect(after).toEqual(before)
  })

  it('G8: no entry of the log, no item and no touch tells that it was scored, submitted or closed', async () => {
    const count = () =>
      app.world.database.query(
        'select (select count(*)::int from changes) as changes, (select count(*)::int from touches) as touches, (select count(*)::int from items) as items, (select sum(version)::int from items) as versions',
      )
    const before = await count()
    await save(anna, [4])
    await submit(anna, 4, 0, 2)
    await submit(app.as('staff'), 4, 0, 2)
    await close(app.as('staff'))
    await close(app.as('staff'), true)
    await close(app.as('staff'))
    settle()
    expect(await count()).toEqual(before)
  })

  it('G3: nothing of an open or a closed demo reaches a supplier', async () => {
    const before = await Promise.all(readings(app.as('supplier')))
    await submit(anna, 4, 3, 1)
    await close(app.as('staff'))
    settle()
    expect((await script(anna)).demo.outcome.people).toBe(1)
    const after = await Promise.all(readings(app.as('supplier')))
    expect(after.map(({ text }) => textOf(text))).toEqual(before.map(({ text }) => textOf(text)))
  })
})

interface DemoSheet {
  readonly name: string
  readonly isMine: boolean
  readonly scores: readonly object[]
}
