import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { World } from '../../../test/world.ts'
import { Store } from '../store.ts'
import { countOnce } from './counted.ts'

const text = `select count(*)::int as n from items i where i.type = $1 and i.deleted_at is null`

let world: World
let space: string
beforeAll(async () => {
  world = await World.open()
  space = await world.space()
})
afterAll(() => world.close())

/** Time as the memo sees it goes on. */
function later(ms: number): void {
  const now = performance.now() + ms
  vi.spyOn(performance, 'now').mockImplementation(() => now)
}

describe('a count that is kept', () => {
  it('D8.3: is right after each write of this node', async () => {
    for (const expected of [1, 2, 3]) {
      await world.lead(space)
      expect(await countOnce(world.store, text, ['lead'])).toBe(expected)
      expect(await countOnce(world.store, text, ['lead'])).toBe(expected)
    }
  })

  it('D8.3: is asked of the database once while nobody writes, and again when another node has written', async () => {
    const { database, settings } = world.store
    let here = new Store(database, settings)
    const query = vi.spyOn(database, 'query')
    const counts = () => query.mock.calls.filter(([sql]) => sql.includes('count(*)')).length
    // The moment of PostgreSQL is that of all its databases: another test that writes in one of them makes this one count again.
    const moment = async () =>
      (await database.query<{ moment: string }>('select pg_current_snapshot()::text as moment'))[0]?.moment ?? ''
    try {
      await world.supplier(space)
      let quiet = false
      for (let tried = 0; !quiet; tried += 1) {
        expect(tried, 'no moment at which nobody writes in any database').toBeLessThan(300)
        here = new Store(database, settings)
        const began = await moment()
        expect(await countOnce(here, text, ['supplier'])).toBe(1)
        const before = counts()
        later(5000)
        expect(await countOnce(here, text, ['supplier'])).toBe(1)
        const asked = counts() - before
        const [oldest, next] = began.split(':')
        quiet = oldest === next && (await moment()) === began
        if (quiet) expect(asked).toBe(0)
      }
      // Another node is another store on the same database, which this one does not hear.
      await world.supplier(space)
      later(5000)
      if (database.kind === 'postgres') expect(await countOnce(here, text, ['supplier'])).toBe(2)
    } finally {
      vi.restoreAllMocks()
    }
  })
})
