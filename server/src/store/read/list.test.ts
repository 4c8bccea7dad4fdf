import { expect, test } from 'vitest'
import { World } from '../../../test/world.ts'

test('D8.5, D21.1: a long list comes in its order, made in pieces, and others are answered in between', async () => {
  const world = await World.open()
  try {
    const space = await world.space()
    const lead = await world.lead(space)
    const me = await world.user(space, 'staff')
    const names = Array.from({ length: 250 }, (_, at) => `Taak ${String(at).padStart(3, '0')}`)
    await world.store.together(async (inner) => {
      for (const name of names.toReversed())
        await inner.as(world.system.viewer).create({ item: { _type: 'todo', name }, parent: lead })
    })
    const answered: string[] = []
    const list = me.list({ space: lead, from: 1, depth: 1 }).then((json) => {
      answered.push('list')
      return JSON.parse(json)
    })
    const card = me.read(lead, 0).then(() => answered.push('card'))
    await card
    const rows: { readonly name: string; readonly _depth: number }[] = await list
    expect(answered).toEqual(['card', 'list'])
    expect(rows.map(({ name }) => name)).toEqual(names)
    expect(rows.every(({ _depth }) => _depth === 1)).toBe(true)
  } finally {
    await world.close()
  }
})
