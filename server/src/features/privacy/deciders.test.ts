import { readFile } from 'node:fs/promises'
import { ERASED_NAME } from '@schakel/domain/privacy'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { aDecision, openDecisionWorld, pointsOf, type Weigher } from '../../../test/decisionWorld.ts'

let app: TestApp
let dossier: string
let match: string
let anna: Weigher

beforeAll(async () => {
  app = (await openDecisionWorld()).app
})
afterAll(() => app.close())
beforeEach(async () => {
  const world = await aDecision(app)
  const [first] = world.people
  const third = world.matches[2]
  if (!first || third === undefined) throw new Error('somebody who weighs, and a third supplier')
  dossier = world.dossier
  match = third
  anna = first
})

const done = async (by: Pick<Weigher, 'post'>, path: string, body: object) => {
  const { status, text, body: answer } = await by.post(path, { dossier, ...body })
  expect(status, text).toBe(200)
  return answer
}
const writtenBy = async (by: Weigher, of = by.id) =>
  (await by.post('/api/privacy/export', { kind: 'json', _id: of })).body.written
const setupOf = async (): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  const [row] = await app.world.database.query<{ setup: Readonly<Record<string, readonly unknown[]>> }>(
    "select fields -> 'weighing_setup' as setup from items where id = $1",
    [dossier],
  )
  return row?.setup ?? {}
}

test('G9: a scenario and a knock-out that was decided stand in the file of who did it, and of nobody else', async () => {
  await done(anna, '/api/scenarios/save', { name: 'Vooral prijs', points: pointsOf(10, 20, 100) })
  await done(app.as('staff'), '/api/decision/setup', {
    ruling: { match, key: 'ERP-01', passes: true, reason: 'Kan met een tussenstap' },
  })
  expect(await writtenBy(anna)).toContainEqual(expect.objectContaining({ type: 'scenario', name: 'Vooral prijs' }))
  expect(JSON.stringify(await writtenBy(anna))).not.toContain('tussenstap')
  const staff = await app.as('staff').post('/api/privacy/export', { kind: 'json', _id: app.as('staff').id })
  expect(staff.body.written).toContainEqual(
    expect.objectContaining({ type: 'ruling', details: expect.objectContaining({ reason: 'Kan met een tussenstap' }) }),
  )
  expect(staff.text).not.toContain('Vooral prijs')
})

test('G9, D6: who is erased is named by no scenario, ruling, weighing or decision, also when another is called the same', async () => {
  await app.aPerson(app.places.otherLead, { name: anna.name })
  await done(anna, '/api/weighing/invite', { people: [anna.id], named: true })
  await done(anna, '/api/weighing/submit', { points: pointsOf(100, 83, 17) })
  await done(anna, '/api/weighing/close', {})
  await done(anna, '/api/scenarios/save', { name: 'Vooral prijs', points: pointsOf(10, 20, 100) })
  await done(app.as('staff'), '/api/decision/setup', {
    ruling: { match, key: 'ERP-01', passes: true, reason: 'Kan met een tussenstap' },
  })
  await done(anna, '/api/decision/take', { match, reason: 'Past het best' })
  await done(app.as('super'), '/api/privacy/erase', { _id: anna.id, confirm: anna.name })
  const sheet = await done(app.as('staff'), '/api/decision/read', {})
  expect([sheet.scenarios[0].author, sheet.weighings[0].name, sheet.decisions[0].by]).toEqual([
    ERASED_NAME,
    ERASED_NAME,
    ERASED_NAME,
  ])
  expect((await setupOf()).scenarios).toMatchObject([{ author: { name: ERASED_NAME } }])
  const left = await app.world.database.query(
    `select item from changes where item = $1 and (coalesce(before, '{}')::text || coalesce(after, '{}')::text) like '%Anna Eigenaar%'`,
    [dossier],
  )
  expect(left).toEqual([])
})

test('G9, D17.1: who kept a scenario or decided a knock-out before they were references, becomes one', async () => {
  const points = [{ criterion: '105', points: 3 }]
  const ruling = { match, key: 'ERP-01', passes: true, reason: 'Kan' }
  const old = {
    scenarios: [{ name: 'Oud', author: 'Anna Eigenaar', by: anna.id, points }],
    partlyDecided: [{ ...ruling, by: 'Test staff' }],
  }
  const keep = "update items set fields = fields || jsonb_build_object('weighing_setup', $2::jsonb) where id = $1"
  await app.world.database.query(keep, [dossier, JSON.stringify(old)])
  const migration = new URL('../../store/migrations/0179_setup_people.sql', import.meta.url)
  const sql = await readFile(migration, 'utf8')
  for (const round of ['once', 'again']) {
    await app.world.database.exec(sql)
    expect([round, await setupOf()]).toEqual([
      round,
      {
        scenarios: [{ name: 'Oud', author: { _id: anna.id, name: 'Anna Eigenaar' }, points }],
        partlyDecided: [{ ...ruling, by: { name: 'Test staff' } }],
      },
    ])
  }
})
