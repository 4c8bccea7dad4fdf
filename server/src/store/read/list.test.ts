import { expect, test } from 'vitest'
import { behindStatements } from '../../../test/behindStatements.ts'
import { World } from '../../../test/world.ts'
import { readList } from './list.ts'

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
    // Behind each statement of the list somebody else asks for a card, and has it before the next.
    const asking = behindStatements(me, async () => {
      answered.push('statement')
      await me.read(lead, 0)
      answered.push('card')
    })
    const rows: { readonly name: string; readonly _depth: number }[] = JSON.parse(
      await readList(asking, { space: lead, from: 1, depth: 1 }),
    )
    expect(answered).toEqual(['statement', 'card', 'statement', 'card', 'statement', 'card'])
    expect(rows.map(({ name }) => name)).toEqual(names)
    expect(rows.every(({ _depth }) => _depth === 1)).toBe(true)
  } finally {
    await world.close()
  }
})
