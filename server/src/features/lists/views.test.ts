import { SEE_AS, VIEWS_MAX } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const save = (body: object, somebody: Somebody = 'staff') => app.as(somebody).post('/api/views/save', body)
const views = async (somebody: Somebody, type?: string) =>
  (await app.as(somebody).post('/api/views/list', type ? { type } : {})).body
const names = async (somebody: Somebody) => (await views(somebody)).map(({ name }: { name: string }) => name)
const settings = { filters: { status: ['active'] }, sort: 'name' }

describe('views of lists', () => {
  test('S2.5: one keeps a view, finds it again, gives it another name, and opens the list with it', async () => {
    const { body } = await save({ type: 'lead', name: ' Actieve  klanten ', settings, isDefault: true })
    expect(await views('staff', 'lead')).toEqual([
      {
        _id: body._id,
        type: 'lead',
        name: 'Actieve klanten',
        settings,
        shared: false,
        mine: true,
        by: null,
        isDefault: true,
      },
    ])
    expect(await views('staff', 'dossier')).toEqual([])
    await save({ _id: body._id, name: 'Klanten' })
    const second = (await save({ type: 'lead', name: 'Alle', settings: {}, isDefault: true })).body
    expect(await views('staff', 'lead')).toMatchObject([
      { name: 'Alle', isDefault: true },
      { name: 'Klanten', isDefault: false, settings },
    ])
    await save({ _id: second._id, isDefault: false })
    expect((await views('staff')).some(({ isDefault }: { isDefault: boolean }) => isDefault)).toBe(false)
    for (const _id of [body._id, second._id]) await app.as('staff').post('/api/views/delete', { _id })
  })

  test('S2.5: what is thrown away is gone, and can be taken back', async () => {
    const { _id } = (await save({ type: 'lead', name: 'Even weg', settings })).body
    await app.as('staff').post('/api/views/delete', { _id })
    expect(await names('staff')).toEqual([])
    expect((await app.as('staff').post('/api/views/delete', { _id })).status).toBe(404)
    expect((await app.as('staff').post('/api/views/restore', { _id })).body).toEqual({ _id })
    expect(await names('staff')).toEqual(['Even weg'])
    await app.as('staff').post('/api/views/delete', { _id })
  })

  test('D21.1: what was thrown away comes back where there is room, so that nobody has more views than that', async () => {
    const owner = app.as('super').id
    await app.world.database.query(
      `insert into views (id, owner, type, name, settings, created_at, changed_at, deleted_at)
        select 'veel' || n, $1, 'lead', 'Veel ' || n, '{}', $2, $2, case when n = 0 then $2::timestamptz end from generate_series(0, $3::int) n`,
      [owner, app.world.now, VIEWS_MAX],
    )
    const back = () => app.as('super').post('/api/views/restore', { _id: 'veel0' })
    expect((await back()).status).toBe(422)
    expect((await save({ type: 'lead', name: 'Een te veel' }, 'super')).status).toBe(422)
    await app.as('super').post('/api/views/delete', { _id: 'veel1' })
    expect((await back()).status).toBe(200)
    await app.world.database.query('delete from views where owner = $1', [owner])
  })

  test('D6: staff share with their space; a colleague reads it and makes it their default, and changes nothing of it', async () => {
    const { _id } = (await save({ type: 'dossier', name: 'Van ons allen', settings, shared: true })).body
    expect(await views('super')).toMatchObject([{ _id, shared: true, mine: false, by: 'Test staff' }])
    expect((await save({ _id, isDefault: true }, 'super')).status).toBe(200)
    expect(await views('super')).toMatchObject([{ isDefault: true }])
    expect(await views('staff')).toMatchObject([{ isDefault: false }])
    const mine = (await save({ type: 'dossier', name: 'Van de baas', settings, shared: true }, 'super')).body
    expect(await names('staff')).toEqual(['Van de baas', 'Van ons allen'])
    expect((await save({ _id: mine._id, name: 'Van mij' })).status).toBe(403)
    expect((await app.as('staff').post('/api/views/delete', { _id: mine._id })).status).toBe(403)
    await save({ _id: mine._id, shared: false }, 'super')
    expect(await names('staff')).toEqual(['Van ons allen'])
    expect((await save({ _id: mine._id, name: 'Van mij' })).status).toBe(404)
  })

  test('S2.5, D8.2: a super user stops to share the view of somebody else, and is told that it was done', async () => {
    const { _id } = (await save({ type: 'lead', name: 'Van het team', settings, shared: true })).body
    expect(await save({ _id, shared: false }, 'super')).toMatchObject({ status: 200, body: { _id } })
    expect(await names('super')).not.toContain('Van het team')
    expect((await views('staff')).find((view: { _id: string }) => view._id === _id)).toMatchObject({ shared: false })
    await app.as('staff').post('/api/views/delete', { _id })
  })

  test('D6: for everyone else a view does not exist, and they share none', async () => {
    const { _id } = (await save({ type: 'lead', name: 'Van de ruimte', settings, shared: true })).body
    for (const somebody of ['stranger', 'supplier', 'enduser', 'member'] as const) {
      expect(await views(somebody)).toEqual([])
      expect((await save({ _id, name: 'Gekaapt' }, somebody)).status).toBe(404)
      expect((await save({ _id, isDefault: true }, somebody)).status).toBe(404)
      expect((await app.as(somebody).post('/api/views/delete', { _id })).status).toBe(404)
    }
    expect((await save({ type: 'todo', name: 'Gedeeld', settings, shared: true }, 'enduser')).status).toBe(403)
    const own = (await save({ type: 'todo', name: 'Van mij', settings }, 'enduser')).body
    expect(await names('enduser')).toEqual(['Van mij'])
    expect((await views('staff')).map((view: { _id: string }) => view._id)).not.toContain(own._id)
  })

  test('D8.10: a name is asked and bounded, and so are the settings', async () => {
    for (const body of [
      { type: 'lead', settings },
      { type: 'lead', name: ' ', settings },
      { name: 'Zonder soort', settings },
      { type: 'lead', name: 'x'.repeat(81), settings },
      { type: 'nonsense', name: 'Iets', settings },
      { type: 'lead', name: 'Te veel', settings: { text: 'x'.repeat(21_000) } },
    ])
      expect((await save(body)).status).toBe(422)
  })

  test('D6: whoever looks as somebody reads nothing of the views that this person keeps for themselves', async () => {
    const own = (await save({ type: 'dossier', name: 'Voor mij alleen', settings, isDefault: true }, 'enduser')).body
    const headers = { [SEE_AS]: app.as('enduser').id }
    for (const who of ['staff', 'super'] as const)
      expect(await app.as(who).post('/api/views/list', {}, { headers })).toMatchObject({ status: 200, body: [] })
    expect(await views('enduser', 'dossier')).toMatchObject([{ _id: own._id, isDefault: true }])
    await app.as('enduser').post('/api/views/delete', { _id: own._id })
  })
})
