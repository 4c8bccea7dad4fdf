import { afterAll, beforeAll, expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'
import { momentOf, readHeard } from './touched.ts'

let world: World
let space: string
let lead: string
let staff: ViewerStore
let stranger: ViewerStore
beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  lead = await world.lead(space)
  staff = await world.user(space, 'staff')
  stranger = await world.user(await world.space(), 'staff')
})
afterAll(() => world.close())

/** What is heard of what happens meanwhile, all of it found by one look. */
async function heardOf(me: ViewerStore, happens: () => Promise<unknown>): Promise<Record<string, 'update' | 'delete'>> {
  const since = await momentOf(world.store)
  await happens()
  const heard = (await readHeard(me, since, await momentOf(world.store))) ?? []
  return Object.fromEntries(heard.map(({ id, json }) => [id, json === null ? 'delete' : 'update']))
}

const remove = (id: string) => world.system.remove(id)

test('D9, D2.5: what was made and thrown away between two looks is heard to be gone, by who could read it in between', async () => {
  let person = ''
  const comeAndGo = async () => {
    person = await world.person(lead)
    await remove(person)
  }
  expect(await heardOf(staff, comeAndGo)).toMatchObject({ [person]: 'delete', [lead]: 'update' })
  expect(await heardOf(stranger, comeAndGo)).toEqual({})
})

test('D9, D2.5: what was thrown away and put back between two looks is heard to be there', async () => {
  const person = await world.person(lead)
  const goAndCome = async () => {
    await remove(person)
    await world.system.restore(person)
  }
  expect(await heardOf(staff, goAndCome)).toMatchObject({ [person]: 'update', [lead]: 'update' })
  expect(await heardOf(stranger, goAndCome)).toEqual({})
})

test('D9, D7: a match that was shown and hidden between two looks is heard to be gone by its supplier, and by no other', async () => {
  const supplier = await world.supplier(space)
  const [mine, other] = [
    await world.user(supplier, 'suppliers'),
    await world.user(await world.supplier(space), 'suppliers'),
  ]
  const dossier = await world.dossier(lead)
  const match = await world.match(dossier, supplier)
  const showAndHide = async () => {
    await world.system.update({ id: match, fields: { $visible: true } })
    await world.system.update({ id: match, fields: { $visible: false } })
  }
  expect(await heardOf(mine, showAndHide)).toEqual({ [match]: 'delete', [dossier]: 'delete', [supplier]: 'update' })
  expect(await heardOf(other, showAndHide)).toEqual({})
})

test('D6: what one transaction does and undoes nobody could read, and nobody hears of', async () => {
  const made = async () => {
    await world.store.together(async (inner) => {
      const person = await world.make(
        { _type: 'person', name: 'Even er', gender: 'unknown' },
        lead,
        inner.as(world.system.viewer),
      )
      await inner.as(world.system.viewer).remove(person)
    })
  }
  expect(await heardOf(stranger, made)).toEqual({})
  expect(Object.values(await heardOf(staff, made))).not.toContain('delete')
})

test('D9, D20.6: of two thousand items that others may read now too, nobody hears', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => ({
    item: { _type: 'lead', name: `Eethuis ${at}`, employees: 1 },
  }))
  await world.system.createMany(space, rows)
  const since = await momentOf(world.store)
  // As when they are put with somebody: for those who read them anyway nothing looks otherwise.
  await world.store.database.query(
    `update items set readers = readers || '{user/somebody}' where type = 'lead' and fields ->> 'name' like 'Eethuis %'`,
  )
  const until = await momentOf(world.store)
  expect(await readHeard(staff, since, until)).toEqual([])
  expect(await readHeard(stranger, since, until)).toEqual([])
})

test('D9: of what was not touched no form is made, however much one reads and whatever the planner expects', async () => {
  const todo = () => world.make({ _type: 'todo', name: 'Bellen' }, lead)
  for (let index = 0; index < 12; index += 1) await todo()
  const since = await momentOf(world.store)
  const made = await todo()
  const until = await momentOf(world.store)
  const { heard, calls } = await world.store.together(async (inner) => {
    // Where it expects that much was touched, it would read all items once and join them, with the form of each.
    await inner.database.exec(`discard plans; set local enable_nestloop = off; set local track_functions = 'pl'`)
    const told = await readHeard(inner.as(staff.viewer), since, until)
    const [row] = await inner.database.query<{ calls: number }>(
      `select calls::int from pg_stat_xact_user_functions where funcname = 'row_place'`,
    )
    return { heard: told?.map(({ id }) => id), calls: row?.calls }
  })
  expect(heard).toContain(made)
  expect(calls).toBe(1)
})
