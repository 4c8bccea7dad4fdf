import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'

/** As many as are found in each of the parts in which is looked. */
const MANY = 48

let world: World
let me: ViewerStore
beforeAll(async () => {
  world = await World.open()
  const space = await world.space()
  me = await world.user(space, 'admin', { _feed: 'ROOT' })
  for (let n = 0; n < MANY; n += 1)
    await world.lead(space, { name: `Zaak ${n}`, description: 'Met een eigen kruidenboterkwekerij' })
})
afterAll(() => world.close())
afterEach(() => void vi.useRealTimers())

const misspelt = { q: 'kruidenbotterkwekrij', page: 1, pageSize: 50 }

test('D8.3, D21.1: with small typos all is found, counted and chosen, though it is looked for in one part after the other', async () => {
  const { json, total, isEstimate } = await me.search(misspelt)
  expect([JSON.parse(json).length, total, isEstimate]).toEqual([MANY, MANY, false])
  expect(await me.foundIds(misspelt, 100)).toHaveLength(MANY)
  const counts = await me.statusCounts(misspelt)
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(MANY)
})

test('D21.1: what resembles nearly everything is looked for no longer than a while, and what is told says that it may not be all', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { lists } = world.database
  const slow = vi.spyOn(lists, 'query').mockImplementation((text, params) => {
    vi.advanceTimersByTime(700)
    return world.database.query(text, params)
  })
  const { total, isEstimate } = await me.search({ ...misspelt, q: 'kruidenbottterkwekrij' })
  slow.mockRestore()
  expect(isEstimate).toBe(true)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(MANY)
})
