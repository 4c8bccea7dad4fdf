import { Missing } from '@schakel/domain'
import type { Store, ViewerStore } from './store.ts'
import { commit } from './write/commit.ts'

/** How far an import is: read, looked at, written, ended in one way or another, or taken back. */
export type ImportState = 'checking' | 'checked' | 'writing' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone'

/** An import as it is kept, with what the feature keeps of it. */
export interface KeptImport<J> {
  readonly id: string
  readonly user: string
  readonly state: ImportState
  readonly job: J
  readonly createdAt: Date
  readonly touchedAt: Date
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
  readonly touched_at: Date
  readonly is_cancelled: boolean
  readonly landed_at: Date | null
}

/** What is read of an import, from a table that is called `m`. */
export const importColumns = 'm.id, m.user_id, m.state, m.job, m.created_at, m.touched_at, m.is_cancelled, m.landed_at'
/** Imports of one person that are listed. */
const LISTED = 20
/** Rows of one statement, so that others come in between on the embedded engine. */
const STEP = 200

/** An import as the features know it, of its row. */
export function keptImport<J>(row: ImportTableRow<J>): KeptImport<J> {
  const { id, state, job } = row
  return {
    id,
    user: row.user_id,
    state,
    job,
    createdAt: row.created_at,
    touchedAt: row.touched_at,
    isCancelled: row.is_cancelled,
    landedAt: row.landed_at,
  }
}

/** Keeps an import that is just being written whole, in one transaction: it can be taken back like any other (D23.5). */
export async function addWritten<J>({ store, viewer }: ViewerStore, id: string, job: J): Promise<void> {
  await store.database.query(
    `insert into imports (id, user_id, state, job, created_at, touched_at, landed_at) values ($1, $2, 'done', $3, $4, $4, $4)`,
    [id, viewer._id, job, store.settings.clock()],
  )
}

