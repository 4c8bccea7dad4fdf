import type { Store } from '../store.ts'

/** Rows of one statement, so that others come in between on the embedded engine. */
const STEP = 200

/** What became of a row of the file, as it is told. */
export interface KeptRow {
  readonly line: number
  readonly outcome: string
}

/** Keeps what became of each row, instead of what was kept before. */
export async function keepRows(store: Store, id: string, rows: readonly KeptRow[]): Promise<void> {
  for (let after = -1; ; ) {
    const gone = await store.database.query<{ line: number }>(
      `delete from import_rows where import = $1 and line in (
        select line from import_rows where import = $1 and line > $2 order by line limit ${STEP}) returning line`,
      [id, after],
    )
    if (gone.length < STEP) break
    for (const { line } of gone) after = Math.max(after, line)
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
