import { afterAll, beforeAll, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { undoFilled } from './mergeInto.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

it('D23.5: a tag that an import hung goes too where a field cannot be put back', async () => {
  const space = await world.space()
  const id = await world.organisation(space, { description: 'Door de import' })
  const tag = await world.make({ _type: 'tag', name: 'Rietdakhuizen', type: 'branche' })
  await world.system.link({ edge: 'TAGS', parent: id, child: tag, props: {} })
  const { _version } = await world.read(id)
  // It was made before it needed a description.
  const undo = { id, version: Number(_version), tags: [tag] }
  const filled = { before: { description: null }, after: { description: 'Door de import' } }
  const outcome = await world.store.together((inner) =>
    undoFilled(inner.as(world.system.viewer), { ...undo, ...filled }),
  )
  expect(outcome).toBe('changed')
  const left = await world.read(id, world.system, 1)
  expect([left.description, left._tags ?? []]).toEqual(['Door de import', []])
})
