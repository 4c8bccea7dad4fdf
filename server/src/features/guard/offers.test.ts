import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

interface Entry {
  readonly status: string
  /** Of a disclosure, which stands among the statuses. */
  readonly event?: string
  readonly description?: string
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let dossier: string
let first: string
let second: string
beforeEach(async () => {
  const lead = await app.aLead({ name: 'Brasserie Zilverduin' })
  dossier = await app.aDossier({ case: '<p>Wij zoeken een kassa.</p><p>Groet, Zilverduin</p>' }, lead)
  first = await app.aSupplier({ name: 'Kassa en Zoon' })
  second = await app.aSupplier({ name: 'Tafelsoft' })
})

const read = async (id: string) => (await app.as('staff').post(`/api/space/${id}`, { depth: 1 })).body
const update = (id: string, props: object) => app.as('staff').post(`/api/space/update/${id}`, { props })
const review = async (to: object) => (await app.as('staff').post('/api/guard/read', { dossier, ...to })).body
const hashOf = async (supplier: string): Promise<string> => (await review({ supplier })).hash
const offer = (offers: readonly object[], who: Somebody = 'staff', extra = {}) =>
  app.as(who).post('/api/guard/offer', { dossier, offers }, extra)
const takeBack = (offered: readonly object[], who: Somebody = 'staff', extra = {}) =>
  app.as(who).post('/api/guard/takeBack', { dossier, offered }, extra)
const both = async () => [
  { supplier: first, reviewed: await hashOf(first) },
  { supplier: second, reviewed: await hashOf(second) },
]
const matches = async (): Promise<{ readonly _id: string }[]> => (await read(dossier))._matches ?? []
const shown = async (match: string) =>
  (await read(match)).history.flatMap(({ event, description }: Entry) => (event === 'shown' ? [description] : []))

describe('offering a dossier to several suppliers at once', () => {
  test('D20.9, D5: the matches are made, shown and offered, and their history says that it was read over', async () => {
    const waiting = await app.aMatch({ dossier, supplier: second, props: { $visible: false } })
    const answer = await offer(await both())
    expect(answer).toMatchObject({
      status: 200,
      body: {
        offered: [
          { supplier: first, isNew: true },
          { supplier: second, isNew: false, _id: waiting.match },
        ],
      },
    })
    for (const { _id, _version } of answer.body.offered) {
      const match = await read(_id)
      expect(match).toMatchObject({ status: 'offered', $visible: true, $open: false, _version })
      expect(match).not.toHaveProperty('_unread')
      expect(
        match.history.flatMap(({ status, event }: Entry) => (event ? [] : status)),
        'as one by one',
      ).toEqual(['offered', 'registered'])
      expect(await shown(_id)).toEqual(['Zichtbaar gemaakt, nagelezen'])
    }
  })

  test('D20.9: before there is a match, what its supplier is going to read is told as after', async () => {
    const before = await review({ supplier: first })
    expect(JSON.stringify(before.texts)).toContain('kassa')
    const { match } = await app.aMatch({ dossier, supplier: first, props: { $visible: false } })
    expect(await review({ supplier: first })).toEqual(await review({ match }))
    expect((await review({ match })).hash).toBe(before.hash)
    expect((await review({ supplier: second })).hash, 'of each its own').not.toBe(before.hash)
  })

  test('D20.9: a text that changed meanwhile is offered to nobody, and comes to be read again', async () => {
    const stale = await both()
    await update(dossier, { case: '<p>Wij zoeken een weegschaal.</p>' })
    const answer = await offer([{ supplier: first, reviewed: await hashOf(first) }, ...stale.slice(1)])
    expect(answer).toMatchObject({
      status: 409,
      body: {
        type: '/problems/notOffered',
        refused: [{ supplier: second, status: 409, type: '/problems/notAsRead' }],
      },
    })
    expect(JSON.stringify(answer.body.refused[0].review.texts)).toContain('weegschaal')
    expect(await matches(), 'not to the other one either').toEqual([])
    const reviewed = answer.body.refused[0].review.hash
    expect((await offer([{ supplier: second, reviewed }])).status).toBe(200)
  })

  test('D20.9: a word for one supplier alone, written since, holds up that one by name', async () => {
    const { match } = await app.aMatch({ dossier, supplier: second, props: { $visible: false } })
    const sent = await both()
    await update(match, { $advise: 'Vraag naar de koppeling' })
    expect((await offer(sent)).body.refused).toMatchObject([{ supplier: second, type: '/problems/notAsRead' }])
    expect(await read(match)).toMatchObject({ status: 'registered', $visible: false })
  })

  test('D5: who has it already is refused with the reason, beside all others that are', async () => {
    await offer([{ supplier: first, reviewed: await hashOf(first) }])
    const answer = await offer([
      { supplier: first, reviewed: await hashOf(first) },
      { supplier: 'supplier/nergens', reviewed: '0'.repeat(64) },
      { supplier: second, reviewed: await hashOf(second) },
    ])
    expect(answer).toMatchObject({
      status: 409,
      body: {
        refused: [
          { supplier: first, status: 422, errors: [{ path: 'supplier', code: 'offeredBefore' }] },
          { supplier: 'supplier/nergens', status: 404 },
        ],
      },
    })
    expect(await matches()).toHaveLength(1)
  })

  test('D22.1: where the dossier itself says who asks, each is offered by itself', async () => {
    const sent = await both()
    await update(dossier, { open: true })
    expect(await offer(sent)).toMatchObject({ status: 422, body: { errors: [{ code: 'openDossier' }] } })
    expect(await matches()).toEqual([])
  })

  test('D2.4: sent again under the same key it answers the same, and nothing is done twice', async () => {
    const sent = await both()
    const extra = { headers: { 'idempotency-key': `offer ${dossier}` } }
    const answer = await offer(sent, 'staff', extra)
    expect(await offer(sent, 'staff', extra)).toMatchObject({ status: 200, body: answer.body })
    expect(await matches()).toHaveLength(2)
  })

  test('D6: is for staff of its space alone, and a supplier reads what it was offered without the name', async () => {
    const own = [{ supplier: app.places.supplier, reviewed: await hashOf(app.places.supplier) }]
    expect((await offer(own, 'stranger')).status).toBe(404)
    expect((await offer(own, 'supplier')).status).toBe(404)
    expect((await offer(own)).status).toBe(200)
    expect((await offer(own, 'supplier')).status).toBe(403)
    const seen = JSON.stringify((await app.as('supplier').post(`/api/space/${dossier}`, { depth: 2 })).body)
    expect(seen).toContain('kassa')
    expect(seen).not.toContain('Zilverduin')
  })

  test('D5.2: taken back as it was answered, each is as it was, and a match that was made goes', async () => {
    const waiting = await app.aMatch({ dossier, supplier: second, props: { $visible: false } })
    const { offered } = (await offer(await both())).body
    const answer = await takeBack(offered)
    expect(answer).toMatchObject({ status: 200, body: { taken: [first, second] } })
    expect(await matches()).toMatchObject([{ _id: second }])
    const match = await read(waiting.match)
    expect(match).toMatchObject({ status: 'registered', $visible: false })
    expect(match.history.flatMap(({ status, event }: Entry) => (event ? [] : status))).toEqual(['registered'])
    expect(await takeBack(offered), 'once').toMatchObject({ status: 409 })
    expect(await offer(await both()), 'and offered again').toMatchObject({
      status: 200,
      body: {
        offered: [
          { supplier: first, isNew: true },
          { supplier: second, isNew: false },
        ],
      },
    })
  })

  test('D5.2: taken back, what a colleague had planned stands there as it was, with its day and its note', async () => {
    const { match } = await app.aMatch({ dossier, supplier: second, props: { $visible: false } })
    const plan = async (status: string, date: string, description: string) => {
      const { history } = await read(match)
      const props = { history: [...history, { status, date, description }] }
      expect((await app.as('super').post(`/api/space/update/${match}`, { props })).status).toBe(200)
    }
    await plan('offered', '2031-03-04T10:00:00.000Z', 'Bellen eerst')
    const planned = (await read(match)).history
    const { offered } = (await offer([{ supplier: second, reviewed: await hashOf(second) }])).body
    expect((await read(match)).history, 'picked').not.toContainEqual(planned[0])
    expect((await takeBack(offered)).status).toBe(200)
    const after = await read(match)
    expect(after).toMatchObject({ status: 'registered', $visible: false })
    expect(after).not.toHaveProperty('offered')
    expect(after.history.filter(({ event }: Entry) => event === undefined)).toEqual(planned)
  })

  test('D5.2, D2.3: who decided meanwhile keeps it, and so do the others: all of it or nothing', async () => {
    const own = app.places.supplier
    const { offered } = (await offer([...(await both()), { supplier: own, reviewed: await hashOf(own) }])).body
    const decided = offered.at(-1)._id
    const { history } = (await app.as('supplier').post(`/api/space/${decided}`, {})).body
    await app.as('supplier').post(`/api/space/update/${decided}`, {
      props: { status: 'reserved', history: [...history, { status: 'reserved', description: 'Graag' }] },
    })
    expect(await takeBack(offered)).toMatchObject({
      status: 409,
      body: { type: '/problems/notTakenBack', refused: [{ supplier: own, status: 409, type: '/problems/stale' }] },
    })
    for (const { _id } of offered.slice(0, 2))
      expect(await read(_id)).toMatchObject({ status: 'offered', $visible: true })
    const later = await read(decided)
    expect(later).toMatchObject({ status: 'reserved', $visible: true })
    expect(await takeBack([{ ...offered.at(-1), _version: later._version }]), 'by its version of now').toMatchObject({
      status: 409,
    })
    expect(await read(decided)).toMatchObject({ status: 'reserved', $visible: true })
    expect(await takeBack(offered.slice(0, 2)), 'without it').toMatchObject({ status: 200 })
  })

  test('D5.2, S5.2: what somebody wrote under it meanwhile stays, and so does the offer', async () => {
    const own = app.places.supplier
    const { match: waiting } = await app.aMatch({ dossier, supplier: second, props: { $visible: false } })
    const said = (by: Somebody, parent: string) =>
      app.as(by).post('/api/space/save', { item: { _type: 'comment', text: '<p>Bel mij</p>' }, parent })
    expect((await said('staff', waiting)).status, 'before the offer').toBe(200)
    const { offered } = (await offer([...(await both()), { supplier: own, reviewed: await hashOf(own) }])).body
    const [, old, shown] = offered
    const { body: comment } = await said('supplier', shown._id)
    const { body: note } = await said('staff', old._id)
    const refusal = (supplier: string) => ({ supplier, status: 409, type: '/problems/stale' })
    expect(await takeBack(offered)).toMatchObject({ status: 409, body: { refused: [second, own].map(refusal) } })
    expect((await app.as('supplier').post(`/api/space/${comment._id}`)).status).toBe(200)
    expect(await read(note._id)).toMatchObject({ text: '<p>Bel mij</p>' })
    await app.as('staff').post('/api/space/delete', { item: { _id: note._id } })
    expect(await takeBack(offered.slice(0, 2)), 'once it is gone').toMatchObject({ status: 200 })
  })

  test('D6: takes back matches of its own dossier alone, for staff of its space', async () => {
    const { offered } = (await offer(await both())).body
    expect((await takeBack(offered, 'stranger')).status).toBe(404)
    const other = await app.aDossier({})
    expect((await app.as('staff').post('/api/guard/takeBack', { dossier: other, offered })).status).toBe(409)
    expect(await matches()).toHaveLength(2)
  })

  test('D2.4: sent again under the same key it answers the same', async () => {
    const { offered } = (await offer(await both())).body
    const extra = { headers: { 'idempotency-key': `back ${dossier}` } }
    const answer = await takeBack(offered, 'staff', extra)
    expect(answer.status).toBe(200)
    expect(await takeBack(offered, 'staff', extra)).toMatchObject({ status: 200, body: answer.body })
  })
})
