import { exportCalls } from '@schakel/domain/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { behindStatements } from '../../../test/behindStatements.ts'
import { World } from '../../../test/world.ts'
import { searchQueryOf } from '../../http/searchQuery.ts'
import type { ViewerContext } from '../context.ts'
import { readAllFound, readFoundIds } from './foundIds.ts'

const MANY = 4000
/** So many of them were changed in one moment, as what an import wrote is. */
const AT_ONCE = 2500

let world: World
let admin: ViewerContext

beforeAll(async () => {
  world = await World.open()
  const space = await world.space()
  admin = await world.user(space, 'admin', { _feed: 'ROOT' })
  const one = await world.lead(space)
  // Of the others every third was changed in the same moment as the two before it.
  await world.database.query(
    `insert into items (id, type, version, fields, readers, created_by, created_at, changed_at)
      select 'lead/' || n, type, version, fields || jsonb_build_object('_id', 'lead/' || n), readers, created_by, created_at,
        '2026-01-01T00:00:00.123456Z'::timestamptz + make_interval(secs => greatest(n - $3::int, 0) / 3 * 0.000001)
      from items, generate_series(1, $2::int) n where id = $1`,
    [one, MANY, AT_ONCE],
  )
})
afterAll(() => world.close())

/** The same viewer, for whom something is done once, after the first rows are read. */
function interrupted(me: ViewerContext, act: () => Promise<unknown>): ViewerContext {
  let isFirst = true
  return behindStatements(me, async (rows) => {
    if (!isFirst || rows <= 1) return
    isFirst = false
    await act()
  })
}

/** What somebody asks who exports a list, as it comes in. */
const asked = (body: object) => searchQueryOf({ ...exportCalls.json.body.parse(body), page: 1, page_size: 1 })

describe('all that a list finds', () => {
  it.each(['asc', 'desc'] as const)(
    'D19.9, D21.1: a stretch at a time gives the order of one statement, %s',
    async (order) => {
      const query = { feed: 'lead', order }
      const found = await readAllFound(admin, query, 5000)
      expect(found).toHaveLength(MANY + 1)
      expect(found).toEqual(await readFoundIds(admin, query, 5000))
    },
  )

  it.each([{}, { feed: 'lead' }, { feed: 'lead', order: 'asc' }])(
    'D19.9, D21.1: an export asks for it so, and is answered as in one statement, %o',
    async (body) => {
      const counts: number[] = []
      const me = behindStatements(admin, async (rows) => void counts.push(rows))
      expect(await readAllFound(me, asked(body), 5000)).toEqual(await readFoundIds(admin, asked(body), 5000))
      expect(Math.max(...counts)).toBeLessThanOrEqual(1000)
      expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(MANY)
    },
  )

  it('D19.9: what is changed meanwhile is neither passed over nor found twice', async () => {
    const change = (id: string) => world.database.query('update items set changed_at = now() where id = $1', [id])
    const me = interrupted(admin, async () => {
      await change('lead/1')
      await change('lead/3900')
    })
    const found = await readAllFound(me, { feed: 'lead' }, 5000)
    expect(found.slice(0, 2).sort()).toEqual(['lead/1', 'lead/3900'])
    expect(new Set(found).size).toBe(found.length)
    expect(found).toHaveLength(MANY + 1)
  })

  it('D17.2, D19.9: of an import that lands meanwhile all is there', async () => {
    await world.database.query(
      `insert into imports (id, user_id, state, job, created_at, touched_at)
        select 'landing', id, 'writing', '{}', now(), now() from items where type = 'user' limit 1`,
    )
    await world.database.query(
      `insert into items (id, type, version, fields, readers, created_by, created_at, changed_at, staged)
        select 'lead/staged' || n, type, version, fields, readers, created_by, 'epoch', 'epoch', 'landing' from items, generate_series(1, 9) n
        where id = 'lead/1'`,
    )
    const me = interrupted(admin, () =>
      world.database.query(`update imports set state = 'done', landed_at = now() where id = 'landing'`),
    )
    const found = await readAllFound(me, { feed: 'lead' }, 5000)
    expect(found.filter((one) => one.startsWith('lead/staged'))).toHaveLength(9)
  })

  it('D19.9: where there is more than a file takes it says so, and goes no further', async () => {
    expect((await readAllFound(admin, { feed: 'lead' }, 100)).length).toBeGreaterThan(100)
    expect((await readAllFound(admin, { feed: 'lead' }, 100)).length).toBeLessThan(MANY)
  })
})
