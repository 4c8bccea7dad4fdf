import type { ViewerContext } from '../context.ts'
import type { Database } from '../database/index.ts'
import { keyOf } from './keyOf.ts'

/** How old an order of a long list may be, ms: as long as one scrolls through it. */
const MAX_AGE_MS = 15_000
/** Orders that are kept; one of a hundred thousand items takes some four megabytes. */
const MAX_ENTRIES = 12
/** Ids that are kept as one text. */
const CHUNK = 100

interface Order {
  readonly at: number
  readonly chunks: Promise<readonly string[]>
}

/** The orders of a node, forgotten with its next write. */
class Orders {
  readonly entries = new Map<string, Order>()
}

const isOrders = (value: unknown): value is Orders => value instanceof Orders

/**
 * The ids of a stretch of a long list, by the order of the whole list as it was a moment ago. Whoever pulls a scrollbar through a
 * hundred thousand items asks for many stretches far from the start, and each would walk all the way there. Only which items stand
 * where is kept: what is told of them, and whether at all, is read anew each time.
 */
export async function stretchOf(
  me: ViewerContext,
  listing: { readonly rows: string; readonly order: string; readonly values: readonly unknown[] },
  offset: number,
  size: number,
): Promise<readonly string[]> {
  const { database, memo } = me.store
  const { entries } = await memo.get('orders', async () => new Orders(), isOrders, MAX_AGE_MS)
  const chunks = await keptOrder(database, entries, listing)
  const first = Math.floor(offset / CHUNK)
  const last = Math.ceil((offset + size) / CHUNK)
  const ids = chunks.slice(first, last).flatMap((chunk) => chunk.split(' '))
  return ids.slice(offset - first * CHUNK, offset - first * CHUNK + size)
}

function keptOrder(
  database: Database,
  entries: Map<string, Order>,
  { rows, order, values }: { readonly rows: string; readonly order: string; readonly values: readonly unknown[] },
): Promise<readonly string[]> {
  const key = keyOf('order', [rows, order], values)
  const now = performance.now()
  for (const [name, { at }] of entries) if (now - at > MAX_AGE_MS) entries.delete(name)
  const entry = entries.get(key)
  if (entry) return entry.chunks
  const [oldest] = entries.keys()
  if (oldest !== undefined && entries.size >= MAX_ENTRIES) entries.delete(oldest)
  const chunks = readOrder(database, rows, order, values)
  entries.set(key, { at: now, chunks })
  chunks.catch(() => entries.delete(key))
  return chunks
}

async function readOrder(
  database: Database,
  rows: string,
  order: string,
  values: readonly unknown[],
): Promise<readonly string[]> {
  const found = await database.lists.query<{ ids: string }>(
    `select string_agg(id, ' ' order by n) as ids
      from (select i.id, row_number() over (order by ${order}) as n from ${rows}) ordered
      group by (n - 1) / ${CHUNK} order by min(n)`,
    values,
  )
  return found.map(({ ids }) => ids)
}
