import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { save } from './save.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

describe('saving with a parent', () => {
  it('D19.3: what stands in an item with its $ is of the edge to the parent that is named, and of no other', async () => {
    const space = await world.space()
    const staff = await world.user(space, 'staff')
    const lead = await world.lead(space)
    const person = await world.person(lead)
    const day = await world.make({ _type: 'activity', name: 'Kennisdag', date: '2026-05-01' }, space)
    const item = { _id: person, $guests: 2, $role: 'Eigenaar', jobtitle: 'Chef' }
    await save(staff, { item, parent: day, edge: undefined })
    expect(await world.read(day, staff, 1)).toMatchObject({
      _contacts: [{ _id: person, $guests: 2, $role: 'Eigenaar', jobtitle: 'Chef' }],
    })
    const [contact] = (await world.read(lead, staff, 1))._contacts as Record<string, unknown>[]
    expect(contact).toMatchObject({ $role: 'Contact' })
    expect(contact).not.toHaveProperty('$guests')
  })

  it('D19.2: a supplier saved under a dossier with the MATCH edge writes the match', async () => {
    const space = await world.space()
    const staff = await world.user(space, 'staff')
    const dossier = await world.dossier(await world.lead(space))
    const supplier = await world.supplier(space)
    await save(staff, { item: { _id: supplier, $price: 800 }, parent: dossier, edge: 'MATCH' })
    await save(staff, { item: { _id: supplier, $status: 'offered' }, parent: dossier, edge: 'MATCH' })
    expect(await world.read(dossier, staff, 1)).toMatchObject({ _matches: [{ $price: 800, $status: 'offered' }] })
  })
})
