import { Missing } from '@schakel/domain'
import type { Store, ViewerStore } from '../store.ts'
import { dropImportItems, TOUCHED } from './importLanding.ts'
import { keepRows } from './importRows.ts'

/** How far an import is: read, looked at, written, ended in one way or another, or taken back. */
export type ImportState = 'checking' | 'checked' | 'writing' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone'

/** An import as it is kept, with what the feature keeps of it. */
export interface KeptImport<J> {
  readonly id: string
  readonly user: string
  readonly state: ImportState
  readonly job: J
  readonly createdAt: Date
  /** When somebody last said something of it, only to be compared. */
  readonly touched: string
  /** How long ago that is, ms: by the clock of the database, since no two nodes have the same one. */
  readonly silentMs: number
  readonly isCancelled: boolean
  /** Since when all of it is there. */
  readonly landedAt: Date | null
}

/** A row of `imports`. */
export interface ImportTableRow<J> {
  readonly id: string
  readonly user_id: string
  readonly state: ImportState
  readonly job: J
  readonly created_at: Date
  readonly touched: string
  readonly silent_ms: number
  readonly is_cancelled: boolean
  readonly landed_at: Date | null
}

/** What is read of an import, from a table that is called `m`. */
export const importColumns = `m.id, m.user_id, m.state, m.job, m.created_at, m.is_cancelled, m.landed_at,
  extract(epoch from m.touched_at)::text as touched,
  (extract(epoch from clock_timestamp() - m.touched_at) * 1000)::float8 as silent_ms`
/** Imports of one person that are listed. */
const LISTED = 20

/** An import as the features know it, of its row. */
export function keptImport<J>(row: ImportTableRow<J>): KeptImport<J> {
  const { id, state, job } = row
  return {
    id,
    user: row.user_id,
    state,
    job,
    createdAt: row.created_at,
    touched: row.touched,
    silentMs: row.silent_ms,
    isCancelled: row.is_cancelled,
    landedAt: row.landed_at,
  }
}

/** Keeps an import that is just being written whole, in one transaction: it can be taken back like any other (D23.5). */
export async function addWritten<J>({ store, viewer }: ViewerStore, id: string, job: J): Promise<void> {
  await store.database.query(
    `insert into imports (id, user_id, state, job, created_at, touched_at, landed_at) values ($1, $2, 'done', $3, $4, ${TOUCHED}, $4)`,
    [id, viewer._id, job, store.settings.clock()],
  )
}

/** Begins an import of this viewer. */
export async function addImport<J>({ store, viewer }: ViewerStore, id: string, job: J): Promise<void> {
  await store.database.query(
    `insert into imports (id, user_id, state, job, created_at, touched_at) values ($1, $2, 'checking', $3, $4, ${TOUCHED})`,
    [id, viewer._id, job, store.settings.clock()],
  )
}

/** How many imports of this viewer are being worked on, or wait for that. */
export async function countOpenImports({ store, viewer }: ViewerStore): Promise<number> {
  const [row] = await store.database.query<{ n: number }>(
    `select count(*)::int as n from imports where user_id = $1 and state in ('checking', 'writing')`,
    [viewer._id],
  )
  return row?.n ?? 0
}

/** An import of this viewer's own; nobody else's exists. Throws Missing. */
export async function readImport<J>({ store, viewer }: ViewerStore, id: string): Promise<KeptImport<J>> {
  const [row] = await store.database.query<ImportTableRow<J>>(
    `select ${importColumns} from imports m where id = $1 and user_id = $2`,
    [id, viewer._id],
  )
  if (!row) throw new Missing('import')
  return keptImport(row)
}

/** Whether what is kept under a key is the file of an import. */
export async function isImportFile({ database }: Store, key: string): Promise<boolean> {
  const [row] = await database.query<{ found: boolean }>(
    `select exists (select from imports where job ->> 'key' = $1) as found`,
    [key],
  )
  return row?.found ?? false
}

/** The viewer's own imports, newest first. */
export async function listImports<J>({ store, viewer }: ViewerStore): Promise<KeptImport<J>[]> {
  const rows = await store.database.query<ImportTableRow<J>>(
    `select ${importColumns} from imports m where user_id = $1 order by created_at desc, id limit ${LISTED}`,
    [viewer._id],
  )
  return rows.map(keptImport)
}

