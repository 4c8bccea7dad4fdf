import { Missing } from '@schakel/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import { noteRights } from './notes.ts'

let world: World
beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

test('D6: what was kept of somebody’s rights to a note says nothing of who they are by now', async () => {
  const space = await world.space()
  const dossier = await world.dossier(await world.lead(space))
  const staff = await world.user(space, 'staff')
  const all = { mayRead: true, mayWrite: true }
  expect(await noteRights(staff, dossier)).toEqual(all)
  const elsewhere = world.store.as({ ...staff.viewer, role: 'members', kind: 'member', organisation: undefined })
  await expect(noteRights(elsewhere, dossier)).rejects.toThrow(Missing)
  expect(await noteRights(staff, dossier)).toEqual(all)
})
