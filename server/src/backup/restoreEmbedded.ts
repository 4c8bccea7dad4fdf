import type { Config } from '../config.ts'
import { NoRoom } from '../room.ts'
import { openWorkingFiles } from '../storage/openFiles.ts'
import { lockDataFolder } from '../store/database/dataFolder.ts'
import { databaseErrorCode, openDatabase, READ_ONLY } from '../store/database/index.ts'
import { type CheckedArchive, restoreDatabase, restoreFiles } from './restoreArchive.ts'
import { unmarkRestore } from './restoreMark.ts'
import {
  assertOneDisk,
  clearRestore,
  freshFolder,
  isEmptyFolder,
  Moves,
  newAside,
  notEmpty,
  takenBack,
  writeSecret,
} from './restorePlaces.ts'

/**
 * Restores into the embedded database: makes all of it beside what is there, and puts it in its place when it is whole. Answers where what
 * was there is kept.
 */
export async function restoreEmbedded(
  config: Config,
  archive: CheckedArchive,
  isReplacing: boolean,
): Promise<string | undefined> {
  const { dataDir } = config
  const unlock = lockDataFolder(dataDir)
  try {
    const isEmpty = await isEmptyFolder(config, archive.secret, ['database', 'files'])
    if (!isEmpty && !isReplacing) throw notEmpty(dataDir)
    await assertOneDisk(dataDir, ['database', 'files'])
    const fresh = await freshFolder(dataDir)
    let aside: string | undefined
    try {
      await makeIn(fresh, config, archive)
      await writeSecret(config, archive.secret, { fresh, stays: isEmpty })
      if (!isEmpty) aside = await newAside(dataDir)
      await putInPlace(fresh, dataDir, aside)
    } catch (error) {
      await clearRestore(fresh, aside)
      // While its disk is as good as full the engine only reads.
      throw databaseErrorCode(error) === READ_ONLY ? new NoRoom({ cause: error }) : error
    }
    await freshFolder(dataDir)
    await unmarkRestore(dataDir)
    return aside
  } finally {
    unlock()
  }
}

async function makeIn(fresh: string, config: Config, { file, manifest }: CheckedArchive): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: fresh })
  try {
    await restoreDatabase(database, file, manifest, { isReplacing: false })
  } finally {
    await database.close()
  }
  await restoreFiles(await openWorkingFiles({ ...config, dataDir: fresh }), file, manifest)
}

/** Moves what is there aside and a copy that is whole into its place, or nothing at all. */
export async function putInPlace(fresh: string, dataDir: string, aside: string | undefined): Promise<void> {
  const moves = new Moves()
  try {
    if (aside !== undefined) await moves.move(dataDir, ['database', 'files', 'secret'], aside)
    // The database last: where it is missing the next start says that a restore was broken off.
    await moves.move(fresh, ['secret', 'files', 'database'], dataDir)
  } catch (error) {
    await takenBack(error, () => moves.undo())
    throw error
  }
}
