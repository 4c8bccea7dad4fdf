import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DatabaseError } from './databaseError.ts'
import { engineModule } from './engineModule.ts'
import { startEngine } from './pgliteEngine.ts'
import { pgliteOptions } from './pgliteOptions.ts'
import { SyncedFolder } from './syncedFolder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schakel-synced-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const openOn = async (files: SyncedFolder) =>
  PGlite.create({ ...pgliteOptions(true), pgliteWasmModule: await engineModule(), fs: files })

test('D17.1: syncing ahead takes what was written since last time, and nothing twice', async () => {
  let synced = 0
  const files = new SyncedFolder(folder, async (file) => {
    synced += 1
    await file.sync()
  })
  const engine = await openOn(files)
  onTestFinished(() => engine.close())
  await engine.exec('create table kept as select n from generate_series(1, 1000) n; checkpoint')
  await files.syncAhead()
  const first = synced
  expect(first).toBeGreaterThan(0)
  await engine.exec('update kept set n = n + 1; checkpoint')
  await files.syncAhead()
  expect(synced - first).toBeGreaterThan(0)
  expect(synced - first).toBeLessThan(first / 2)
})

test('D17.1: where a disk fails while it is synced ahead, the engine stops instead of believing that all is kept', async () => {
  const failing = new SyncedFolder(folder, async () => {
    throw Object.assign(new Error('the disk failed'), { code: 'EIO' })
  })
  const folders = [failing, new SyncedFolder(folder)]
  const engine = await startEngine(
    async () => openOn(folders.shift() ?? new SyncedFolder(folder)),
    () => false,
  )
  onTestFinished(() => engine.close())
  const write = (n: number) => engine.run((statements) => statements.command(`insert into kept values (${n})`))
  await write(-1)
  await engine.run((statements) => statements.command('checkpoint'))
  await write(-2)
  await expect(failing.syncAhead()).rejects.toThrow('the disk failed')
  await expect(write(-3)).rejects.toThrow(DatabaseError)
  const kept = await engine.run((statements) =>
    statements.query('select n from kept where n in (-1, -2) order by n', []),
  )
  expect(kept).toEqual([{ n: -2 }, { n: -1 }])
  expect(folders).toEqual([])
})
