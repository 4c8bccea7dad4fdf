import { homeOf, IMPORT_DAYS, Missing, may, mayDelete } from '@schakel/domain'
import { isWhole } from '../access/whoReads.ts'
import type { Store, ViewerStore } from '../store.ts'
import { commit } from '../write/commit.ts'
import { load } from '../write/load.ts'
import { type ImportTableRow, importColumns, type KeptImport, keptImport } from './imports.ts'

const DAY_MS = 86_400_000
/** Imports that are listed. */
const LISTED = 50

/** What became of an item when its import was taken back. */
export type UndoOutcome = 'trashed' | 'gone' | 'changed' | 'attached' | 'forbidden' | 'restored'

/** Outcomes of what stays. */
const stays = ['changed', 'attached', 'forbidden'] as const satisfies readonly UndoOutcome[]
export type StayReason = (typeof stays)[number]

/** Until when an import can be taken back (D23.5). */
export function undoUntil(landedAt: Date): Date {
  return new Date(landedAt.getTime() + IMPORT_DAYS * DAY_MS)
}

/** An import that this viewer may take back. */
export interface Undoable<J> extends KeptImport<J> {
  readonly landedAt: Date
  readonly spaceName: string
  /** Who ran it, where the viewer reads that. */
  readonly by: string | null
}

interface UndoableRow<J> extends ImportTableRow<J> {
  readonly landed_at: Date
  readonly space_name: string
  readonly by: string | null
}

/** Imports that this viewer may take back: one's own, of a super user all, of staff those into their space. Newest first. */
export async function listUndoable<J>(me: ViewerStore, id?: string): Promise<Undoable<J>[]> {
  const { store, viewer, keys } = me
  const isSuper = may(viewer, 'readEverything')
  const rows = await store.database.query<UndoableRow<J>>(
    `select ${importColumns}, s.fields ->> 'name' as space_name,
        case when u.id is null or not ($1 or ${isWhole('$2::text[]', 'u')}) then null else u.fields ->> 'name' end as by
      from imports m join items s on s.id = m.job ->> 'space' and ($1 or ${isWhole('$2::text[]', 's')})
        left join items u on u.id = m.user_id and u.deleted_at is null
      where m.landed_at > $3 and m.state = any ($4::text[]) and ($5::text is null or m.id = $5)
        and ($1 or m.user_id = $6 or $7 and $8 = any (s.readers))
      order by m.landed_at desc, m.id limit ${LISTED}`,
    [
      isSuper,
      keys.all,
      new Date(store.settings.clock().getTime() - IMPORT_DAYS * DAY_MS),
      id === undefined ? ['done', 'undoing'] : ['done', 'undoing', 'undone'],
      id ?? null,
      viewer._id,
      may(viewer, 'undoImportsOfSpace'),
      homeOf(viewer) ?? '',
    ],
  )
  return rows.map((row) => ({
    ...keptImport<J>(row),
    landedAt: row.landed_at,
    spaceName: row.space_name,
    by: row.by,
  }))
}

/** An import that this viewer may take back, or took back within its thirty days. Throws Missing. D23.5 */
export async function readUndoable<J>(me: ViewerStore, id: string): Promise<Undoable<J>> {
  const [found] = await listUndoable<J>(me, id)
  if (!found) throw new Missing('import')
  return found
}

/** How much is taken back in one go. */
export interface UndoStep {
  readonly size: number
  /** Of very many: who looks on hears of all at once, and not of each. */
  readonly isMany: boolean
}

/** Takes back some of what an import made, in one transaction; answers how many items were looked at, 0 when none is left. D23.5 */
export function undoItems(me: ViewerStore, id: string, space: string, { size, isMany }: UndoStep): Promise<number> {
  return me.store.together(
    async (inner) => {
      const due = await dueOf(inner, id, size)
      if (due.length === 0) return 0
      const inside = inner.as(me.viewer)
      const held = await holdItems(inner, id, due)
      const outcomes = await decide(inside, id, due, held)
      const going = [...outcomes].flatMap(([item, outcome]) => (outcome === 'trashed' ? [item] : []))
      const along = new Set(held.flatMap(({ item, under }) => (under && going.includes(under) ? [item] : [])))
      for (const item of along) outcomes.set(item, 'trashed')
      const roots = going.filter((item) => !along.has(item))
      if (roots.length > 0) {
        const changes = roots.map((item) => ({ item, kind: 'trash' as const }))
        await commit(inside, { trashes: roots, changes, anonymous: roots }, { _id: space, _version: 0 })
      }
      await keepOutcomes(inner, id, outcomes)
      return due.length
    },
    isMany ? { announce: [{ item: space, kind: 'update' }] } : {},
  )
}

