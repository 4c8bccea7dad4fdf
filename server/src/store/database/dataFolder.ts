import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { NoRoom, RESERVE_BYTES, roomOf } from '../../room.ts'
import { StartError } from '../../startError.ts'

/** One line about a data folder that cannot be used, with the reason the system gave. */
export function dataFolderError(folder: string, cause: unknown): StartError {
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
  return new StartError(
    `The data folder ${folder} cannot be written (${reason}): give this user access to it, or set DATA_DIR to another folder.`,
    {
      cause,
    },
  )
}

/**
 * Makes the folder and holds its lock until the answer is called. The system itself drops the lock however the process ends, so a
 * crash never leaves one behind. Two processes on one embedded database would ruin it.
 */
export function lockDataFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw dataFolderError(folder, error)
  }
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(`${folder}/database.lock`)
    lock.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock?.close()
    if (error instanceof Error && /locked|busy/.test(error.message)) {
      throw new StartError(
        `The data folder ${folder} is in use by another process of this program: stop that one, or set DATA_DIR to another folder.`,
        {
          cause: error,
        },
      )
    }
    throw dataFolderError(folder, error)
  }
  const held = lock
  return () => held.close()
}

/** What the embedded engine needs at least to start, bytes: it may have to make good what a crash left. */
const START_BYTES = 16 * 1024 * 1024

/** Refuses to start on a full disk, on which the engine would stop halfway. */
export function assertRoom(folder: string): void {
  if (!roomOf(folder, START_BYTES)()) return
  throw new StartError(`The disk of the data folder ${folder} is full: make room, or set DATA_DIR to another folder.`)
}

/** Where in a data folder a copy is made whole before it takes the place of what is there. */
export const RESTORING = 'restore.new'

/** How the folders begin in which a restore puts aside what was there. */
export const ASIDE = 'before-restore-'

/** Refuses to begin an empty database where a restore was broken off after it put aside the one that was there. */
export function assertNotRestoring(folder: string): void {
  if (existsSync(join(folder, 'database')) || !existsSync(join(folder, RESTORING))) return
  // One that failed before it put anything aside changed nothing.
  if (!readdirSync(folder).some((name) => name.startsWith(ASIDE) && existsSync(join(folder, name, 'database')))) return
  throw new StartError(
    `A restore into ${folder} was broken off: run npm run restore once more, with --replace; or take ${RESTORING} away and put back what lies in ${ASIDE}….`,
  )
}

/** Refuses to copy a folder beside itself where that would fill the disk. */
export async function assertRoomForCopy(folder: string): Promise<void> {
  let size = RESERVE_BYTES
  for (const name of await readdir(folder, { recursive: true })) size += (await stat(join(folder, name))).size
  if (roomOf(folder, size)()) throw new NoRoom()
}
