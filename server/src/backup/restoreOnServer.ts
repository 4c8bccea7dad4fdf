import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../startError.ts'
import { openWorkingFiles } from '../storage/openFiles.ts'
import { syncFolder } from '../storage/syncFolder.ts'
import { contentsOf, countOthers } from '../store/backup/backup.ts'
import { type Database, openDatabase } from '../store/database/index.ts'
import { backUp, type CommandOutput } from './backupCommand.ts'
import { type Beside, type CheckedArchive, InDoubt, restoreDatabase, restoreFiles } from './restoreArchive.ts'
import { begunRestore, markRestore, unmarkRestore, wayOn } from './restoreMark.ts'
import {
  assertOneDisk,
  clearRestore,
  freshFolder,
  isEmptyFolder,
  Moves,
  newAside,
  notEmpty,
  writeSecret,
} from './restorePlaces.ts'
import { stampOf } from './stamp.ts'

/** Restores into the database of DATABASE_URL, in one transaction, after a copy of what is in it. Answers where that is kept. */
export async function restoreOnServer(
  config: Config,
  archive: CheckedArchive,
  isReplacing: boolean,
  out: CommandOutput,
): Promise<string | undefined> {
  const database = await openDatabase(config)
  try {
    const contents = await contentsToReplace(database)
    const isFull = contents === 'items'
    if (isFull && !isReplacing) throw notEmpty('the database of DATABASE_URL')
    const isEmpty = await isEmptyFolder(config, archive.secret, ['files'])
    if (!isEmpty && !isReplacing) throw notEmpty(config.dataDir)
    await assertOneDisk(config.dataDir, ['files'])
    const begun = begunRestore(config.dataDir)
    // Then what is there now may be half a copy, and what was there before is aside already, unless somebody took that away.
    const isKept = begun !== undefined && (begun.aside === undefined || existsSync(begun.aside))
    const aside = begun ? begun.aside : isFull || !isEmpty ? await newAside(config.dataDir) : undefined
    if (aside !== undefined) await mkdir(aside, { recursive: true, mode: 0o700 })
    const fresh = await freshFolder(config.dataDir)
    try {
      if (isFull && aside !== undefined && !isKept) await backUp(config, `${aside}/everything.tar`, out)
      if (isFull && isKept) await keepDatabase(config, archive, aside, out)
      await restoreFiles(await openWorkingFiles({ ...config, dataDir: fresh }), archive.file, archive.manifest)
      await writeSecret(config, archive.secret, { fresh, stays: aside === undefined && !begun })
      const beside = filesBeside(config.dataDir, fresh, aside)
      await restoreDatabase(database, archive.file, archive.manifest, { isReplacing: contents !== 'nothing', beside })
    } catch (error) {
      if (!(error instanceof InDoubt)) await clearRestore(fresh, isKept ? undefined : aside)
      throw error
    }
    await freshFolder(config.dataDir)
    return aside
  } finally {
    await database.close()
  }
}

/**
 * A copy of a database beside which a broken restore left its mark: it is the one from before, or what that restore put in it; or quite
 * another one, which nobody copied yet. The files and the secret in it may not be its own.
 */
async function keepDatabase(config: Config, { secret }: CheckedArchive, aside: string | undefined, out: CommandOutput) {
  const { appSecret, dataDir } = config
  const isSealed = appSecret !== undefined || existsSync(join(dataDir, 'secret'))
  const folder = aside ?? (await newAside(dataDir))
  await backUp(
    isSealed ? config : { ...config, appSecret: secret },
    join(folder, `again-${stampOf(new Date())}.tar`),
    out,
  )
}

/** What is in a database into which a copy may go. Throws a StartError for one that is in use, or of another program. */
async function contentsToReplace(database: Database): Promise<'nothing' | 'tables' | 'items'> {
  if ((await countOthers(database)) > 0)
    throw new StartError('A server runs on the database of DATABASE_URL: stop it, and all others on it.')
  const contents = await contentsOf(database)
  if (contents === 'foreign')
    throw new StartError('The database of DATABASE_URL is of another program: make one for this one alone.')
  return contents
}

/**
 * The files and the secret of a copy in place of those that are there. Those go aside, but where a broken restore did that already: then they
 * are of its copy, and are removed with the folder in which this one was made.
 */
export function filesBeside(dataDir: string, fresh: string, aside: string | undefined): Beside {
  const moves = new Moves()
  let isMarked = false
  return {
    async put() {
      isMarked = await markRestore(dataDir, aside)
      // Files first: an item whose bytes are not there yet would be seen, bytes that no item has would not.
      const parts = ['files', 'secret']
      if (aside !== undefined)
        await moves.move(
          dataDir,
          parts.filter((name) => !existsSync(join(aside, name))),
          aside,
        )
      if (!isMarked) {
        const spent = join(fresh, 'spent')
        await mkdir(spent, { recursive: true })
        // With APP_SECRET set a copy brings no secret, so none that lies there is of one.
        const isOfCopy = (name: string) => name !== 'secret' || existsSync(join(fresh, name))
        await moves.move(dataDir, parts.filter(isOfCopy), spent)
      }
      await moves.move(fresh, ['secret', 'files'], dataDir)
      // The database is on its disk when it commits.
      await syncFolder(dataDir)
    },
    async takeBack() {
      await moves.undo()
      if (isMarked) await unmarkRestore(dataDir)
    },
    done: () => unmarkRestore(dataDir),
    wayOn: wayOn(aside),
  }
}
