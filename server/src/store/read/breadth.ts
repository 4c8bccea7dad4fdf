import { may } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import type { Database } from '../database/index.ts'
import { Params, readScope } from './form.ts'

/** A viewer of fewer items than this reads all of them sooner than an index of everybody's items finds theirs among them. */
const FEW = 1000
/** How long it may take to notice that somebody reads much more or much less than before, ms. */
const MAX_AGE_MS = 60_000
const MAX_ENTRIES = 2000

interface Breadth {
  readonly at: number
  readonly isBroad: Promise<boolean>
}

const known = new WeakMap<Database, Map<string, Breadth>>()

/**
 * Whether a viewer reads much. A prepared statement is planned once for everybody, and no plan is right both for the centre, which
 * reads everything, and for a school with ten items: so there are two statements, and this says which. It only decides how a row is
 * found, never whether it may be.
 */
export async function isBroad(me: ViewerContext): Promise<boolean> {
  if (may(me.viewer, 'readEverything')) return true
  const { database } = me.store
  const entries = known.get(database) ?? new Map<string, Breadth>()
  known.set(database, entries)
  const key = me.keys.all.join(' ')
  const entry = entries.get(key)
  if (entry && performance.now() - entry.at < MAX_AGE_MS) return entry.isBroad
  if (entries.size >= MAX_ENTRIES) entries.clear()
  const counting = count(me).then((found) => found > FEW)
  entries.set(key, { at: performance.now(), isBroad: counting })
  counting.catch(() => entries.delete(key))
  return counting
}

async function count(me: ViewerContext): Promise<number> {
  const params = new Params()
  const { where } = readScope(me, params)
  // What everybody reads says nothing about a viewer.
  const [row] = await me.store.database.lists.query<{ n: number }>(
    `select count(*)::int as n from (select from items i
      where ${where} and i.type not in ('tag', 'software') limit ${FEW + 1}) rows`,
    params.values,
  )
  return row?.n ?? 0
}
