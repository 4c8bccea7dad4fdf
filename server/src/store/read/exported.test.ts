import { expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import { readExported } from './exported.ts'

test('D21.1: rows of an export are handed on a few at a time, in their order and none twice', async () => {
  const world = await World.open()
  try {
    const space = await world.space()
    const ids: string[] = []
    await world.store.together(async (inner) => {
      for (let at = 0; at < 60; at += 1) {
        const item = { _type: 'lead', name: `Herberg ${at}`, employees: 3 }
        ids.push((await inner.as(world.system.viewer).create({ item, parent: space }))._id)
      }
    })
    const pieces: string[][] = []
    for await (const piece of readExported(world.system, ids)) pieces.push(piece.map(({ _id }) => _id))
    expect(pieces.map(({ length }) => length)).toEqual([25, 25, 10])
    expect(pieces.flat()).toEqual(ids)
  } finally {
    await world.close()
  }
})