/** Imports that have not ended. */
export async function listOpen<J>(store: Store): Promise<KeptImport<J>[]> {
  const rows = await store.database.query<ImportTableRow<J>>(
    `select ${importColumns} from imports m where state in ('checking', 'writing') order by id`,
  )
  return rows.map(keptImport)
}

/**
 * Takes over an import of which nobody has said anything since it was read: from then on it does not land, and whoever worked on it stops.
 * Answers whether it could be: not where it is heard of again, has landed or was taken over.
 */
export async function takeOver(store: Store, { id, state, touched }: KeptImport<unknown>): Promise<boolean> {
  const rows = await store.database.query(
    `update imports set is_cancelled = true, touched_at = ${TOUCHED}
      where id = $1 and state = $2 and extract(epoch from touched_at) = $3::numeric and landed_at is null returning id`,
    [id, state, touched],
  )
  return rows.length > 0
}

/** Imports that landed, or began and never did, before this moment: to be cleared away. */
export async function listOldImports<J>(store: Store, before: Date): Promise<KeptImport<J>[]> {
  const rows = await store.database.query<ImportTableRow<J>>(
    `select ${importColumns} from imports m where coalesce(landed_at, created_at) <= $1
      and state not in ('checking', 'writing') order by id limit 100`,
    [before],
  )
  return rows.map(keptImport)
}

/**
 * Moves an import on, from one of these states alone: whoever comes second finds that it has moved. One that is to stop is not written.
 * Answers whether it moved.
 */
export async function moveImport(
  store: Store,
  id: string,
  from: readonly ImportState[],
  to: ImportState,
  job: Readonly<Record<string, unknown>> = {},
): Promise<boolean> {
  const rows = await store.database.query(
    `update imports set state = $3, job = job || $4::jsonb, touched_at = ${TOUCHED}, is_cancelled = is_cancelled and $3 not in ('checking', 'writing')
      where id = $1 and state = any ($2::text[]) and ($3 <> 'writing' or not is_cancelled) returning id`,
    [id, [...from], to, JSON.stringify(job)],
  )
  return rows.length > 0
}

/** The first rows that are kept of files, to choose columns by, each as its cells. */
export async function readSamples({ database }: Store): Promise<{ id: string; key: string; rows: string[][] }[]> {
  return database.query<{ id: string; key: string; rows: string[][] }>(
    `select m.id, coalesce(m.job ->> 'key', '') as key, coalesce(jsonb_agg(
        (select coalesce(jsonb_agg(c.value), '[]') from jsonb_each_text(r.row) c)), '[]') as rows
      from imports m, jsonb_array_elements(m.job #> '{table,sample}') as r(row)
      where jsonb_typeof(m.job #> '{table,sample}') = 'array' group by m.id order by m.id`,
  )
}

/** Forgets the first rows of the files of these imports. */
export async function dropSamples({ database }: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await database.query(`update imports set job = jsonb_set(job, '{table,sample}', '[]') where id = any ($1::text[])`, [
    [...ids],
  ])
}

/** Asks whoever works on an import to stop; once it has landed there is nothing to stop. */
export async function askToStop(store: Store, id: string): Promise<void> {
  await store.database.query(
    `update imports set is_cancelled = true where id = $1 and landed_at is null and state in ('checking', 'writing')`,
    [id],
  )
}

/** Removes an import and its rows; what it made stays. */
export async function dropImport(store: Store, id: string): Promise<void> {
  await keepRows(store, id, [])
  await dropImportItems(store, id)
  await store.database.query('delete from imports where id = $1', [id])
}

/** Remembers which columns the viewer said that a file with these headings has. */
export async function keepMapping({ store, viewer }: ViewerStore, headings: string, type: string, mapping: object) {
  await store.database.query(
    `insert into import_mappings (user_id, headings, type, mapping, at) values ($1, $2, $3, $4, $5)
      on conflict (user_id, headings, type) do update set mapping = excluded.mapping, at = excluded.at`,
    [viewer._id, headings, type, mapping, store.settings.clock()],
  )
}

/** What the viewer said the last time of a file with these headings. */
export async function readMapping<M>({ store, viewer }: ViewerStore, headings: string, type: string) {
  const [row] = await store.database.query<{ mapping: M }>(
    'select mapping from import_mappings where user_id = $1 and headings = $2 and type = $3',
    [viewer._id, headings, type],
  )
  return row?.mapping
}
