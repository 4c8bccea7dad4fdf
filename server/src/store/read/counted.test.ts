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
    // The moment of PostgreSQL is that of all its databases. This test has one to itself, whatever other tests write meanwhile.
    const ask = database.query.bind(database)
    const alone = `(select sum(1) || ':' || sum(1) || ':' from items)`
    const query = vi
      .spyOn(database, 'query')
      .mockImplementation((sql, values) => ask(sql.replaceAll('pg_current_snapshot()', alone), values))
    const counts = () => query.mock.calls.filter(([sql]) => sql.includes('count(*)')).length
    const here = new Store(database, settings)
    try {
      await world.supplier(space)
      expect(await countOnce(here, text, ['supplier'])).toBe(1)
      const before = counts()
      later(5000)
      expect(await countOnce(here, text, ['supplier'])).toBe(1)
      expect(counts() - before).toBe(0)
      // Another node is another store on the same database, which this one does not hear.
      await world.supplier(space)
      later(5000)
      if (database.kind === 'postgres') expect(await countOnce(here, text, ['supplier'])).toBe(2)
    } finally {
      vi.restoreAllMocks()
    }
  })
})
