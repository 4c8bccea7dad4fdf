import { EXPORT_ROWS_MAX, isTypeName } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { statusesOf } from './filters.ts'
import { Params, readScope } from './form.ts'
import { waysToMatch } from './matching.ts'
import { isWalked, orderOf } from './orders.ts'
import type { ListingQuery } from './query.ts'
import { asksNothing, hitsOf, isOfItems, type Source, sourceOf, wordsAsked } from './search.ts'

/** Rows of one statement of a walk, said in words: a plan that is made once must know that they are few. */
const STEP = 1000

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
  for (const matching of waysToMatch(words)) {
    // All of it, or who chooses or exports would miss what lies beyond and not be told.
    const found = await hitsOf(me, query, matching, EXPORT_ROWS_MAX + 1)
    if (!found) return []
    const { params, hits, from, order } = found
    const [row] = await me.store.database.lists.query<{ ids: string[]; total: number }>(
      `with ${hits}, wanted as (
        select i.id, row_number() over (order by ${order}) as n from ${from}
        order by ${order} limit ${params.add(limit)}::int offset ${params.add(offset)}::int
      ) select coalesce(array_agg(id order by n), '{}') as ids, (select count(*)::int from hits) as total from wanted`,
      params.values,
    )
    if (row && row.total > 0) return row.ids
  }
  return []
}

/** The ids of all that a search finds, in its order, for an export (D19.9). Where there are more than `most`, more than that are given. */
export async function readAllFound(me: ViewerContext, query: ListingQuery, most: number): Promise<readonly string[]> {
  if (!isOneStretch(query)) return await readFoundIds(me, query, most + 1)
  const params = new Params()
  const scope = readScope(me, params)
  const source = await sourceOf(me, query, params, scope)
  if (!source) return []
  if (!source.isWalk || !isWalked(query, scope)) return await readFoundIds(me, query, most + 1)
  const landed = await landedImports(me)
  const ids = await walkedIds(me, source, query.order ?? 'desc', most)
  // Of an import all is there or nothing (D17.2): where one landed meanwhile, all are read in one moment.
  return (await landedImports(me)) === landed ? ids : await readFoundIds(me, query, most + 1)
}

/** Whether all that is found stands together in an index by when it was changed: a type, or everything. */
function isOneStretch(query: ListingQuery): boolean {
  const { q, feed, sort = 'changed' } = query
  if (q !== undefined || sort !== 'changed' || statusesOf(query).length > 0) return false
  return isOfItems(query) && (feed === undefined || isTypeName(feed))
}

async function landedImports({ store }: ViewerContext): Promise<string> {
  const [row] = await store.database.lists.query<{ landed: string }>(
    `select concat(count(landed_at), ' ', max(landed_at)) as landed from imports`,
  )
  return row?.landed ?? ''
}

interface Changed {
  readonly id: string
  /** When it was changed, to the microsecond. */
  readonly at: string
}

/**
 * By when they were changed, a stretch at a time: all in one statement would keep the embedded engine from everybody else (D21.1). The walk
 * begins at what has not been changed for longest: what is changed meanwhile comes again at its end, and is not passed over.
 */
async function walkedIds(
  { store }: ViewerContext,
  { rows, values }: Source,
  order: 'asc' | 'desc',
  most: number,
): Promise<readonly string[]> {
  const [at, id] = [`$${values.length + 1}::text::timestamptz`, `$${values.length + 2}::text`]
  const next = async (condition: string, from: readonly string[]) =>
    await store.database.lists.query<Changed>(
      `select i.id, i.changed_at::text as at from ${rows} and ${condition} order by i.changed_at, i.id desc limit ${STEP}`,
      [...values, ...from],
    )
  const ids = new Set<string>()
  let last: Changed = { id: '', at: '-infinity' }
  for (;;) {
    // Two statements, each of one stretch of the index: what an import wrote was all changed in one moment, and would be walked again and again.
    const same = await next(`i.changed_at = ${at} and i.id < ${id}`, [last.at, last.id])
    const found = same.length < STEP ? [...same, ...(await next(`i.changed_at > ${at}`, [last.at]))] : same
    for (const row of found) {
      ids.delete(row.id)
      ids.add(row.id)
      last = row
    }
    if (found.length < STEP || ids.size > most) break
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
  const order = orderOf(query, scope, me.viewer.kind)
  const [row] = await me.store.database.lists.query<{ ids: string[] }>(
    `${source.mine} select coalesce(array_agg(id order by n), '{}') as ids from (
      select i.id, row_number() over (order by ${order}) as n from ${source.rows}
      order by ${order} limit ${params.add(limit)}::int offset ${params.add(offset)}::int) rows`,
    params.values,
  )
  return row?.ids ?? []
}
