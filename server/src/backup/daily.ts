import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import type { Store } from '../store/store.ts'
import { type Copy, openControl } from './control.ts'
import { copiesBy, dailyName, keepLast, momentOf } from './dailyNames.ts'
import { FILES_LACK } from './lackingFiles.ts'

const program = fileURLToPath(new URL('./backupMain.ts', import.meta.url))

const HOUR_MS = 3_600_000
/** A copy of less than this ago will do, ms. */
const DAY_MS = 24 * HOUR_MS
/** A server that was just started has other things to do, ms. */
const FIRST_MS = 5 * 60_000
/** Copies of the database that others look at, in the data folder; a crash leaves them behind. */
const COPY = 'copy-'

interface Log {
  info(line: string): void
  error(what: object, line: string): void
}

/** What is said of a copy that was made. */
interface Made {
  readonly said: string
  /** Which files lack in it, in lines; nothing when it is complete. */
  readonly lacking?: string
}

type Settings = Pick<Config, 'dataDir' | 'backupKeep' | 'backupDir'>

/** Hands out copies of the embedded database, and keeps one of every day by itself; answers how to stop. A server of PostgreSQL has no need. */
export async function keepCopies(store: Store, config: Settings, log: Log): Promise<() => Promise<void>> {
  if (!store.database.copyTo) return async () => {}
  await clearLeft(config.dataDir)
  const closeControl = await openControl(config.dataDir, () => copyOf(store, config.dataDir))
  const stop = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const look = () => {
    running = running.then(() => keepDaily(config, log, new Date(), stop.signal))
  }
  const timers = config.backupKeep > 0 ? [setTimeout(look, FIRST_MS), setInterval(look, HOUR_MS)] : []
  for (const timer of timers) timer.unref()
  return async () => {
    timers.forEach(clearTimeout)
    stop.abort()
    await running
    await closeControl()
  }
}

/**
 * Makes the copy of the day when it is due, and lets go of the oldest. A copy that fails costs no other; the newest complete copy stays
 * for as long as files lack in later ones, since it may have them.
 */
export async function keepDaily(
  { backupDir, backupKeep }: Settings,
  log: Log,
  now: Date,
  signal?: AbortSignal,
  make: (file: string, signal?: AbortSignal) => Promise<Made> = makeInOtherProcess,
): Promise<void> {
  try {
    await mkdir(backupDir, { recursive: true, mode: 0o700 })
    const newest = (await copiesBy('daily', backupDir, now)).at(-1)
    if (newest && now.getTime() - momentOf(newest) < DAY_MS) return
    const { said, lacking } = await make(join(backupDir, dailyName(now)), signal)
    log.info(said)
    // What makes a copy names it: if this process ends meanwhile, an incomplete one does not stay under the name of a complete one.
    if (lacking !== undefined)
      log.error({ lacking }, 'the copy of the day is incomplete: files in use are gone from the file store')
    await keepLast(backupDir, await copiesBy('daily', backupDir, now), backupKeep)
  } catch (error) {
    if (!signal?.aborted) log.error({ err: error }, 'the copy of the day could not be made')
  }
}

// It opens the copy with an engine of its own: in this process that would hold up everybody, and take memory that is never given back.
function makeInOtherProcess(file: string, signal?: AbortSignal): Promise<Made> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, file], signal ? { signal } : {}, (error, said, lacking) => {
      if (error === null) resolve({ said: said.trim() })
      else if (error.code === FILES_LACK) resolve({ said: said.trim(), lacking: lacking.trim() })
      else reject(error)
    })
  })
}

/** A copy of the embedded database in a folder of its own. Until it is let go of, the bytes of files that it names stay. */
async function copyOf(store: Store, dataDir: string): Promise<Copy> {
  const folder = await mkdtemp(join(dataDir, COPY))
  store.copies += 1
  const release = async () => {
    store.copies -= 1
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await store.database.copyTo?.(folder)
    return { folder, release }
  } catch (error) {
    await release()
    throw error
  }
}

async function clearLeft(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(COPY)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}
