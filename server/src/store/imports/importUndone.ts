import { may } from '@schakel/domain'
import { isWhole } from '../access/whoReads.ts'
import type { Store, ViewerStore } from '../store.ts'
import { commit } from '../write/commit.ts'
import { TOUCHED } from './importLanding.ts'
import type { StayReason, UndoOutcome } from './importUndo.ts'

/** Takes out, inside a transaction, the last note of what an import filled in; undefined when none is left. */
export async function takeMerge<U>({ database }: Store, id: string): Promise<U | undefined> {
  const [row] = await database.query<{ undo: U }>(
    `delete from import_merges where import = $1
      and n = (select n from import_merges where import = $1 order by n desc limit 1 for update) returning undo`,
    [id],
  )
  return row?.undo
}

/** Keeps what became of an item that the import only filled in; that a part of it stays is what is told. */
export async function keepMerged({ database }: Store, id: string, item: string, outcome: UndoOutcome): Promise<void> {
  await database.query(
    `insert into import_items as kept (import, item, version, edges, outcome) values ($1, $2, 0, '{}', $3)
      on conflict (import, item) do update set outcome = excluded.outcome where kept.outcome = 'restored'`,
    [id, item, outcome],
  )
}

/** Ends the taking back of an import, once, with its line in the log of the space. */
export function closeUndo(me: ViewerStore, id: string, space: string): Promise<boolean> {
  return me.store.together(async (inner) => {
    const rows = await inner.database.query<{ trashed: number }>(
      `update imports m set state = 'undone', touched_at = ${TOUCHED} where id = $1 and state = 'undoing'
        returning (select count(*)::int from import_items i where i.import = m.id and i.outcome = 'trashed') as trashed`,
      [id],
    )
    const [ended] = rows
    if (!ended) return false
    const changes = [{ item: space, kind: 'unimport', after: { _import: id, trashed: ended.trashed } } as const]
    await commit(inner.as(me.viewer), { changes }, { _id: space, _version: 0 })
    return true
  })
}

/** What came of taking an import back. */
export interface Undone {
  readonly trashed: number
  readonly restored: number
  /** Of what stays: as many as the viewer reads, and the first of them. */
  readonly stayed: number
  readonly items: readonly { readonly _id: string; readonly name: string; readonly reason: StayReason }[]
}

/** Names that are told of what stays. */
const NAMED = 100

/** What came of taking an import back, for who reads what stays (D6). D23.5 */
export async function readUndone(me: ViewerStore, id: string): Promise<Undone> {
  const { database } = me.store
  const [counts] = await database.query<{ trashed: number; restored: number }>(
    `select count(*) filter (where outcome = 'trashed')::int as trashed, count(*) filter (where outcome = 'restored')::int as restored
      from import_items where import = $1`,
    [id],
  )
  const rows = await database.query<{ _id: string; name: string; reason: StayReason; total: number }>(
    `select i.id as _id, coalesce(i.fields ->> 'name', '') as name, m.outcome as reason, count(*) over ()::int as total
      from import_items m join items i on i.id = m.item and i.deleted_at is null and ($2 or ${isWhole('$3::text[]')})
      where m.import = $1 and m.outcome in ('changed', 'attached', 'forbidden') order by i.fields ->> 'name', i.id limit ${NAMED}`,
    [id, may(me.viewer, 'readEverything'), me.keys.all],
  )
  return {
    trashed: counts?.trashed ?? 0,
    restored: counts?.restored ?? 0,
    stayed: rows[0]?.total ?? 0,
    items: rows.map(({ _id, name, reason }) => ({ _id, name, reason })),
  }
}
