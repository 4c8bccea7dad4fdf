import { FAVOURITES_MAX, SEE_AS } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'
import { putFavourite } from '../../store/favourites/favourites.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const list = async (by: Somebody = 'staff') => (await app.as(by).post('/api/favourites/list')).body
const put = (_id: string, by: Somebody = 'staff', at?: number) => app.as(by).post('/api/favourites/put', { _id, at })
const remove = (_id: string, by: Somebody = 'staff') => app.as(by).post('/api/favourites/remove', { _id })
const ids = async (by: Somebody = 'staff') => (await list(by)).map(({ _id }: { _id: string }) => _id)
const clear = async (by: Somebody) => {
  for (const id of await ids(by)) await remove(id, by)
}

describe('what somebody keeps at hand', () => {
  test('S2.21: items and views stand in the order that one gives them, and a removed one comes back in its place', async () => {
    const [first, second] = [await app.aLead({ name: 'Eethuis Een' }), await app.aLead({ name: 'Eethuis Twee' })]
    const view = (await app.as('staff').post('/api/views/save', { type: 'lead', name: 'Actief', settings: {} })).body
      ._id
    for (const id of [first, second, view]) expect((await put(id)).status).toBe(200)
    expect(await list()).toMatchObject([
      { _id: first, item: { _id: first, _type: 'lead', name: 'Eethuis Een' } },
      { _id: second },
      { _id: view, view: { type: 'lead', name: 'Actief' } },
    ])
    await put(view, 'staff', 0)
    expect(await ids()).toEqual([view, first, second])
    await remove(first)
    expect(await ids()).toEqual([view, second])
    await put(first, 'staff', 1)
    expect(await ids()).toEqual([view, first, second])
    await app.as('staff').post('/api/views/delete', { _id: view })
    expect(await ids()).toEqual([first, second])
    await clear('staff')
  })

  test('S2.21: several that are kept at once are all kept', async () => {
    const leads = await Promise.all(Array.from({ length: 6 }, () => app.aLead()))
    const me = app.world.store.as(await app.world.viewer(app.as('staff').id))
    await Promise.all(leads.map((id) => putFavourite(me, id, FAVOURITES_MAX)))
    expect((await ids()).toSorted()).toEqual(leads.toSorted())
    await clear('staff')
  })

  test('S2.21: what lies in the trash keeps its place, also when others are kept or moved meanwhile', async () => {
    const [first, gone, last, more] = [await app.aLead(), await app.aLead(), await app.aLead(), await app.aLead()]
    for (const id of [first, gone, last]) await put(id)
    await app.as('staff').post('/api/space/delete', { item: { _id: gone } })
    await put(more)
    await put(last, 'staff', 0)
    expect(await ids()).toEqual([last, first, more])
    expect((await app.as('staff').post('/api/trash/restore', { _id: gone })).status).toBe(200)
    expect(await ids()).toEqual([last, first, gone, more])
    await clear('staff')
  })

  test('D6: they are one’s own, and what one does not read cannot be kept', async () => {
    const lead = await app.aLead()
    await put(lead)
    expect(await ids('super')).toEqual([])
    expect((await put(lead, 'stranger')).status).toBe(404)
    expect((await put('lead/nergens', 'stranger')).status).toBe(404)
    const view = (await app.as('super').post('/api/views/save', { type: 'lead', name: 'Mijn', settings: {} })).body._id
    expect((await put(view)).status).toBe(404)
    await clear('staff')
  })

  test('D7: a supplier has a dossier by the name that it reads, and no longer when the match is hidden', async () => {
    const { dossier, match } = await app.aMatch({ path: ['offered'] })
    await put(dossier, 'supplier')
    const [kept] = await list('supplier')
    expect(JSON.stringify(kept)).not.toContain('Zilvermeeuw')
    const show = (props: object) => app.as('staff').post(`/api/space/update/${match}`, { props })
    await show({ $open: true })
    expect(JSON.stringify(await list('supplier'))).toContain('Zilvermeeuw')
    await show({ $open: false, $visible: false })
    expect(await list('supplier')).toEqual([])
    await show({ $visible: true })
    expect(await ids('supplier')).toEqual([dossier])
    await clear('supplier')
  })

  test('D6: whoever looks through somebody’s eyes sees nothing of what they keep', async () => {
    await put(app.places.supplier, 'supplier')
    const headers = { [SEE_AS]: app.as('supplier').id }
    expect((await app.as('staff').post('/api/favourites/list', {}, { headers })).body).toEqual([])
    await clear('supplier')
  })

  test('D8.10: at most fifty, of which what one reads no longer is none', async () => {
    const all: string[] = []
    for (let n = 0; n < FAVOURITES_MAX; n++) all.push(await app.aLead())
    for (const id of all) await put(id)
    const more = await app.aLead()
    expect(await put(more)).toMatchObject({ status: 422 })
    expect((await put(all[0] ?? '', 'staff', 7)).status).toBe(200)
    await app.as('staff').post('/api/space/delete', { item: { _id: all[1] } })
    expect((await put(more)).status).toBe(200)
    expect(await list()).toHaveLength(FAVOURITES_MAX)
  })

  test('D6: they stand in what is kept of a person, and go with them', async () => {
    const { viewer } = await app.world.user(app.places.lead, 'endusers')
    const lines = async () =>
      (await app.world.database.query('select from favourites where user_id = $1', [viewer._id])).length
    await app.world.database.query(
      `insert into favourites (user_id, item, place, created_at) values ($1, $2, 1, now())`,
      [viewer._id, app.places.lead],
    )
    const file = (await app.as('super').post('/api/privacy/export', { _id: viewer._id, kind: 'json' })).body
    expect(file.account).toContainEqual(expect.objectContaining({ what: 'favourite', details: expect.any(String) }))
    const { name } = (await app.as('super').post(`/api/space/${viewer._id}`)).body
    expect(await lines()).toBe(1)
    expect((await app.as('super').post('/api/privacy/erase', { _id: viewer._id, confirm: name })).status).toBe(200)
    expect(await lines()).toBe(0)
  })
})
