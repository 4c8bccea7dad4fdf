import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { folderStore } from '../../storage/folderStore.ts'
import { addImport, listImports } from '../../store/imports.ts'
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
