import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
let dossier: string

beforeAll(async () => {
  app = await openTestApp()
  dossier = await app.aDossier()
  await app.aMatch({ dossier, path: ['offered'] })
  const row = { group: 105, level: 'must', weight: 3, proof: 'demo' }
  const rows = [
    { ...row, nl: 'Werkt bij wolkbreuk', en: 'Works in a cloudburst' },
    { ...row, nl: 'Van Herberg Quistelbroek', en: 'For Herberg Quistelbroek' },
  ]
  await app.as('staff').post('/api/requirements/save', { parent: dossier, rows })
})
afterAll(() => app.close())

async function found(who: Somebody, q: string, feed?: string): Promise<string[]> {
  const { body } = await app.as(who).post('/api/space/search', { q, ...(feed ? { feed } : {}) })
  return body.map(({ key, _type }: { key?: string; _type: string }) => key ?? _type)
}

test('G1, G2: a requirement is found by its words in both languages by who reads it, and by a supplier once it is frozen', async () => {
  for (const q of ['wolkbreuk', 'cloudburst']) {
    for (const who of ['staff', 'enduser', 'super'] as const)
      expect([who, q, await found(who, q, 'requirement')]).toEqual([who, q, ['X-01']])
    for (const who of ['supplier', 'supplier2', 'member', 'enduser2', 'stranger'] as const)
      expect([who, q, await found(who, q, 'requirement')]).toEqual([who, q, []])
    // Its rows would stand before all else: they are searched by themselves.
    expect(await found('staff', q)).toEqual([])
  }
  await app.as('staff').post('/api/requirements/freeze', { dossier, version: 0 })
  for (const q of ['wolkbreuk', 'cloudburst']) {
    expect(await found('supplier', q, 'requirement')).toEqual(['X-01'])
    for (const who of ['supplier2', 'member', 'stranger'] as const)
      expect(await found(who, q, 'requirement')).toEqual([])
  }
})

test('G1: a row of a published template is found by both languages, by who asks as well', async () => {
  expect((await app.as('staff').post('/api/requirements/load', { space: app.places.space })).status).toBe(200)
  for (const who of ['staff', 'enduser'] as const)
    for (const q of ['zonder internet bestellen', 'without internet ordering'])
      expect([who, q, await found(who, q, 'requirement')]).toEqual([who, q, ['ERP-01']])
})

test('F1.6, D7: by the name of who asks a supplier finds no requirement', async () => {
  await app.world.system.update({ id: app.places.lead, fields: { name: 'Herberg Quistelbroek' } })
  // It reads the row, and finds it by what is left of it.
  expect(await found('supplier', 'Van', 'requirement')).toEqual(['X-02'])
  for (const q of ['Quistelbroek', 'Herberg Quistelbroek']) {
    expect(await found('staff', q, 'requirement')).toEqual(['X-02'])
    expect(await found('supplier', q, 'requirement')).toEqual([])
  }
})
