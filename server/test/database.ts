import { execFile } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import type { Database } from '../src/store/database/database.ts'
import { openMemoryPglite } from '../src/store/database/openPglite.ts'
import { openPostgres } from '../src/store/database/openPostgres.ts'
import { randomName, runOnServer } from './postgres.ts'

export type TestDatabase = Database & AsyncDisposable

/**
 * A migrated, empty database of its own, on the engine of this test run. Close it in `afterAll`, or open it with `await using`; on a
 * server it is dropped then.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('template')
  if (template.kind === 'pglite') return disposable(await openMemoryPglite(await openAsBlob(template.file)))
  const { server } = template
  const name = randomName('test')
  // Its files are copied: through the log, which is the default, it takes twice as long.
  await runOnServer(server, `create database ${name} template ${template.name} strategy file_copy`)
  const database = await openPostgres(new URL(`/${name}`, server).href, { connections: 5 })
  return disposable({
    ...database,
    close: async () => {
      await database.close()
      await runOnServer(server, `drop database if exists ${name} with (force)`)
    },
  })
}

/**
 * Puts the same where a program of its own will look for it: in this data folder, or on the server under this name. To make and migrate one there
 * takes a program ten seconds and more.
 */
export async function placeTestDatabase(dataDir: string, name: string): Promise<void> {
  const template = inject('template')
  if (template.kind === 'postgres')
    return runOnServer(template.server, `create database ${name} template ${template.name} strategy file_copy`)
  const folder = join(dataDir, 'database')
  await mkdir(folder, { recursive: true })
  await promisify(execFile)('tar', ['-xf', template.file, '-C', folder])
}

/** A database that closes itself where it is opened with `await using`. */
export function disposable(database: Database): TestDatabase {
  return { ...database, [Symbol.asyncDispose]: () => database.close() }
}
