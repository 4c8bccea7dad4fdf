import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'
import { showForms } from '../../store/anonymity/forms.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const read = async (who: Somebody, id: string) => (await app.as(who).post(`/api/space/${id}`, { depth: 1 })).body
const update = (who: Somebody, id: string, props: object) => app.as(who).post(`/api/space/update/${id}`, { props })
const review = async () => (await app.as('staff').post('/api/guard/read', { dossier, match })).body
const hash = async (): Promise<string> => (await review()).hash
const isUnread = async (who: Somebody = 'staff') => (await read(who, match))._unread === true
/** What the history says of showing, newest first. */
const shown = async (who: Somebody) =>
  ((await read(who, match)).history as { event?: string; description?: string }[]).flatMap(({ event, description }) =>
    event === 'shown' ? [description] : [],
  )

let dossier: string
let match: string
beforeEach(async () => {
  dossier = await app.aDossier({ case: '<p>Wij zoeken een kassa.</p><p>Met een koppeling.</p>' }, app.places.lead)
  match = (await app.aMatch({ dossier, supplier: app.places.supplier, props: { $visible: false } })).match
})

describe('what a supplier reads is read over first', () => {
  test('D20.9: the confirmation goes with the call that shows it, and the history says so', async () => {
    expect((await update('staff', match, { $visible: true, reviewed: await hash() })).status).toBe(200)
    expect(await shown('staff')).toEqual(['Zichtbaar gemaakt, nagelezen'])
    expect(await isUnread()).toBe(false)
  })

  test('D20.9: one call offers it and shows it, as read over', async () => {
    expect((await update('staff', match, { status: 'offered', $visible: true, reviewed: await hash() })).status).toBe(
      200,
    )
    expect(await read('staff', match)).toMatchObject({ status: 'offered', $visible: true })
    expect(await isUnread()).toBe(false)
  })

  test('D20.9, D19.2: a call without it works, and the history says that nobody read it; to the centre alone', async () => {
    expect((await update('staff', match, { $visible: true })).status).toBe(200)
    expect(await shown('staff')).toEqual(['Zichtbaar gemaakt, niet nagelezen'])
    expect(await shown('enduser')).toEqual([])
    expect(await isUnread()).toBe(true)
    for (const who of ['enduser', 'supplier'] as const) expect(await isUnread(who)).toBe(false)
  })

  test('D20.9: it holds for exactly what was read: when the text changed it is refused with the new text', async () => {
    const stale = await hash()
    await update('staff', dossier, { case: '<p>Wij zoeken een kassa en een weegschaal.</p>' })
    const answer = await update('staff', match, { $visible: true, reviewed: stale })
    expect(answer).toMatchObject({
      status: 409,
      body: { type: '/problems/notAsRead', detail: expect.stringContaining('Lees het opnieuw') },
    })
    expect(JSON.stringify(answer.body.review.texts)).toContain('weegschaal')
    expect(await read('staff', match)).toMatchObject({ $visible: false })
    expect((await update('staff', match, { $visible: true, reviewed: answer.body.review.hash })).status).toBe(200)
  })

  test('D20.9: what the same call changes counts as well', async () => {
    const props = { $visible: true, $advise: 'Bel meteen', reviewed: await hash() }
    expect((await update('staff', match, props)).status).toBe(409)
    expect(await read('staff', match)).not.toHaveProperty('$advise')
  })

  test('D20.9: after a change of the text on a visible match it is not read over, until somebody does', async () => {
    await update('staff', match, { $visible: true, reviewed: await hash() })
    const one = await hash()
    await update('staff', dossier, { users: 44 })
    expect([await hash(), await isUnread()]).toEqual([one, false])
    for (const change of [
      () => update('staff', dossier, { existing: 'Bonnen op papier' }),
      () => update('staff', match, { $advise: 'Let op de koppeling' }),
      () =>
        app
          .as('enduser')
          .post('/api/space/save', { item: { _type: 'comment', text: 'Graag voor mei' }, parent: match }),
      () => app.as('staff').post('/api/guard/mask', { dossier, words: ['kassa'], hidden: true }),
    ]) {
      await change()
      expect(await isUnread()).toBe(true)
      expect((await update('staff', match, { reviewed: await hash() })).status).toBe(200)
      expect(await isUnread()).toBe(false)
    }
  })

  test('D20.9: what the supplier writes itself needs no reading, and what was disclosed neither', async () => {
    await update('staff', match, { $visible: true, reviewed: await hash() })
    await app
      .as('supplier')
      .post('/api/space/save', { item: { _type: 'comment', text: 'Wij komen graag langs' }, parent: match })
    expect(await isUnread()).toBe(false)
    await update('staff', match, { $open: true })
    await update('staff', dossier, { existing: 'Niets' })
    expect(await isUnread()).toBe(false)
  })

  test('D20.9: a match that is made visible at once is held to the same', async () => {
    const edge = (props: object) =>
      app.as('staff').post(`/api/space/edge/MATCH/${dossier}/${app.places.supplier2}`, { props })
    expect((await edge({ $visible: true, reviewed: '0'.repeat(64) })).status).toBe(409)
    expect((await edge({ $visible: true, reviewed: 'nee' })).status).toBe(422)
    expect((await edge({ $visible: true })).status).toBe(200)
  })

  test('D20.9: nobody but the centre says that it was read', async () => {
    await update('staff', match, { $visible: true })
    const reviewed = await hash()
    expect((await update('supplier', match, { reviewed })).status).toBe(403)
    expect((await app.as('supplier').post('/api/guard/read', { dossier, match })).status).toBe(403)
    expect(await isUnread()).toBe(true)
  })

  test('D20.9: the dashboard of the centre lists what nobody read over, and of nobody else', async () => {
    await update('staff', match, { $visible: true })
    const unread = async (who: Somebody) => (await app.as(who).post('/api/dashboard', {})).body.unread
    expect((await unread('staff')).matches.map(({ _id }: { _id: string }) => _id)).toContain(match)
    expect((await unread('stranger')).matches).toEqual([])
    expect(await unread('supplier')).toBeNull()
  })

  test('D20.9: a space may require it: then a call without it is refused', async () => {
    await update('staff', app.places.space, { review: true })
    try {
      const refused = { status: 422, body: { errors: [{ path: 'reviewed', code: 'reviewRequired' }] } }
      expect(await update('staff', match, { $visible: true })).toMatchObject(refused)
      const edge = `/api/space/edge/MATCH/${dossier}/${app.places.supplier2}`
      expect(await app.as('staff').post(edge, { props: { $visible: true } })).toMatchObject(refused)
      expect((await update('staff', match, { $visible: true, reviewed: await hash() })).status).toBe(200)
    } finally {
      await update('staff', app.places.space, { review: false })
    }
  })
})

