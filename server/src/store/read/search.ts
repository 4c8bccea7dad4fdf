import {
  EXACT_TOTAL_MAX,
  givenFilters,
  isOrganisationType,
  PAGE_SIZE_MAX,
  SEARCH_MIN_CHARS,
  type SearchFilters,
  type TypeName,
} from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { isBroad } from './breadth.ts'
import { countOnce } from './counted.ts'
import { conditions, statusesOf } from './filters.ts'
import { Params, type ReadScope, reached, readScope } from './form.ts'
import { stretchOf } from './inOrder.ts'
import { isSmallPlace } from './inside.ts'
import { kept, mayKeep } from './keptAnswers.ts'
import { countKept } from './keptCount.ts'
import type { Rests } from './ledger.ts'
import { type Matching, NEAR_COUNTS, nameRead, nearness, termOf, waysToMatch, wordsOf } from './matching.ts'
import { isWalked, orderOf } from './orders.ts'
import type { ListingQuery, SearchAnswer, SearchQuery } from './query.ts'
import { estimateTotal } from './total.ts'

export type { SearchAnswer, SearchQuery } from './query.ts'

const nothing: SearchAnswer = { json: '[]', total: 0, isEstimate: false }

/** Searches the viewer's world (D8.3, D19.6); what the viewer may not see is neither found nor counted. */
export async function readSearch(me: ViewerContext, query: SearchQuery): Promise<SearchAnswer> {
  if (asksNothing(query)) return nothing
  const rests = restsOf(me, query)
  if (!rests) return searchAnew(me, query)
  const question = { name: 'search', asked: query, rests }
  return kept(
    me,
    question,
    () => searchAnew(me, query),
    ({ json }) => json.length,
  )
}

const ofItems: ReadonlySet<string> = new Set(['q', 'feed', 'status', 'sort', 'order', 'page', 'pageSize', 'tags'])

/** Whether a list follows from the items themselves, and from nothing around them. */
export function isOfItems(query: ListingQuery): boolean {
  if (query.tags?.length) return false
  return Object.entries(query).every(([name, value]) => value === undefined || ofItems.has(name))
}

/** What the answer rests on, where one that is kept may be passed on. */
function restsOf(me: ViewerContext, query: SearchQuery): (Rests & { readonly type: TypeName }) | undefined {
  const { feed } = query
  if (!mayKeep(me) || feed === undefined || !isOrganisationType(feed) || !isOfItems(query)) return undefined
  const statuses = statusesOf(query)
  return statuses.length === 0 ? { type: feed } : { type: feed, statuses }
}

async function searchAnew(me: ViewerContext, query: SearchQuery): Promise<SearchAnswer> {
  const words = wordsAsked(query)
  return words.length === 0 ? filterOnly(me, query) : searchWords(me, query, words)
}

/** Whether there is a term that is too short, and nothing else to go by (D19.6). */
export function asksNothing(query: SearchFilters): boolean {
  const isGiven = query.parent !== undefined || givenFilters.some((name) => query[name])
  const hasFilter = isGiven || statusesOf(query).length > 0 || (query.tags ?? []).length > 0
  return query.q !== undefined && isShort(query.q) && !hasFilter
}

function isShort(q: string): boolean {
  return [...q.trim()].length < SEARCH_MIN_CHARS
}

/** The words to look for; none when the term is too short to be one. */
export function wordsAsked({ q = '' }: SearchFilters): string[] {
  return isShort(q) ? [] : wordsOf(q)
}

/** The first page names its size in words: a plan that is made once must know that it is short. */
export function pageOf(params: Params, size: number, offset: number): string {
  if (offset === 0 && [10, 20, 25, 50, 100, 200].includes(size)) return `limit ${size}`
  return `limit ${params.add(size)}::int offset ${params.add(offset)}::int`
}

/** What a list is read from. */
export interface Source {
  readonly condition: string
  /** The values of the condition. */
  readonly values: readonly unknown[]
  /** What stands before the statement. */
  readonly mine: string
  /** What stands behind its `from`, a row of it being `i`. */
  readonly rows: string
  readonly isWalk: boolean
}

