import {
  definitionOf,
  GROUPS_MAX,
  isGrouping,
  isSupplierSide,
  isTypeName,
  type SearchFilters,
  whereFieldOf,
  worthOf,
} from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { isBroad } from './breadth.ts'
import { conditions } from './filters.ts'
import { Params, type ReadScope, readScope, statusRead } from './form.ts'
import { groupValues } from './groups.ts'
import { keyOf } from './keyOf.ts'
import type { Matching } from './matching.ts'
import { formRead } from './narrow.ts'
import { asksNothing, wayThatFinds, wordsAsked } from './search.ts'
import { enteredAmount } from './whereValue.ts'

/** How many items have a status. */
export interface StatusCount {
  readonly status: string
  /** The status, where what is counted by is something else. */
  readonly column?: string
  readonly count: number
  /** What they are worth together, whole euros; only where it was asked. */
  readonly amount?: number
}

/** What is counted. */
export interface CountQuery extends SearchFilters {
  /** What the items are worth is added up too: what somebody entered, as the viewer reads it (D22.3). */
  readonly amounts?: boolean
  /** What is counted by instead of the status: see `isGrouping`. */
  readonly by?: string
  /** Each group is counted by the status too. */
  readonly columns?: boolean
}

/** How many items of a list have each status as the viewer reads it (D6: what does not exist for them is not counted). */
export async function readStatusCounts(me: ViewerContext, query: CountQuery): Promise<readonly StatusCount[]> {
  if (asksNothing(query)) return []
  const words = wordsAsked(query)
  if (words.length === 0) return countBy(me, query)
  const way = await wayThatFinds(me, query)
  return way === undefined ? [] : countBy(me, query, way)
}

async function countBy(me: ViewerContext, query: CountQuery, matching?: Matching): Promise<readonly StatusCount[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const where = conditions(me, query, params, scope, (await isBroad(me)) ? scope.filter : scope.where)
  if (where === null) return []
  const words = matching ? ` and ${matching(params, scope)}` : ''
  const group = groupOf(me, query, scope)
  if (group === undefined) return []
  const amount = query.amounts === true ? worthRead(me, query, scope) : undefined
  const sum = amount === undefined ? '' : `, coalesce(sum(${amount}), 0)::float8 as amount`
  const found = `from items i, lateral (${group}) g(value)`
  const filter = `where ${where.join(' and ')}${words} and g.value is not null`
  const text =
    query.by !== undefined && query.columns === true
      ? byColumn({ found: `${found}, lateral (select ${statusOf(query, scope)}) c(value)`, filter, sum })
      : `select g.value as status, count(*)::int as count${sum} ${found} ${filter} group by 1 order by 2 desc, 1 limit ${GROUPS_MAX}`
  const count = () => me.store.database.lists.query<StatusCount>(text, params.values)
  // A board asks for it with every step; between two writes it stays the same.
  return me.store.memo.get(keyOf('statuses', [text], params.values), count, isCounts)
}

interface Counted {
  readonly found: string
  readonly filter: string
  readonly sum: string
}

/** Counts each group by the status `c` too, all of it in one statement; the largest groups come whole. */
function byColumn({ found, filter, sum }: Counted): string {
  const counts = `select g.value as status, c.value as "column", count(*)::int as count${sum},
      sum(count(*)) over (partition by g.value) as total ${found} ${filter} and c.value is not null group by 1, 2`
  const ranked = `select t.*, dense_rank() over (order by t.total desc, t.status) as place from (${counts}) t`
  return `select r.status, r."column", r.count${sum && ', r.amount'} from (${ranked}) r
    where r.place <= ${GROUPS_MAX} order by r.place, r.count desc, r."column"`
}

const isCounts = (value: unknown): value is readonly StatusCount[] => Array.isArray(value)

/** What the row `i` counts for, as `enteredWorth` says it of the form that the viewer reads; nothing for a type that is worth nothing. */
function worthRead({ viewer }: ViewerContext, { feed }: SearchFilters, scope: ReadScope): string | undefined {
  const worth = feed !== undefined && isTypeName(feed) ? worthOf(feed) : undefined
  if (!worth) return undefined
  const form = `(${formRead(scope)})`
  // What a supplier reads says already what was entered.
  if (isSupplierSide(viewer)) return `(nullif(${form} -> '${worth.field}', 'null'))::numeric`
  return worth.parts.map((part) => `coalesce(${enteredAmount(form, part)}, 0)`).join(' + ')
}

/** The values by which the row `i` is counted, as the viewer reads them; nothing for what no list is grouped by. */
function groupOf(me: ViewerContext, query: CountQuery, scope: ReadScope): string | undefined {
  const { feed, by } = query
  if (by === undefined) return `select ${statusOf(query, scope)}`
  if (feed === undefined || !isTypeName(feed) || !isGrouping(feed, by)) return undefined
  const field = whereFieldOf(feed, by)
  return field && groupValues(me, { type: feed, field, scope })
}

function statusOf({ feed }: SearchFilters, scope: ReadScope): string {
  const doneField = feed !== undefined && isTypeName(feed) ? definitionOf(feed).doneField : undefined
  if (doneField !== undefined)
    return `case when (${formRead(scope)}) ->> '${doneField}' = 'true' then 'done' else 'open' end`
  return statusRead(scope, feed)
}
