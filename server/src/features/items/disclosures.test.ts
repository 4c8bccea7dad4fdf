import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const read = async (who: Somebody, id: string) => (await app.as(who).post(`/api/space/${id}`, { depth: 1 })).body
const update = (who: Somebody, id: string, props: object) => app.as(who).post(`/api/space/update/${id}`, { props })
const flags = async (id: string) => {
  const { $visible, $open } = await read('staff', id)
  return { $visible, $open }
}

interface Told {
  readonly event?: string
  readonly match?: string
  readonly user?: { readonly _id: string }
  readonly supplier?: { readonly _id: string }
}
/** What a history says besides statuses, newest first. */
const events = async (who: Somebody, id: string) =>
  ((await read(who, id)).history as Told[])
    .filter(({ event }) => event === 'disclosed' || event === 'concealed')
    .map(({ event, match, user, supplier }) => [event, match, user?._id, supplier?._id])

let dossier: string
let match: string
let supplier: string
beforeEach(async () => {
  supplier = app.places.supplier
  dossier = await app.aDossier({}, app.places.lead)
  match = (await app.aMatch({ dossier, supplier, props: { $visible: false } })).match
})

describe('disclosing is deliberate', () => {
  test('D19.2, D22.1: a match names its dossier, and says where that is open as a whole', async () => {
    expect((await read('staff', match)).dossier).toMatchObject({ _id: dossier, _type: 'dossier' })
    expect((await read('staff', match)).dossier).not.toHaveProperty('open')
    await update('staff', dossier, { open: true })
    expect((await read('staff', match)).dossier).toMatchObject({ _id: dossier, open: true })
  })

  const openHidden = { status: 422, body: { errors: [{ path: '$open', code: 'openHidden' }] } }

  test('D22.1: a match that is not visible cannot be opened, whichever call asks', async () => {
    expect(await update('staff', match, { $open: true })).toMatchObject(openHidden)
    const edge = (to: string, props: object) =>
      app.as('staff').post(`/api/space/edge/MATCH/${dossier}/${to}`, { props })
    expect(await edge(supplier, { $open: true })).toMatchObject(openHidden)
    expect(await edge(app.places.supplier2, { $open: true })).toMatchObject(openHidden)
    const item = { _id: match, _type: 'match', $open: true }
    expect(await app.as('staff').post('/api/space/save', { item })).toMatchObject(openHidden)
    expect(await flags(match)).toEqual({ $visible: false, $open: false })
  })

  test('D22.1: hiding a match takes the name back, and it stays back when the match is shown again', async () => {
    await update('staff', match, { $visible: true, $open: true })
    await update('staff', match, { $visible: false })
    expect(await flags(match)).toEqual({ $visible: false, $open: false })
    await update('staff', match, { $visible: true })
    expect(await flags(match)).toEqual({ $visible: true, $open: false })
    expect((await app.as('supplier').post(`/api/space/${app.places.lead}`)).status).toBe(404)
  })

  test('D22.1: the database itself keeps no match that is open and hidden', async () => {
    const write = app.world.database.query(`update items set fields = fields || '{"$open": true}' where id = $1`, [
      match,
    ])
    await expect(write).rejects.toThrow('open_is_visible')
  })
})

describe('who disclosed what, and when', () => {
  test('D22.1: it stands in the history of the match and of the dossier, also for the people of the lead', async () => {
    await update('staff', match, { $visible: true })
    await update('staff', match, { $open: true })
    await update('super', match, { $open: false })
    const told = [
      ['concealed', match, app.as('super').id, supplier],
      ['disclosed', match, app.as('staff').id, supplier],
    ]
    for (const who of ['staff', 'super', 'enduser'] as const) {
      expect(await events(who, match)).toEqual(told)
      expect(await events(who, dossier)).toEqual(told)
    }
  })

  test('D22.1: whatever the way in which it comes about', async () => {
    await update('staff', match, { $visible: true, $open: true })
    await update('staff', match, { $visible: false })
    await update('staff', match, { $visible: true })
    await update('staff', dossier, { open: true })
    await update('staff', match, { $visible: false })
    await update('staff', match, { $visible: true })
    await app.as('staff').post('/api/space/delete', { item: { _id: match } })
    await app.as('staff').post('/api/trash/restore', { _id: match })
    await update('staff', dossier, { open: false })
    const told = [
      'concealed',
      'disclosed',
      'concealed',
      'disclosed',
      'concealed',
      'disclosed',
      'concealed',
      'disclosed',
    ]
    expect((await events('staff', dossier)).map(([event]) => event)).toEqual(told)
  })

  test('D19.2, D22.1: a match that was thrown away and is made anew is shown to nobody, until somebody shows it', async () => {
    await update('staff', match, { $visible: true, $open: true })
    await app.as('staff').post('/api/space/delete', { item: { _id: match } })
    const again = await app.as('staff').post(`/api/space/edge/MATCH/${dossier}/${app.places.supplier}`, { props: {} })
    expect(again.body._id).toBe(match)
    const now = await read('staff', match)
    expect(now).toMatchObject({ $visible: false, $open: false })
    // What is read of it can be written on.
    expect((await update('staff', match, { $license: 4321, _version: now._version })).status).toBe(200)
    for (const hidden of [match, dossier, app.places.lead])
      expect((await app.as('supplier').post(`/api/space/${hidden}`, {})).status).toBe(404)
    expect((await events('staff', match)).map(([event]) => event)).toEqual(['concealed', 'disclosed'])
    await app.as('staff').post('/api/space/delete', { item: { _id: match } })
    await app.as('staff').post(`/api/space/edge/MATCH/${dossier}/${app.places.supplier}`, { props: { $visible: true } })
    expect(await read('supplier', match)).toMatchObject({ _id: match })
    expect((await app.as('supplier').post(`/api/space/${app.places.lead}`, {})).status).toBe(404)
  })

  test('D22.1, D19.10: another supplier hears nothing of it, and its own supplier not who did it', async () => {
    const other = await app.aMatch({ dossier, supplier: app.places.supplier2, props: { $visible: true } })
    const before = [await read('supplier2', dossier), await read('supplier2', other.match)]
    await update('staff', match, { $visible: true, $open: true })
    expect([await read('supplier2', dossier), await read('supplier2', other.match)]).toEqual(before)
    for (const id of [dossier, match]) {
      const text = JSON.stringify(await read('supplier', id))
      expect(text).not.toContain('disclosed')
      expect(text).not.toContain(app.as('staff').id)
    }
  })

  test('D22.1, D5.3: a history goes back as it was read, and what was told in it changes nothing', async () => {
    await update('staff', match, { $visible: true, $open: true })
    const { history } = await read('staff', match)
    expect(history).toHaveLength(3)
    const props = { status: 'offered', history: [...history, { status: 'offered' }] }
    expect((await update('staff', match, props)).status).toBe(200)
    const after = await read('staff', match)
    expect(after.status).toBe('offered')
    expect(after.history).toHaveLength(4)
    const kept = await app.world.database.query<{ n: number }>(
      "select jsonb_array_length(fields -> 'history') as n from items where id = $1",
      [match],
    )
    expect(kept).toEqual([{ n: 2 }])
    expect((await update('staff', match, { history: [] })).status).toBe(422)
    expect(await events('staff', match)).toHaveLength(1)
  })
})
