import { arrayOf, propertyOf } from '@schakel/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

it('S2.35, D2.2: of more than 200 remarks or replies an item has the last ones, so that nobody misses what they just said', async () => {
  const todo = await world.make({ _type: 'todo', name: 'Bel de haven' }, await world.lead(await world.space()))
  const remark = (at: number, parent: string) => {
    world.wait(1000)
    return world.make({ _type: 'comment', text: `<p>nr ${at}</p>` }, parent)
  }
  for (let at = 0; at < 203; at++) await remark(at, todo)
  for (const depth of [1, 2]) {
    const texts = textsIn(await world.read(todo, world.system, depth), '_comments')
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([200, '<p>nr 3</p>', '<p>nr 202</p>'])
  }
  const last = await remark(203, todo)
  for (let at = 0; at < 201; at++) await remark(at, last)
  expect(textsIn(await world.read(last, world.system, 1), '_sub').at(-1)).toBe('<p>nr 200</p>')
})

function textsIn(item: Readonly<Record<string, unknown>>, list: string): readonly unknown[] {
  return arrayOf(item[list]).map((one) => propertyOf(one, 'text'))
}
