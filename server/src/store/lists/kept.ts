import { Forbidden, Invalid, isCentre, Missing, may, REPORTS_MAX, VIEW_NAME_MAX, VIEWS_MAX } from '@schakel/domain'
import { ownReader } from '../context.ts'
import type { Queryable } from '../database/index.ts'
import type { Params } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'

/** What people keep under a name for themselves, and may share with their space: views of lists, and reports. */
export type KeptTable = 'views' | 'reports'

/** How long what was thrown away can be taken back, days. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000
/** Of what one person threw away so many can be taken back; what lay there before goes for good. */
const THROWN_AWAY_MAX = 50
/** How many one person keeps, and the lock by which two windows at once write one after the other. */
const room: Readonly<Record<KeptTable, { readonly max: number; readonly lock: number }>> = {
  views: { max: VIEWS_MAX, lock: 19 },
  reports: { max: REPORTS_MAX, lock: 17 },
}

const what: Readonly<Record<KeptTable, string>> = { views: 'view', reports: 'report' }
/** The column of what it says. */
const says: Readonly<Record<KeptTable, string>> = { views: 'settings', reports: 'report' }

/** The space whose shared things somebody reads and may share with: their own, when they are of the centre. */
export function spaceOf({ viewer }: ViewerStore): string | null {
  const home = viewer.organisation?._id
  return isCentre(viewer) && home?.startsWith('space/') ? home : null
}

/** That the row `v` is the viewer's own or shared with them, as SQL. What is not shared is theirs alone, also under impersonation. */
export function keptRead(me: ViewerStore, params: Params): string {
  return `v.deleted_at is null and (v.owner = ${params.add(ownReader(me))} or v.space = ${params.add(spaceOf(me))}::text)`
}

/** Whose it is. Throws Missing where the viewer does not read it. */
export async function assertKeptRead(
  me: ViewerStore,
  table: KeptTable,
  id: string,
  isTrashed = false,
): Promise<string> {
  const [row] = await me.store.database.query<{ owner: string }>(
    `select owner from ${table} where id = $1 and (owner = $2 or space = $3)
      and deleted_at is ${isTrashed ? 'not null' : 'null'}`,
    [id, ownReader(me), spaceOf(me)],
  )
  if (!row) throw new Missing(what[table])
  return row.owner
}

/** Whose it is. Throws Missing, and Forbidden where it is not the viewer's own; super users change what their space shares. */
export async function assertKeptOwn(me: ViewerStore, table: KeptTable, id: string, isTrashed = false): Promise<string> {
  const owner = await assertKeptRead(me, table, id, isTrashed)
  if (owner !== me.viewer._id && !may(me.viewer, 'changeSharedViews'))
    throw new Forbidden(`change a ${what[table]} of somebody else`)
  return owner
}

/** A name as it is kept; nothing where it stays as it is. Throws Invalid for one that is empty or too long. */
export function keptName(name: string | undefined, isNew: boolean): string | undefined {
  const kept = name?.trim().replace(/\s+/g, ' ')
  if (kept === '' || (isNew && kept === undefined)) throw Invalid.of('name', 'required')
  if (kept !== undefined && kept.length > VIEW_NAME_MAX) throw Invalid.of('name', 'tooLong', { max: VIEW_NAME_MAX })
  return kept
}

/** What is to be changed of something that is kept: its name, whether it is shared, and what it says. */
export interface KeptPatch {
  readonly name?: string | undefined
  readonly shared?: boolean | undefined
  readonly said?: object | undefined
  /** What it said when it was read, as it is kept: it is changed only while that stands (D2.3). */
  readonly was?: object | undefined
}

/**
 * Changes it; what is left out stays as it is, and what is shared stays with the space that has it. Answers whether it did: not where it
 * says something else by now than it was. Throws Forbidden, Missing.
 */
export async function changeKept(
  me: ViewerStore,
  table: KeptTable,
  id: string,
  { name, shared, said, was }: KeptPatch,
): Promise<boolean> {
  await assertKeptOwn(me, table, id)
  const changed = await me.store.database.query(
    `update ${table} set name = coalesce($2, name), ${says[table]} = coalesce($3::jsonb, ${says[table]}),
        space = case when $4::boolean is null then space when $4 then coalesce(space, $5) end, changed_at = $6
      where id = $1 and ($7::jsonb is null or ${says[table]} = $7::jsonb) returning id`,
    [
      id,
      name ?? null,
      said === undefined ? null : JSON.stringify(said),
      shared ?? null,
      spaceOf(me),
      me.store.settings.clock(),
      was === undefined ? null : JSON.stringify(was),
    ],
  )
  return changed.length > 0
}

/** Makes who writes one more of somebody, new or taken back, wait for who does so already. Throws Invalid when there are too many. */
export async function assertRoom(tx: Queryable, table: KeptTable, owner: string): Promise<void> {
  const { max, lock } = room[table]
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [owner, lock])
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from ${table} where owner = $1 and deleted_at is null`,
    [owner],
  )
  if ((row?.n ?? 0) >= max) throw Invalid.of(table, 'tooLarge', { max })
}

/** Writes one more of somebody, new or taken back. Throws Invalid when there are too many. */
export async function withRoom(
  { store }: ViewerStore,
  table: KeptTable,
  owner: string,
  write: (tx: Queryable) => Promise<unknown>,
): Promise<void> {
  await store.database.transaction(async (tx) => {
    await assertRoom(tx, table, owner)
    await write(tx)
  })
}

/** Takes back what was thrown away. Throws Forbidden, Missing, Invalid where there are too many by now. */
export async function restoreKept(me: ViewerStore, table: KeptTable, id: string): Promise<{ readonly _id: string }> {
  const owner = await assertKeptOwn(me, table, id, true)
  await withRoom(me, table, owner, (tx) => tx.query(`update ${table} set deleted_at = null where id = $1`, [id]))
  return { _id: id }
}

/**
 * Throws it away; with it go those that were thrown away long ago, and of its owner all but the last: whoever makes and throws away all
 * day keeps no more of them than anybody (D21.1). Throws Forbidden, Missing.
 */
export async function removeKept(me: ViewerStore, table: KeptTable, id: string): Promise<{ readonly _id: string }> {
  const owner = await assertKeptOwn(me, table, id)
  const now = me.store.settings.clock()
  await me.store.database.query(`update ${table} set deleted_at = $2 where id = $1`, [id, now])
  await me.store.database.query(
    `delete from ${table} where deleted_at < $1 or id in (
      select id from ${table} where owner = $2 and deleted_at is not null order by deleted_at desc, id desc offset $3)`,
    [new Date(now.getTime() - KEPT_DAYS * DAY_MS), owner, THROWN_AWAY_MAX],
  )
  return { _id: id }
}
