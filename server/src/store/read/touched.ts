import { type Keys, may, type Viewer } from '@schakel/domain'
import type { Store, ViewerStore } from '../store.ts'
import { Params, placed, readScope } from './form.ts'

/** A moment of the database: what was committed at it, in words that only the database reads. */
export type Moment = string

/** What was touched since a moment (D9). */
export interface Touched {
  /** The moment up to which this tells. */
  readonly until: Moment
  readonly ids: readonly string[]
  /** Those of them that were made, or that others may read now, or on which something else hangs. */
  readonly placed: readonly string[]
  /** Keys of who can read any of it now or could before. */
  readonly keys: ReadonlySet<string>
  /** Which past the database has: another one since each time that a standby took over, or that it was put back to a moment. */
  readonly past: string
  /** Sessions ended. */
  readonly isSessionGone: boolean
}

/** What one viewer hears: an item as they read it now, or that they read it no more. */
export interface Heard {
  readonly id: string
  /** The item as JSON text; null when it is gone for this viewer. */
  readonly json: string | null
  /** It was made just now. */
  readonly isNew: boolean
}

/** Who saw something before it changed. */
export interface Before {
  readonly viewer: Viewer
  readonly keys: Keys
}

/** More than this is not told item by item: who hears of it reads anew. */
const HEARD_MAX = 200

/** The moment that is now. */
export async function momentOf(store: Store): Promise<Moment> {
  const [row] = await store.database.query<{ moment: string }>('select pg_current_snapshot()::text as moment')
  if (!row) throw new Error('the database told no moment')
  return row.moment
}

/** A database that was put back to an earlier moment, or whose standby took over, gives out numbers again: those of before say nothing. */
const PAST = 'left(pg_walfile_name(pg_current_wal_lsn()), 8)'

/** By what a database is told from every other one, also from its own copy: when it was made, to the microsecond, and its past. */
export async function readDatabaseMark({ database }: Store): Promise<string> {
  const [row] = await database.query<{ mark: string }>(
    `select extract(epoch from min(at))::text || ' ' || ${PAST} as mark from migrations`,
  )
  return row?.mark ?? ''
}

/** Writes that began this much earlier may be committed only after, ms. */
const LONGEST_WRITE_MS = 10_000

/** A moment at least so many ms ago; what is heard since then may be known already. */
export async function momentBefore(store: Store, ms: number): Promise<Moment> {
  const [row] = await store.database.query<{ moment: string }>(
    `select coalesce((select min(tx)::text || ':' || min(tx)::text || ':' from touches where at > now() - $1 * interval '1 ms'),
      pg_current_snapshot()::text) as moment`,
    [ms + LONGEST_WRITE_MS],
  )
  if (!row) throw new Error('the database told no moment')
  return row.moment
}

/** What was touched since a moment, with the keys that decide who hears of it (D9). */
export async function readTouched(store: Store, since: Moment): Promise<Touched> {
  const [row] = await store.database.query<{
    until: Moment
    ids: string[]
    placed: string[]
    keys: string[]
    past: string
    gone: boolean
  }>(
    `with t as materialized (select * from touches_between($1::pg_snapshot, pg_current_snapshot())),
      ids as (select array(select item from t where item is not null
        union select child from t where child is not null union select 'match/' || key from t where edge = 'MATCH') as ids,
        array(select item from t where kind = 'item' and (made or 'place' = any (changed)) union select item from t where edge is not null
          union select child from t where edge is not null union select 'match/' || key from t where edge = 'MATCH') as placed)
      select pg_current_snapshot()::text as until, ${PAST} as past, ids.ids, ids.placed, exists (select from t where kind = 'session') as gone,
        case when ids.ids = '{}' then '{}' else keys_around(ids.ids) || array(select distinct k from t, unnest(t.readers || t.limited) k) end as keys
      from ids`,
    [since],
  )
  if (!row) throw new Error('the database told no moment')
  const { until, past, ids, placed } = row
  return { until, past, ids, placed, keys: new Set(row.keys), isSessionGone: row.gone }
}

/** The keys that decide how these items look to anybody. */
export async function readKeysAround(store: Store, ids: readonly string[]): Promise<Set<string>> {
  const [row] = await store.database.query<{ keys: string[] }>('select keys_around($1::text[]) as keys', [[...ids]])
  return new Set(row?.keys)
}

/**
 * What this viewer hears of what was touched between two moments (D9, D7): every item in the form in which they read it, and nothing of
 * what they cannot read or of what does not look otherwise to them, the oldest item first, so that no order tells anything either (D20.1).
 * Answers undefined when that is too much to be told one by one.
 */
export async function readHeard(
  me: ViewerStore,
  since: Moment,
  until: Moment,
  { before = me, more = [] }: { readonly before?: Before; readonly more?: readonly string[] } = {},
): Promise<readonly Heard[] | undefined> {
  const params = new Params()
  const range = `${params.add(since)}::pg_snapshot, ${params.add(until)}::pg_snapshot`
  const now = `${params.add(me.keys.all)}::text[], ${params.add(me.keys.disclosed)}, ${params.add(may(me.viewer, 'readEverything'))}`
  const then = `${params.add(before.keys.all)}::text[], ${params.add(before.keys.disclosed)}, ${params.add(may(before.viewer, 'readEverything'))}`
  const extra = `${params.add([...more])}::text[]`
  const scope = readScope(me, params)
  // `offset 0`: the form is made of one item at a time. A plan that expects much would make that of all they read, and then choose.
  const rows = await me.store.database.query<{ id: string; json: string | null; is_new: boolean }>(
    `select h.id, i.json, h.is_new from heard(${range}, ${now}, ${then}, ${extra}) h
      left join lateral (select (${placed(scope)})::text as json from items i where i.id = h.id and ${scope.where} offset 0) i on true
      order by split_part(h.id, '/', 2), h.id
      limit ${HEARD_MAX + 1}`,
    params.values,
  )
  if (rows.length > HEARD_MAX || rows.some((row) => row.id === '*')) return undefined
  return rows.map((row) => ({ id: row.id, json: row.json, isNew: row.is_new }))
}
