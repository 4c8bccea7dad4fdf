import { readFile } from 'node:fs/promises'
import type { DecisionSheet } from '@schakel/domain/calls'
import {
  criteriaOf,
  decide,
  decisionInputOf,
  drawFirmness,
  firmnessInput,
  lenses,
  prepareFirmness,
  resultBytes,
} from '@schakel/domain/decision'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import {
  aDecision,
  type DecisionWorld,
  openDecisionWorld,
  pointsOf,
  type Weigher,
} from '../../../test/decisionWorld.ts'
import { readAnswerSheet } from '../../store/read/answers.ts'
import { saveAnswers, submitAnswers } from '../../store/write/answers.ts'

let app: TestApp
let world: Omit<DecisionWorld, 'app'>
let anna: Weigher
let bram: Weigher
let dossier: string
let first: string
let second: string
let third: string

beforeAll(async () => {
  app = (await openDecisionWorld()).app
})
afterAll(() => app.close())
beforeEach(async () => {
  world = await aDecision(app)
  const [one, two] = world.people
  const [a, b, c] = world.matches
  if (!one || !two || !a || !b || !c) throw new Error('nobody weighs')
  anna = one
  bram = two
  dossier = world.dossier
  first = a
  second = b
  third = c
})

type Asker = Pick<Weigher, 'post'>
const read = async (by: Asker): Promise<DecisionSheet> => (await by.post('/api/decision/read', { dossier })).body
const setup = (by: Asker, body: object) => by.post('/api/decision/setup', { dossier, ...body })
const take = (by: Asker, body: object) => by.post('/api/decision/take', { dossier, ...body })
const statusOf = async (match: string) => (await app.as('staff').post(`/api/space/${match}`)).body.status
const weigh = async (...points: number[]) => {
  await anna.post('/api/weighing/invite', { dossier, people: [anna.id], named: true })
  await anna.post('/api/weighing/submit', { dossier, points: pointsOf(...points) })
}

