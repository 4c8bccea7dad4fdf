import { REPORTS_MAX } from '@schakel/domain'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  const dossier = await app.aDossier({ name: 'ERP', users: 10 })
  await app.aDossier({ name: 'CRM', users: 30 }, await app.aLead({ name: 'Café Zilvermeeuw' }))
  await app.world.match(dossier, app.places.supplier, { $visible: true })
})
afterAll(() => app.close())

const byName = { type: 'dossier', by: 'name', measure: 'count', chart: 'bars' }
const users = { type: 'dossier', by: 'name', measure: 'sum', of: 'users', chart: 'bars' }
const save = (body: object, somebody: Somebody = 'staff') => app.as(somebody).post('/api/reports/save', body)
const list = async (somebody: Somebody) => (await app.as(somebody).post('/api/reports/list')).body
const names = async (somebody: Somebody) => (await list(somebody)).map(({ name }: { name: string }) => name)
const drop = (_id: string, somebody: Somebody = 'staff') => app.as(somebody).post('/api/reports/delete', { _id })

describe('reports that are kept', () => {
  test('S2.9: one keeps a report, finds it again as it was, and changes it', async () => {
    const { body } = await save({ name: ' Per  onderwerp ', report: byName })
    const kept = {
      _id: body._id,
      name: 'Per onderwerp',
      report: byName,
      shared: false,
      mine: true,
      by: null,
      place: null,
      mailed: false,
    }
    expect(await list('staff')).toEqual([kept])
    await save({ _id: body._id, name: 'Gebruikers', report: { ...users, where: 'users:above:20' } })
    expect(await list('staff')).toEqual([
      { ...kept, name: 'Gebruikers', report: { ...users, where: 'users:above:20' } },
    ])
    await drop(body._id)
  })

  test('D2.3, S2.9: what another window saved meanwhile is not replaced unseen; a name alone is nobody’s way', async () => {
    const { _id } = (await save({ name: 'In twee vensters', report: byName })).body
    expect((await save({ _id, report: users, was: byName })).status).toBe(200)
    // Once more, as after an answer that was lost.
    expect((await save({ _id, report: users, was: byName })).status).toBe(200)
    const late = await save({ _id, report: { ...byName, chart: 'table' }, was: byName })
    expect([late.status, late.body.current]).toMatchObject([409, { _id, report: users }])
    expect((await save({ _id, name: 'Anders' })).status).toBe(200)
    expect(await list('staff')).toMatchObject([{ _id, name: 'Anders', report: users }])
    await drop(_id)
  })

  test('D2.4, S2.9: a new report that comes twice under one key is kept once', async () => {
    const keep = () =>
      app.as('staff').post(
        '/api/reports/save',
        { name: 'Eenmaal', report: byName },
        {
          headers: { 'idempotency-key': 'rapport-1' },
        },
      )
    const [one, two] = await Promise.all([keep(), keep()])
    expect([one.status, two.status, two.text]).toEqual([200, 200, one.text])
    expect(await names('staff')).toEqual(['Eenmaal'])
    await drop(one.body._id)
  })

  test('S2.9: what is thrown away is gone, and can be taken back', async () => {
    const { _id } = (await save({ name: 'Even weg', report: byName })).body
    await drop(_id)
    expect(await names('staff')).toEqual([])
    expect((await drop(_id)).status).toBe(404)
    expect((await app.as('staff').post('/api/reports/restore', { _id })).body).toEqual({ _id })
    expect(await names('staff')).toEqual(['Even weg'])
    await drop(_id)
  })

  test('D6: the team reads what is shared; a colleague changes nothing of it, and a super user does', async () => {
    const { _id } = (await save({ name: 'Van de baas', report: byName, shared: true }, 'super')).body
    expect(await list('staff')).toMatchObject([{ _id, shared: true, mine: false, by: 'Test super' }])
    expect((await save({ _id, name: 'Van mij' })).status).toBe(403)
    expect((await drop(_id)).status).toBe(403)
    const own = (await save({ name: 'Van staf', report: byName, shared: true })).body
    expect((await save({ _id: own._id, shared: false }, 'super')).status).toBe(200)
    expect(await names('super')).toEqual(['Van de baas'])
    expect((await save({ _id, shared: false }, 'super')).status).toBe(200)
    expect(await names('staff')).toEqual(['Van staf'])
    expect((await save({ _id, name: 'Van mij' })).status).toBe(404)
    await drop(own._id)
  })

  test('D6: of another space none exists, and who is not of the centre has none and builds none', async () => {
    const { _id } = (await save({ name: 'Van de ruimte', report: byName, shared: true })).body
    expect(await list('stranger')).toEqual([])
    expect((await save({ _id, name: 'Gekaapt' }, 'stranger')).status).toBe(404)
    expect((await drop(_id, 'stranger')).status).toBe(404)
    for (const somebody of ['supplier', 'enduser', 'member'] as const) {
      const asks = ['list', 'figures', 'save', 'csv', 'xlsx'].map((call) =>
        app.as(somebody).post(`/api/reports/${call}`, { name: 'Iets', report: byName }),
      )
      const kept = ['delete', 'restore', 'place', 'mail'].map((call) =>
        app.as(somebody).post(`/api/reports/${call}`, { _id, at: 0, mail: true }),
      )
      for (const answer of await Promise.all([...asks, ...kept]))
        expect([somebody, answer.status]).toEqual([somebody, 403])
    }
    await drop(_id)
  })

  test('S2.2: they stand on one’s own dashboard in an order of one’s own, also those of the team', async () => {
    const made = async (name: string, who: Somebody) =>
      (await save({ name, report: byName, shared: true }, who)).body._id
    const ids = [await made('Een', 'staff'), await made('Twee', 'super'), await made('Drie', 'staff')]
    const place = (_id: string, at: number | null) => app.as('staff').post('/api/reports/place', { _id, at })
    const onDashboard = async (who: Somebody = 'staff') =>
      (await list(who))
        .filter((one: { place: number | null }) => one.place !== null)
        .sort((a: { place: number }, b: { place: number }) => a.place - b.place)
        .map(({ name, place: at }: { name: string; place: number }) => [name, at])
    for (const _id of ids) expect((await place(_id, 12)).status).toBe(200)
    expect(await onDashboard()).toEqual([
      ['Een', 1],
      ['Twee', 2],
      ['Drie', 3],
    ])
    expect(await onDashboard('super')).toEqual([])
    await place(ids[2], 0)
    // One that is no longer shared is not there, and keeps its place.
    await save({ _id: ids[1], shared: false }, 'super')
    expect(await onDashboard()).toEqual([
      ['Drie', 1],
      ['Een', 2],
    ])
    expect((await place(ids[1], 0)).status).toBe(404)
    await place(ids[0], 0)
    await save({ _id: ids[1], shared: true }, 'super')
    expect((await onDashboard()).map(([name]: [string]) => name)).toEqual(['Een', 'Drie', 'Twee'])
    expect((await place(ids[0], null)).status).toBe(200)
    const { body } = await app.as('staff').post('/api/privacy/export', { _id: app.as('staff').id, kind: 'json' })
    const kept = body.account.filter(({ what }: { what: string }) => what === 'dashboard')
    expect(kept.map(({ details }: { details: string }) => details).sort()).toEqual(['Drie', 'Twee'])
    for (const [at, _id] of ids.entries()) await drop(_id, at === 1 ? 'super' : 'staff')
    expect(await onDashboard()).toEqual([])
  })

  test('D8.10: a name is asked, what makes no sense is refused, and there are at most so many', async () => {
    for (const body of [
      { report: byName },
      { name: ' ', report: byName },
      { name: 'x'.repeat(81), report: byName },
      { name: 'Zonder' },
      { name: 'Iets', report: { ...byName, type: 'nonsense' } },
      { name: 'Iets', report: { ...byName, by: '_pass' } },
      { name: 'Iets', report: { ...byName, where: 'nonsense:is:1' } },
      { name: 'Iets', report: { ...byName, where: 'x'.repeat(5000) } },
    ])
      expect([body, (await save(body)).status]).toEqual([body, 422])
    for (let n = 0; n < REPORTS_MAX; n += 1) expect((await save({ name: `${n}`, report: byName })).status).toBe(200)
    expect((await save({ name: 'Te veel', report: byName })).status).toBe(422)
    const [first] = await list('staff')
    await drop(first._id)
    expect((await save({ name: 'Past weer', report: byName })).status).toBe(200)
    expect((await app.as('staff').post('/api/reports/restore', { _id: first._id })).status).toBe(422)
    expect((await save({ name: 'Van een ander', report: byName }, 'super')).status).toBe(200)
  })

  test('D21.1: whoever makes and throws away all day has no more of them kept, and takes the last ones back', async () => {
    const [spare] = await list('staff')
    await drop(spare._id)
    const owner = app.as('staff').id
    await app.world.database.query(
      `insert into reports (id, owner, name, report, created_at, changed_at, deleted_at)
        select 'weg' || n, $1, 'Weg ' || n, $3::jsonb, $2, $2, $2::timestamptz - n * interval '1 minute' from generate_series(1, 60) n`,
      [owner, app.world.now, JSON.stringify(byName)],
    )
    const last = (await save({ name: 'Weg', report: byName })).body._id
    await drop(last)
    const [row] = await app.world.database.query<{ n: number }>(
      'select count(*)::int as n from reports where owner = $1 and deleted_at is not null',
      [owner],
    )
    expect(row?.n).toBe(50)
    const back = (_id?: string) => app.as('staff').post('/api/reports/restore', { _id })
    expect((await back('weg60')).status).toBe(404)
    expect((await back(last)).status).toBe(200)
  })

  test('D6: they are in what is kept of somebody, and what they get by mail', async () => {
    const [first] = await list('staff')
    expect((await app.as('staff').post('/api/reports/mail', { _id: first._id, mail: true })).status).toBe(200)
    expect((await list('staff'))[0].mailed).toBe(true)
    const { body } = await app.as('staff').post('/api/privacy/export', { _id: app.as('staff').id, kind: 'json' })
    const kept = body.account.filter(({ what }: { what: string }) => what === 'report')
    expect(kept).toHaveLength(REPORTS_MAX)
    expect(body.account).toContainEqual(expect.objectContaining({ what: 'report mail', details: first.name }))
    expect(kept).toContainEqual(expect.objectContaining({ details: 'Past weer' }))
  })
})

