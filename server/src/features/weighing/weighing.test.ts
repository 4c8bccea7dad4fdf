import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import {
  aDecision,
  type DecisionWorld,
  openDecisionWorld,
  pointsOf,
  seeAsHeaders,
  type Weigher,
} from '../../../test/decisionWorld.ts'

let app: TestApp
let world: Omit<DecisionWorld, 'app'>
let anna: Weigher
let bram: Weigher
let cora: Weigher
let dossier: string

beforeAll(async () => {
  app = (await openDecisionWorld()).app
})
afterAll(() => app.close())
beforeEach(async () => {
  world = await aDecision(app)
  const [first, second, third] = world.people
  if (!first || !second || !third) throw new Error('three people weigh')
  anna = first
  bram = second
  cora = third
  dossier = world.dossier
})

const invite = (by: Pick<Weigher, 'post'>, named = true, people = world.people.map(({ id }) => id)) =>
  by.post('/api/weighing/invite', { dossier, people, named })
const submit = (by: Pick<Weigher, 'post'>, ...points: number[]) =>
  by.post('/api/weighing/submit', { dossier, points: pointsOf(...points) })
const save = (by: Pick<Weigher, 'post'>, ...points: number[]) =>
  by.post('/api/weighing/save', { dossier, points: pointsOf(...points) })
const read = async (by: Pick<Weigher, 'post'>) => (await by.post('/api/decision/read', { dossier })).body
const close = (by: Pick<Weigher, 'post'>) => by.post('/api/weighing/close', { dossier })