describe('how a dossier is weighed up', () => {
  it('F2.3: anchors that are set before any price was entered are not marked, later ones are, for good', async () => {
    expect((await setup(bram, { anchors: { excellent: 10_000, maximum: 40_000 } })).status).toBe(200)
    expect(await read(anna)).toMatchObject({
      priceRead: false,
      setup: { anchors: { excellent: 10_000, maximum: 40_000, isAfterReading: false } },
    })
    await app.as('staff').post(`/api/space/update/${first}`, { props: { $license: 4000 } })
    expect(await read(anna)).toMatchObject({ priceRead: true, setup: { anchors: { isAfterReading: false } } })
    await setup(bram, { anchors: { excellent: 10_000, maximum: 40_000 } })
    expect((await read(anna)).setup.anchors?.isAfterReading).toBe(false)
    await setup(bram, { anchors: { excellent: 12_000, maximum: 40_000 } })
    expect((await read(anna)).setup.anchors?.isAfterReading).toBe(true)
    await setup(bram, { anchors: null })
    expect((await read(anna)).setup.anchors).toBeUndefined()
    await setup(bram, { anchors: { excellent: 10_000, maximum: 40_000 } })
    expect((await read(anna)).setup.anchors?.isAfterReading).toBe(true)
  })

  it('F2.3: a price that was taken out again, or whose match lies in the trash, was there to be read', async () => {
    const line = { what: 'license', term: 'yearly', unit: 'user', amount: 90, index: 250 }
    await app.as('staff').post(`/api/space/update/${first}`, { props: { $costs: [line] } })
    await app.as('staff').post(`/api/space/update/${first}`, { props: { $costs: null } })
    expect((await read(anna)).priceRead).toBe(true)
    world = await aDecision(app)
    dossier = world.dossier
    const match = world.matches[1] ?? ''
    const by = app.as('staff')
    const asked = async () => (await by.post('/api/decision/read', { dossier })).body
    await by.post(`/api/space/update/${match}`, { props: { $implement: 9000 } })
    await by.post('/api/space/delete', { item: { _id: match } })
    expect(await asked()).toMatchObject({ priceRead: true, suppliers: [{}, {}] })
  })

  it('F2.3, D6: the price of a match that was hidden as long as it had one was read by nobody, and marks nothing', async () => {
    const supplier = await app.aSupplier()
    const hidden = await app.world.match(dossier, supplier, { $visible: false })
    const save = async (...all: readonly object[]) => {
      for (const props of all)
        expect((await app.as('staff').post(`/api/space/update/${hidden}`, { props })).status).toBe(200)
    }
    const before = await read(anna)
    const line = { what: 'license', term: 'yearly', unit: 'user', amount: 90, index: 250 }
    await save({ $license: 4321 }, { $costs: [line] })
    expect(await read(anna)).toEqual(before)
    await save({ $license: null, $costs: null }, { $visible: true }, { $visible: false }, { $license: 4321 })
    await setup(bram, { anchors: { excellent: 10_000, maximum: 40_000 } })
    expect(await read(anna)).toMatchObject({ priceRead: false, setup: { anchors: { isAfterReading: false } } })
    await app.as('staff').post('/api/space/delete', { item: { _id: hidden } })
    expect((await read(anna)).priceRead).toBe(false)
    await app.as('staff').post('/api/trash/restore', { _id: hidden })
    // Thrown away while it was shown without a price, and made anew: it is hidden then.
    await save({ $license: null }, { $visible: true })
    await app.as('staff').post('/api/space/delete', { item: { _id: hidden } })
    await app.as('staff').post(`/api/space/edge/MATCH/${dossier}/${supplier}`, { props: {} })
    await save({ $license: 4321 })
    expect((await read(anna)).priceRead).toBe(false)
    // Seen for a moment.
    await save({ $visible: true }, { $visible: false }, { $license: null })
    expect((await read(anna)).priceRead).toBe(true)
  })

  it('F2.3: a maximum that is not above what is excellent is refused', async () => {
    const { status, body } = await setup(anna, { anchors: { excellent: 5, maximum: 5 } })
    expect([status, body.errors[0].code]).toEqual([422, 'anchors'])
  })

  it('F2.4: costs run over one to ten years', async () => {
    for (const years of [0, 11]) expect((await setup(anna, { years })).status, String(years)).toBe(422)
    for (const years of [1, 10]) {
      expect((await setup(anna, { years })).status).toBe(200)
      expect((await read(anna)).setup.years).toBe(years)
    }
  })

  it('F2.4: lines of costs are read as they count, and amounts that nobody entered as unknown', async () => {
    const line = { what: 'license', term: 'monthly', unit: 'user', amount: 90, from: 1, to: 24, index: 250 }
    await app.as('staff').post(`/api/space/update/${first}`, { props: { $costs: [line] } })
    const sheet = await read(anna)
    const costsOf = (match: string) => sheet.suppliers.find(({ id }) => id === match)?.costs
    expect(costsOf(first)).toEqual({
      lines: [{ what: 'license', kind: 'monthly', per: 'user', amount: 90, from: 1, to: 24, index: 2.5 }],
      implement: null,
      license: null,
    })
    expect(costsOf(third)).toEqual({ implement: null, license: null })
    expect(sheet.users).toBe(20)
  })

  it('F2.8: the space of who asks says what it believes, and what it leaves empty is as usual', async () => {
    expect((await read(anna)).belief).toEqual({ 0: 70, 1: 85, 2: 90, 3: 97, 4: 100 })
    await app.world.system.update({ id: app.places.space, fields: { belief0: 40, belief3: 99 } })
    expect((await read(anna)).belief).toEqual({ 0: 40, 1: 85, 2: 90, 3: 99, 4: 100 })
    await app.world.system.update({ id: app.places.space, fields: { belief0: null, belief3: null } })
    expect((await read(anna)).belief).toEqual({ 0: 70, 1: 85, 2: 90, 3: 97, 4: 100 })
    expect(
      (await app.as('staff').post(`/api/space/update/${app.places.space}`, { props: { belief0: 101 } })).status,
    ).toBe(422)
  })

  it('F2.2, F2.1: scale and joins are fixed once the first weighing is submitted', async () => {
    const scale = { partly: 40, roadmapInTime: 40, roadmap: 20 }
    expect((await setup(anna, { scale })).status).toBe(200)
    expect((await setup(anna, { scale: { ...scale, roadmap: 90 } })).status).toBe(422)
    const joins = [{ id: 'core', name: 'Kern', groups: ['105', '106'] }]
    expect((await setup(anna, { joins })).status).toBe(403)
    expect((await setup(app.as('staff'), { joins })).status).toBe(200)
    expect((await setup(app.as('staff'), { joins: null })).status).toBe(200)
    await weigh(100, 50, 0)
    expect((await read(anna)).setup.isFixed).toBe(true)
    expect((await setup(anna, { scale: { ...scale, partly: 60 } })).body.errors[0]).toMatchObject({
      path: 'scale',
      code: 'fixed',
    })
    expect((await setup(app.as('staff'), { joins })).body.errors[0]).toMatchObject({ path: 'joins', code: 'fixed' })
    expect((await setup(anna, { years: 7, rate: 2.5 })).status).toBe(200)
    expect((await read(anna)).setup).toMatchObject({ years: 7, rate: 2.5, scale })
  })

  it('F2.6: a knock-out that is partly met waits for staff, who decide with a reason', async () => {
    const undecided = async () =>
      decide(decisionInputOf(await read(anna))).suppliers.find(({ id }) => id === third)?.knockouts
    expect(await undecided()).toMatchObject({ undecided: ['ERP-01'], out: [] })
    const ruling = { match: third, key: 'ERP-01', passes: false }
    expect((await setup(anna, { ruling: { ...ruling, reason: 'Te weinig' } })).status).toBe(403)
    expect((await setup(app.as('staff'), { ruling })).status).toBe(422)
    // What nobody answered cannot be enough.
    const empty = { ...ruling, key: 'ERP-63', passes: true, reason: 'Vast wel' }
    expect((await setup(app.as('staff'), { ruling: empty })).status).toBe(422)
    expect((await setup(app.as('staff'), { ruling: { ...ruling, reason: 'Te weinig' } })).status).toBe(200)
    expect(await undecided()).toMatchObject({ undecided: [], out: ['ERP-01'] })
    await setup(app.as('staff'), { ruling: { ...ruling, passes: null } })
    expect(await undecided()).toMatchObject({ undecided: ['ERP-01'], out: [] })
    const other = (await app.aMatch()).match
    expect((await setup(app.as('staff'), { ruling: { ...ruling, match: other, reason: 'x' } })).status).toBe(404)
  })

  it('F2.6: a ruling counts on the answer that it was given on: once that says something else it is asked again', async () => {
    const decided = async () => {
      const sheet = await read(anna)
      const { knockouts } = decide(decisionInputOf(sheet)).suppliers.find(({ id }) => id === third) ?? {}
      const cell = sheet.suppliers.find(({ id }) => id === third)?.cells['ERP-01']
      return [cell?.value, knockouts?.undecided, knockouts?.out, cell?.isRuledAnew ?? false]
    }
    const staff = app.as('staff')
    const rule = (passes: boolean) =>
      setup(staff, { ruling: { match: third, key: 'ERP-01', passes, reason: 'Om wat er staat' } })
    const check = (more: object) => staff.post('/api/answers/check', { match: third, key: 'ERP-01', ...more })
    const { supplier } = (await read(anna)).suppliers.find(({ id }) => id === third) ?? {}
    const seller = await app.world.user(supplier ?? '', 'suppliers')
    const answer = async (more: object) => {
      const { answers } = await readAnswerSheet(seller, third)
      const _version = answers.find(({ key }) => key === 'ERP-01')?._version
      const [outcome] = await saveAnswers(seller, third, [{ key: 'ERP-01', value: 'partly', _version, ...more }])
      expect(outcome?.status).toBe(200)
      await submitAnswers(seller, third, undefined)
    }
    await staff.post('/api/requirements/freeze', { dossier, version: 0 })
    await answer({ remark: 'Een deel' })
    await rule(true)
    expect(await decided()).toEqual(['partly', [], [], false])
    await answer({ remark: 'Alleen met een module' })
    expect(await decided()).toEqual(['partly', ['ERP-01'], [], true])
    await rule(false)
    expect(await decided()).toEqual(['partly', [], ['ERP-01'], false])
    // Said once more as it was: nothing to decide again.
    await answer({ remark: 'Alleen met een module' })
    expect(await decided()).toEqual(['partly', [], ['ERP-01'], false])
    await answer({ value: 'roadmap', due: '2027-01-01' })
    expect(await decided()).toEqual(['roadmap', ['ERP-01'], [], true])
    await rule(true)
    await check({ value: 'partly', remark: 'Een deel is er al' })
    expect(await decided()).toEqual(['roadmap', ['ERP-01'], [], true])
    await answer({ value: 'yes', due: null })
    await check({ value: null })
    expect((await decided()).slice(0, 3)).toEqual(['yes', [], []])
  })

  it('F1.5: an answer to an older version of a row is unknown until it is confirmed', async () => {
    const row = { key: 'ERP-04', group: 106, nl: 'Nieuw', level: 'must', weight: 1, proof: 'demo' }
    await app.world.row('requirement', dossier, row, { version: 2 })
    const answer = { key: 'ERP-04', value: 'yes' }
    await app.world.row('answer', first, answer, { version: 1, submitted: app.world.now.toISOString() })
    await app.world.row('answer', second, answer, { version: 2, submitted: app.world.now.toISOString() })
    const cells = (await read(anna)).suppliers.map(({ id, cells: own }) => [id, own['ERP-04']?.value])
    expect(new Map(cells as [string, string | undefined][]).get(first)).toBeUndefined()
    expect(new Map(cells as [string, string | undefined][]).get(second)).toBe('yes')
  })

  it('G1: what a supplier has not submitted counts for nobody, also where a super user weighs up', async () => {
    const row = { key: 'ERP-05', group: 106, nl: 'Nieuw', level: 'must', weight: 1, proof: 'demo' }
    await app.world.row('requirement', dossier, row, { version: 1 })
    await app.world.row('answer', first, { key: 'ERP-05', value: 'yes' }, { version: 1 })
    const { suppliers } = await read(app.as('super'))
    expect(suppliers.flatMap(({ cells }) => Object.keys(cells))).not.toContain('ERP-05')
  })

  it('F2.1: the groups that are joined as the round begins stay joined, whatever the set becomes', async () => {
    const row = (group: number) =>
      app.world.row(
        'requirement',
        dossier,
        { key: `X-${group}`, group, nl: 'Eis', level: 'must', weight: 5, proof: 'document' },
        { version: 1 },
      )
    for (let group = 107; group <= 116; group += 1) await row(group)
    // One less than twelve: a demo is still to come.
    expect(criteriaOf(decisionInputOf(await read(anna)))).toHaveLength(11)
    expect((await read(anna)).setup.joins).toEqual([])
    await anna.post('/api/weighing/invite', { dossier, people: [anna.id], named: true })
    const { joins } = (await read(anna)).setup
    expect(joins).toHaveLength(2)
    await row(117)
    const after = await read(anna)
    expect(after.setup.joins).toEqual(joins)
    expect(criteriaOf(decisionInputOf(after))).toHaveLength(11)
  })

  it('D2.3: of two who set the same at once the second is told that the first was there, and what they left alone is free', async () => {
    const staff = app.as('staff')
    const { setup: was } = await read(staff)
    const joins = [{ id: 'core', name: 'Kern', groups: ['105', '106'] }]
    const anchors = { excellent: 1000, maximum: 9000 }
    expect((await setup(anna, { anchors, was })).status).toBe(200)
    expect((await setup(staff, { joins, was })).status).toBe(200)
    expect((await setup(bram, { years: 3, rate: 2.5, was })).status).toBe(200)
    const asked = [
      { anchors: { excellent: 5000, maximum: 50_000 } },
      { joins: [] },
      { joins: [{ ...joins[0], name: 'Alles' }] },
      { years: 4, rate: 0 },
    ]
    for (const body of asked) {
      const answer = await setup(staff, { ...body, was })
      expect([body, answer.status, answer.body.current?._id]).toEqual([body, 409, dossier])
    }
    expect((await setup(staff, { scale: { partly: 40, roadmapInTime: 40, roadmap: 20 }, was })).status).toBe(200)
    expect((await read(anna)).setup).toMatchObject({ anchors, joins, years: 3, rate: 2.5 })
    const { setup: now } = await read(staff)
    expect((await setup(staff, { joins: [], was: now })).status).toBe(200)
  })

  it('D2.3: who sends again what is there already, as after an answer that was lost, is not refused', async () => {
    const { setup: was } = await read(anna)
    const anchors = { excellent: 1000, maximum: 9000 }
    for (const _time of [1, 2]) expect((await setup(anna, { anchors, was })).status).toBe(200)
  })

  it('F2.13: scenarios are kept with their author, at most ten, and never become a weighing', async () => {
    const save = (by: Asker, name: string) =>
      by.post('/api/scenarios/save', { dossier, name, points: pointsOf(1, 2, 3) })
    const both = await Promise.all([save(anna, 'Van Anna'), save(bram, 'Van Bram')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await save(bram, 'Van Anna')).status).toBe(422)
    const { scenarios } = (await anna.post('/api/scenarios/list', { dossier })).body
    expect(scenarios.map(({ name, author, isMine }: Scenario) => [name, author, isMine]).sort()).toEqual([
      ['Van Anna', anna.name, true],
      ['Van Bram', bram.name, false],
    ])
    for (let count = 3; count <= 10; count += 1) expect((await save(anna, `Nummer ${count}`)).status).toBe(200)
    expect((await save(anna, 'Te veel')).status).toBe(422)
    expect((await anna.post('/api/scenarios/remove', { dossier, name: 'Van Bram' })).status).toBe(403)
    expect((await bram.post('/api/scenarios/remove', { dossier, name: 'Van Bram' })).status).toBe(200)
    expect((await bram.post('/api/scenarios/remove', { dossier, name: 'Van Bram' })).status).toBe(404)
    const sheet = await read(anna)
    expect([sheet.scenarios.length, sheet.weighings]).toEqual([9, []])
  })

  it('F2.13, F2.5: a scenario gives points to what is weighed here, once each and not nothing at all', async () => {
    const save = (points: object[]) => anna.post('/api/scenarios/save', { dossier, name: 'Prijs', points })
    const errorOf = async (points: object[]) => (await save(points)).body.errors[0]
    const unknown = { criterion: 'zomaar', points: 40 }
    expect(await errorOf([...pointsOf(1, 2, 3), unknown])).toMatchObject({
      path: 'points.3.criterion',
      code: 'choice',
    })
    const twice = { criterion: 'price', points: 4 }
    expect(await errorOf([...pointsOf(1, 2, 3), twice])).toMatchObject({ path: 'points.3.criterion', code: 'choice' })
    for (const points of [pointsOf(0, 0, 0), []])
      expect(await errorOf(points)).toMatchObject({ path: 'points', code: 'required' })
    expect((await read(anna)).scenarios).toEqual([])
    expect((await save([{ criterion: 'price', points: 1 }])).status).toBe(200)
    // Kept before its groups were joined, taken away and put back: it counts for what they are joined to.
    const joins = [{ id: 'core', name: 'Kern', groups: ['105', '106'] }]
    expect((await setup(app.as('staff'), { joins })).status).toBe(200)
    expect((await save(pointsOf(1, 2, 3))).status).toBe(200)
  })
})