/** Either one walk along an index in the wanted order, or the viewer's few first and then their order; nothing where nothing can match. */
export async function sourceOf(
  me: ViewerContext,
  query: ListingQuery,
  params: Params,
  scope: ReadScope,
): Promise<Source | undefined> {
  const isWalk = (await isBroad(me)) && !isSmallPlace(query.parent) && !query.tags?.length
  const where = conditions(me, query, params, scope, isWalk ? scope.filter : scope.where)
  if (where === null) return undefined
  const condition = where.join(' and ')
  return {
    condition,
    values: [...params.values],
    mine: isWalk ? '' : `with mine as materialized (select i.* from items i where ${condition})`,
    rows: isWalk ? `items i where ${condition}` : 'mine i',
    isWalk,
  }
}

async function filterOnly(me: ViewerContext, query: SearchQuery): Promise<SearchAnswer> {
  const params = new Params()
  const scope = readScope(me, params)
  const source = await sourceOf(me, query, params, scope)
  if (!source) return nothing
  const offset = (query.page - 1) * query.pageSize
  const rows = await pageRows(me, query, source, params, scope)
  const [row] = await me.store.database.lists.query<{ json: string; n: number }>(
    `${rows.before} select coalesce('[' || string_agg(json, ',' order by n) || ']', '[]') as json, count(*)::int as n
      from (${rows.select}) rows`,
    rows.values,
  )
  const found = row ?? { json: '[]', n: 0 }
  // A page that is not full tells the total by itself; otherwise it is counted once and kept until the next write.
  if (rows.isNow && found.n < query.pageSize && (found.n > 0 || query.page === 1)) {
    return { json: found.json, total: offset + found.n, isEstimate: false }
  }
  const rests = restsOf(me, query)
  const total = rests
    ? await countKept(me, rests.type, rests.statuses)
    : await countUpTo(me, source.condition, source.values)
  if (total <= EXACT_TOTAL_MAX) return { json: found.json, total, isEstimate: false }
  return { json: found.json, total: await estimateTotal(me, source.condition, source.values), isEstimate: true }
}

/** So far from the start one walks each time; what lies beyond is found by the order of the whole list. */
const walks = [200, 500, 1000, 2000]

/** The rows of a page as `json` and `n`. */
async function pageRows(me: ViewerContext, query: SearchQuery, source: Source, params: Params, scope: ReadScope) {
  const order = orderOf(query, scope, me.viewer.kind)
  const offset = (query.page - 1) * query.pageSize
  const json = `(${reached(scope)})::text as json`
  const place = `row_number() over (order by ${order}) as n`
  if (!source.isWalk || (offset === 0 && isWalked(query, scope))) {
    const page = pageOf(params, query.pageSize, offset)
    const select = `select ${json}, ${place} from ${source.rows} order by ${order} ${page}`
    return { before: source.mine, select, isNow: true, values: params.values }
  }
  // How far it goes is said in words: a plan that is made once must know that it is not to the end.
  const far = isWalked(query, scope) ? walks.find((length) => length >= offset + query.pageSize) : undefined
  if (far !== undefined) {
    const [size, start] = [params.add(query.pageSize), params.add(offset)]
    const walk = `select i.id, ${place} from ${source.rows} order by ${order} limit ${far}`
    const select = `select ${json}, w.n from (${walk}) w join items i on i.id = w.id where w.n > ${start}::int and w.n <= ${start}::int + ${size}::int`
    return { before: '', select, isNow: true, values: params.values }
  }
  const listing = { rows: source.rows, order, values: source.values }
  const own = new Params()
  const ids = own.add(await stretchOf(me, listing, offset, query.pageSize))
  const ownScope = readScope(me, own)
  const select = `select (${reached(ownScope)})::text as json, w.n from unnest(${ids}::text[]) with ordinality w(id, n)
    join items i on i.id = w.id where ${ownScope.where}`
  return { before: '', select, isNow: false, values: own.values }
}

function countUpTo({ store }: ViewerContext, condition: string, values: readonly unknown[]): Promise<number> {
  const rows = `select from items i where ${condition} limit ${EXACT_TOTAL_MAX + 1}`
  return countOnce(store, `select count(*)::int as n from (${rows}) rows`, values)
}

/** Words by prefix, stem and part, best first (D8.3); with few or no hits small typos are forgiven. */
async function searchWords(me: ViewerContext, query: SearchQuery, words: readonly string[]): Promise<SearchAnswer> {
  for (const matching of waysToMatch(words)) {
    const found = await searchBy(me, query, matching)
    if (found.total > 0) return found
  }
  return nothing
}

