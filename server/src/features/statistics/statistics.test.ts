import { ERASED_NAME } from '@schakel/domain/privacy'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
let branche: string
beforeAll(async () => {
  app = await openTestApp()
  const { world, places } = app
  const { supplier, supplier2, lead, otherSpace } = places
  const path = ['offered', 'delivered', 'match', 'won']
  // 1 February in Amsterdam is still January in UTC.
  const first = await app.aDossier({ date: '2026-01-31T23:30:00.000Z', users: 10, price: 100 })
  await world.match(first, supplier, { $license: 1000, $implement: 500, $price: 600 }, path)
  await world.match(first, supplier2, { $license: 10, $implement: 5, $price: 600 }, ['offered', 'dismissed'])
  const second = await app.aDossier({ date: '2026-03-05T10:00:00.000Z', users: 5, price: 200 })
  await world.match(second, supplier, { $license: 1, $implement: 1, $price: 600 }, ['offered', 'delivered'])
  await app.aDossier({ date: '2025-03-05T10:00:00.000Z', users: 7, price: 300 })
  const foreign = await world.dossier(await world.lead(otherSpace, { name: 'Elders Bistro' }), {
    date: '2026-03-06T10:00:00.000Z',
    users: 99,
  })
  await world.match(foreign, await world.supplier(otherSpace, { name: 'Vreemd Huis' }), {})
  branche = await world.make({ _type: 'tag', name: 'Hotels', type: 'branche' })
  await world.system.link({ edge: 'TAGS', parent: lead, child: branche, props: {} })
})
afterAll(() => app.close())

const year = { from: '2026-01-01', to: '2026-12-31' }
type Row = { readonly month: number; readonly count: number }

