import { EXACT_TOTAL_MAX } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import type { Database } from '../database/index.ts'

/** How old an estimate may be, ms. */
const MAX_AGE_MS = 60_000
const MAX_ENTRIES = 500

interface Estimate {
  readonly at: number
  readonly total: Promise<number>
}

const known = new WeakMap<Database, Map<string, Estimate>>()

/**
 * About how many a long list has: counted to the end, at most once a minute however much is written meanwhile. A scrollbar wants to
 * know it; a total that must be right is exact anyway (D8.3).
 */
export async function estimateTotal(me: ViewerContext, condition: string, values: readonly unknown[]): Promise<number> {
  const { database } = me.store
  const entries = known.get(database) ?? new Map<string, Estimate>()
  known.set(database, entries)
  const key = `${condition} ${JSON.stringify(values)}`
  const entry = entries.get(key)
  if (entry && performance.now() - entry.at < MAX_AGE_MS) return entry.total
  if (entries.size >= MAX_ENTRIES) entries.clear()
  const total = count(database, condition, values)
  entries.set(key, { at: performance.now(), total })
  total.catch(() => entries.delete(key))
  return total
}

async function count(database: Database, condition: string, values: readonly unknown[]): Promise<number> {
  const [row] = await database.lists.query<{ n: number }>(
    `select count(*)::int as n from items i where ${condition}`,
    values,
  )
  // Fewer by now than when it was found to be many.
  return Math.max(row?.n ?? 0, EXACT_TOTAL_MAX + 1)
}