describe('a round of weighing', () => {
  it('F2.14: who is Eigenaar of who asks invites, and staff; others who weigh up do not', async () => {
    expect((await invite(bram)).status).toBe(403)
    expect((await invite(anna)).status).toBe(200)
    expect((await invite(app.as('staff'))).status).toBe(200)
    expect((await invite(anna, true, [app.as('enduser2').id])).body.errors).toEqual([
      expect.objectContaining({ path: 'people.0', code: 'missing' }),
    ])
    const sheet = await read(bram)
    expect(sheet.round.weighers.map(({ name }: { name: string }) => name)).toEqual(world.people.map(({ name }) => name))
    expect(sheet).toMatchObject({ mayInvite: false, mayClose: false, mayDecide: false, people: [], side: 'lead' })
    expect(await read(anna)).toMatchObject({ mayInvite: true, mayClose: true, mayDecide: true, maySettle: false })
    expect(await read(app.as('staff'))).toMatchObject({ mayInvite: true, maySettle: true, side: 'adviser' })
  })

  it('F2.14: whether names are shown is fixed at the invitation', async () => {
    await invite(anna, false)
    expect((await invite(anna, true)).body.errors[0]).toMatchObject({ path: 'named', code: 'fixed' })
  })

  it('F2.14: who was not invited does not weigh, and nobody does without a round', async () => {
    expect((await save(bram, 100)).body.errors[0].code).toBe('noRound')
    await invite(anna, true, [anna.id])
    expect((await save(bram, 100)).status).toBe(403)
    expect((await save(anna, 100)).body).toMatchObject({ state: 'draft', _version: 1 })
  })

  it('F2.5: submitting takes points for every criterion and 100 for one; a draft may be unfinished', async () => {
    await invite(anna)
    const some = [{ criterion: '105', points: 100 }]
    expect((await anna.post('/api/weighing/save', { dossier, points: some })).status).toBe(200)
    expect((await anna.post('/api/weighing/submit', { dossier, points: some })).body.errors[0].code).toBe('swing')
    expect((await submit(anna, 90, 80, 10)).body.errors[0].code).toBe('swing')
    const strange = [{ criterion: '199', points: 100 }]
    expect((await anna.post('/api/weighing/save', { dossier, points: strange })).body.errors[0].path).toBe(
      'points.0.criterion',
    )
    expect((await submit(anna, 100, 80, 10)).body).toMatchObject({ state: 'submitted' })
    expect((await save(anna, 100, 0, 0)).body.errors[0].code).toBe('submitted')
  })

  it('F2.5: points keep six decimals, so that an order alone weighs what it says, and none more', async () => {
    await invite(anna)
    const points = (fine: number) => pointsOf(100, 45.454545, fine)
    const refused = await anna.post('/api/weighing/save', { dossier, points: points(18.18181818) })
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'points.2.points'])
    expect((await anna.post('/api/weighing/submit', { dossier, points: points(18.181818) })).status).toBe(200)
    const kept = async () => (await anna.post('/api/decision/read', { dossier })).body
    expect((await kept()).mine.points).toEqual(points(18.181818))
    await close(anna)
    expect((await kept()).weighings[0].points).toEqual(points(18.181818))
  })

  it('F2.14: of two windows of one author the second is told that the first was there', async () => {
    await invite(anna)
    const points = pointsOf(100, 50, 0)
    expect((await anna.post('/api/weighing/save', { dossier, points, _version: 0 })).body._version).toBe(1)
    expect((await anna.post('/api/weighing/save', { dossier, points, _version: 0 })).status).toBe(409)
    expect((await anna.post('/api/weighing/save', { dossier, points, _version: 1 })).body._version).toBe(2)
  })

  it('F2.14, S5.2: a withdrawn weighing counts no more, and is a draft of the same points for its author alone', async () => {
    await invite(anna)
    await submit(anna, 100, 80, 10)
    expect((await read(bram)).round.weighers[0]).toMatchObject({ name: anna.name, submitted: true })
    const withdraw = () => anna.post('/api/weighing/withdraw', { dossier })
    expect((await withdraw()).body).toMatchObject({ state: 'draft', _version: 2 })
    const sheet = await read(anna)
    expect(sheet.mine).toMatchObject({ state: 'draft', points: pointsOf(100, 80, 10), _version: 2 })
    expect(sheet.round.weighers[0].submitted).toBe(false)
    expect((await read(bram)).mine).toBeUndefined()
    await submit(bram, 100, 50, 50)
    expect((await withdraw()).body).toMatchObject({ state: 'draft', _version: 2 })
    expect((await read(anna)).mine.points).toEqual(pointsOf(100, 80, 10))
    expect((await close(anna)).body.weighings).toBe(1)
  })

  it('F2.14: who takes back and changes what they submitted submits it again; who weighed nothing takes nothing back', async () => {
    await invite(anna)
    expect((await anna.post('/api/weighing/withdraw', { dossier })).body).toMatchObject({ state: 'none', _version: 0 })
    expect((await read(anna)).mine).toBeUndefined()
    await submit(anna, 100, 80, 10)
    await anna.post('/api/weighing/withdraw', { dossier })
    expect((await submit(anna, 10, 80, 100)).body).toMatchObject({ state: 'submitted', _version: 3 })
  })

  it('F2.14: closing makes what was submitted readable for all who weigh up, and drops drafts', async () => {
    await invite(anna)
    await submit(anna, 100, 80, 10)
    await submit(bram, 10, 20, 100)
    await save(cora, 1, 100, 2)
    await submit(app.as('staff'), 100, 100, 100)
    expect((await close(bram)).status).toBe(403)
    expect((await close(anna)).body).toMatchObject({ weighings: 3 })
    const sheet = await read(cora)
    expect(sheet.mine).toBeUndefined()
    expect(sheet.round.closed).toBe(app.world.now.toISOString())
    const told = sheet.weighings.map(({ name, side, points }: DecisionWeighing) => [
      name,
      side,
      points.map((one) => one.points),
    ])
    expect(told.sort()).toEqual([
      [anna.name, 'lead', [100, 80, 10]],
      [bram.name, 'lead', [10, 20, 100]],
      ['Test staff', 'adviser', [100, 100, 100]],
    ])
    expect(await app.world.database.query('select from open_weighings where dossier = $1', [dossier])).toEqual([])
  })

  it('F2.14: without names nothing tells whose a weighing is, also not the item, its log or its maker', async () => {
    await invite(anna, false)
    await submit(anna, 100, 80, 10)
    await submit(bram, 10, 20, 100)
    await close(app.as('staff'))
    const sheet = await read(cora)
    expect(sheet.weighings).toHaveLength(2)
    expect(sheet.round.weighers.map(({ submitted }: { submitted: boolean }) => submitted)).toEqual([
      false,
      false,
      false,
    ])
    for (const { _id, name, user } of sheet.weighings) {
      expect([name, user]).toEqual([undefined, undefined])
      for (const by of [cora, app.as('super')]) {
        const item = await by.post(`/api/space/${_id}`, { depth: 1 })
        expect(item.status).toBe(200)
        const log = await by.post('/api/log/list', { item: _id })
        const file = await by.post('/api/export/json', { ids: [_id] })
        const text = `${item.text}${log.text}${file.text}`
        expect(world.people.filter(({ id, name: own }) => text.includes(id) || text.includes(own))).toEqual([])
      }
    }
  })

  it('F2.14: a closed round stays as it is: nobody weighs, withdraws or closes it again', async () => {
    await invite(anna)
    await submit(anna, 100, 80, 10)
    await close(anna)
    const before = await read(anna)
    for (const asked of [save(bram, 100, 0, 0), submit(bram, 100, 0, 0), close(anna)]) {
      expect((await asked).body.errors[0].code).toBe('noRound')
    }
    expect((await anna.post('/api/weighing/withdraw', { dossier })).status).toBe(422)
    const [{ _id }] = before.weighings
    for (const by of [anna, app.as('staff'), app.as('super')]) {
      expect((await by.post(`/api/space/update/${_id}`, { props: { side: 'adviser' } })).status).toBe(403)
      expect((await by.post('/api/space/delete', { item: { _id } })).status).toBe(403)
    }
    expect(await read(anna)).toEqual(before)
    await invite(anna)
    expect((await read(anna)).round).toMatchObject({ number: 2 })
    expect((await read(anna)).weighings).toEqual(before.weighings)
  })

  it('F2.14: of two who close at once one does, and each weighing is there once', async () => {
    await invite(anna)
    await submit(anna, 100, 80, 10)
    await submit(bram, 100, 0, 10)
    const answers = await Promise.all([close(anna), close(app.as('staff')), close(app.as('super'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await read(anna)).weighings).toHaveLength(2)
  })

  it('F2.14: what is submitted while the round is closed is in it or refused, never lost', async () => {
    await invite(anna)
    await submit(anna, 100, 80, 10)
    const [closed, other] = await Promise.all([close(anna), submit(bram, 100, 0, 10)])
    expect(closed.status).toBe(200)
    expect((await read(anna)).weighings).toHaveLength(other.status === 200 ? 2 : 1)
    expect(await app.world.database.query('select from open_weighings where dossier = $1', [dossier])).toEqual([])
  })

  it('F2.14: a round in which nobody submitted is not closed, and who submitted is not left out', async () => {
    await invite(anna)
    expect((await close(anna)).status).toBe(422)
    await submit(bram, 100, 0, 10)
    expect((await invite(anna, true, [anna.id])).body.errors[0]).toMatchObject({ path: 'people', code: 'submitted' })
    await save(cora, 100)
    expect((await invite(anna, true, [anna.id, bram.id])).status).toBe(200)
    expect((await save(cora, 100)).status).toBe(403)
    const [row] = await app.world.database.query<{ n: number }>(
      'select count(*)::int as n from open_weighings where dossier = $1',
      [dossier],
    )
    expect(row?.n).toBe(1)
  })

  it('F2.14, F2.18: advisers alone close no round; what they weighed stays until somebody of who asks did too', async () => {
    await invite(anna)
    const staff = app.as('staff')
    await submit(staff, 100, 80, 10)
    const refused = await close(staff)
    expect([refused.status, refused.body.errors[0]]).toEqual([
      422,
      expect.objectContaining({ path: 'round', code: 'leadFirst' }),
    ])
    expect((await read(staff)).mine).toMatchObject({ state: 'submitted' })
    await submit(bram, 100, 0, 10)
    expect((await close(anna)).body.weighings).toBe(2)
  })

  it('F2.14: who submitted and is of who asks no more keeps nobody from being invited, and still counts', async () => {
    await invite(anna)
    await submit(bram, 100, 0, 10)
    const [home] = await app.world.database.query<{ parent: string }>(
      "select parent from edges where child = $1 and edge = 'MEMBERS'",
      [bram.id],
    )
    expect((await app.as('super').post(`/api/space/delete/MEMBERS/${home?.parent}/${bram.id}`)).status).toBe(200)
    expect((await invite(anna, true, [anna.id, cora.id])).status).toBe(200)
    await submit(anna, 100, 80, 10)
    expect((await close(anna)).body.weighings).toBe(2)
  })

  it('F2.14: a request that comes twice under one key weighs once', async () => {
    await invite(anna)
    const headers = { 'idempotency-key': 'weging-1' }
    const body = { dossier, points: pointsOf(100, 10, 0), _version: 0 }
    const first = await anna.post('/api/weighing/save', body, { headers })
    const again = await anna.post('/api/weighing/save', body, { headers })
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text])
  })
})

