import { DEMO_UNDO_SECONDS, demoValue } from '@schakel/domain/requirements'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller, TestApp } from '../../../test/app.ts'
import { aDecision, type DecisionWorld, openDecisionWorld, type Weigher } from '../../../test/decisionWorld.ts'

let app: TestApp
let world: Omit<DecisionWorld, 'app'>
let anna: Weigher
let bram: Weigher
let stays: string
let goes: string
let keep: string
let drop: string

beforeAll(async () => {
  app = (await openDecisionWorld()).app
})
afterAll(() => app.close())
beforeEach(async () => {
  world = await aDecision(app)
  const [first, second] = world.people
  const [, own, double] = world.matches
  if (!first || !second || !own || !double) throw new Error('two people, and two suppliers')
  anna = first
  bram = second
  stays = own
  goes = double
  keep = await supplierOf(stays)
  drop = await supplierOf(goes)
  await app.as('staff').post('/api/requirements/freeze', { dossier: world.dossier, version: 0 })
})

type By = Pick<Caller, 'post'>
const keys = ['ERP-01', 'ERP-02', 'ERP-03']
const scored = (...scores: readonly number[]) => scores.map((score, at) => ({ key: keys[at] ?? '', score }))
const supplierOf = async (match: string) => (await app.as('staff').post(`/api/space/${match}`)).body.supplier._id
const demo = async (by: By, match: string) => (await by.post('/api/demo/script', { parent: match })).body.demo
const save = (by: By, match: string, ...scores: readonly number[]) =>
  by.post('/api/demo/score', { match, scores: scored(...scores) })
const submit = (by: By, match: string, ...scores: readonly number[]) =>
  by.post('/api/demo/score', { match, scores: scored(...scores), submit: true })
const close = async (match: string) => {
  await app.as('staff').post('/api/demo/close', { match })
  app.world.wait(DEMO_UNDO_SECONDS * 1000)
}
const merge = async () => expect((await app.as('staff').post('/api/space/merge', { keep, drop })).status).toBe(200)
const part = async () => expect((await app.as('staff').post('/api/space/merge/undo', { _id: drop })).status).toBe(200)
const answers = async (by: By, match: string) => (await by.post('/api/answers/list', { parent: match })).body

