import type { ViewerContext } from '../context.ts'
import { nextStepSize } from '../stepSize.ts'
import { Params, readScope } from './form.ts'
import { waysToMatch } from './matching.ts'
import { isWalked, orderOf } from './orders.ts'
import type { ListingQuery } from './query.ts'
import { asksNothing, hitsOf, isEnough, type Source, sourceOf, wordsAsked } from './search.ts'

/** Rows of the first statement of a walk, and the most of any. */
const FIRST = 500
const MOST = 5000

/** The ids of a stretch of what a search finds, in its order, to choose them all. */
export async function readFoundIds(
  me: ViewerContext,
  query: ListingQuery,
  limit: number,
  offset = 0,
): Promise<readonly string[]> {
  if (asksNothing(query)) return []
  const words = wordsAsked(query)
  if (words.length === 0) return await filteredIds(me, query, limit, offset)
  const ways = waysToMatch(words)
  for (const [at, matching] of ways.entries()) {
    const found = await hitsOf(me, query, matching)
    if (!found) return []
    const { params, hits, from, order } = found
    const [row] = await me.store.database.lists.query<{ ids: string[]; total: number; isNamed: boolean }>(
      `with ${hits}, wanted as (
        select i.id, row_number() over (order by ${order}) as n from ${from}
        order by ${order} limit ${params.add(limit)}::int offset ${params.add(offset)}::int
      ) select coalesce(array_agg(id order by n), '{}') as ids,
        (select count(*)::int from hits) as total, (select coalesce(min(rank) < 4, false) from hits) as "isNamed" from wanted`,
      params.values,
    )
    if (row && isEnough(ways, at, row)) return row.ids
  }
  return []
}

/** The ids of all that a search finds, in its order, for an export (D19.9). Where there are more than `most`, more than that are given. */
export async function readAllFound(me: ViewerContext, query: ListingQuery, most: number): Promise<readonly string[]> {
  const { sort = 'changed' } = query
  if (sort === 'changed' && wordsAsked(query).length === 0 && !asksNothing(query)) {
    const params = new Params()
    const scope = readScope(me, params)
    const source = await sourceOf(me, query, params, scope)
    if (!source) return []
    if (source.isWalk && isWalked(query, scope)) return await walkedIds(me, source, query.order ?? 'desc', most)
  }
  return await readFoundIds(me, query, most + 1)
}

/**
 * By when they were changed, a stretch at a time: all in one statement would keep the embedded engine from everybody else (D21.1). The walk
 * begins at what has not been changed for longest: what is changed meanwhile comes again at its end, and nothing is passed over.
 */
async function walkedIds(
  { store }: ViewerContext,
  { rows, values }: Source,
  order: 'asc' | 'desc',
  most: number,
): Promise<readonly string[]> {
  const [at, id, limit] = [values.length + 1, values.length + 2, values.length + 3]
  const text = `select i.id, i.changed_at::text as at from ${rows}
    and i.changed_at >= $${at}::text::timestamptz and (i.changed_at > $${at}::text::timestamptz or i.id < $${id}::text)
    order by i.changed_at, i.id desc limit $${limit}::int`
  const ids = new Set<string>()
  let last = { at: '-infinity', id: '' }
  let size = FIRST
  for (;;) {
    const began = performance.now()
    const found = await store.database.lists.query<{ id: string; at: string }>(text, [
      ...values,
      last.at,
      last.id,
      size,
    ])
    for (const row of found) {
      ids.delete(row.id)
      ids.add(row.id)
      last = row
    }
    if (found.length < size || ids.size > most) break
    size = nextStepSize(size, performance.now() - began, MOST)
  }
  return order === 'asc' ? [...ids] : [...ids].reverse()
}

async function filteredIds(
  me: ViewerContext,
  query: ListingQuery,
  limit: number,
  offset: number,
): Promise<readonly string[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const source = await sourceOf(me, query, params, scope)
  if (!source) return []
  const order = orderOf(query, scope)
  const [row] = await me.store.database.lists.query<{ ids: string[] }>(
    `${source.mine} select coalesce(array_agg(id order by n), '{}') as ids from (
      select i.id, row_number() over (order by ${order}) as n from ${source.rows}
      order by ${order} limit ${params.add(limit)}::int offset ${params.add(offset)}::int) rows`,
    params.values,
  )
  return row?.ids ?? []
}
