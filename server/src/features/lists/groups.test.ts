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
    column?: string
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

  it('S2.5: a board with lanes has its counts and amounts of each lane and column at once, as the rules of both find them', async () => {
    const me = app.as('staff').id
    const [late = ''] = (await app.as('staff').post('/api/lists/ids', { feed: 'dossier', limit: 1 })).body
    await app.world.status(late, 'intake')
    await app.as('staff').post(`/api/space/edge/OWNERS/${late}/${me}`, {})
    for (const by of ['name', '_owner', 'status']) {
      const cells = await groups('staff', { by, columns: true, amounts: true })
      const lanes = await groups('staff', { by, amounts: true })
      for (const { status, count, amount } of lanes) {
        const own = cells.filter((cell) => cell.status === status)
        expect([by, status, own.reduce((sum, cell) => sum + cell.count, 0)]).toEqual([by, status, count])
        expect(own.reduce((sum, cell) => sum + (cell.amount ?? 0), 0)).toBe(amount)
      }
      expect(new Set(cells.map(({ status }) => status)).size).toBe(lanes.length)
    }
    const mine = await groups('staff', { by: '_owner', columns: true })
    expect(mine).toContainEqual({ status: me, column: 'intake', count: 1 })
    const found = await app.as('staff').post('/api/lists/ids', {
      feed: 'dossier',
      status: 'intake',
      also: { field: '_owner', op: 'is', values: [me] },
    })
    expect(found.body).toEqual([late])
    const todos = await groups('staff', { feed: 'todo', by: '_owner', columns: true })
    expect(todos.every(({ column }) => column === 'open' || column === 'done')).toBe(true)
  })

  it('D7, D20.2: a supplier counts in lanes what it reads and nobody by name', async () => {
    const cells = await groups('supplier', { by: '_owner', columns: true, amounts: true })
    expect(cells.map(({ status }) => status)).toEqual(cells.map(() => ''))
    const plain = await groups('supplier', {})
    expect(cells.map(({ column, count }) => [column, count])).toEqual(plain.map(({ status, count }) => [status, count]))
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