/** Organisations first: what was made under one goes along with it, and comes back with it. */
async function dueOf({ database }: Store, id: string, size: number): Promise<string[]> {
  const rows = await database.query<{ item: string }>(
    `select item from import_items where import = $1 and outcome is null and item not like 'person/%'
      order by item limit $2 for update`,
    [id, size],
  )
  if (rows.length > 0) return rows.map(({ item }) => item)
  const people = await database.query<{ item: string }>(
    `select item from import_items where import = $1 and outcome is null order by item limit $2 for update`,
    [id, size],
  )
  return people.map(({ item }) => item)
}

interface Held {
  readonly item: string
  /** Of what the import made under one of those that are due: that one. */
  readonly under: string | null
  readonly isGone: boolean
}

/** Holds items, and what the import made under them, until the commit: whoever changes one of them was there before, or comes after. */
async function holdItems({ database }: Store, id: string, due: readonly string[]): Promise<Held[]> {
  return database.query<Held>(
    `with mine as (
        select w.id as item, null::text as under from unnest($2::text[]) w(id)
        union all
        select e.child, e.parent from edges e join import_items c on c.import = $1 and c.item = e.child and e.key = any (c.edges)
          where e.parent = any ($2::text[]))
      select mine.item, mine.under, i.deleted_at is not null as "isGone" from mine join items i on i.id = mine.item
        order by i.id for update of i`,
    [id, due],
  )
}

async function decide(
  me: ViewerStore,
  id: string,
  due: readonly string[],
  held: readonly Held[],
): Promise<Map<string, UndoOutcome>> {
  const live = held.filter(({ isGone }) => !isGone)
  const others = await touchedByOthers(
    me.store,
    id,
    live.map(({ item }) => item),
  )
  const mine = await deletable(
    me,
    live.map(({ item }) => item),
  )
  const reasonOf = (item: string): UndoOutcome => others.get(item) ?? (mine.has(item) ? 'trashed' : 'forbidden')
  return new Map(
    due.map((item): [string, UndoOutcome] => {
      if (!live.some((one) => one.item === item)) return [item, 'gone']
      const reason = reasonOf(item)
      // What stays under it keeps it where it is.
      const isHome = live.some((one) => one.under === item && reasonOf(one.item) !== 'trashed')
      return [item, reason === 'trashed' && isHome ? 'attached' : reason]
    }),
  )
}

/**
 * Items that are not as the import left them: written since, with an edge that it did not make, or people who came elsewhere: merging
 * organisations moves an edge under the key that it has.
 */
async function touchedByOthers({ database }: Store, id: string, items: readonly string[]) {
  const rows = await database.query<{ item: string; outcome: 'changed' | 'attached' }>(
    `select i.id as item, case when i.version <> m.version then 'changed' else 'attached' end as outcome
      from items i join import_items m on m.import = $1 and m.item = i.id
      where i.id = any ($2::text[]) and (i.version <> m.version
        or exists (select from edges e join items o on o.id = e.child and o.deleted_at is null
          where e.parent = i.id and e.key <> all (m.edges))
        or exists (select from edges e join items o on o.id = e.parent and o.deleted_at is null
          where e.child = i.id and e.key <> all (m.edges))
        or exists (select from changes c where c.item = i.id and c.kind = 'unlink' and c.edge in ('CONTACTS', 'MEMBERS')))`,
    [id, items],
  )
  return new Map(rows.map(({ item, outcome }) => [item, outcome]))
}

async function deletable(me: ViewerStore, items: readonly string[]): Promise<Set<string>> {
  const rows = await me.store.database.query<{ id: string }>(
    `select i.id from items i where i.id = any ($1::text[]) and i.deleted_at is null and ($2 or ${isWhole('$3::text[]')})`,
    [items, may(me.viewer, 'readEverything'), me.keys.all],
  )
  const readable = rows.map(({ id }) => id)
  const loaded = readable.length === 0 ? [] : await load(me, readable)
  return new Set(loaded.filter(({ facts }) => mayDelete(me.viewer, facts)).map(({ id }) => id))
}

async function keepOutcomes({ database }: Store, id: string, outcomes: ReadonlyMap<string, UndoOutcome>) {
  const rows = [...outcomes].map(([item, outcome]) => ({ item, outcome }))
  await database.query(
    `update import_items m set outcome = x.outcome from jsonb_to_recordset($2::jsonb) as x(item text, outcome text)
      where m.import = $1 and m.item = x.item`,
    [id, JSON.stringify(rows)],
  )
}