describe('two suppliers that both showed their software, merged', () => {
  it('D23.5, F1.12: scores of open demos go along, as their authors alone read them, and back again', async () => {
    await submit(anna, goes, 1, 2, 3)
    await save(bram, goes, 4)
    await merge()
    expect((await demo(anna, stays)).mine).toMatchObject({ state: 'submitted', scores: scored(1, 2, 3) })
    expect((await demo(bram, stays)).mine).toMatchObject({ state: 'draft', scores: scored(4) })
    expect(await demo(app.as('staff'), stays)).toEqual({ mayClose: true })
    // He goes on, and what he gave goes back with him.
    await submit(bram, stays, 4, 4, 4)
    await part()
    expect((await demo(anna, goes)).mine).toMatchObject({ state: 'submitted', scores: scored(1, 2, 3) })
    expect((await demo(bram, goes)).mine).toMatchObject({ state: 'submitted', scores: scored(4, 4, 4) })
    expect(await demo(anna, stays)).toEqual({ mayClose: false })
  })

  it('D23.5, F1.12: a closed demo stays closed, with the scores of all', async () => {
    await submit(anna, goes, 1, 2, 3)
    await submit(bram, goes, 4, 4, 4)
    await close(goes)
    await merge()
    const { outcome, closed } = await demo(anna, stays)
    expect(closed.undoUntil).toBeNull()
    expect(outcome).toMatchObject({ people: 2, value: demoValue([scored(1, 2, 3), scored(4, 4, 4)]) })
    expect(outcome.sheets).toHaveLength(2)
    await part()
    expect((await demo(anna, goes)).outcome).toMatchObject({ people: 2 })
    expect(await demo(anna, stays)).toEqual({ mayClose: false })
  })

  it('G8, D23.5: what was given in an open demo is read by nobody because the other one was closed', async () => {
    await submit(anna, stays, 1, 2, 3)
    await submit(bram, goes, 4, 4, 4)
    await close(goes)
    await merge()
    const value = demoValue([scored(4, 4, 4)])
    expect((await demo(bram, stays)).outcome).toMatchObject({ people: 1, value, sheets: [{ scores: scored(4, 4, 4) }] })
    // She reads her own, and that it counts for nothing.
    expect(await demo(anna, stays)).toMatchObject({
      mine: { state: 'draft' },
      uncounted: [{ scores: scored(1, 2, 3) }],
      outcome: { people: 1, sheets: [], means: [] },
    })
    await part()
    expect(await demo(anna, stays)).toMatchObject({ mayClose: false, mine: { state: 'submitted' } })
    expect(await demo(anna, stays)).not.toHaveProperty('outcome')
  })

  it('D23.5: of two that one person gave the newest counts, and the other is still read', async () => {
    await submit(anna, goes, 0, 0, 0)
    app.world.wait(60_000)
    await submit(anna, stays, 4, 4, 4)
    await submit(bram, stays, 2, 2, 2)
    await merge()
    expect(await demo(anna, stays)).toMatchObject({
      mine: { scores: scored(4, 4, 4) },
      uncounted: [{ scores: scored(0, 0, 0) }],
    })
    expect(await demo(bram, stays)).not.toHaveProperty('uncounted')
    await close(stays)
    const { outcome } = await demo(bram, stays)
    expect(outcome).toMatchObject({ people: 2, value: demoValue([scored(4, 4, 4), scored(2, 2, 2)]) })
    const sheets: { name: string; isEarlier?: boolean }[] = outcome.sheets
    expect(sheets.filter(({ name }) => name === anna.name).map(({ isEarlier }) => isEarlier)).toEqual([undefined, true])
    // Closed as one, both are closed when they are two again.
    await part()
    expect((await demo(anna, goes)).outcome).toMatchObject({ people: 1, value: 0 })
    expect((await demo(anna, stays)).outcome).toMatchObject({ people: 2 })
  })

  it('D23.5, F1.12: calls with referees go along, and back again', async () => {
    const call = {
      ...{ role: 'Hoofd ICT', date: '2026-02-20', name: 'Wouterina Zandkasteel' },
      rows: [{ key: 'ERP-03', outcome: 'confirmed' }],
    }
    const { _id } = (await anna.post('/api/references/save', { match: goes, ...call })).body
    const own = (await anna.post('/api/references/save', { match: stays, ...call, role: 'Eigenaar' })).body._id
    const list = async (match: string) =>
      (await anna.post('/api/references/list', { match })).body.references.map((one: { _id: string }) => one._id).sort()
    await merge()
    expect(await list(stays)).toEqual([_id, own].sort())
    await part()
    expect([await list(stays), await list(goes)]).toEqual([[own], [_id]])
  })

  it('D23.5, D2.4: who scores while the match goes is told that it is not there', async () => {
    await merge()
    expect((await submit(anna, goes, 1, 2, 3)).status).toBe(404)
    expect((await demo(anna, stays)).mine).toBeUndefined()
  })

  it('D23.5: no entry of the log says who scored', async () => {
    await submit(anna, goes, 1, 2, 3)
    await merge()
    const kept = await app.world.database.query(
      'select from changes where item = any ($1::text[]) and concat(before, after, secret) like $2',
      [[keep, drop, stays, goes], `%${anna.id}%`],
    )
    expect(kept).toEqual([])
  })
})

