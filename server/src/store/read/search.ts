import { definitionOf, EXACT_TOTAL_MAX, isEdgeName, isTypeName, SEARCH_MIN_CHARS, typeOfId } from '@schakel/domain'
import { ALONE_MAX_AGE_MS } from '../memo.ts'
import type { ViewerStore } from '../store.ts'
import { isBroad } from './breadth.ts'
import { Params, placed, type Sight, sightOf } from './form.ts'

/** Words and filters of a search (D8.3); absent means any. */
export interface SearchQuery {
  readonly q?: string
  /** Counted from 1. */
  readonly page: number
  readonly pageSize: number
  readonly status?: string
  /** A type or the name of an edge. */
  readonly feed?: string
  /** Anything under this item. */
  readonly parent?: string
  readonly tags?: readonly string[]
  readonly sort?: SearchSort
}

/** How a list without words is ordered; words are ordered by how well they fit. */
export type SearchSort = 'changed' | 'name' | 'date' | 'due' | 'created'

/** A page of items as JSON text; the total is exact up to 10,000 and an estimate above (D8.3). */
export interface SearchAnswer {
  readonly json: string
  readonly total: number
  readonly isEstimate: boolean
}

const nothing: SearchAnswer = { json: '[]', total: 0, isEstimate: false }

/** Searches the viewer's world (D8.3, D19.6); what the viewer may not see is neither found nor counted. */
export async function readSearch(me: ViewerStore, query: SearchQuery): Promise<SearchAnswer> {
  const words = wordsOf(query.q ?? '')
  const hasFilter = [query.status, query.feed, query.parent, query.tags?.length ? 'tags' : undefined].some(Boolean)
  const isShort = [...(query.q ?? '').trim()].length < SEARCH_MIN_CHARS
  if (query.q !== undefined && isShort && !hasFilter) return nothing
  return words.length === 0 || isShort ? filterOnly(me, query) : searchWords(me, query, words)
}

const MAX_WORDS = 8

function wordsOf(q: string): string[] {
  return q
    .normalize('NFC')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
}

/** The filters as conditions over `i`, the viewer's sight included; `null` when they can match nothing. */
function conditions(me: ViewerStore, query: SearchQuery, params: Params, sight: Sight, seen: string): string[] | null {
  const where = [seen]
  // Only super users list users (D6).
  if (me.viewer.kind !== 'super') where.push(`i.type <> 'user'`)
  if (query.feed !== undefined) {
    if (isTypeName(query.feed)) where.push(`i.type = ${params.add(query.feed)}`)
    else if (isEdgeName(query.feed)) where.push(reachedBy(sight, params, query.feed))
    else return null
  }
  const done = doneCondition(query, sight)
  if (done !== undefined) where.push(...done)
  else if (query.status !== undefined) {
    const status = params.add(query.status)
    where.push(`i.status = ${status}`)
    if (sight.isLimited) where.push(`(${sight.isOpen} or i.limited ->> 'status' = ${status})`)
  }
  if (query.parent !== undefined) {
    if (typeOfId(query.parent) === undefined) return null
    where.push(insideOf(sight, params, query.parent))
  }
  for (const tag of query.tags ?? []) {
    const id = params.add(tag)
    where.push(`i.id = any (array(select t.id from tagged(${id}) t))`)
    // Of an anonymous form only the branche is kept (D7).
    if (sight.isLimited)
      where.push(`(${sight.isOpen} or i.id = any (array(select t.id from tagged(${id}) t where t.is_branche)))`)
  }
  return where
}

/** `open` and `done` of a type of which a flag stands for the status (D5), in the words of the index of what is open. */
function doneCondition({ feed, status }: SearchQuery, sight: Sight): string[] | undefined {
  if (feed === undefined || !isTypeName(feed) || (status !== 'open' && status !== 'done')) return undefined
  const { doneField } = definitionOf(feed)
  if (doneField === undefined) return undefined
  const is = (form: string) =>
    `(${form} ->> '${doneField}') is ${status === 'open' ? 'distinct' : 'not distinct'} from 'true'`
  return [`i.type = '${feed}'`, is('i.fields'), ...(sight.isLimited ? [`(${sight.isOpen} or ${is('i.limited')})`] : [])]
}

// What ties a dossier to its lead: told of what is disclosed alone, since another dossier may have disclosed that lead (D2.1).
const tying: readonly string[] = ['DOSSIERS', 'CONTACTS', 'MEMBERS']