describe('what waits to be shown', () => {
  /** Another dossier of the same lead, read by the other supplier, who reads the first one as well. */
  const beside = async () => {
    const supplier = app.places.supplier2
    const other = await app.aDossier({ case: '<p>Ook een koppeling.</p>' }, app.places.lead)
    const seen = [dossier, other].map((at) => app.aMatch({ dossier: at, supplier, props: { $visible: true } }))
    return (await Promise.all(seen)).map((one) => one.match)
  }
  const text = async (at: string) =>
    (await app.world.database.query('select limited from items where id = $1', [at]))[0]

  test('D20.9: no supplier reads a sentence that staff took out before they confirmed the text', async () => {
    await beside()
    await update('staff', app.places.lead, { employees: 300 })
    await update('staff', dossier, { case: '<p>Wij zoeken een weegschaal.</p>' })
    const one = await review()
    expect(JSON.stringify(one.texts)).not.toContain('koppeling')
    expect((await update('staff', match, { $visible: true, reviewed: one.hash })).status).toBe(200)
    expect((await read('supplier', dossier)).case).toBe('<p>Wij zoeken een weegschaal.</p>')
    expect(JSON.stringify(await text(dossier))).not.toContain('koppeling')
    expect(await isUnread()).toBe(false)
  })

  test('D20.9: is not read over when it is shown, and staff are told', async () => {
    await beside()
    const mask = (hidden: boolean) => app.as('staff').post('/api/guard/mask', { dossier, words: ['koppeling'], hidden })
    await mask(true)
    await update('staff', match, { $visible: true, reviewed: await hash() })
    expect(await isUnread()).toBe(false)
    await mask(false)
    expect(await isUnread()).toBe(false)
    app.world.wait(61_000)
    await showForms(app.world.store)
    expect((await read('supplier', dossier)).case).toContain('koppeling')
    expect(await isUnread()).toBe(true)
  })
})

describe('a match that comes out of the trash where a space asks that its text is read over', () => {
  beforeEach(() => update('staff', app.places.space, { review: true }))
  afterEach(() => update('staff', app.places.space, { review: false }))
  const remove = (id: string) => app.as('staff').post('/api/space/delete', { item: { _id: id } })
  const restore = (id: string) => app.as('staff').post('/api/trash/restore', { _id: id })

  test('D20.9: is not shown when its text changed meanwhile, until somebody read it over', async () => {
    await update('staff', match, { $visible: true, reviewed: await hash() })
    await remove(match)
    await update('staff', dossier, { case: '<p>Bel Wiebrand.</p>' })
    const answer = await restore(match)
    expect(answer.status).toBe(200)
    expect(await read('staff', match)).toMatchObject({ $visible: false, _version: answer.body._version })
    for (const id of [dossier, match]) expect((await app.as('supplier').post(`/api/space/${id}`)).status).toBe(404)
    const log = (await app.as('staff').post('/api/log/list', { item: match, field: '$visible' })).body
    expect(JSON.stringify(log.lines?.[0] ?? log)).toMatch(/\$visible.*false/)
    const events = (await read('staff', match)).history.filter(({ event }: { event?: string }) => event === 'unshown')
    expect(events).toMatchObject([{ match, user: { _id: app.as('staff').id } }])
    expect(JSON.stringify((await read('enduser', match)).history ?? [])).not.toContain('unshown')
    expect((await update('staff', match, { $visible: true })).status).toBe(422)
    expect((await update('staff', match, { $visible: true, reviewed: await hash() })).status).toBe(200)
  })

  test('D20.9: is shown as before when nothing of it changed, with what was said on it', async () => {
    const item = { _type: 'comment', text: 'Graag voor mei' }
    await app.as('enduser').post('/api/space/save', { item, parent: match })
    await update('staff', match, { $visible: true, reviewed: await hash() })
    for (const id of [match, dossier]) {
      await remove(id)
      expect((await restore(id)).status).toBe(200)
      expect(await read('staff', match)).toMatchObject({ $visible: true })
      expect(await isUnread()).toBe(false)
    }
  })
})
