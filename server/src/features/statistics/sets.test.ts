import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

const HOUR_MS = 3_600_000
const year = { from: '2026-01-01', to: '2026-12-31' }

let app: TestApp
let template: string
let dossier: string
let match: string
let keys: string[]

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
  match = first.match
  const { templates } = await done('staff', '/api/requirements/templates', { dossier })
  keys = templates[0].rows.slice(0, 4).map(({ key }: { key: string }) => key)
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

  test('F1.10, F1.11: what a referee confirmed is proven, and what staff found goes before what was given', async () => {
    const proven = async () => (await done('staff', '/api/statistics', year)).sets[0].proven
    await done('staff', '/api/answers/check', { match, key: keys[0], value: 'yes', grade: 0, remark: 'Pagina is weg' })
    expect(await proven()).toBe(0)
    const rows = [{ key: keys[1], outcome: 'confirmed' }]
    await done('staff', '/api/references/save', { match, role: 'Chef', date: '2026-03-02', rows })
    await done('staff', '/api/answers/check', { match, key: keys[2], value: 'yes', grade: 3 })
    expect(await proven()).toBe(2)
  })

  test('F1.5: an answer to a row that changed since counts neither as answered nor as proven, until it is confirmed', async () => {
    const figures = async () => (await done('staff', '/api/statistics', year)).sets[0]
    const set = await done('staff', '/api/requirements/list', { parent: dossier })
    const { _id, group, level, weight, proof } = set.rows.find(({ key }: { key: string }) => key === keys[2])
    const changed = { _id, group, level, weight, proof, nl: 'Anders dan het was' }
    await done('staff', '/api/requirements/freeze', { dossier, version: 1, reason: 'Scherper', rows: [changed] })
    expect(await figures()).toMatchObject({ asked: 4, answered: 2, proven: 1, days: 0.3 })
    const sheet = await done('supplier', '/api/answers/list', { parent: match })
    const { _version, value } = sheet.answers.find(({ key }: { key: string }) => key === keys[2])
    await done('supplier', '/api/answers/save', { parent: match, rows: [{ key: keys[2], value, _version }] })
    // What was found of the text of before proves nothing of this one.
    expect(await figures()).toMatchObject({ asked: 4, answered: 3, proven: 1, days: 0.3 })
  })
})
