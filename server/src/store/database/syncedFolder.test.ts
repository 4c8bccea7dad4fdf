import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DatabaseError } from './databaseError.ts'
import { makeEmbeddedFolder } from './embeddedFolder.ts'
import { engineModule } from './engineModule.ts'
import { startEngine } from './pgliteEngine.ts'
import { pgliteOptions } from './pgliteOptions.ts'
import { SyncedFolder } from './syncedFolder.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'schakel-synced-'))
  await makeEmbeddedFolder(root)
}, 60_000)
afterAll(() => rm(root, { recursive: true, force: true }))

/** A database of its own for a test. */
async function newFolder(name: string): Promise<string> {
  const folder = join(root, name)
  await cp(join(root, 'database'), folder, { recursive: true })
  return folder
}

const openOn = async (files: SyncedFolder) =>
  PGlite.create({ ...pgliteOptions(true), pgliteWasmModule: await engineModule(), fs: files })

test('D17.1: syncing ahead takes the tables that were written since last time, and nothing besides', async () => {
  let synced = 0
  const files = new SyncedFolder(await newFolder('since'), async (file) => {
    synced += 1
    await file.sync()
  })
  const engine = await openOn(files)
  onTestFinished(() => engine.close())
  await engine.exec('create table kept as select n from generate_series(1, 1000) n; checkpoint')
  await engine.exec('create temp table passing as select n from generate_series(1, 100000) n; checkpoint')
  await files.syncAhead()
  const first = synced
  expect(first).toBeGreaterThan(0)
  // Of the thousand files of a new database most were not touched.
  expect(first).toBeLessThan(100)
  await engine.exec('update passing set n = n + 1; checkpoint')
  await files.syncAhead()
  const second = synced - first
  await engine.exec('update kept set n = n + 1; checkpoint')
  await files.syncAhead()
  expect(synced - first - second).toBeGreaterThan(0)
})

test.each(['EIO', 'Unknown system error -122'])(
  'D17.1: where a disk fails while it is synced ahead (%s), the engine stops instead of believing that all is kept',
  async (code) => {
    const folder = await newFolder(code.at(-1) ?? '')
    const failing = new SyncedFolder(folder, async () => {
      throw Object.assign(new Error('the disk failed'), { code })
    })
    const folders = [failing, new SyncedFolder(folder)]
    const engine = await startEngine(
      async () => openOn(folders.shift() ?? new SyncedFolder(folder)),
      () => false,
    )
    onTestFinished(() => engine.close())
    const run = (sql: string) => engine.run((statements) => statements.command(sql))
    await run('create table kept (n int)')
    await run('insert into kept values (1)')
    await run('checkpoint')
    await run('insert into kept values (2)')
    await expect(failing.syncAhead()).rejects.toThrow('the disk failed')
    await expect(run('insert into kept values (3)')).rejects.toThrow(DatabaseError)
    const kept = await engine.run((statements) => statements.query('select n from kept where n < 3 order by n', []))
    expect(kept).toEqual([{ n: 1 }, { n: 2 }])
    expect(folders).toEqual([])
  },
)
