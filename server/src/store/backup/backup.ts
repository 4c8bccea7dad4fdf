import { createHash } from 'node:crypto'
import { StartError } from '../../startError.ts'
import type { Database, Queryable, Transaction } from '../database/index.ts'
import { migrateTo, type OwnNames, ownNames } from '../migrate.ts'

/** What a copy of the database says of one table. */
export interface TableCopy {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  /** The hashes of all rows added up, so that their order does not matter. */
  readonly sum: string
}

/** What a copy of the database says of its shape. */
export interface ShapeCopy {
  /** The migrations that made it, in their order. */
  readonly migrations: readonly string[]
  /** The partitions of `changes`. */
  readonly months: readonly string[]
  /** Up to where numbers were given out, by table and column. */
  readonly counters: readonly { readonly table: string; readonly column: string; readonly last: string }[]
}

/** A table as it stands in this database. */
export interface Table {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

/** What is of this database alone: how far nodes heard each other, in its own numbers, what was run on it, and when it was copied. */
const leftOut = ['touches', 'socket_io_attachments', 'migrations', 'last_copy']
/** Rows of one step, so that memory stays flat. */
const STEP = 500
/** How much of a table goes into one statement, characters. */
const STATEMENT = 512 * 1024
/** Any number, the same in every node: whoever removes bytes holds it with others, a copy that is made alone. */
export const BACKUP_LOCK = 7_240_828

/**
 * Runs `read` on everything as it is at one moment, while others go on writing. Bytes of files that are in it are not removed meanwhile.
 */
export function atOneMoment<T>(database: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return database.transaction(async (tx) => {
    await tx.exec('set transaction isolation level repeatable read, read only')
    await noHurry(tx)
    await tx.query('select pg_advisory_xact_lock($1)', [BACKUP_LOCK])
    return read(tx)
  })
}

async function noHurry(tx: Transaction): Promise<void> {
  await tx.exec(`set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local timezone = 'UTC'`)
}

/** Its tables in an order in which each comes after those it refers to. */
export async function listTables(tx: Queryable): Promise<Table[]> {
  const tables = await tx.query<Table>(
    `select c.relname as name, (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and not c.relname = any ($1::text[]) order by c.relname`,
    [leftOut],
  )
  const references = await tx.query<{ child: string; parent: string }>(
    `select distinct a.relname as child, b.relname as parent from pg_constraint k join pg_class a on a.oid = k.conrelid
      join pg_class b on b.oid = k.confrelid where k.contype = 'f' and k.conrelid <> k.confrelid`,
  )
  const ordered: Table[] = []
  const visit = (table: Table): void => {
    if (ordered.includes(table)) return
    for (const { child, parent } of references) {
      const before = child === table.name && tables.find(({ name }) => name === parent)
      if (before) visit(before)
    }
    ordered.push(table)
  }
  tables.forEach(visit)
  return ordered
}

/**
 * The table with its columns in the order of a copy, which may have grown in another one. Throws a StartError where they differ: what this
 * version does not know of would be lost without a word.
 */
function asInCopy(table: Table, names: readonly string[]): Table {
  const columns = names.flatMap((name) => table.columns.find((column) => column.name === name) ?? [])
  if (columns.length !== names.length || columns.length !== table.columns.length)
    throw new StartError(`Table ${table.name} of this copy has another shape here.`)
  return { name: table.name, columns }
}

/** The rows of a table, each as a JSON array of texts, some hundreds at a time. Answers at its end what it read. */
export async function* readRows(tx: Transaction, { name, columns }: Table): AsyncGenerator<string[], TableCopy> {
  const sum = new RowSum()
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await tx.exec(
    `declare copied no scroll cursor for select json_build_array(${values})::text as row from ${quoted(name)}`,
  )
  for (;;) {
    const rows = await tx.query<{ row: string }>(`fetch ${STEP} from copied`)
    if (rows.length === 0) break
    const lines = rows.map(({ row }) => row)
    for (const line of lines) sum.add(line)
    yield lines
  }
  await tx.exec('close copied')
  return { name, columns: columns.map((column) => column.name), ...sum.total }
}

/** Rows and the sum of their hashes as they stand in a table now. */
export async function sumOfTable(tx: Transaction, table: Table): Promise<TableCopy> {
  const rows = readRows(tx, table)
  for (;;) {
    const { done, value } = await rows.next()
    if (done) return value
  }
}

/** Adds rows that `readRows` gave, on any database of the same shape, some hundreds of thousands of characters at a time. */
export async function writeRows(tx: Queryable, table: Table, lines: Iterable<string>): Promise<void> {
  let part: string[] = []
  let length = 0
  for (const line of lines) {
    part.push(line)
    length += line.length
    if (length < STATEMENT) continue
    await writePart(tx, table, part)
    part = []
    length = 0
  }
  if (part.length > 0) await writePart(tx, table, part)
}

async function writePart(tx: Queryable, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const values = columns.map(({ type }, at) => `(r ->> ${at})::${type}`).join(', ')
  await tx.query(
    `insert into ${quoted(name)} (${names}) overriding system value select ${values} from jsonb_array_elements($1::jsonb) r`,
    [`[${lines.join(',')}]`],
  )
}

/** What made this database, and how far it counted. */
export async function readShape(tx: Queryable): Promise<ShapeCopy> {
  const migrations = await tx.query<{ name: string }>(
    "select name from migrations where name <> 'functions' order by name",
  )
  const months = await tx.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'changes'::regclass and c.relname ~ '^changes_\\d{4}_\\d{2}$' order by 1`,
  )
  const counters = await tx.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and not c.relname = any ($1::text[]) and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null order by 1, 2`,
    [leftOut],
  )
  const counted: { table: string; column: string; last: string }[] = []
  for (const { table, column, sequence } of counters) {
    const [row] = await tx.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${sequence}`,
    )
    if (row?.called) counted.push({ table, column, last: row.last })
  }
  return { migrations: migrations.map(({ name }) => name), months: months.map(({ name }) => name), counters: counted }
}

/** The partitions of `changes` for this month of UTC and the next one, as every start makes them. */
export function monthsFrom(now: Date): string[] {
  return [0, 1].map((after) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + after))
    return `changes_${first.toISOString().slice(0, 7).replace('-', '_')}`
  })
}

/** Makes the months of `changes` that a copy has, before their lines come. */
async function makeMonths(tx: Transaction, months: readonly string[]): Promise<void> {
  for (const name of months) {
    const [, year, month] = /^changes_(\d{4})_(\d{2})$/.exec(name) ?? []
    if (!year || !month) throw new Error(`no month: ${name}`)
    const next = new Date(Date.UTC(Number(year), Number(month))).toISOString().slice(0, 10)
    await tx.exec(
      `create table if not exists ${name} partition of changes for values from ('${year}-${month}-01Z') to ('${next}Z')`,
    )
  }
}

/** Takes out what migrations put in: a copy has its own. */
async function emptyTables(tx: Transaction, tables: readonly Table[]): Promise<void> {
  if (tables.length > 0) await tx.exec(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
}

/** Goes on counting where a copy was. */
async function setCounters(tx: Queryable, counters: ShapeCopy['counters']): Promise<void> {
  for (const { table, column, last } of counters) {
    await tx.query('select setval(pg_get_serial_sequence(quote_ident($1), $2), $3::bigint)', [table, column, last])
  }
}

/** What tables were when rows of them were copied. */
interface Copied extends ShapeCopy {
  readonly tables: readonly Pick<TableCopy, 'name' | 'columns'>[]
}

/**
 * Makes the tables of this program as they were when rows of them were copied, and has `fill` put the rows in, however long that takes. None of
 * them may be there. Answers them with their columns as in the copy. Throws a StartError for a copy that is not known here.
 */
export async function makeAsCopied(
  database: Database,
  copy: Copied,
  fill: (tables: readonly Table[]) => Promise<void>,
): Promise<readonly Table[]> {
  await migrateTo(database, copy.migrations)
  await noHurry(database)
  await makeMonths(database, copy.months)
  const own = new Set(ownNames().tables)
  const copied = new Map(copy.tables.map(({ name, columns }) => [name, columns]))
  const tables = (await listTables(database))
    .filter(({ name }) => own.has(name))
    .map((table) => asInCopy(table, copied.get(table.name) ?? table.columns.map(({ name }) => name)))
  const unknown = copy.tables.find(({ name }) => !tables.some((table) => table.name === name))
  if (unknown) throw new StartError(`This copy has a table ${unknown.name}, which is not known here.`)
  await emptyTables(database, tables)
  await fill(tables)
  await setCounters(database, copy.counters)
  return tables
}

/** What is in a database: nothing, the tables of this program without or with anything in them, or those of something else. */
export async function contentsOf(database: Queryable): Promise<'nothing' | 'tables' | 'items' | 'foreign'> {
  const [found] = await database.query<{ any: boolean; ours: boolean }>(
    `select exists (select from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')) as any,
      to_regclass('migrations') is not null and to_regclass('items') is not null as ours`,
  )
  if (!found?.any) return 'nothing'
  if (!found.ours) return 'foreign'
  const [row] = await database.query<{ found: boolean }>('select exists (select from items) as found')
  return row?.found ? 'items' : 'tables'
}

/** How many others are connected to this database by this program. */
export async function countOthers(database: Queryable): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'schakel live'`,
  )
  return row?.n ?? 0
}

/** Takes away the tables and functions that are not of an extension: every one, or those of these names. */
export async function dropEverything(tx: Transaction, only?: OwnNames): Promise<void> {
  await noHurry(tx)
  const things = await tx.query<{ command: string }>(
    `select format('drop table if exists %I cascade', c.relname) as command from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and ($1::text[] is null or c.relname = any ($1::text[]))
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     union all
     select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = current_schema()::regnamespace and ($2::text[] is null or p.proname = any ($2::text[]))
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    [only?.tables ?? null, only?.routines ?? null],
  )
  for (const { command } of things) await tx.exec(command)
}

/** The bytes that belong to a moment, by their keys' ingredients: uploads with whether anything has them, and files of imports. */
export async function listBytes(
  tx: Queryable,
  uses: Readonly<Record<'file' | 'picture', (hash: string) => string>>,
): Promise<{ uploads: { hash: string; kind: string; isUsed: boolean }[]; imports: string[] }> {
  const uploads = await tx.query<{ hash: string; kind: string; used: boolean }>(
    `select distinct u.hash, u.kind, case when u.kind = 'file' then ${uses.file('u.hash')} else ${uses.picture('u.hash')} end as used
      from uploads u order by u.hash, u.kind`,
  )
  // One that came by command left no file.
  const imports = await tx.query<{ key: string }>(
    "select job ->> 'key' as key from imports where coalesce(job ->> 'key', '') <> '' order by 1",
  )
  return {
    uploads: uploads.map(({ hash, kind, used }) => ({ hash, kind, isUsed: used })),
    imports: imports.map(({ key }) => key),
  }
}

/** Adds up the hashes of rows. */
class RowSum {
  #sum = 0n
  #rows = 0

  add(line: string): void {
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`))
    this.#rows += 1
  }

  get total(): { rows: number; sum: string } {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(64, '0') }
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