describe('statistics', () => {
  test('D11.2, S3.18: a row per month of the date of the dossier in Amsterdam, with all figures', async () => {
    const { status, body } = await app.as('staff').post('/api/statistics', year)
    expect(status).toBe(200)
    expect(body.months).toHaveLength(12)
    expect(body.months[0]).toMatchObject({ year: 2026, month: 1, count: 0, leads: [] })
    expect(body.months[1]).toMatchObject({
      year: 2026,
      month: 2,
      count: 1,
      pending: 0,
      delivered: 0,
      match: 1,
      mismatch: 1,
      won: 1,
      lost: 0,
      users: 10,
      amount: 1515,
      cost: 600,
      price: 100,
      leadCount: 1,
    })
    const lead = await app.world.read(app.places.lead)
    expect(body.months[1].leads).toEqual([{ _id: lead._id, name: lead.name, status: lead.status }])
    expect(body.months[2]).toMatchObject({ count: 1, delivered: 1, users: 5, amount: 2, cost: 600, price: 200 })
    expect(body.total).toMatchObject({ count: 2, won: 1, delivered: 1, mismatch: 1, users: 15, cost: 1200, price: 300 })
  })

  test('D22.3, D11.2: an amount that nobody entered counts in no estimate', async () => {
    const { world } = app
    const april = { from: '2028-04-01', to: '2028-04-30' }
    const dossier = await app.aDossier({ date: '2028-04-05T10:00:00.000Z' })
    const amount = async () => (await app.as('staff').post('/api/statistics', april)).body.total.amount
    await world.match(dossier, await world.supplier(app.places.space, { name: 'Nog Zonder Prijs' }), {}, ['offered'])
    expect(await amount()).toBe(0)
    await world.match(dossier, await world.supplier(app.places.space, { name: 'Half Geprijsd' }), { $license: 40 }, [
      'offered',
    ])
    expect(await amount()).toBe(40)
  })

  test('D11.2: beside it the same days of the year before, the conversion and the days of each step', async () => {
    const { body } = await app.as('staff').post('/api/statistics', year)
    expect(body.before.months).toHaveLength(12)
    expect(body.before.months[2]).toMatchObject({ year: 2025, month: 3, count: 1, users: 7 })
    expect(body.before.total).toMatchObject({ count: 1, price: 300 })
    const step = (status: string) =>
      body.steps.find((found: { type: string; status: string }) => found.type === 'match' && found.status === status)
    expect(step('offered')).toMatchObject({ came: 3, took: 3, days: 0 })
    expect(step('delivered')).toMatchObject({ came: 3, took: 2 })
    expect(step('won')).toMatchObject({ came: 1, took: 1 })
    expect(step('reserved')).toMatchObject({ came: 3, took: 0, days: null })
  })

  test('D11.2: per supplier and per branche, most first', async () => {
    const { body } = await app.as('staff').post('/api/statistics', year)
    const { supplier, supplier2 } = app.places
    expect(
      body.suppliers.map(({ _id, count, won }: { _id: string; count: number; won: number }) => [_id, count, won]),
    ).toEqual([
      [supplier, 2, 1],
      [supplier2, 1, 0],
    ])
    expect(body.branches).toEqual([
      expect.objectContaining({ _id: branche, name: 'Hotels', count: 2, won: 1, amount: 1517 }),
    ])
  })

  test('D11.2, D6: behind every number stand exactly the dossiers or matches that it counts', async () => {
    for (const who of ['staff', 'stranger', 'super'] as const) {
      const { body } = await app.as(who).post('/api/statistics', year)
      const listed = async (asked: object) => {
        const { body: list } = await app.as(who).post('/api/statistics/list', { ...year, page_size: 200, ...asked })
        expect(list.data).toHaveLength(list.total)
        expect(new Set(list.data.map(({ _id }: { _id: string }) => _id)).size).toBe(list.total)
        return list
      }
      const figures = ['count', 'pending', 'delivered', 'match', 'mismatch', 'won', 'lost'] as const
      for (const figure of figures) {
        expect((await listed({ figure })).total, `${who} ${figure}`).toBe(body.total[figure])
        const march = await listed({ figure, from: '2026-03-01', to: '2026-03-31' })
        expect(march.total, `${who} ${figure} of March`).toBe(body.months[2][figure])
        for (const line of [...body.suppliers, ...body.branches])
          expect((await listed({ figure, of: line._id })).total, `${who} ${figure} ${line.name}`).toBe(line[figure])
      }
      const { match, won, lost } = body.total
      expect((await listed({ figure: 'openMatch' })).total).toBe(match - won - lost)
      for (const { type, status, took } of body.steps) {
        const figure = type === 'match' ? 'amount' : 'count'
        expect((await listed({ figure, step: status })).total, `${who} ${type} ${status}`).toBe(took)
      }
    }
  })

  test('D11.2: such a list says what each is, the latest first, and what was summed', async () => {
    const list = async (asked: object) =>
      (await app.as('staff').post('/api/statistics/list', { ...year, ...asked })).body
    const lead = await app.world.read(app.places.lead)
    const dossiers = await list({ figure: 'price' })
    expect(dossiers.data).toMatchObject([
      { name: 'ERP', date: '2026-03-05T10:00:00.000Z', lead: lead.name, supplier: null },
      { date: '2026-01-31T23:30:00.000Z' },
    ])
    const { data } = await list({ figure: 'cost' })
    expect(data.map(({ _id, status }: { _id: string; status: string }) => [_id.split('/')[0], status])).toEqual([
      ['match', 'delivered'],
      ['match', 'won'],
    ])
    expect(await list({ figure: 'count', page: 2, page_size: 1 })).toMatchObject({ total: 2, data: [{ name: 'ERP' }] })
  })

  test('D11.2, D6: staff count their own space; super users all, or one', async () => {
    const march = async (who: 'super' | 'staff' | 'stranger', space?: string) => {
      const { body } = await app.as(who).post('/api/statistics', { ...year, space })
      return body.months.find(({ month }: Row) => month === 3).count
    }
    const { space, otherSpace } = app.places
    expect(await march('staff')).toBe(1)
    expect(await march('stranger')).toBe(1)
    expect(await march('super')).toBe(2)
    expect(await march('super', otherSpace)).toBe(1)
    expect(await march('super', space.split('/')[1])).toBe(1)
    const staff = await app.as('staff').post('/api/statistics', year)
    for (const hidden of ['Elders Bistro', 'Vreemd Huis']) expect(staff.text).not.toContain(hidden)
  })

  test('D6: a space one does not see does not exist, and others see no statistics', async () => {
    const asked = { ...year, space: app.places.otherSpace }
    expect((await app.as('staff').post('/api/statistics', asked)).status).toBe(404)
    expect((await app.as('super').post('/api/statistics', { ...year, space: app.places.lead })).status).toBe(404)
    for (const who of ['supplier', 'enduser', 'member'] as const) {
      for (const path of ['/api/statistics', '/api/statistics/list', '/api/statistics/csv', '/api/statistics/xlsx']) {
        expect((await app.as(who).post(path, { ...year, figure: 'count' })).status).toBe(403)
      }
    }
  })

  test('D11.2: this year when nothing is said; a period that ends before it begins or is too long is refused', async () => {
    const { body } = await app.as('staff').post('/api/statistics', {})
    expect([body.from, body.to]).toEqual(['2026-01-01', '2026-12-31'])
    for (const wrong of [
      { from: '2026-02-01', to: '2026-01-01' },
      { from: '0001-01-01', to: '9999-12-31' },
      { from: '2026-02-31' },
    ]) {
      const { status } = await app.as('staff').post('/api/statistics', wrong)
      expect([400, 422]).toContain(status)
    }
  })

  test('D11.2: each table as CSV and as a workbook', async () => {
    const csv = await app.as('staff').post('/api/statistics/csv', { ...year, language: 'nl' })
    expect(csv.headers.get('content-disposition')).toContain('Statistieken per maand.csv')
    const lines = csv.text.replace('\ufeff', '').trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      'Jaar;Maand;Aantal;In behandeling;Geleverd;Match;Mismatch;Gewonnen;Verloren;Gebruikers;Bedrag;Kosten leads;Prijs dossiers;Eindgebruikers',
    )
    expect(lines[2]).toMatch(/^2026;2;1;0;0;1;1;1;0;10;1515;600;100;.+ \(Geregistreerd\)$/)
    expect(lines).toHaveLength(13)
    const steps = await app.as('staff').post('/api/statistics/csv', { ...year, part: 'steps', language: 'en' })
    expect(steps.text).toContain('Type,Step,Could take it,Took it,Days on average')
    const response = await fetch(`${app.url}/api/statistics/xlsx`, {
      method: 'POST',
      headers: { authorization: `Bearer ${app.as('staff').token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...year, part: 'suppliers', language: 'nl' }),
    })
    const rows = await readSheet(Buffer.from(await response.arrayBuffer()))
    expect(rows[0]?.slice(0, 2)).toEqual(['Naam', 'Aantal'])
    expect(rows[1]?.[1]).toBe(2)
  })

  test('D6: in a table who was erased is called so in the language of the file', async () => {
    const erased = await app.aLead({ name: `Café ${ERASED_NAME}` })
    await app.aDossier({ date: '2029-05-05T10:00:00.000Z' }, erased)
    const asked = { from: '2029-05-01', to: '2029-05-31', language: 'en' }
    const { text } = await app.as('staff').post('/api/statistics/csv', asked)
    expect(text).toContain('Café Erased person (')
    expect(text).not.toContain(ERASED_NAME)
  })
})