interface DecisionWeighing {
  readonly name: string
  readonly side: string
  readonly points: readonly { readonly points: number }[]
}

describe('what is weighed before closing', () => {
  it('G8: nobody but its author reads it, by any call, also staff, super users and through their eyes', async () => {
    await invite(anna)
    // Numbers that stand nowhere else.
    await submit(anna, 100, 83, 17)
    await save(bram, 97, 71, 100)
    await submit(app.as('staff'), 100, 59, 61)
    const secrets = ['83', '17', '97', '71', '59', '61'].map((points) => `"points":${points}`)
    expect((await read(anna)).mine.points).toEqual(pointsOf(100, 83, 17))
    for (const [by, own] of [
      [anna, ['83', '17']],
      [bram, ['97', '71']],
      [cora, []],
      [app.as('staff'), ['59', '61']],
      [app.as('super'), []],
    ] as const) {
      const hidden = secrets.filter((secret) => !own.some((points) => secret.endsWith(`:${points}`)))
      const asked = await Promise.all([
        by.post('/api/decision/read', { dossier }),
        by.post(`/api/space/${dossier}`, { depth: 5 }),
        by.post('/api/space/search', { feed: 'weighing', page_size: 200 }),
        by.post('/api/space/list', { space: dossier, depth: 5 }),
        by.post('/api/log/list', { item: dossier }),
        by.post('/api/export/json', { ids: [dossier] }),
        by.post('/api/scenarios/list', { dossier }),
        by.post('/api/decision/firmness', { dossier, lens: 'around' }),
        by.post('/api/trash/list'),
        by.post('/api/privacy/export', { _id: anna.id, kind: 'json' }),
      ])
      const text = asked.map((answer) => answer.text).join('')
      expect(hidden.filter((secret) => text.includes(secret))).toEqual([])
    }
    for (const by of [app.as('staff'), app.as('super')]) {
      const seen = (await by.post('/api/decision/read', { dossier }, seeAsHeaders(anna.id))).body
      expect(seen.dossier).toBe(dossier)
      expect(seen.mine).toBeUndefined()
    }
  })

  it('G8: no entry of the log, no item and no touch tells that it was saved', async () => {
    await invite(anna)
    const count = () =>
      app.world.database.query(
        'select (select count(*)::int from changes) as changes, (select count(*)::int from touches) as touches, (select count(*)::int from items) as items',
      )
    const before = await count()
    await save(anna, 100, 1, 2)
    await submit(anna, 100, 1, 2)
    await anna.post('/api/weighing/withdraw', { dossier })
    expect(await count()).toEqual(before)
  })

  it('G9: it stands in the file of its author for the author alone, and goes with them', async () => {
    await invite(anna)
    await submit(anna, 100, 83, 17)
    await submit(bram, 100, 10, 20)
    const own = await anna.post('/api/privacy/export', { _id: anna.id, kind: 'json' })
    expect(own.status).toBe(200)
    expect(own.text).toMatch(/"points":\s*83/)
    const theirs = await app.as('super').post('/api/privacy/export', { _id: anna.id, kind: 'json' })
    expect(theirs.text).not.toMatch(/"points":\s*83/)
    const erased = await app.as('super').post('/api/privacy/erase', { _id: anna.id, confirm: anna.name })
    expect(erased.status).toBe(200)
    expect(await app.world.database.query('select user_id from open_weighings where dossier = $1', [dossier])).toEqual([
      { user_id: bram.id },
    ])
    expect((await close(app.as('staff'))).body.weighings).toBe(1)
  })

  it('G9: who closed a round has not written what the others weighed', async () => {
    await invite(anna)
    await submit(bram, 100, 83, 17)
    await close(anna)
    const [one, other] = await Promise.all(
      [anna, bram].map((by) => by.post('/api/privacy/export', { _id: by.id, kind: 'json' })),
    )
    const written = (text = '{}') => JSON.stringify(JSON.parse(text).written)
    expect(written(one?.text)).not.toContain('weighing/')
    expect(written(other?.text)).toContain('weighing/')
  })
})