/** The first of the ways to look for words that finds anything, for who counts what a search finds; nothing where none does. */
export async function wayThatFinds(me: ViewerContext, query: ListingQuery): Promise<Matching | undefined> {
  for (const matching of waysToMatch(wordsAsked(query))) {
    const found = await hitsOf(me, query, matching)
    if (!found) return undefined
    const [row] = await me.store.database.lists.query<{ total: number }>(
      `with ${found.hits} select count(*)::int as total from hits`,
      found.params.values,
    )
    if (row && row.total > 0) return matching
  }
  return undefined
}

/**
 * What matches the words, with how well and how near a name (D8.3, D23.8), as the common table expression `hits`; nothing when it can be
 * nothing. Of more than `most` it is any of them, with a page of those whose name is the term or begins with it.
 */
export async function hitsOf(me: ViewerContext, query: ListingQuery, matching: Matching, most = EXACT_TOTAL_MAX + 1) {
  const params = new Params()
  const scope = readScope(me, params)
  const where = conditions(me, query, params, scope, (await isBroad(me)) ? scope.filter : scope.where)
  if (where === null) return undefined
  const term = termOf(wordsOf(query.q ?? ''), params)
  const near = nearness({ text: 't.term', squeezed: 't.bare' }, 'name_forms(t.folded)')
  const condition = where.join(' and ')
  // Looked up by the index of names, and only where not all was found. A limited form has a name of its own, and nobody reads so many.
  const named = scope.isLimited
    ? ''
    : ` union all select n.id, n.folded from (
        select i.id, i.folded from items i where (select count(*) from capped) >= ${most} and ${condition}
          and i.folded ~>=~ (select ${term.text}) and i.folded ~<~ (select ${term.text} || chr(1114111))
          order by i.folded using ~<~ limit ${PAGE_SIZE_MAX}
      ) n where n.id not in (select id from capped)`
  const hits = `capped as (
      select i.id, coalesce(${nameRead(scope)}, '') as name
      from items i where ${condition} and ${matching(params, scope)} limit ${most}
    ), found as (
      select c.id, c.name from capped c${named}
    ), ranked as (
      select f.id, f.name as folded, t.term, t.bare,
        case when f.name = t.term or b.name = t.bare then 0
          when starts_with(f.name, t.term) or starts_with(b.name, t.bare) then 1
          when strpos(' ' || f.name, ' ' || t.term) > 0 then 2
          when strpos(f.name, t.term) > 0 or strpos(b.name, t.bare) > 0 then 3 else 4 end as rank
      from (select ${term.text} as term, nullif(${term.squeezed}, '') as bare) t, found f, lateral (select squeeze(f.name) as name) b
    ), hits as (
      select t.id, t.folded, t.rank, case when t.rank < 4 or n.near < ${NEAR_COUNTS} then 0 else n.near end as near
        from ranked t, lateral (select case when t.rank = 4 then ${near} end as near) n
    )`
  // Who asks for an order gets what was found in that order; otherwise what fits best comes first.
  const from = query.sort ? 'hits h join items i on i.id = h.id' : 'hits i'
  const order = query.sort ? orderOf(query, scope, me.viewer.kind) : 'i.rank, i.near desc, i.folded, i.id'
  return { params, scope, hits, from, order }
}

async function searchBy(me: ViewerContext, query: SearchQuery, matching: Matching): Promise<SearchAnswer> {
  const found = await hitsOf(me, query, matching)
  if (!found) return nothing
  const { params, scope, hits, from, order } = found
  const offset = (query.page - 1) * query.pageSize
  const [row] = await me.store.database.lists.query<{ json: string; total: number }>(
    `with ${hits}, wanted as (
      select i.id, row_number() over (order by ${order}) as n from ${from}
      order by ${order} limit ${params.add(query.pageSize)}::int offset ${params.add(offset)}::int
    )
    select (select count(*)::int from hits) as total,
      coalesce('[' || string_agg((${reached(scope)})::text, ',' order by w.n) || ']', '[]') as json
      from wanted w join items i on i.id = w.id`,
    params.values,
  )
  if (!row) return nothing
  return { ...row, isEstimate: row.total > EXACT_TOTAL_MAX }
}
