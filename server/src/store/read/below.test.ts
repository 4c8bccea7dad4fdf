import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'
import { readBelow } from './below.ts'

let world: World
let staff: ViewerStore
let space: string
let leads: string[]
let todo: string

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
  leads = []
  for (const name of ['Zeester', 'Anker', 'Meeuw'])
    leads.push(await world.make({ _type: 'lead', name, employees: 3 }, space))
  todo = await world.make({ _type: 'todo', name: 'Bellen' }, leads[0])
  await staff.link({ edge: 'TODOS', parent: space, child: todo, props: {} })
})
afterAll(() => world.close())

describe('what hangs below an item', () => {
  it('D8.5: comes by distance and name, each once at its least distance', async () => {
    const found = await readBelow(staff, space, { from: 1, depth: 3, most: 100 })
    const [zeester, anker, meeuw] = leads
    expect(found.filter(({ id }) => id.startsWith('lead/')).map(({ id }) => id)).toEqual([anker, meeuw, zeester])
    expect(found.filter(({ id }) => id === todo)).toEqual([{ id: todo, depth: 1, role: 'Taak' }])
    expect(found.map(({ depth }) => depth)).toEqual(found.map(({ depth }) => depth).toSorted())
  })

  it('D8.5, D21.1: is what one statement says of all of it', async () => {
    const admin = await world.user(space, 'admin', { _feed: 'ROOT' })
    const rows = await world.database.query<{ id: string }>('select id from below($1, 5)', [space])
    const found = await readBelow(admin, space, { from: 1, depth: 5, most: 100 })
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)))
  })

  it('D21.1: goes no further than the list is long', async () => {
    expect(await readBelow(staff, space, { from: 1, depth: 5, most: 1 })).toHaveLength(1)
    expect(await readBelow(staff, space, { from: 2, depth: 5, most: 0 })).toEqual([])
  })
})