describe('who weighs up', () => {
  it('F2.17: a supplier, people of another place and staff of another space get what never was', async () => {
    await invite(anna)
    const [match] = world.matches
    const points = pointsOf(100, 0, 0)
    const asks = [
      ['/api/decision/read', {}],
      ['/api/decision/setup', { years: 3 }],
      ['/api/weighing/invite', { people: [anna.id], named: true }],
      ['/api/weighing/save', { points }],
      ['/api/weighing/submit', { points }],
      ['/api/weighing/withdraw', {}],
      ['/api/weighing/close', {}],
      ['/api/scenarios/list', {}],
      ['/api/scenarios/save', { name: 'Prijs', points }],
      ['/api/scenarios/remove', { name: 'Prijs' }],
      ['/api/decision/firmness', { lens: 'any' }],
      ['/api/decision/take', { match, reason: 'Omdat' }],
    ] as const
    for (const who of ['supplier', 'supplier2', 'enduser2', 'member', 'stranger'] as const) {
      for (const [path, body] of asks) {
        const there = await app.as(who).post(path, { dossier, ...body })
        const never = await app.as(who).post(path, { dossier: 'dossier/7777777777777777', ...body })
        expect([path, there.status]).toEqual([path, 404])
        expect(there.body).toEqual({ ...never.body, instance: there.body.instance })
      }
    }
  })

  it('F2.17: nothing of weighing up reaches a supplier that reads the dossier', async () => {
    const asks = [
      () => app.as('supplier').post(`/api/space/${dossier}`, { depth: 5 }),
      () => app.as('supplier').post('/api/space/search', { feed: 'dossier', page_size: 200 }),
      () => app.as('supplier').post('/api/space/activities', { page_size: 200, depth: 5 }),
      () => app.as('supplier').post('/api/notifications/list'),
    ]
    const before = await Promise.all(asks.map((ask) => ask()))
    expect(before[0]?.status).toBe(200)
    app.world.wait(60_000)
    await anna.post('/api/decision/setup', { dossier, years: 3, anchors: { excellent: 100, maximum: 500 } })
    await invite(anna)
    await submit(anna, 100, 83, 17)
    await anna.post('/api/scenarios/save', { dossier, name: 'Prijs', points: pointsOf(1, 2, 3) })
    await close(anna)
    await anna.post('/api/decision/take', { dossier, match: world.matches[0], reason: 'Omdat' })
    const after = await Promise.all(asks.map((ask) => ask()))
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
  })

  it('F2.17: members weigh up dossiers of their own', async () => {
    const own = await app.world.dossier(app.places.organisation)
    expect((await app.as('member').post('/api/decision/read', { dossier: own })).status).toBe(200)
  })

  it('F2.17: members read whom they weigh up by name, and decide', async () => {
    const { dossier: own, matches, people } = await aDecision(app, app.places.organisation)
    const [owner] = people
    if (!owner) throw new Error('somebody who organises')
    const namesFor = async (by: Pick<Weigher, 'post'>): Promise<string[]> => {
      const { suppliers } = (await by.post('/api/decision/read', { dossier: own })).body
      return suppliers.map(({ id, name }: { id: string; name: string }) => `${id} ${name}`)
    }
    const names = await namesFor(owner)
    expect(names.every((one) => /^match\S+ \S/.test(one))).toBe(true)
    expect(names).toEqual(await namesFor(app.as('staff')))
    const taken = await owner.post('/api/decision/take', { dossier: own, match: matches[1], reason: 'Past het best' })
    expect(taken.status).toBe(200)
    const { decisions } = (await owner.post('/api/decision/read', { dossier: own })).body
    expect(names).toContain(`${matches[1]} ${decisions[0].name}`)
    const hidden = await app.world.match(own, await app.aSupplier())
    expect((await owner.post('/api/decision/take', { dossier: own, match: hidden, reason: 'x' })).status).toBe(404)
    expect(await namesFor(owner)).toEqual(names)
  })
})