/** Begins an import of this viewer. */
export async function addImport<J>({ store, viewer }: ViewerStore, id: string, job: J): Promise<void> {
  await store.database.query(
    `insert into imports (id, user_id, state, job, created_at, touched_at) values ($1, $2, 'checking', $3, $4, $4)`,
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

/** Imports that have not ended and of which no node has said anything since. */
export async function listForgotten<J>(store: Store, since: Date): Promise<KeptImport<J>[]> {
  const rows = await store.database.query<ImportTableRow<J>>(
    `select ${importColumns} from imports m where state in ('checking', 'writing') and touched_at <= $1 order by id`,
    [since],
  )
  return rows.map(keptImport)
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

/** Moves an import on, from one of these states alone: whoever comes second finds that it has moved. Answers whether it did. */
export async function moveImport(
  store: Store,
  id: string,
  from: readonly ImportState[],
  to: ImportState,
  job: Readonly<Record<string, unknown>> = {},
): Promise<boolean> {
  const rows = await store.database.query(
    `update imports set state = $3, job = job || $4::jsonb, touched_at = $5, is_cancelled = is_cancelled and $3 not in ('checking', 'writing')
      where id = $1 and state = any ($2::text[]) returning id`,
    [id, [...from], to, JSON.stringify(job), store.settings.clock()],
  )
  return rows.length > 0
}

/** Keeps how far an import is, and says whether somebody asked to stop it. */
export async function touchImport(store: Store, id: string, job: Readonly<Record<string, unknown>>): Promise<boolean> {
  const [row] = await store.database.query<{ is_cancelled: boolean }>(
    'update imports set job = job || $2::jsonb, touched_at = $3 where id = $1 returning is_cancelled',
    [id, JSON.stringify(job), store.settings.clock()],
  )
  return row?.is_cancelled ?? true
}

/** Asks whoever works on an import to stop; once it has landed there is nothing to stop. */
export async function askToStop(store: Store, id: string): Promise<void> {
  await store.database.query(
    `update imports set is_cancelled = true where id = $1 and landed_at is null and state in ('checking', 'writing')`,
    [id],
  )
}

/** Makes all that an import wrote readable at once (D17.2). Answers false when somebody stopped it first. */
export function landImport(me: ViewerStore, id: string, space: string, created: number): Promise<boolean> {
  return me.store.together(
    async (inner) => {
      const rows = await inner.database.query(
        `update imports set state = 'done', landed_at = $2, touched_at = $2
          where id = $1 and state = 'writing' and landed_at is null and not is_cancelled returning id`,
        [id, inner.settings.clock()],
      )
      if (rows.length === 0) return false
      const changes = [{ item: space, kind: 'import', after: { _import: id, created } } as const]
      await commit(inner.as(me.viewer), { changes }, { _id: space, _version: 0 })
      return true
    },
    { announce: [{ item: space, kind: 'update' }] },
  )
}

/** How long one statement that puts items in their place may keep the embedded engine from everybody else, ms. */
const SETTLE_MS = 40

/** Imports that have landed and whose items are not all as any other yet. */
export async function listUnsettled(store: Store): Promise<readonly string[]> {
  const rows = await store.database.query<{ id: string }>(
    `select id from imports where landed_at is not null and (job ->> 'isUnsettled')::boolean order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Makes what an import wrote as everything else, among what is newest, in short steps; done again it goes on where it stopped. */
export async function settleImport(store: Store, id: string, signal: AbortSignal): Promise<void> {
  for (let size = STEP / 4, isDone = false; !isDone; ) {
    if (signal.aborted) return
    const began = performance.now()
    const settled = await store.database.transaction(async (tx) => {
      await tx.query("select set_config('schakel.quiet', 'on', true)")
      const rows = await tx.query(
        `update items i set staged = null,
            created_at = case when i.created_at = 'epoch' then m.landed_at else i.created_at end,
            changed_at = case when i.changed_at = 'epoch' then m.landed_at else i.changed_at end
          from imports m where m.id = $1 and m.landed_at is not null
            and i.id in (select due.id from items due where due.staged = $1 order by due.id limit $2) returning i.id`,
        [id, size],
      )
      return rows.length
    })
    isDone = settled < size
    size = Math.max(5, Math.min(STEP, Math.round((size * SETTLE_MS) / Math.max(1, performance.now() - began))))
  }
  store.announce([], null)
  await touchImport(store, id, { isUnsettled: false })
}

/** Whether all that an import wrote is there: whatever fails after that, nothing of it is undone by itself. */
export async function hasLanded({ database }: Store, id: string): Promise<boolean> {
  const rows = await database.query('select id from imports where id = $1 and landed_at is not null', [id])
  return rows.length > 0
}

/** Removes what an import wrote and never landed, step by step: nobody ever read any of it. Of one that landed it leaves all. */
export async function dropStaged(store: Store, id: string): Promise<void> {
  if (await hasLanded(store, id)) return
  for (;;) {
    const gone = await store.database.transaction(async (tx) => {
      await tx.query("select set_config('schakel.quiet', 'on', true)")
      const rows = await tx.query(
        `with due as (select i.id from items i join imports m on m.id = i.staged and m.landed_at is null
            where i.staged = $1 order by i.id limit ${STEP}),
          gone as (delete from items i using due where i.id = due.id returning i.id)
          insert into changes (at, item, kind) select $2, id, 'purge' from gone returning item`,
        [id, store.settings.clock()],
      )
      return rows.length
    })
    if (gone < STEP) break
  }
  await dropImportItems(store, id)
}

/** Forgets step by step what an import made. */
async function dropImportItems({ database }: Store, id: string): Promise<void> {
  for (;;) {
    const gone = await database.query(
      `delete from import_items where import = $1 and item in (select item from import_items where import = $1 limit 2000) returning item`,
      [id],
    )
    if (gone.length < 2000) return
  }
}

/** What became of a row of the file, as it is told. */
export interface KeptRow {
  readonly line: number
  readonly outcome: string
}

/** Keeps what became of each row, instead of what was kept before. */
export async function keepRows(store: Store, id: string, rows: readonly KeptRow[]): Promise<void> {
  for (;;) {
    const gone = await store.database.query(
      `delete from import_rows where import = $1 and line in (select line from import_rows where import = $1 limit 5000) returning line`,
      [id],
    )
    if (gone.length < 5000) break
  }
  for (let from = 0; from < rows.length; from += STEP) {
    await store.database.query(
      `insert into import_rows (import, line, outcome, report)
        select $1, (x ->> 'line')::int, x ->> 'outcome', x from jsonb_array_elements($2::jsonb) x`,
      [id, JSON.stringify(rows.slice(from, from + STEP))],
    )
  }
}

/** Which of the rows are asked for. */
export interface RowQuery {
  readonly outcome?: string | undefined
  /** Rows that are the same as others alone. */
  readonly isDuplicate?: boolean
  readonly after: number
  readonly size: number
}

/** The rows of an import, in the order of the file, from behind a line on. */
export async function readRows<R>(store: Store, id: string, query: RowQuery): Promise<R[]> {
  const { outcome = null, isDuplicate = false, after, size } = query
  const rows = await store.database.query<{ report: R }>(
    `select report from import_rows where import = $1 and line > $2 and ($3::text is null or outcome = $3)
      and (not $4::boolean or report ? 'duplicate') order by line limit $5`,
    [id, after, outcome, isDuplicate, size],
  )
  return rows.map(({ report }) => report)
}

/** Notes how what is filled in is taken back again; said again when it is known what was written. */
export async function noteMerge(inner: Store, id: string, n: number, undo: object): Promise<void> {
  await inner.database.query(
    `insert into import_merges (import, n, undo) values ($1, $2, $3)
      on conflict (import, n) do update set undo = excluded.undo`,
    [id, n, undo],
  )
}

/** What is to be taken back of an import that does not land, the last first. */
export async function readMerges<U>(store: Store, id: string): Promise<{ readonly n: number; readonly undo: U }[]> {
  return store.database.query('select n, undo from import_merges where import = $1 order by n desc', [id])
}

/** Forgets what need not be taken back any more: one of them, or all. */
export async function dropMerges(store: Store, id: string, n?: number): Promise<void> {
  await store.database.query('delete from import_merges where import = $1 and ($2::int is null or n = $2)', [
    id,
    n ?? null,
  ])
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
