import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { errorText, StartError } from '../startError.ts'
import type { FileStore } from '../storage/fileStore.ts'
import { dropEverything, makeAsCopied, sumOfTable, type Table, writeRows } from '../store/backup/backup.ts'
import { type Outcome, outcomeOf, transactionId } from '../store/backup/outcome.ts'
import { endEntries } from '../store/backup/recover.ts'
import type { Database, Transaction } from '../store/database/index.ts'
import { migrate } from '../store/migrate.ts'
import { keyOf, type Manifest, SECRET, tableOf } from './manifest.ts'
import { entriesOf, wholeOf } from './readArchive.ts'
import { takenBack } from './restorePlaces.ts'

/** An archive in which every hash is right. */
export interface CheckedArchive {
  readonly file: string
  readonly manifest: Manifest
  readonly secret: string
}

/** The secret in an archive. */
export async function readSecretOf(file: string): Promise<string> {
  for await (const entry of entriesOf(file)) if (entry.name === SECRET) return (await wholeOf(entry)).toString().trim()
  throw new StartError(`${file} cannot be restored: it has no secret in it.`)
}

/** What lies beside the database and changes with it, or not at all. */
export interface Beside {
  /** Called when all of the database is there and proved, just before it is seen. */
  put(): Promise<void>
  /** Nothing of the database was restored. */
  takeBack(): Promise<void>
  /** All of the database was restored. */
  done(): Promise<void>
  /** What to do when nobody knows whether it was. */
  readonly wayOn: string
}

/** The connection broke while the database committed, and it cannot be asked whether it did: nothing was moved since. */
export class InDoubt extends StartError {}

/**
 * Fills a database from an archive that was verified, in one transaction: all of it, proved by the counts and hashes of its tables, or
 * nothing. What let people in when the copy was made is ended with it (D21.4, D8.8). Then brings it up to this version.
 */
export async function restoreDatabase(
  database: Database,
  file: string,
  manifest: Manifest,
  {
    isReplacing,
    beside,
    patienceMs,
  }: { readonly isReplacing: boolean; readonly beside?: Beside; readonly patienceMs?: number },
): Promise<void> {
  let committing: string | undefined
  try {
    await database.transaction(async (tx) => {
      const id = await transactionId(tx)
      if (isReplacing) await dropEverything(tx)
      const tables = await makeAsCopied(insideOf(tx, database), manifest, (made) => fill(tx, made, file))
      await prove(tx, tables, manifest)
      await endEntries(tx)
      await beside?.put()
      committing = id
    })
  } catch (error) {
    if (beside === undefined) throw error
    // Where it was the COMMIT that went unanswered the server may have done it all the same.
    const outcome: Outcome = committing === undefined ? 'aborted' : await outcomeOf(database, committing, patienceMs)
    if (outcome === 'unknown') throw inDoubt(error, beside)
    if (outcome === 'aborted') {
      await takenBack(error, () => beside.takeBack())
      throw error
    }
  }
  await beside?.done()
  try {
    await migrate(database)
  } catch (error) {
    if (beside === undefined) throw error
    // Without its cause: of a full disk it would be said that nothing was restored.
    throw new StartError(
      `The copy is restored. To bring it up to this version failed, and the next start tries again: ${errorText(error)}`,
    )
  }
}

function inDoubt(cause: unknown, { wayOn }: Beside): InDoubt {
  return new InDoubt(
    `The connection broke while the database committed the copy, and it does not say whether it did. The files and the secret are those of the copy. When the database answers again, ${wayOn}`,
    { cause },
  )
}

async function fill(tx: Transaction, tables: readonly Table[], file: string): Promise<void> {
  // Tables stand in the archive in an order in which each comes after those it refers to.
  for await (const entry of entriesOf(file)) {
    const name = tableOf(entry.name)
    const table = tables.find((one) => one.name === name)
    if (!table) continue
    const text = (await promisify(gunzip)(await wholeOf(entry))).toString()
    await writeRows(tx, table, text.trimEnd().split('\n'))
  }
}

async function prove(tx: Transaction, tables: readonly Table[], manifest: Manifest): Promise<void> {
  for (const table of tables) {
    const must = manifest.tables.find(({ name }) => name === table.name)
    const is = await sumOfTable(tx, table)
    if ((must?.rows ?? 0) !== is.rows || (must && must.sum !== is.sum))
      throw new Error(`Table ${table.name} did not come out as it went in: nothing was restored.`)
  }
}

/** Puts the files of an archive where they were; each is held against its hash once more as it is kept. */
export async function restoreFiles(files: FileStore, file: string, manifest: Manifest): Promise<number> {
  const hashes = new Map(manifest.entries.map(({ name, sha256 }) => [name, sha256]))
  let count = 0
  for await (const entry of entriesOf(file)) {
    const key = keyOf(entry.name)
    if (key === undefined) continue
    await files.put(key, Readable.from(entry.bytes))
    if ((await hashOf(files, key)) !== hashes.get(entry.name)) throw new Error(`${key} did not come out as it went in.`)
    count += 1
  }
  return count
}

async function hashOf(files: FileStore, key: string): Promise<string> {
  const hash = createHash('sha256')
  const file = await files.get(key)
  for await (const piece of file?.stream ?? []) hash.update(piece)
  return hash.digest('hex')
}

/** The transaction, for what wants a database. */
function insideOf(tx: Transaction, { kind }: Database): Database {
  return {
    kind,
    query: (text, params) => tx.query(text, params),
    lists: tx,
    heavy: tx,
    exec: (sql) => tx.exec(sql),
    transaction: (run) => run(tx),
    close: () => Promise.reject(new Error('A transaction is not closed.')),
  }
}
