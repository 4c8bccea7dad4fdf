import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'
import { purgeTrash } from '../../store/housekeeping/housekeeping.ts'

const DAY_MS = 86_400_000
const NAME = 'Wilhelmina Zandkasteel'

let app: TestApp
let dossier: string
let match: string

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ match, dossier } = await app.aMatch({ path: ['offered'] }))
  await done('staff', '/api/requirements/save', { parent: dossier, rows: [row(`Koppelt met het systeem van ${NAME}`)] })
  await done('staff', '/api/requirements/freeze', { dossier, version: 0, rows: [] })
  const said = { key: 'X-01', value: 'partly', remark: `Zie de mail van ${NAME}` }
  await done('supplier', '/api/answers/save', { parent: match, rows: [said] })
  await done('supplier', '/api/answers/submit', { match })
})

const row = (nl: string) => ({ group: 105, nl, level: 'must', weight: 3, proof: 'document' })

async function done(as: Somebody, path: string, body: object) {
  const { status, text, body: answer } = await app.as(as).post(path, body)
  expect(status, text).toBe(200)
  return answer
}

const fileOf = async (as: Somebody, by: Somebody = as) =>
  (await app.as(by).post('/api/privacy/export', { kind: 'json', _id: app.as(as).id })).body

const weighed = () =>
  app.world.row('weighing', dossier, { side: 'lead', points: [] }, { author: { _id: app.as('enduser').id } })
const decided = () =>
  app.world.row('decision', dossier, {
    match,
    reason: `Op advies van ${NAME}`,
    people: NAME,
    date: app.world.now.toISOString(),
  })

describe('what is kept of people on the way to a decision', () => {
  it('G9, D6: requirements and answers stand in the file of who wrote them, and of nobody else', async () => {
    const staff = JSON.stringify((await fileOf('staff')).written)
    expect(staff).toContain('requirement/')
    expect(staff).not.toContain('answer/')
    const supplier = JSON.stringify((await fileOf('supplier')).written)
    expect(supplier).toContain('answer/')
    expect(supplier).not.toContain('requirement/')
    expect(JSON.stringify((await fileOf('supplier2')).written)).not.toMatch(/answer\/|requirement\//)
  })

  it('G9, F1.12: a call with a referee stands in the file of who wrote it down', async () => {
    const heard = { role: 'Hoofd inkoop', date: '2026-02-20', name: NAME, rows: [] }
    await done('staff', '/api/references/save', { match, ...heard })
    expect(JSON.stringify((await fileOf('staff')).written)).toContain(NAME)
    expect(JSON.stringify(await fileOf('supplier'))).not.toContain('Hoofd inkoop')
  })

  it('G9, D6: who is erased is in no requirement, answer or decision any more, nor in its log', async () => {
    const decision = await decided()
    const person = await app.aPerson(app.places.lead, { name: NAME, email: 'w@zandkasteel.example' })
    await done('super', '/api/privacy/erase', { _id: person, confirm: NAME })
    const left = await app.world.database.query<{ id: string }>(
      "select id from items where (fields::text || coalesce(limited::text, '')) like '%Zandkasteel%'",
    )
    expect(left).toEqual([])
    const entries = await app.world.database.query(
      "select item from changes where (coalesce(before, '{}')::text || coalesce(after, '{}')::text) like '%Zandkasteel%'",
    )
    expect(entries).toEqual([])
    expect(JSON.stringify(await app.world.read(decision))).toContain('Op advies van')
  })

  it('G9, D6: the log of a requirement, an answer, a weighing and a decision says who did what, to their readers alone', async () => {
    const [requirement] = (await done('staff', '/api/requirements/list', { parent: dossier })).rows
    const [answer] = (await done('supplier', '/api/answers/list', { parent: match })).answers
    for (const item of [requirement._id, answer._id, await weighed(), await decided()]) {
      const { status, body } = await app.as('staff').post('/api/log/list', { item })
      expect([item, status]).toEqual([item, 200])
      expect(body.lines.map(({ kind }: { kind: string }) => kind)).toContain('create')
      expect((await app.as('supplier2').post('/api/log/list', { item })).status).toBe(404)
    }
  })

  it('G9, D2.5: a dossier that goes for good takes its requirements, answers, weighings and decisions along', async () => {
    await weighed()
    await decided()
    const under = () =>
      app.world.database.query<{ type: string }>(
        `select distinct i.type from edges e join items i on i.id = e.child
          where e.parent in ($1, $2) and i.type in ('requirement', 'answer', 'weighing', 'decision') order by i.type`,
        [dossier, match],
      )
    const rows = (await under()).map(({ type }) => type)
    expect(rows).toEqual(['answer', 'decision', 'requirement', 'weighing'])
    const ids = await app.world.database.query<{ id: string }>(
      'select e.child as id from edges e where e.parent in ($1, $2) and e.edge in ($3, $4, $5, $6)',
      [dossier, match, 'REQUIREMENTS', 'ANSWERS', 'WEIGHINGS', 'DECISIONS'],
    )
    await app.world.system.remove(dossier)
    app.world.wait(31 * DAY_MS)
    await purgeTrash(app.world.store)
    const left = await app.world.database.query('select id from items where id = any ($1::text[])', [
      [dossier, match, ...ids.map(({ id }) => id)],
    ])
    expect(left).toEqual([])
  })
})
