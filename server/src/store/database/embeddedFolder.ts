import { execFile } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { StartError } from '../../startError.ts'
import { dataFolderError } from './dataFolder.ts'
import { embeddedVersion } from './pgliteOptions.ts'

/** Makes the folder of the embedded database when it is not there, all or nothing; answers where it is. */
export async function makeEmbeddedFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'database')
  if (existsSync(join(folder, 'PG_VERSION'))) {
    const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
    if (version === embeddedVersion) {
      closeToOthers(folder)
      return folder
    }
    throw new StartError(
      `The database in ${folder} was made by PostgreSQL ${version} and this program embeds ${embeddedVersion}: start the version that made it, or set DATA_DIR to another folder.`,
    )
  }
  const fresh = join(dataDir, 'database.new')
  try {
    rmSync(fresh, { recursive: true, force: true })
    await promisify(execFile)(process.execPath, [fileURLToPath(new URL('./initialise.ts', import.meta.url)), fresh])
    closeToOthers(fresh)
    renameSync(fresh, folder)
  } catch (error) {
    throw dataFolderError(dataDir, error)
  }
  return folder
}

/** What lies in it is for who runs the server alone, as PostgreSQL has it too; its own files are made readable for everybody. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    // On a disk that knows no owners, or in a folder of somebody else, nothing can be closed.
    if (!(error instanceof Error && 'code' in error && ['EPERM', 'ENOTSUP', 'EROFS'].includes(String(error.code))))
      throw error
  }
}
