import { afterAll, beforeAll, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { readPeople, takeOutPeople } from './erase.ts'

let world: World

beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

it('D7: whoever is being erased goes on being hidden from suppliers until the texts are gone through', async () => {
  const space = await world.space()
  const lead = await world.lead(space)
  const person = await world.person(lead, { name: 'Philibert Dropveter', email: 'philibert@dropveter.example' })
  const dossier = await world.dossier(lead, { case: '<p>Bel Philibert Dropveter, philibert@dropveter.example</p>' })
  const supplier = await world.supplier(space)
  await world.match(dossier, supplier, { $visible: true, $advise: 'Vraag naar Dropveter' })
  const seller = await world.user(supplier, 'suppliers')
  await takeOutPeople(world.system, await readPeople(world.store, [person]))
  expect(await seller.read(dossier, 2)).not.toMatch(/Philibert|Dropveter/i)
})
