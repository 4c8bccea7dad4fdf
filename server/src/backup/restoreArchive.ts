import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { StartError } from '../startError.ts'
import type { FileStore } from '../storage/fileStore.ts'
import {
  dropEverything,
  emptyTables,
  listTables,
  makeMonths,
  readyForRows,
  setCounters,
  sumOfTable,
  writeRows,
} from '../store/backup/backup.ts'
import type { Database, Transaction } from '../store/database/index.ts'
import { migrate, migrateTo } from '../store/migrate.ts'
import { keyOf, type Manifest, SECRET, tableOf } from './manifest.ts'
import { entriesOf, wholeOf } from './readArchive.ts'

/** How much of a table goes into one statement, characters. */
const STATEMENT = 512 * 1024

/** The secret in an archive. */
export async function readSecretOf(file: string): Promise<string> {
  for await (const entry of entriesOf(file)) if (entry.name === SECRET) return (await wholeOf(entry)).toString().trim()
  throw new StartError(`${file} cannot be restored: it has no secret in it.`)
}

/**
 * Fills a database from an archive that was verified, in one transaction: all of it, proved by the counts and hashes of its tables, or
 * nothing. Then brings it up to this version.
 */
export async function restoreDatabase(
  database: Database,
  file: string,
  manifest: Manifest,
  { isReplacing }: { readonly isReplacing: boolean },
): Promise<void> {
  await database.transaction(async (tx) => {
    if (isReplacing) await dropEverything(tx)
    await migrateTo(insideOf(tx, database), manifest.migrations)
    await readyForRows(tx)
    await makeMonths(tx, manifest.months)
    const tables = (await listTables(tx)).map((table) => asInCopy(table, manifest))
    const unknown = manifest.tables.find(({ name }) => !tables.some((table) => table.name === name))
    if (unknown) throw new StartError(`This copy has a table ${unknown.name}, which is not known here.`)
    await emptyTables(tx, tables)
    await fill(tx, tables, file)
    await setCounters(tx, manifest.counters)
    await prove(tx, tables, manifest)
  })
  await migrate(database)
}

type Table = Awaited<ReturnType<typeof listTables>>[number]

/** The table with its columns in the order of the copy, which may have grown in another one. */
function asInCopy(table: Table, manifest: Manifest): Table {
  const names = manifest.tables.find(({ name }) => name === table.name)?.columns
  if (!names) return table
  const columns = names.flatMap((name) => table.columns.find((column) => column.name === name) ?? [])
  // What this version does not know of would be lost without a word.
  if (columns.length !== names.length || columns.length !== table.columns.length)
    throw new StartError(`Table ${table.name} of this copy has another shape here.`)
  return { name: table.name, columns }
}

async function fill(tx: Transaction, tables: readonly Table[], file: string): Promise<void> {
  // Tables stand in the archive in an order in which each comes after those it refers to.
  for await (const entry of entriesOf(file)) {
    const name = tableOf(entry.name)
    const table = tables.find((one) => one.name === name)
    if (!table) continue
    const text = (await promisify(gunzip)(await wholeOf(entry))).toString()
    let lines: string[] = []
    let length = 0
    for (const line of text.trimEnd().split('\n')) {
      lines.push(line)
      length += line.length
      if (length < STATEMENT) continue
      await writeRows(tx, table, lines)
      lines = []
      length = 0
    }
    if (lines.length > 0) await writeRows(tx, table, lines)
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
