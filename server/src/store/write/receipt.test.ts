import { afterAll, beforeAll, expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import type { Store } from '../store.ts'
import { Repeated, withReceipt } from './receipt.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

const named = async (name: string) =>
  (await world.database.query("select id from items where fields ->> 'name' = $1", [name])).length
const receipts = async (key: string) =>
  (await world.database.query('select key from idempotency where key = $1', [key])).length

test('D2.4: a receipt goes with what it stands for: undone along with it, and kept by the try that succeeds', async () => {
  const make = (inner: Store) => world.space({ name: 'Kenniscentrum Eens' }, undefined, inner)
  const request = { key: 'eens', request: 'a' }
  const once = () =>
    withReceipt(world.store, world.system.viewer, request, async () => {
      const conflicting = world.store.together(async (inner) => {
        await make(inner)
        throw new Error('somebody was first')
      })
      await expect(conflicting).rejects.toThrow('somebody was first')
      expect(await receipts('eens')).toBe(0)
      return world.store.together((inner) => make(inner))
    })
  await once()
  expect([await named('Kenniscentrum Eens'), await receipts('eens')]).toEqual([1, 1])
  await expect(
    withReceipt(world.store, world.system.viewer, request, () => world.store.together((inner) => make(inner))),
  ).rejects.toThrow(Repeated)
  expect(await named('Kenniscentrum Eens')).toBe(1)
})

test('D2.4: nor is it kept when a piece within a larger work was undone', async () => {
  const request = { key: 'stuk', request: 'a' }
  await withReceipt(world.store, world.system.viewer, request, () =>
    world.store.together(async (inner) => {
      const piece = inner.together(async (innermost) => {
        await world.space({ name: 'Kenniscentrum Stuk' }, undefined, innermost)
        throw new Error('not this way')
      })
      await expect(piece).rejects.toThrow('not this way')
      return world.space({ name: 'Kenniscentrum Heel' }, undefined, inner)
    }),
  )
  expect([await named('Kenniscentrum Stuk'), await named('Kenniscentrum Heel'), await receipts('stuk')]).toEqual([
    0, 1, 1,
  ])
})