/** What stands under these is told to a supplier only as far as it is disclosed itself (D2.1). */
export function tellsWho(sight: Sight, parent: string): string {
  return sight.isLimited && !/^(space|supplier|dossier|match|comment)\//.test(parent) ? `(${sight.isOpen})` : 'true'
}

/** That `i` is the child of an edge of this name whose other end the viewer reads too. */
function reachedBy(sight: Sight, params: Params, edge: string): string {
  const isSeen = (id: string): string => `exists (select from items i where i.id = ${id} and ${sight.where})`
  const match = edge === 'MATCH' ? ` and ${isSeen(`'match/' || f.key`)}` : ''
  const told = sight.isLimited && tying.includes(edge) ? ` and ${sight.isOpen}` : ''
  return `exists (select from edges f where f.child = i.id and f.edge = ${params.add(edge)} and ${isSeen('f.parent')}${match})${told}`
}

/** That `i` lies under a parent which the viewer reads too: a parent that does not exist for them contains nothing (D19.6). */
export function insideOf(sight: Sight, params: Params, parent: string): string {
  const id = params.add(parent)
  // The inner `i` is the parent: the same sight decides whether it exists.
  const seen = `exists (select from items i where i.id = ${id} and ${sight.where})`
  // An array and not `in (select …)`: the ids are looked up once, and PostgreSQL 18 fails on some plans of that form.
  // The key of a space stands on everything under it (readers.sql), so that this is one index walk; what was sent to it is not in it.
  const isInside =
    typeOfId(parent) === 'space'
      ? `i.readers @> array[${id}::text] and i.id <> ${id} and i.type <> 'message'`
      : `i.id = any (array(select b.id from inside(${id}) b))`
  return `${seen} and ${isInside} and ${tellsWho(sight, parent)}`
}

const orders: Readonly<Record<SearchSort, string>> = {
  changed: 'i.changed_at desc, i.id',
  created: 'i.created_at desc, i.id',
  name: 'i.folded, i.id',
  date: 'i.happened desc nulls last, i.id',
  due: 'i.happened, i.id',
}

/** Whether what lies under this parent is found sooner by walking down from it than among all there is. */
export function isSmallPlace(parent: string | undefined): boolean {
  return parent !== undefined && typeOfId(parent) !== 'space'
}

/** The first page names its size in words: a plan that is made once must know that it is short. */
export function pageOf(params: Params, size: number, offset: number): string {
  if (offset === 0 && [10, 20, 25, 50, 100, 200].includes(size)) return `limit ${size}`
  return `limit ${params.add(size)}::int offset ${params.add(offset)}::int`
}

async function filterOnly(me: ViewerStore, query: SearchQuery): Promise<SearchAnswer> {
  const params = new Params()
  const sight = sightOf(me, params)
  const isWalk = (await isBroad(me)) && !isSmallPlace(query.parent) && !query.tags?.length
  const where = conditions(me, query, params, sight, isWalk ? sight.filter : sight.where)
  if (where === null) return nothing
  const filterValues = [...params.values]
  const order = orders[query.sort ?? 'changed']
  const condition = where.join(' and ')
  const offset = (query.page - 1) * query.pageSize
  // Either one walk along an index in the wanted order, or the viewer's few first and then their order.
  const source = isWalk ? `items i where ${condition}` : 'mine i'
  const mine = isWalk ? '' : `with mine as materialized (select i.* from items i where ${condition})`
  const [row] = await me.store.database.query<{ json: string; n: number }>(
    `${mine} select coalesce('[' || string_agg(json, ',' order by n) || ']', '[]') as json, count(*)::int as n from (
      select (${placed(sight)})::text as json, row_number() over (order by ${order}) as n from ${source}
      order by ${order} ${pageOf(params, query.pageSize, offset)}) rows`,
    params.values,
  )
  const found = row ?? { json: '[]', n: 0 }
  // A page that is not full tells the total by itself; otherwise it is counted once and kept until the next write.
  if (found.n < query.pageSize && (found.n > 0 || query.page === 1)) {
    return { json: found.json, total: offset + found.n, isEstimate: false }
  }
  const total = await countUpTo(me, condition, filterValues)
  return { json: found.json, total, isEstimate: total > EXACT_TOTAL_MAX }
}

