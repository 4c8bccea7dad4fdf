import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgliteOptions } from './pgliteOptions.ts'
import { SyncedFolder } from './syncedFolder.ts'

// Run as a process of its own with the new folder as its argument: making a database takes 350 MB that a process never gives back.
const folder = process.argv[2] ?? ''
const client = await PGlite.create({ ...pgliteOptions(true), fs: new SyncedFolder(folder) })
await client.close()

// What the first start makes is written without a sync; all that is ever acknowledged rests on it.
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
  sync(join(entry.parentPath, entry.name))
sync(folder)

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } catch (error) {
    // Windows does not sync folders.
    if (process.platform !== 'win32') throw error
  } finally {
    closeSync(file)
  }
}
