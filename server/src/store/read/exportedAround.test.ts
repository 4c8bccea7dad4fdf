import { afterAll, beforeAll, expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import { matchesAround, peopleAround } from './exportedAround.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

test('D19.9, D6: an export looks for no match and no contact that its reader does not see', async () => {
  const space = await world.space()
  const supplier = await world.supplier(space)
  const dossier = await world.dossier(await world.lead(space))
  const shown = await world.match(dossier, supplier, { $visible: true })
  const hidden = await world.match(await world.dossier(await world.lead(space)), supplier)
  const person = await world.person(supplier)
  const seller = await world.user(supplier, 'suppliers')
  const buyer = await world.user(await world.lead(space), 'endusers')
  const staff = await world.user(space, 'staff')
  expect(await matchesAround(seller, [supplier], 10)).toEqual([shown])
  expect(await matchesAround(buyer, [supplier], 10)).toEqual([])
  expect((await matchesAround(staff, [supplier], 10)).sort()).toEqual([hidden, shown].sort())
  expect(await peopleAround(seller, [supplier], 10)).toEqual([person])
  expect(await peopleAround(buyer, [supplier], 10)).toEqual([])
})
