import { expect, test, vi } from 'vitest'
import { World } from '../../../test/world.ts'
import { findDuplicates, grouped } from './findDuplicates.ts'

test('D21.1: others come in between while everything is looked through for what is there twice', async () => {
  const world = await World.open()
  try {
    const space = await world.space()
    const leads = 40
    for (let at = 0; at < leads; at += 1) await world.lead(space, { name: `Hotel ${at % 20}`, kvk: `123456${10 + at}` })
    let turns = 0
    const turn = () => {
      turns += 1
      again = setImmediate(turn)
    }
    let again = setImmediate(turn)
    // Each piece of work takes so long that others are due.
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
    const groups = await findDuplicates(world.system, 'lead')
    clock.mockRestore()
    clearImmediate(again)
    expect(groups).toHaveLength(20)
    expect(turns).toBeGreaterThanOrEqual(leads)
  } finally {
    await world.close()
  }
})

test('D21.1: a chain of as many signs as there are items is one group, however it was laid', () => {
  const length = 30_000
  const signs = Array.from({ length }, (_, at) => [
    { kind: 'phone', ids: [`a${at}`, `b${at}`] } as const,
    { kind: 'email', ids: [`a${at + 1}`, `b${at}`] } as const,
  ]).flat()
  const groups = grouped(signs)
  expect(groups.map(({ by, ids }) => [by, ids.length])).toEqual([[['email', 'phone'], 2 * length + 1]])
})
