import { expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import { newKey } from '../key.ts'
import { touchImport } from './importLanding.ts'
import { addImport, addWritten, moveImport, readImport, takeOver } from './imports.ts'

test('D23.5: when an import was touched is kept by the millisecond, so that nodes of the version before can take it over', async () => {
  const world = await World.open()
  const [staff, id] = [await world.user(await world.space(), 'staff'), newKey()]
  const beyond = async () => {
    const rows = await world.database.query<{ us: number }>(
      'select (extract(microseconds from touched_at)::int % 1000) as us from imports',
    )
    return rows.map(({ us }) => us)
  }
  await addWritten(staff, newKey(), {})
  await addImport(staff, id, {})
  expect(await beyond()).toEqual([0, 0])
  await touchImport(world.store, id, {})
  expect(await beyond()).toEqual([0, 0])
  await moveImport(world.store, id, ['checking'], 'checked')
  expect(await beyond()).toEqual([0, 0])
  expect(await takeOver(world.store, await readImport(staff, id))).toBe(true)
  expect(await beyond()).toEqual([0, 0])
  await world.close()
})
