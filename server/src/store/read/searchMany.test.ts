import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'
import { readAllFound, readFoundIds } from './foundIds.ts'

/** More than a search ranks. */
const MANY = 10_500

let world: World
let staff: ViewerStore
let last: string
let beginning: string

beforeAll(async () => {
  world = await World.open()
  const space = await world.space()
  staff = await world.user(space, 'staff')
  const one = await world.lead(space, { name: 'Brasserie restaurant Model' })
  await world.database.query(
    `insert into items (id, type, version, fields, readers, created_by, created_at, changed_at)
      select 'lead/' || n, type, version, fields || jsonb_build_object('_id', 'lead/' || n, 'name', 'Eethuis restaurant ' || n), readers,
        created_by, created_at, changed_at
      from items, generate_series(1, $2::int) n where id = $1`,
    [one, MANY],
  )
  last = await world.lead(space, { name: 'Restaurant' })
  beginning = await world.lead(space, { name: 'Restaurant Zwaluw' })
}, 120_000)
afterAll(() => world.close())

describe('words that very much has', () => {
  it.each([{}, { feed: 'lead' }])(
    'D8.3, D23.8: the name that is the term comes first, then what begins with it, %o',
    async (query) => {
      const found = await world.find(staff, { q: 'restaurant', pageSize: 20, ...query })
      expect(found.slice(0, 2)).toEqual([last, beginning])
      expect(found).toHaveLength(20)
    },
    60_000,
  )

  it('D19.9: an export has all of it, or as much more than a file takes that it is refused', async () => {
    const query = { q: 'restaurant', feed: 'lead' }
    const all = await readAllFound(staff, query, 20_000)
    expect(new Set(all).size).toBe(MANY + 3)
    expect(all).toHaveLength(MANY + 3)
    expect(all.slice(0, 2)).toEqual([last, beginning])
    expect((await readAllFound(staff, query, 10_400)).length).toBeGreaterThan(10_400)
  }, 60_000)

  it('S2.5, D8.3: who chooses all of it gets what lies beyond as well, in its order', async () => {
    const query = { q: 'restaurant', feed: 'lead', sort: 'name', order: 'asc' } as const
    const ids = await readFoundIds(staff, query, 5000, 10_000)
    expect(ids).toHaveLength(MANY + 3 - 10_000)
    expect(ids.slice(-2)).toEqual([last, beginning])
  }, 60_000)
})
