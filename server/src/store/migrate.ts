import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { StartError } from '../startError.ts'
import { isLater, version } from '../version.ts'
import { warn } from '../warn.ts'
import { readerFunctions, withReaders } from './access/whoReads.ts'
import type { Database, Queryable, Transaction } from './database/database.ts'
import { databaseErrorOf } from './database/databaseError.ts'
import { containment, registryFunctions, sheetEdges, stepRows } from './registryFunctions.ts'

/** How long a script waits for a table that something else holds, and how long others then pass before it tries again, ms. */
const LOCK_MS = 2000
const AGAIN_MS = 2000
/** How often it is said that it waits: at so many tries, which is about a minute. */
const SAID_EACH = 15
/** Any number, the same in every node: whoever holds this lock is migrating. */
const lockNumber = 7_240_825
/** The row of table migrations that says which functions are in the database. */
const functionsRow = 'functions'
/** By this line a migration says that it takes away what the version before needs. */
const contracting = /^-- contracts: .+$/m

interface Script {
  readonly name: string
  readonly sql: string
  readonly sha256: string
}

/** What a database says of a script that ran on it. */
interface Ran {
  readonly sha256: string
  /** A migration that took something away: earlier versions do not run any more. */
  readonly contracts: boolean
  /** The version that ran it; unknown where that one did not write it down. */
  readonly version: string | null
}

export interface MigrationFolders {
  readonly migrations: string
  readonly functions: string
}

const ownFolders: MigrationFolders = {
  migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
  functions: fileURLToPath(new URL('./functions', import.meta.url)),
}

/**
 * Brings the database up to this version: runs the migrations that it has not had, forwards only, each in a transaction, and then
 * makes the functions again when they changed. Nodes that start together wait for one another. Answers what it ran. On a database of a
 * later version, beside which this one may run, it changes nothing.
 */
export async function migrate(
  database: Database,
  folders: MigrationFolders = ownFolders,
  own: string = version,
): Promise<string[]> {
  const migrations = readScripts(folders.migrations)
  const functions = joinScripts(functionScripts(folders))
  checkNumbers(migrations)
  const had = await readRecord(database)
  checkRecord(had, migrations)
  const ran: string[] = []
  for (const script of migrations) {
    if (!had.has(script.name) && (await runOnce(database, script, own))) ran.push(script.name)
  }
  if (functions.sql && isToMake(had.get(functionsRow), functions, own) && (await runOnce(database, functions, own)))
    ran.push(functions.name)
  return ran
}

/** Whether the functions are others than ours and not of a later version, which makes its own so that ours goes on. */
function isToMake(had: Ran | undefined, { sha256 }: Script, own: string): boolean {
  if (had === undefined) return true
  return had.sha256 !== sha256 && (had.version === null || !isLater(had.version, own))
}

/**
 * Makes the database of an earlier moment: runs exactly these migrations, and no functions, so that rows can come in as they were and
 * `migrate` can go on from there. Throws a StartError when one of them is not known here.
 */
export async function migrateTo(database: Database, names: readonly string[]): Promise<void> {
  const known = new Map(readScripts(ownFolders.migrations).map((script) => [script.name, script]))
  for (const name of names) {
    const script = known.get(name)
    if (!script)
      throw new StartError(
        `This copy was made by a newer version, which ran migration ${name}.sql: take that version or a later one.`,
      )
    await runOnce(database, script, version)
  }
}

/** What makes this version's database, as one hash: two versions with the same answer have the same schema. */
export function schemaHash(folders: MigrationFolders = ownFolders): string {
  return joinScripts([...readScripts(folders.migrations), ...functionScripts(folders)]).sha256
}

/** The names of tables and functions. */
export interface OwnNames {
  readonly tables: readonly string[]
  readonly routines: readonly string[]
}

/** What the scripts of this version make, by name: whatever else is in a database is somebody else's. */
export function ownNames(): OwnNames {
  const sql = [...readScripts(ownFolders.migrations), ...functionScripts(ownFolders)]
    .map((script) => script.sql)
    .join('\n')
  const made = (what: RegExp) => [...new Set(Array.from(sql.matchAll(what), ([, name = '']) => name))]
  return {
    tables: ['migrations', ...made(/^\s*create table (?:if not exists )?(\w+)/gm)],
    routines: made(/^\s*create (?:or replace )?(?:function|procedure) (\w+)/gm),
  }
}

/** How far a database is from this version. */
export interface SchemaState {
  /** Migrations that the next start runs. */
  readonly missing: readonly string[]
  /** Why this version refuses the database, in one line. */
  readonly refusal: string | undefined
}

/** Compares a database with the migrations of this version, and changes nothing. */
export async function schemaState(database: Queryable): Promise<SchemaState> {
  const migrations = readScripts(ownFolders.migrations)
  const had = await readRecord(database)
  const missing = migrations.map(({ name }) => name).filter((name) => !had.has(name))
  try {
    checkRecord(had, migrations)
    return { missing, refusal: undefined }
  } catch (error) {
    if (error instanceof StartError) return { missing, refusal: error.message }
    throw error
  }
}

/** The product's own functions begin with what the registry of types says. */
function functionScripts(folders: MigrationFolders): Script[] {
  const scripts = readScripts(folders.functions)
  if (folders !== ownFolders) return scripts
  const named = scripts.map(({ name, sql }) => ({ name, sql: filled(sql) }))
  return [{ name: 'registry', sql: registryFunctions() + readerFunctions() }, ...named].map((one) => ({
    ...one,
    sha256: hash(one.sql),
  }))
}

