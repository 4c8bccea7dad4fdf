import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'
import { purgeTrash } from './housekeeping.ts'

const DAY = 86_400_000

let world: World
let space: string
let staff: ViewerStore
beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(() => world.close())

const contactsOf = async (id: string) => (await world.read(id, staff, 1))._contacts ?? []

/** A lead and an activity with one person. */
async function shared() {
  const lead = await world.lead(space)
  const person = await world.person(lead)
  const day = await world.make({ _type: 'activity', name: 'Kennisdag', date: '2026-04-01T08:00:00.000Z' }, space)
  await staff.link({ edge: 'CONTACTS', parent: day, child: person, props: {} })
  return { lead, person, day }
}

describe('what hung in two places', () => {
  test('D2.5: comes back with the first of them, and is not purged with the other', async () => {
    const { lead, person, day } = await shared()
    await staff.remove(lead)
    await staff.remove(day)
    await staff.restore(lead)
    expect(await contactsOf(lead)).toMatchObject([{ _id: person }])
    world.wait(31 * DAY)
    await purgeTrash(world.store)
    expect(await contactsOf(lead)).toMatchObject([{ _id: person }])
  })

  test('D2.5: stays in the trash when it was thrown away by itself', async () => {
    const { lead, person, day } = await shared()
    await staff.remove(person)
    await staff.remove(lead)
    await staff.remove(day)
    await staff.restore(lead)
    expect(await contactsOf(lead)).toEqual([])
    await staff.restore(person)
    expect(await contactsOf(lead)).toMatchObject([{ _id: person }])
  })

  test('D2.5: a dossier of two comes back with its matches, but for one whose supplier lies in the trash', async () => {
    const [one, other] = [await world.lead(space), await world.lead(space)]
    const dossier = await world.dossier(one)
    await world.system.link({ edge: 'DOSSIERS', parent: other, child: dossier, props: {} })
    const [near, away] = [await world.supplier(space), await world.supplier(space)]
    const [match, waits] = [await world.match(dossier, near), await world.match(dossier, away)]
    await staff.remove(one)
    await staff.remove(other)
    await staff.remove(away)
    await staff.restore(one)
    expect(await world.read(match)).toMatchObject({ _id: match })
    await expect(world.read(waits)).rejects.toThrow()
    await staff.restore(away)
    expect(await world.read(waits)).toMatchObject({ _id: waits })
  })

  test('D2.5: left in the trash under what lives, as by an earlier version, it lies there by itself and is not purged', async () => {
    const { lead, person, day } = await shared()
    await staff.remove(lead)
    await staff.remove(day)
    await world.database.query(
      'update items set deleted_at = null, deleted_by = null, deleted_with = null where id = $1',
      [lead],
    )
    world.wait(31 * DAY)
    await purgeTrash(world.store)
    expect(await contactsOf(lead)).toEqual([])
    await staff.restore(person)
    expect(await contactsOf(lead)).toMatchObject([{ _id: person }])
  })
})

test('D2.5, D9: what is noted of a space that goes to the trash is joined by hashes, whatever its plan allows', async () => {
  const rows = await world.database.query<{ name: string; settings: readonly string[] | null }>(
    "select proname as name, proconfig as settings from pg_proc where proname in ('touch_items', 'touch_edges') order by 1",
  )
  const settings = ['enable_hashjoin=on', 'enable_nestloop=off']
  expect(rows).toEqual(['touch_edges', 'touch_items'].map((name) => ({ name, settings })))
})
