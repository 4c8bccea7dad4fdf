import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Somebody, type TestApp } from '../../../test/app.ts'

let app: TestApp
let supplier: string
beforeAll(async () => {
  app = await openTestApp()
  supplier = app.places.supplier
  for (const [name, price] of [
    ['ERP', 100],
    ['ERP', 250],
    ['CRM', 40],
  ] as const) {
    const dossier = await app.aDossier({ name, price, budget: price }, await app.aLead())
    await app.world.match(dossier, supplier, { $visible: true })
  }
})
afterAll(() => app.close())

const groups = async (who: Somebody, body: object) =>
  (await app.as(who).post('/api/lists/statuses', { feed: 'dossier', ...body })).body as {
    status: string
    count: number
    amount?: number
  }[]

describe('a list in groups', () => {
  it('D8.3: by a choice, with how many there are, each group being what its rule finds', async () => {
    const found = await groups('staff', { by: 'name', amounts: true })
    const total = found.reduce((sum, { count }) => sum + count, 0)
    const all = await app.as('staff').post('/api/lists/ids', { feed: 'dossier' })
    expect(total).toBe(all.body.length)
    expect(found.map(({ status }) => status).sort()).toEqual(['CRM', 'ERP'])
    for (const { status, count, amount } of found) {
      const also = { field: 'name', op: 'is', values: [status] }
      const ids = await app.as('staff').post('/api/lists/ids', { feed: 'dossier', also })
      expect([status, ids.body.length]).toEqual([status, count])
      expect(amount).toBeGreaterThan(0)
    }
  })

  it('D8.3: by owner an item is with each of them, and with nobody where there is none', async () => {
    const me = app.as('staff').id
    const mine = await app.as('staff').post('/api/lists/ids', { feed: 'dossier', owner: me })
    const found = await groups('staff', { by: '_owner' })
    expect(found.find(({ status }) => status === me)?.count ?? 0).toBe(mine.body.length)
  })

  it('D7, D20.2: what a supplier does not read makes no group, and nobody is an owner to it', async () => {
    const counts = await groups('supplier', { by: 'open' })
    expect(counts).toEqual([{ status: 'no', count: 3 }])
    expect(await groups('supplier', { by: '_owner' })).toEqual([{ status: '', count: 3 }])
  })

  it('D19.3: by what no list is grouped by there are none', async () => {
    for (const by of ['users', 'case', 'nonsense', 'lead/status', '_pass', 'constructor'])
      expect([by, await groups('staff', { by })]).toEqual([by, []])
  })
})