/** The words that the functions take from the product: the edges that carry visibility, and who reads what. */
function filled(sql: string): string {
  return withReaders(sql)
    .replaceAll('{{containment}}', containment)
    .replaceAll('{{sheets}}', sheetEdges)
    .replaceAll('{{steps}}', stepRows)
}

function readScripts(folder: string): Script[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.sort().map((file) => {
    // A checkout on Windows may have other line ends; that is not a change.
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
    return { name: file.slice(0, -'.sql'.length), sql, sha256: hash(sql) }
  })
}

function joinScripts(scripts: readonly Script[]): Script {
  return {
    name: functionsRow,
    sql: scripts.map((script) => script.sql).join('\n'),
    sha256: hash(scripts.map((script) => script.sha256).join()),
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function checkNumbers(migrations: readonly Script[]): void {
  const seen = new Map<string, string>()
  for (const { name } of migrations) {
    const number = /^(\d{4})_\w+$/.exec(name)?.[1]
    if (!number) throw new StartError(`Migration ${name}.sql must be named like 0001_what_it_does.sql.`)
    const other = seen.get(number)
    if (other)
      throw new StartError(
        `Migrations ${other}.sql and ${name}.sql have the same number: give the newer one the next number.`,
      )
    seen.set(number, name)
  }
}

async function readRecord(database: Queryable): Promise<Map<string, Ran>> {
  const [table] = await database.query<{ found: boolean }>(`select to_regclass('migrations') is not null as found`)
  if (!table?.found) return new Map()
  // The versions before wrote down neither: what is not known here, and does not say that it only adds, is refused.
  const rows = await database.query<Ran & { name: string }>(
    `select name, sha256, coalesce((to_jsonb(m) ->> 'contracts')::boolean, true) as contracts, to_jsonb(m) ->> 'version' as version
      from migrations m order by name`,
  )
  return new Map(rows.map(({ name, ...ran }) => [name, ran]))
}

function checkRecord(had: ReadonlyMap<string, Ran>, migrations: readonly Script[]): void {
  const known = new Map(migrations.map((script) => [script.name, script.sha256]))
  for (const [name, { sha256, contracts }] of had) {
    if (name === functionsRow || known.get(name) === sha256) continue
    if (!known.has(name) && !contracts) continue
    throw new StartError(
      known.has(name)
        ? `Migration ${name}.sql was changed after it ran on this database: put it back as it was and write a new migration.`
        : `This database was made by a newer version, which ran migration ${name}.sql: start that version or a later one.`,
    )
  }
}

/** Runs a script and records it. Where something else holds what it needs it lets all others pass, and tries again until it may. */
async function runOnce(database: Database, script: Script, own: string): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryOnce(database, script, own)
    } catch (error) {
      if (!isInTheWay(databaseErrorOf(error)?.code)) throw error
      if (tries % SAID_EACH === 1) warn(`${nameOf(script)} waits for ${await oldestWork(database)}.`)
      await pause(AGAIN_MS)
    }
  }
}

/** It waited for a lock, or for somebody who waited for it. */
function isInTheWay(code: string | undefined): boolean {
  return code === '55P03' || code === '40P01'
}

/** What is most likely in the way: a copy that is being made, or an import by a command. */
async function oldestWork(database: Database): Promise<string> {
  const [found] = await database.query<{ name: string; seconds: number }>(
    `select application_name as name, floor(extract(epoch from clock_timestamp() - xact_start))::int as seconds from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null order by xact_start limit 1`,
  )
  return found ? `a transaction of "${found.name}" that is open for ${found.seconds} s` : 'a lock'
}

function nameOf({ name }: Script): string {
  return name === functionsRow ? 'The functions of the database' : `Migration ${name}.sql`
}

/** The same once, in one transaction and under the lock; does nothing when another node just did. */
async function tryOnce(database: Database, script: Script, own: string): Promise<boolean> {
  try {
    return await database.transaction(async (tx) => {
      await prepare(database, tx)
      const [done] = await tx.query<{ sha256: string }>('select sha256 from migrations where name = $1', [script.name])
      if (done?.sha256 === script.sha256) return false
      await tx.exec(script.sql)
      await tx.query(
        `insert into migrations (name, sha256, contracts, version) values ($1, $2, $3, $4)
          on conflict (name) do update set sha256 = excluded.sha256, version = excluded.version, at = now()`,
        [script.name, script.sha256, contracting.test(script.sql), own],
      )
      return true
    })
  } catch (error) {
    const refused = databaseErrorOf(error)
    if (!refused) throw error
    throw new StartError(`${nameOf(script)} could not run (${refused.code}): ${refused.message}`, { cause: error })
  }
}

async function prepare(database: Database, tx: Transaction): Promise<void> {
  // A migration may take as long as it needs, and functions may name each other whatever their order.
  await tx.exec(`set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local check_function_bodies = off; set local client_min_messages = warning`)
  if (database.kind === 'postgres') await tx.query('select pg_advisory_xact_lock($1)', [lockNumber])
  // While it waits for a table, whoever asks for that table waits behind it.
  await tx.exec(`set local lock_timeout = ${LOCK_MS}`)
  await tx.exec(
    `create table if not exists migrations (name text primary key, sha256 text not null, at timestamptz not null default now());
     alter table migrations add column if not exists contracts boolean not null default true, add column if not exists version text`,
  )
}