interface Scenario {
  readonly name: string
  readonly author: string
  readonly isMine: boolean
}

describe('firmness', () => {
  it('F2.10, F2.19: is the same to the byte as the domain computes of what was read, asked once or twice', async () => {
    await weigh(100, 60, 20)
    await anna.post('/api/weighing/close', { dossier })
    await anna.post('/api/scenarios/save', { dossier, name: 'Prijs', points: pointsOf(10, 10, 100) })
    const sheet = await read(anna)
    for (const lens of lenses) {
      for (const scenario of [undefined, 'Prijs']) {
        const points = sheet.scenarios.find(({ name }) => name === scenario)?.points
        const input = firmnessInput(decisionInputOf(sheet, points))
        const own = input && drawFirmness(await prepareFirmness(input), lens)
        const told = await anna.post('/api/decision/firmness', { dossier, lens, scenario })
        expect(own && resultBytes(told.body.firmness)).toBe(own && resultBytes(own))
        expect((await app.as('staff').post('/api/decision/firmness', { dossier, lens, scenario })).text).toBe(told.text)
      }
    }
    expect((await anna.post('/api/decision/firmness', { dossier, lens: 'any', scenario: 'Geen' })).status).toBe(404)
  })

  it('F2.18: with fewer than two to rank there is none', async () => {
    const alone = await app.world.dossier(await app.aLead())
    const { body } = await app.as('staff').post('/api/decision/firmness', { dossier: alone, lens: 'any' })
    expect(body).toEqual({ firmness: null })
  })
})

