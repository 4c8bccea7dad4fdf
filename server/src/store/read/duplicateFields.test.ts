import { afterAll, beforeAll, expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import { readAlike } from './duplicateFields.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

test('D17.2: a sign that stands for any other, written wide or narrow, is looked for as itself', async () => {
  const space = await world.space()
  const staff = await world.user(space, 'staff')
  const lead = await world.lead(space, { name: 'Korting 50%% Winkel' })
  await world.lead(space, { name: 'Anders' })
  const found = async (website: string) => (await readAlike(staff, 'lead', { website, phones: [] })).map(({ id }) => id)
  for (const signs of ['％％', '%%']) expect([signs, await found(signs)]).toEqual([signs, [lead]])
  expect(await found('＿＿＿')).toEqual([])
})