async function countUpTo(me: ViewerStore, condition: string, values: readonly unknown[]): Promise<number> {
  const count = async (): Promise<number> => {
    const [row] = await me.store.database.query<{ n: number }>(
      `select count(*)::int as n from (select from items i where ${condition} limit ${EXACT_TOTAL_MAX + 1}) rows`,
      values,
    )
    return row?.n ?? 0
  }
  const key = `count ${condition} ${JSON.stringify(values)}`
  const isCount = (value: unknown) => typeof value === 'number'
  return me.store.memo.get(key, count, isCount, me.store.database.kind === 'pglite' ? ALONE_MAX_AGE_MS : undefined)
}

/** Words by prefix, stem and part, best first (D8.3); with few or no hits small typos are forgiven. */
async function searchWords(me: ViewerStore, query: SearchQuery, words: readonly string[]): Promise<SearchAnswer> {
  const exact = await searchBy(me, query, (params, sight) =>
    words.map((word) => hasWord(word, params, sight)).join(' and '),
  )
  if (exact.total > 0 || words.every((word) => word.length < 4)) return exact
  return searchBy(me, query, (params, sight) => words.map((word) => resembles(word, params, sight)).join(' and '))
}

// In a select of its own a value is folded once, and not for each row.
function hasWord(word: string, params: Params, sight: Sight): string {
  const isPlain = /^[\p{L}\p{N}]+$/u.test(word)
  const raw = params.lazy(word)
  const escaped = params.lazy(word.replace(/[\\%_]/g, '\\$&'))
  const ways = (vector: string, text: string): string => {
    const found: string[] = []
    if (isPlain) {
      const word = `fold(${raw()})`
      found.push(
        `${vector} @@ (select to_tsquery('simple', ${word} || ':*') || plainto_tsquery('dutch', ${word}) || plainto_tsquery('english', ${word}))`,
      )
    }
    // Three letters are the least that the trigram index can look up.
    if ([...word].length >= 3 || !isPlain) found.push(`${text} like (select '%' || fold(${escaped()}) || '%')`)
    return `(${found.join(' or ')})`
  }
  return overForms(sight, ways)
}

function resembles(word: string, params: Params, sight: Sight): string {
  const raw = params.add(word)
  return overForms(sight, (_vector, text) => `(select fold(${raw})) <% ${text}`)
}

/** A condition on the words of the form that the viewer reads: what is hidden from them is never matched (D7). */
function overForms(sight: Sight, condition: (vector: string, text: string) => string): string {
  const full = condition('i.search', 'i.haystack')
  if (!sight.isLimited) return full
  const name = `fold(coalesce(case when i.limited is null then i.fields else i.limited end ->> 'name', ''))`
  const limited = condition(
    `words_vector(${name}, fold(i.words_limited))`,
    `(${name} || ' ' || coalesce(fold(i.words_limited), ''))`,
  )
  return `case when i.readers && ${sight.keys} then ${full} else ${limited} end`
}

async function searchBy(
  me: ViewerStore,
  query: SearchQuery,
  matching: (params: Params, sight: Sight) => string,
): Promise<SearchAnswer> {
  const params = new Params()
  const sight = sightOf(me, params)
  const where = conditions(me, query, params, sight, (await isBroad(me)) ? sight.filter : sight.where)
  if (where === null) return nothing
  const term = params.add((query.q ?? '').trim().replace(/\s+/g, ' '))
  const prefix = params.add(
    (query.q ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/[\\%_]/g, '\\$&'),
  )
  const offset = (query.page - 1) * query.pageSize
  const [row] = await me.store.database.query<{ json: string; total: number }>(
    `with hits as (
      select i.id, i.folded,
        case when i.folded = (select fold(${term})) then 0 when i.folded like (select fold(${prefix}) || '%') then 1
          when ' ' || i.folded like (select '% ' || fold(${prefix}) || '%') then 2
          when i.folded like (select '%' || fold(${prefix}) || '%') then 3 else 4 end as rank
      from items i where ${where.join(' and ')} and ${matching(params, sight)} limit ${EXACT_TOTAL_MAX + 1}
    ), wanted as (
      select id, row_number() over (order by rank, folded, id) as n from hits
      order by rank, folded, id limit ${params.add(query.pageSize)}::int offset ${params.add(offset)}::int
    )
    select (select count(*)::int from hits) as total,
      coalesce('[' || string_agg((${placed(sight)})::text, ',' order by w.n) || ']', '[]') as json
      from wanted w join items i on i.id = w.id`,
    params.values,
  )
  if (!row) return nothing
  return { json: row.json, total: row.total, isEstimate: row.total > EXACT_TOTAL_MAX }
}