describe('the decision', () => {
  const won = (match: string) => ({ match, status: 'won', description: 'Gekozen' })
  const lost = (match: string) => ({ match, status: 'lost', description: 'Niet gekozen' })

  it('F2.16: is taken by who organises, with its reason and the numbers it was taken on', async () => {
    expect((await take(bram, { match: first, reason: 'Past het best' })).status).toBe(403)
    expect((await take(anna, { match: first, reason: '' })).status).toBe(422)
    const sent = { match: first, reason: 'Past het best', dissent: 'Bram twijfelt', people: 'Anna, Bram' }
    const taken = await take(anna, sent)
    expect(taken.status).toBe(200)
    const sheet = await read(bram)
    const [decision] = sheet.decisions
    expect(decision).toMatchObject({ ...sent, _id: taken.body._id, status: 'taken', by: anna.name })
    const { suppliers, weights } = decide(decisionInputOf(sheet))
    expect(decision?.result?.weights).toEqual(weights)
    expect(decision?.result?.suppliers.map(({ id, points }) => [id, points])).toEqual(
      suppliers.map(({ id, points }) => [id, points]),
    )
    expect(decision?.result?.firmness.map(({ lens, draws }) => [lens, draws])).toEqual(
      lenses.map((lens) => [lens, 10_000]),
    )
  })

  it('F2.16, D5: sets the chosen match to won and others to lost, all together or nothing', async () => {
    for (const match of [first, second]) await app.world.status(match, 'match')
    const statuses = [won(first), lost(second), lost(third)]
    const refused = await take(app.as('staff'), { match: first, reason: 'Past', statuses })
    // The third was never a match (D5).
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'notReachable'])
    expect(await Promise.all([first, second, third].map(statusOf))).toEqual(['match', 'match', 'delivered'])
    expect((await read(anna)).decisions).toEqual([])
    expect((await take(anna, { match: first, reason: 'Past', statuses: [won(first)] })).status).toBe(403)
    expect((await read(anna)).decisions).toEqual([])
    const wrong = { match: first, reason: 'Past', statuses: [won(second)] }
    expect((await take(app.as('staff'), wrong)).body.errors[0]).toMatchObject({ path: 'statuses.0.status' })
    const some = { match: first, reason: 'Past', statuses: [won(first), lost(second)] }
    expect((await take(app.as('staff'), some)).status).toBe(200)
    expect(await Promise.all([first, second, third].map(statusOf))).toEqual(['won', 'lost', 'delivered'])
    const { history } = (await app.as('staff').post(`/api/space/${first}`)).body
    expect(history.filter((entry: { status: string }) => entry.status === 'won')).toEqual([
      expect.objectContaining({ description: 'Gekozen', user: expect.objectContaining({ name: 'Test staff' }) }),
    ])
  })

  it('F2.16, D5: the dossier is done by it where staff say so, with the reason; not for who asks', async () => {
    expect((await read(anna)).mayFinish).toBe(false)
    expect((await take(anna, { match: first, reason: 'Past', finish: 'Keuze gemaakt' })).status).toBe(403)
    expect((await read(anna)).decisions).toEqual([])
    expect((await read(app.as('staff'))).mayFinish).toBe(true)
    const before = await statusOf(dossier)
    const taken = await take(app.as('staff'), { match: first, reason: 'Past', finish: 'Keuze gemaakt' })
    expect(taken.status).toBe(200)
    const { status, history } = (await app.as('staff').post(`/api/space/${dossier}`)).body
    expect(status).toBe('done')
    expect(history).toContainEqual(expect.objectContaining({ status: 'done', description: 'Keuze gemaakt' }))
    expect((await read(app.as('staff'))).mayFinish).toBe(false)
    // Taken up again it may not be done a second time (D5.1).
    await app.world.status(dossier, before)
    expect(await read(app.as('staff'))).toMatchObject({ maySettle: true, mayFinish: false })
  })

  it('F2.16: a later one replaces it with a reason, and keeps it', async () => {
    const { body: one } = await take(anna, { match: first, reason: 'Past' })
    const unreasoned = await take(anna, { match: second, reason: 'Beter', replaces: one._id })
    expect(unreasoned.body.errors[0]).toMatchObject({
      path: 'replaceReason',
      code: 'reasonRequired',
    })
    const replaceReason = 'De eerste trok zich terug'
    const stale = await take(anna, { match: second, reason: 'Beter', replaceReason, replaces: 'decision/7' })
    expect(stale.status).toBe(409)
    const { body: two } = await take(anna, { match: second, reason: 'Beter', replaceReason, replaces: one._id })
    expect((await read(anna)).decisions.map(({ _id, status, reason }) => [_id, status, reason])).toEqual([
      [two._id, 'taken', 'Beter'],
      [one._id, 'replaced', 'Past'],
    ])
    expect((await read(anna)).decisions[0]).toMatchObject({ replaces: one._id, replaceReason })
  })

  it('F2.16, D2.3: of two that are taken at once one stands, and the other is told that it does', async () => {
    const both = await Promise.all([
      take(anna, { match: first, reason: 'Eerst' }),
      take(app.as('staff'), { match: second, reason: 'Ook' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [stands, ...more] = (await read(anna)).decisions
    expect(more).toEqual([])
    const again = { match: second, reason: 'Beter', replaces: stands?._id, replaceReason: 'Nu gelezen' }
    expect((await take(anna, again)).status).toBe(200)
  })

  it('F2.16, D6: what staff decide tells the lead of no match that they do not read', async () => {
    const supplier = await app.aSupplier()
    const { name } = (await app.as('staff').post(`/api/space/${supplier}`)).body
    const hidden = await app.world.match(dossier, supplier, { $visible: false }, ['offered', 'delivered'])
    const listed = (await read(app.as('staff'))).suppliers.find(({ id }) => id === hidden)
    expect(listed).toMatchObject({ isCandidate: false, isHidden: true })
    const refused = await take(app.as('staff'), { match: hidden, reason: 'Past het best' })
    expect([refused.status, refused.body.errors[0]]).toEqual([422, expect.objectContaining({ code: 'unshown' })])
    const ruling = { match: hidden, key: 'ERP-01', passes: true, reason: 'Kan' }
    expect((await setup(app.as('staff'), { ruling })).body.errors[0].code).toBe('unshown')
    const taken = await take(app.as('staff'), { match: first, reason: 'Past het best' })
    expect(taken.status).toBe(200)
    const told = await Promise.all([
      anna.post('/api/decision/read', { dossier }),
      anna.post(`/api/space/${taken.body._id}`),
      anna.post(`/api/space/${dossier}`, { depth: 2 }),
    ])
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { text } of told) for (const secret of [hidden, name]) expect(text).not.toContain(secret)
    expect((await read(anna)).decisions[0]?.result?.suppliers.map(({ id }) => id).sort()).toEqual(
      [first, second, third].sort(),
    )
  })

  it('F2.16, F4.6, D6: nor does what was decided before, while all other numbers stay as they were', async () => {
    const [one, other, third] = [await app.aSupplier(), await app.aSupplier(), await app.aSupplier()]
    const names = await Promise.all(
      [one, third].map(async (id) => (await app.as('staff').post(`/api/space/${id}`)).body.name),
    )
    const never = await app.world.match(dossier, one, { $visible: false }, ['offered', 'delivered'])
    const since = await app.world.match(dossier, other, { $visible: true }, ['offered', 'delivered'])
    await app.world.system.update({ id: since, fields: { $visible: false } })
    const purged = await app.world.match(dossier, third, { $visible: false })
    await app.world.database.query('delete from edges where parent = $1 or child = $1', [purged])
    await app.world.database.query('delete from items where id = $1', [purged])
    const scored = (id: string, name = 'Een naam') => ({
      ...{ id, name, points: 1000, low: 0, high: 2000, isOut: false, costs: null },
    })
    const all = [never, since, 'match/gone', purged, first]
    const result = {
      ...{ method: 1, basis: 'nobody', people: 0, weights: { price: 1 } },
      suppliers: [
        scored(never, names[0]),
        scored(since),
        scored('match/gone'),
        scored(purged, names[1]),
        scored(first),
      ],
      firmness: [{ lens: 'any', seed: 'a', draws: 10, first: all.map((id) => ({ id, first: 0.2 })) }],
    }
    const now = app.world.now.toISOString()
    const known = { status: 'taken', taken: now, result: JSON.stringify(result) }
    const kept = await app.world.row('decision', dossier, { match: first, reason: 'Past', date: now }, known)
    const shown = async (by: Asker) => {
      const [decision] = (await read(by)).decisions
      const { suppliers = [], firmness = [] } = decision?.result ?? {}
      return [suppliers.map(({ id }) => id), firmness.map((one) => one.first.map(({ id }) => id))]
    }
    expect(await shown(app.as('staff'))).toEqual([all, [all]])
    const migration = new URL('../../store/migrations/0320_shown_results.sql', import.meta.url)
    const sql = await readFile(migration, 'utf8')
    const left = [since, 'match/gone', first]
    for (const round of ['once', 'again']) {
      await app.world.database.exec(sql)
      for (const by of [app.as('staff'), anna]) expect([round, await shown(by)]).toEqual([round, [left, [left]]])
    }
    const { text } = await anna.post(`/api/space/${kept}`)
    for (const secret of [never, purged, ...names]) expect(text).not.toContain(secret)
  })

  it('F2.16, F4.6: a match that is hidden after the decision stays in the record that the lead read', async () => {
    const taken = await take(app.as('staff'), { match: first, reason: 'Past het best' })
    expect(taken.status).toBe(200)
    const before = (await read(anna)).decisions
    expect(before[0]?.result?.suppliers.map(({ id }) => id)).toContain(second)
    await app.world.system.update({ id: second, fields: { $visible: false } })
    expect((await read(anna)).decisions).toEqual(before)
  })

  it('F2.16: a match of another dossier is none', async () => {
    const { match } = await app.aMatch()
    expect((await take(app.as('staff'), { match, reason: 'Past' })).status).toBe(404)
    const statuses = [{ match, status: 'lost', description: 'x' }]
    expect((await take(app.as('staff'), { match: first, reason: 'Past', statuses })).status).toBe(404)
  })

  it('F2.16: a request that comes twice under one key takes one decision', async () => {
    const headers = { 'idempotency-key': 'besluit-1' }
    const body = { dossier, match: first, reason: 'Past' }
    const [one, two] = [
      await anna.post('/api/decision/take', body, { headers }),
      await anna.post('/api/decision/take', body, { headers }),
    ]
    expect([one.status, two.status, two.text]).toEqual([200, 200, one.text])
    expect((await read(anna)).decisions).toHaveLength(1)
  })
})
