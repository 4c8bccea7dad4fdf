import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

const HOUR_MS = 3_600_000
const year = { from: '2026-01-01', to: '2026-12-31' }

let app: TestApp
let template: string
let dossier: string

async function done(as: Somebody, path: string, body: object) {
  const { status, text, body: answer } = await app.as(as).post(path, body)
  expect(status, text).toBe(200)
  return answer
}

beforeAll(async () => {
  app = await openTestApp()
  const [made] = await done('staff', '/api/requirements/load', { kinds: ['ERP'] }).then(({ made }) => made)
  template = made
  const aMatch = () => app.aMatch({ path: ['offered'] })
  const [first, second] = [await aMatch(), await aMatch()]
  dossier = first.dossier
  const { templates } = await done('staff', '/api/requirements/templates', { dossier })
  const keys = templates[0].rows.slice(0, 4).map(({ key }: { key: string }) => key)
  for (const one of [first, second]) {
    await done('staff', '/api/requirements/copy', { dossier: one.dossier, template, keys })
  }
  // The second is chosen and not asked yet.
  await done('staff', '/api/requirements/freeze', { dossier, version: 0, rows: [] })
  app.world.wait(6 * HOUR_MS)
  const rows = [
    { key: keys[0], value: 'yes', evidence: [{ kind: 'url', url: 'https://bewijs.example' }] },
    { key: keys[1], value: 'no', evidence: [{ kind: 'claim' }] },
    { key: keys[2], value: 'yes', evidence: [{ kind: 'document', valid: '2026-01-01' }] },
  ]
  await done('supplier', '/api/answers/save', { parent: first.match, rows })
  await done('supplier', '/api/answers/submit', { match: first.match })
})
afterAll(() => app.close())

describe('statistics of requirement sets', () => {
  test('D11.2, F1.3, F1.10: dossiers that use a set, rows asked, answered and proven, and the days it took', async () => {
    const { sets } = await done('staff', '/api/statistics', year)
    expect(sets).toMatchObject([{ _id: template, count: 2, asked: 4, answered: 3, proven: 1, days: 0.3 }])
  })

  test('D11.2: the number of dossiers opens its list', async () => {
    const list = await done('staff', '/api/statistics/list', { ...year, figure: 'count', of: template })
    expect(list.total).toBe(2)
    expect(list.data.map(({ _id }: { _id: string }) => _id)).toContain(dossier)
  })

  test('D11.2, D17.2: they leave in a file as they are counted, and for another space without a row', async () => {
    const csv = (who: Somebody) => app.as(who).post('/api/statistics/csv', { ...year, part: 'sets', language: 'nl' })
    const [heads, line, ...rest] = (await csv('staff')).text.replace('\ufeff', '').trimEnd().split('\r\n')
    expect(heads).toBe('Naam;Dossiers;Gevraagd;Beantwoord;Bewezen;Dagen tot antwoord')
    expect(line).toMatch(/^.+;2;4;3;1;0[.,]3$/)
    expect(rest).toEqual([])
    expect((await csv('stranger')).text.trimEnd().split('\r\n')).toHaveLength(1)
  })

  test('D6: staff of another space count nothing of it, and others see no statistics', async () => {
    expect((await done('stranger', '/api/statistics', year)).sets).toEqual([])
    const list = await done('stranger', '/api/statistics/list', { ...year, figure: 'count', of: template })
    expect(list).toEqual({ total: 0, data: [] })
    for (const who of ['supplier', 'enduser', 'member'] as const) {
      expect((await app.as(who).post('/api/statistics', year)).status).toBe(403)
    }
  })
})