describe('what a report comes to', () => {
  const figures = (report: object, somebody: Somebody = 'staff') =>
    app.as(somebody).post('/api/reports/figures', { report })

  test('S2.9: its groups, the largest first, and of all items together', async () => {
    expect((await figures(users)).body).toEqual({
      groups: [
        { key: 'CRM', count: 1, value: 30 },
        { key: 'ERP', count: 1, value: 10 },
      ],
      more: false,
      total: { count: 2, value: 40 },
    })
    const suppliers = { type: 'match', by: 'supplier/name', measure: 'count', chart: 'bars' }
    const { name } = await app.world.read(app.places.supplier)
    expect((await figures(suppliers)).body.groups).toMatchObject([{ name, count: 1, value: 1 }])
  })

  test('D6: of another space nothing is counted', async () => {
    expect((await figures(users, 'stranger')).body).toEqual({
      groups: [],
      more: false,
      total: { count: 0, value: null },
    })
    const owners = { type: 'dossier', by: '_owner', measure: 'count', chart: 'bars' }
    expect((await figures(owners, 'stranger')).body.groups).toEqual([])
  })

  test('D11.2, D17.2: it leaves as a file in words, as CSV and as a workbook', async () => {
    const { text, headers } = await app.as('staff').post('/api/reports/csv', { report: users, name: 'Wie? Wat' })
    expect(headers.get('content-disposition')).toContain("filename*=UTF-8''Wie%3F%20Wat.csv")
    const erp = (await app.as('staff').post('/api/reports/csv', { report: byName })).text
    expect(text.split('\r\n').slice(0, 4)).toEqual([
      'Type;Som van Gebruikers;Aantal',
      'ERP;10;1',
      'CRM;30;1',
      'Totaal;40;2',
    ])
    expect(erp).toContain('Totaal;2')
    const file = await fetch(`${app.url}/api/reports/xlsx`, {
      method: 'POST',
      headers: { authorization: `Bearer ${app.as('staff').token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ report: users, language: 'en' }),
    })
    const rows = await readSheet(Buffer.from(await file.arrayBuffer()))
    expect(rows.at(-1)).toEqual(['Total', 40, 2])
  })
})