describe('two suppliers that both answered, merged', () => {
  it('D23.5, F1.7: the answer that was said last counts everywhere, and the other is still read', async () => {
    const [before, after] = [await answers(app.as('staff'), stays), await answers(app.as('staff'), goes)]
    expect([before.answers, after.answers].map(({ length }) => length)).toEqual([3, 3])
    await app.world.row(
      'answer',
      goes,
      { key: 'ERP-09', value: 'no' },
      { version: 1, submitted: app.world.now.toISOString() },
    )
    await merge()
    const joined = await answers(anna, stays)
    expect(joined.answers.map(({ key }: { key: string }) => key)).toEqual([...keys, 'ERP-09'])
    expect(joined.earlier.map(({ key }: { key: string }) => key)).toEqual(keys)
    const said = (list: { _id: string }[]) => list.map(({ _id }) => _id)
    expect(said([...joined.answers, ...joined.earlier])).toEqual(
      expect.arrayContaining(said([...before.answers, ...after.answers])),
    )
    const current = new Map(joined.answers.map((one: { key: string; value: string }) => [one.key, one.value]))
    const { columns } = (await anna.post('/api/comparison/read', { dossier: world.dossier })).body
    const { cells } = columns.find((one: { match: string }) => one.match === stays)
    const sheet = (await anna.post('/api/decision/read', { dossier: world.dossier })).body
    const weighed = sheet.suppliers.find(({ id }: { id: string }) => id === stays)
    for (const key of keys) {
      expect([key, cells[key].value, weighed.cells[key].value]).toEqual([key, current.get(key), current.get(key)])
    }
    // A check goes to the one that counts.
    await app.as('staff').post('/api/answers/check', { match: stays, key: 'ERP-01', value: 'no', remark: 'Gezien' })
    expect((await answers(anna, stays)).answers[0]).toMatchObject({ key: 'ERP-01', checked: { value: 'no' } })
    await part()
    expect(said((await answers(anna, goes)).answers)).toHaveLength(4)
    expect(await answers(anna, stays)).not.toHaveProperty('earlier')
  })

  it('F2.6, D23.5: what was decided of a knock-out goes along, and back again', async () => {
    const decide = (match: string, passes: boolean) =>
      app.as('staff').post('/api/decision/setup', {
        dossier: world.dossier,
        ruling: { match, key: 'ERP-01', passes, reason: 'Met koppeling' },
      })
    const ruled = async (match: string) => {
      const sheet = (await anna.post('/api/decision/read', { dossier: world.dossier })).body
      return sheet.suppliers.find(({ id }: { id: string }) => id === match)?.cells['ERP-01'].ruling
    }
    expect((await decide(goes, true)).status).toBe(200)
    await merge()
    expect(await ruled(stays)).toMatchObject({ passes: true, reason: 'Met koppeling' })
    await part()
    expect(await ruled(goes)).toMatchObject({ passes: true })
    expect(await ruled(stays)).toBeUndefined()
  })

  it('D11.2, D23.5: a row that was answered twice is counted once', async () => {
    const staff = app.as('staff')
    const [template] = (await staff.post('/api/requirements/load', { kinds: ['ERP'] })).body.made
    const [double, twice] = [await app.aSupplier(), await app.aSupplier()]
    const { dossier, match } = await app.aMatch({ supplier: double, path: ['offered'] })
    const other = await app.aMatch({ supplier: twice, dossier, path: ['offered'] })
    const { templates } = (await staff.post('/api/requirements/templates', { dossier })).body
    const [{ key }] = templates.find(({ _id }: { _id: string }) => _id === template).rows
    await staff.post('/api/requirements/copy', { dossier, template, keys: [key] })
    await staff.post('/api/requirements/freeze', { dossier, version: 0, rows: [] })
    const known = { version: 1, status: 'submitted', submitted: app.world.now.toISOString() }
    for (const at of [match, other.match]) await app.world.row('answer', at, { key, value: 'yes' }, known)
    const figures = async () => {
      const period = { from: '2026-01-01', to: '2026-12-31' }
      const { sets } = (await staff.post('/api/statistics', period)).body
      return sets.find(({ _id }: { _id: string }) => _id === template)
    }
    expect(await figures()).toMatchObject({ asked: 2, answered: 2 })
    await staff.post('/api/space/merge', { keep: double, drop: twice })
    expect(await figures()).toMatchObject({ asked: 1, answered: 1 })
  })
})
