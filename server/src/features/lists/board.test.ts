import { standOf } from '@schakel/domain/planning'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const cards = async (ids: readonly string[], somebody: Somebody = 'staff') =>
  (await app.as(somebody).post('/api/lists/cards', { ids })).body
const worth = async (body: object, somebody: Somebody = 'staff') => {
  const { body: rows } = await app.as(somebody).post('/api/lists/statuses', { ...body, amounts: true })
  return Object.fromEntries(rows.map(({ status, count, amount }: Record<string, unknown>) => [status, [count, amount]]))
}

describe('what a board says of its cards', () => {
  test('S2.5, D6: owners and matches as far as one reads them; what does not exist for one is left out', async () => {
    const { dossier } = await app.aMatch({ path: ['offered'] })
    await app.aMatch({ dossier, supplier: app.places.supplier2, props: { $visible: false } })
    const me = app.as('staff').id
    await app.as('staff').post(`/api/space/edge/OWNERS/${dossier}/${me}`, {})
    const [card] = await cards([dossier, 'dossier/nergens'])
    expect(card).toMatchObject({ _id: dossier, matches: 2 })
    expect(card.owners.map(({ _id }: { _id: string }) => _id)).toContain(me)
    expect(await cards([dossier], 'stranger')).toEqual([])
    const lead = await app.aLead()
    expect((await cards([lead]))[0]).not.toHaveProperty('matches')
  })

  test('D20, D7: a supplier is told neither how many matches there are, nor owners or a day of what is not disclosed', async () => {
    const { dossier, match } = await app.aMatch({ path: ['offered'] })
    await app.aMatch({ dossier, supplier: app.places.supplier2 })
    await app.as('staff').post(`/api/space/edge/OWNERS/${dossier}/${app.as('enduser').id}`, {})
    await app.as('staff').post(`/api/space/update/${dossier}`, { props: { selection_date: '2020-01-06' } })
    expect((await cards([dossier]))[0]).toHaveProperty('late')
    expect(await cards([dossier, match], 'supplier')).toEqual([
      { _id: dossier, owners: [] },
      { _id: match, owners: [] },
    ])
  })

  test('D11.1: the centre reads since when a dossier is late, of what is under way alone', async () => {
    const dossier = await app.aDossier({ selection_date: '2020-01-06' })
    const calm = await app.aDossier({ selection_date: '2099-01-05' })
    expect(await cards([calm, dossier])).toMatchObject([{ _id: calm }, { _id: dossier, late: '2020-01-06' }])
    expect((await cards([calm]))[0]).not.toHaveProperty('late')
    expect((await cards([dossier], 'enduser'))[0]).not.toHaveProperty('late')
  })

  test('D11.1: it is late by the same rule as its own page says', async () => {
    const step = (date: string, text: string) => ({ date, text })
    const worlds = [
      { selection_date: '2020-01-06' },
      { path: ['pauze'], selection_date: '2020-01-06' },
      { path: ['intake', 'match', 'meeting'], planning: [step('2020-01-06', 'Matching'), step('2020-02-03', 'Keuze')] },
      { path: ['intake'], planning: [step('2020-01-06', 'Zelf bedacht'), step('2020-03-02', 'Kennisdag')] },
    ]
    const today = app.world.now.toISOString().slice(0, 10)
    const days = []
    for (const { path = [], ...fields } of worlds) {
      const dossier = await app.aDossier(fields)
      for (const status of path) await app.world.status(dossier, status)
      const { body } = await app.as('staff').post(`/api/space/${dossier}`, { depth: 1 })
      const { late } = standOf(body, today)
      expect((await cards([dossier]))[0].late).toBe(late?.date)
      days.push(late?.date)
    }
    expect(days).toEqual(['2020-01-06', undefined, '2020-02-03', '2020-03-02'])
  })

  test('D8.10: at most two hundred cards at once', async () => {
    const ids = Array.from({ length: 201 }, (_, n) => `dossier/${n}`)
    expect((await app.as('staff').post('/api/lists/cards', { ids })).status).toBe(422)
  })
})

describe('what a column of a board is worth', () => {
  test('S2.5, D22.3: what was entered is added up, and no default, whoever reads it', async () => {
    const lead = await app.aLead()
    const parent = lead
    const dossier = await app.aDossier({ budget: 9000 }, lead)
    await app.aDossier({}, lead)
    expect(await worth({ feed: 'dossier', parent })).toEqual({ request: [2, 9000] })
    const path = ['offered']
    await app.aMatch({ dossier, path, props: { $visible: true, $license: 4000, $implement: 2500 } })
    await app.aMatch({ dossier, path, supplier: app.places.supplier2, props: { $visible: true, $license: 1000 } })
    expect(await worth({ feed: 'match', parent })).toEqual({ offered: [2, 7500] })
    expect(await worth({ feed: 'match', parent: dossier }, 'supplier')).toEqual({ offered: [1, 6500] })
    expect(await worth({ feed: 'match', parent: dossier }, 'supplier2')).toEqual({ offered: [1, 1000] })
    expect(await worth({ feed: 'match', parent: dossier }, 'stranger')).toEqual({})
  })

  test('S2.5: of what is worth nothing, and where nobody asked, there are counts alone', async () => {
    const inner = await app.world.space({}, app.places.space)
    await app.aLead({}, inner)
    const lead = (await app.as('staff').post('/api/lists/statuses', { feed: 'lead', parent: inner, amounts: true }))
      .body
    expect(lead).toEqual([{ status: 'registered', count: 1 }])
  })
})
