import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What the embedded engine keeps at hand of a small world, and of a large one, MB: as much as PostgreSQL takes by itself. It takes that much
 * memory from the start.
 */
export const BUFFERS = 16
const BUFFERS_LARGE = 128
/** From here on a world is large, MB; the demo is not. */
const LARGE_FROM = 100
/** The databases that PostgreSQL makes new ones from. */
const templates = ['1', '4']

/**
 * How much of the database in this folder is kept at hand, MB. What is not must be read from its files, and while a page of a large world
 * reads thousands of pieces of them everybody waits (D21.1).
 */
export function buffersFor(folder: string): number {
  let bytes = 0
  const base = join(folder, 'base')
  for (const database of readdirSync(base)) {
    // Other files and folders are not of a database.
    if (!/^[0-9]+$/.test(database) || templates.includes(database)) continue
    for (const file of readdirSync(join(base, database))) bytes += statSync(join(base, database, file)).size
  }
  return bytes >= LARGE_FROM * 1024 * 1024 ? BUFFERS_LARGE : BUFFERS
}
