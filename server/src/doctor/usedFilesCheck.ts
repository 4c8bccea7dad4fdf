import { bytesOf } from '../backup/bytesOf.ts'
import type { Config } from '../config.ts'
import { openFiles } from '../storage/openFiles.ts'
import type { Queryable } from '../store/database/index.ts'
import { type Finding, findingsOf } from './finding.ts'

/** How long files are looked for, ms: of very many in a bucket the first will do. */
const LOOK_MS = 8000
/** Files that are asked for at once. */
const AT_ONCE = 16
/** More missing files than this are counted, not named. */
const NAMED = 5

/** Whether the bytes of each file and picture in use are there, and which are not. */
export async function checkUsedFiles(
  database: Queryable,
  config: Config,
  lookMs: number = LOOK_MS,
): Promise<readonly Finding[]> {
  const { ok, warn, wrong } = findingsOf('files')
  try {
    const { used, looked, gone } = await findGone(database, config, lookMs)
    const of = looked === used ? `all ${used}` : `the first ${looked} of ${used}`
    if (gone.length === 0) return [ok(`of the files in use ${of} are there`)]
    const names = gone.slice(0, NAMED).join(', ') + (gone.length > NAMED ? ', …' : '')
    return [
      wrong(
        `of the files in use these are gone (${gone.length}, of ${of} that were looked for): ${names}`,
        'Take each from a copy, with tar, under its name in the store.',
      ),
    ]
  } catch {
    // Why is said by the part that looks at the store, or at the database.
    return [warn('the files in use could not be looked for.', 'Mend what else is named here and run this again.')]
  }
}

async function findGone(database: Queryable, config: Config, lookMs: number) {
  const end = performance.now() + lookMs
  const files = openFiles(config)
  const used = [...(await bytesOf(database))].flatMap(([key, isUsed]) => (isUsed ? [key] : []))
  const gone: string[] = []
  let looked = 0
  while (looked < used.length && performance.now() < end) {
    const keys = used.slice(looked, looked + AT_ONCE)
    const there = await Promise.all(keys.map((key) => files.has(key)))
    gone.push(...keys.filter((_, at) => !there[at]))
    looked += keys.length
  }
  return { used: used.length, looked, gone }
}
