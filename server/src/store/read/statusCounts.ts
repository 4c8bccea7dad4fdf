import { definitionOf, isTypeName, type SearchFilters } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { isBroad } from './breadth.ts'
import { conditions } from './filters.ts'
import { Params, type ReadScope, readScope, statusRead } from './form.ts'
import { type Matching, waysToMatch } from './matching.ts'
import { formRead } from './narrow.ts'
import { asksNothing, wordsAsked } from './search.ts'

/** How many items have a status. */
export interface StatusCount {
  readonly status: string
  readonly count: number
}

/** How many items of a list have each status as the viewer reads it (D6: what does not exist for them is not counted). */
export async function readStatusCounts(me: ViewerContext, query: SearchFilters): Promise<readonly StatusCount[]> {
  if (asksNothing(query)) return []
  const words = wordsAsked(query)
  if (words.length === 0) return countBy(me, query)
  for (const matching of waysToMatch(words)) {
    const found = await countBy(me, query, matching)
    if (found.length > 0) return found
  }
  return []
}

async function countBy(me: ViewerContext, query: SearchFilters, matching?: Matching): Promise<readonly StatusCount[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const where = conditions(me, query, params, scope, (await isBroad(me)) ? scope.filter : scope.where)
  if (where === null) return []
  const words = matching ? ` and ${matching(params, scope)}` : ''
  const status = statusOf(query, scope)
  const count = () =>
    me.store.database.query<StatusCount>(
      `select ${status} as status, count(*)::int as count from items i
        where ${where.join(' and ')}${words} and ${status} is not null group by 1`,
      params.values,
    )
  // A board asks for it with every step; between two writes it stays the same.
  return me.store.memo.get(`statuses ${where.join()} ${words} ${JSON.stringify(params.values)}`, count, isCounts)
}

const isCounts = (value: unknown): value is readonly StatusCount[] => Array.isArray(value)

function statusOf({ feed }: SearchFilters, scope: ReadScope): string {
  const doneField = feed !== undefined && isTypeName(feed) ? definitionOf(feed).doneField : undefined
  if (doneField !== undefined)
    return `case when (${formRead(scope)}) ->> '${doneField}' = 'true' then 'done' else 'open' end`
  return statusRead(scope, feed)
}
