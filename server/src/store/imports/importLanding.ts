import type { Queryable } from '../database/index.ts'
import { nextStepSize } from '../stepSize.ts'
import type { Store, ViewerStore } from '../store.ts'
import { commit } from '../write/commit.ts'

/** Rows of one statement at most, and of the first, so that others come in between on the embedded engine. */
const STEP = 200
const FIRST_STEP = 50

/** When an import is touched: by the millisecond, since nodes of the version before compare no more of it when they take one over. */
export const TOUCHED = "date_trunc('milliseconds', clock_timestamp())"

/** Keeps how far an import is, and says whether somebody asked to stop it. */
export async function touchImport(store: Store, id: string, job: Readonly<Record<string, unknown>>): Promise<boolean> {
  const [row] = await store.database.query<{ is_cancelled: boolean }>(
    `update imports set job = job || $2::jsonb, touched_at = ${TOUCHED} where id = $1 returning is_cancelled`,
    [id, JSON.stringify(job)],
  )
  return row?.is_cancelled ?? true
}

/** Makes all that an import wrote readable at once (D17.2). Answers false when somebody stopped it first. */
export function landImport(me: ViewerStore, id: string, space: string, created: number): Promise<boolean> {
  return me.store.together(
    async (inner) => {
      const rows = await inner.database.query(
        `update imports set state = 'done', landed_at = $2, touched_at = ${TOUCHED}
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

/** Imports that have landed and whose items are not all as any other yet. */
export async function listUnsettled(store: Store): Promise<readonly string[]> {
  const rows = await store.database.query<{ id: string }>(
    `select id from imports where landed_at is not null and (job ->> 'isUnsettled')::boolean order by id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Goes on along the ids in short transactions of which nobody is told, until no row is left; answers false when it was to stop. Each begins
 * behind the last, and the very last one at the beginning: whatever the plan, it does not walk each time over what is done already.
 */
async function inQuietSteps(
  { database }: Store,
  step: (tx: Queryable, after: string, size: number) => Promise<readonly { readonly id: string }[]>,
  signal?: AbortSignal,
): Promise<boolean> {
  let after = ''
  for (let size = FIRST_STEP; ; ) {
    if (signal?.aborted) return false
    const began = performance.now()
    const rows = await database.transaction(async (tx) => {
      await tx.query("select set_config('schakel.quiet', 'on', true)")
      return step(tx, after, size)
    })
    if (rows.length < size && after === '') return true
    // At the end it looks once more from the beginning: what was written meanwhile may stand before.
    if (rows.length < size) after = ''
    else for (const { id } of rows) if (id > after) after = id
    size = nextStepSize(size, performance.now() - began, STEP)
  }
}

/** Makes what an import wrote as everything else, among what is newest, in short steps; done again it goes on where it stopped. */
export async function settleImport(store: Store, id: string, signal: AbortSignal): Promise<void> {
  const isSettled = await inQuietSteps(
    store,
    (tx, after, size) =>
      tx.query<{ id: string }>(
        `update items i set staged = null,
            created_at = case when i.created_at = 'epoch' then m.landed_at else i.created_at end,
            changed_at = case when i.changed_at = 'epoch' then m.landed_at else i.changed_at end
          from imports m where m.id = $1 and m.landed_at is not null
            and i.id in (select due.id from items due where due.staged = $1 and due.id > $3 order by due.id limit $2) returning i.id`,
        [id, size, after],
      ),
    signal,
  )
  if (!isSettled) return
  store.announce([], null)
  await touchImport(store, id, { isUnsettled: false })
}

/** Whether all that an import wrote is there: whatever fails after that, nothing of it is undone by itself. */
export async function hasLanded({ database }: Store, id: string): Promise<boolean> {
  const rows = await database.query('select id from imports where id = $1 and landed_at is not null', [id])
  return rows.length > 0
}

/**
 * Removes what an import wrote and never landed, step by step: nobody ever read any of it. Of one that landed it leaves all. Answers false
 * when it was told to stop.
 */
export async function dropStaged(store: Store, id: string, signal?: AbortSignal): Promise<boolean> {
  if (await hasLanded(store, id)) return true
  const step = (tx: Queryable, after: string, size: number) =>
    tx.query<{ id: string }>(
      `with due as (select i.id from items i join imports m on m.id = i.staged and m.landed_at is null
          where i.staged = $1 and i.id > $4 order by i.id limit $3),
        gone as (delete from items i using due where i.id = due.id returning i.id)
        insert into changes (at, item, kind) select $2, id, 'purge' from gone returning item as id`,
      [id, store.settings.clock(), size, after],
    )
  if (!(await inQuietSteps(store, step, signal))) return false
  await dropImportItems(store, id)
  return true
}

/** Forgets step by step what an import made. */
export async function dropImportItems({ database }: Store, id: string): Promise<void> {
  for (;;) {
    const gone = await database.query(
      `delete from import_items where import = $1 and item in (select item from import_items where import = $1 limit 2000) returning item`,
      [id],
    )
    if (gone.length < 2000) return
  }
}
