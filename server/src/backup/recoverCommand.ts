import { type Config, readConfig } from '../config.ts'
import { eraseAgain } from '../features/privacy/eraseAgain.ts'
import { openStore } from '../openStore.ts'
import { StartError } from '../startError.ts'
import type { FileStore } from '../storage/fileStore.ts'
import { openWorkingFiles } from '../storage/openFiles.ts'
import { countOthers } from '../store/backup/backup.ts'
import { endEntries } from '../store/backup/recover.ts'
import type { Store } from '../store/store.ts'
import { type CommandOutput, explained, wordsOf } from './backupCommand.ts'
import { bytesOf } from './bytesOf.ts'
import { sayLacking } from './lackingFiles.ts'

const USAGE = `Usage: npm run recover

After the database was put back to an earlier moment by other means than npm run restore, and before the servers start: ends all sessions,
erases again who was erased since, and brings back the files that were removed since, from a bucket that keeps versions.`

/** `npm run recover`: brings what lies outside of the database in line with one that was put back. Answers the exit code: 1 when files lack. */
export async function runRecover(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  out: CommandOutput,
): Promise<number> {
  let lacking = 0
  const code = await explained(out, async () => {
    if (wordsOf(args, USAGE).place !== undefined) throw new StartError(USAGE)
    const config = readConfig(env)
    const store = await openStore({ ...config, replicaUrl: undefined, standbyUrl: undefined })
    try {
      if ((await countOthers(store.database)) > 0)
        throw new StartError('A server runs on this database: stop it, and all others on it.')
      lacking = await recover(store, config, out)
    } finally {
      await store.database.close()
    }
  })
  return lacking > 0 ? 1 : code
}

/** Answers how many files lack. */
export async function recover(store: Store, config: Config, out: CommandOutput): Promise<number> {
  out.say(`Ended ${await store.database.transaction(endEntries)} sessions: everybody logs in again.`)
  out.say(`Erased ${await eraseAgain(store, config)} people again who were erased since.`)
  const { there, back, gone } = await bringBack(store, await openWorkingFiles(config))
  out.say(`Of the files ${there} are there, and ${back} were brought back.`)
  sayLacking(gone, 'Gone; take each from a copy, under its name in the store', out)
  return gone.length
}

/** Holds the file store against the database. Keys are hashes of contents, so what is brought back is what was there. */
async function bringBack(store: Store, files: FileStore) {
  let there = 0
  let back = 0
  const gone: string[] = []
  for (const [key, isUsed] of await bytesOf(store.database)) {
    if (await files.has(key)) there += 1
    else if (await files.revive?.(key)) back += 1
    else if (isUsed) gone.push(key)
  }
  return { there, back, gone }
}
