import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the embedded engine keeps at hand at least and at most, MB; it takes that much memory from the start. */
export const BUFFERS_LEAST = 16
const BUFFERS_MOST = 64
/** The databases that PostgreSQL makes new ones from. */
const templates = ['1', '4']

/**
 * How much of the database in this folder is kept at hand, MB: a quarter. What is not must be read from its files, and while a page of a
 * large world reads thousands of pieces of them everybody waits (D21.1).
 */
export function buffersFor(folder: string): number {
  let bytes = 0
  const base = join(folder, 'base')
  for (const database of readdirSync(base)) {
    if (templates.includes(database)) continue
    for (const file of readdirSync(join(base, database))) bytes += statSync(join(base, database, file)).size
  }
  return Math.round(Math.min(BUFFERS_MOST, Math.max(BUFFERS_LEAST, bytes / 4 / 1024 / 1024)))
}
