import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { folderStore } from '../../storage/folderStore.ts'
import { addImport, listImports } from '../../store/imports/imports.ts'
import { newKey } from '../../store/key.ts'
import type { Job } from './importJob.ts'
import { ImportJobs } from './importJobs.ts'
import { sweepImports } from './sweep.ts'

let world: World
let folder: string
beforeAll(async () => {
  world = await World.open()
  folder = await mkdtemp(join(tmpdir(), 'schakel-sweep-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

it('D17.2: after thirty days the file and its report are gone, and what was imported stays', async () => {
  const files = folderStore(folder)
  const space = await world.space()
  const staff = await world.user(space, 'staff')
  const id = newKey()
  const key = `imports/${id}`
  await files.put(key, Buffer.from('naam\nEethuis Blijvend\n'))
  const job: Job = { file: 'x.csv', key, type: 'lead', space, duplicates: 'skip', skipInvalid: false }
  await addImport(staff, id, job)
  const jobs = new ImportJobs(world.store, files, (error) => expect(error).toBeUndefined())
  await jobs.begin(staff.viewer, id, 'run')
  await sweepImports(world.store, files)
  expect(await listImports(staff)).toHaveLength(1)
  world.wait(31 * 86_400_000)
  await sweepImports(world.store, files)
  expect(await listImports(staff)).toEqual([])
  expect(await files.has(key)).toBe(false)
  expect(await world.find(staff, { q: 'Eethuis Blijvend' })).toHaveLength(1)
})

it('D17.2: a file that came in just before a crash, so that no import has it, is cleared away after a day', async () => {
  const files = folderStore(folder)
  const staff = await world.user(await world.space(), 'staff')
  const [known, left, leftTable, fresh] = [newKey(), newKey(), `${newKey()}.table`, newKey()].map(
    (id) => `imports/${id}`,
  )
  if (!known || !left || !leftTable || !fresh) throw new Error('four keys')
  const job: Job = { file: 'x.csv', key: known, type: 'lead', space: 'space/x', duplicates: 'skip', skipInvalid: false }
  await addImport(staff, newKey(), job)
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  for (const key of [known, left, leftTable, fresh]) {
    await files.put(key, Buffer.from('naam\n'))
    if (key !== fresh) await utimes(join(folder, key), yesterday, yesterday)
  }
  await sweepImports(world.store, files)
  const kept = await Promise.all([known, left, leftTable, fresh].map((key) => files.has(key)))
  expect(kept).toEqual([true, false, false, true])
})
