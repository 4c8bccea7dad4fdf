import { EXACT_TOTAL_MAX } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { isBroad } from './breadth.ts'
import { conditions } from './filters.ts'
import { Params, readScope } from './form.ts'
import { keyOf } from './keyOf.ts'
import type { Matching, Way } from './matching.ts'
import type { ListingQuery } from './query.ts'

/** Each a part of all items: keys are hexadecimal, and their last digit is as good as drawn by lot. */
const parts = ['[01]$', '[23]$', '[45]$', '[67]$', '[89]$', '[ab]$', '[cd]$', '[^0-9a-d]$']
/** For so long new parts are looked through, ms: words that nearly everything resembles are not looked for in a hundred thousand items. */
const LOOKED_MS = 3000
/** So many are as many as are counted. */
const MOST = EXACT_TOTAL_MAX + 1

/** A way of which the words are a condition that takes no longer to look at than others do. */
export interface Settled {
  readonly matching: Matching
  /** What it finds may not be all. */
  readonly isCut: boolean
}

interface Ids {
  readonly ids: readonly string[]
  readonly isCut: boolean
}

const isIds = (value: unknown): value is Ids => typeof value === 'object' && value !== null && 'isCut' in value

/**
 * What resembles the words is compared letter by letter with all that has some letters in common: in a large world seconds, for which on the
 * embedded engine everybody would wait. So it is looked for in one part of the items after the other, for no longer than a while (D21.1).
 */
export async function settle(me: ViewerContext, query: ListingQuery, { matching, isLoose }: Way): Promise<Settled> {
  if (!isLoose || !(await isBroad(me))) return { matching, isCut: false }
  const asked = parts.map((part) => statementOf(me, query, matching, part))
  const [first] = asked
  if (!first) return { matching, isCut: false }
  // The page, its total and its counts ask for the same.
  const { ids, isCut } = await me.store.memo.get(
    keyOf('resembling', [first.text], first.values),
    () => lookThrough(me, asked),
    isIds,
  )
  return { matching: (params) => `i.id = any (${params.add(ids)}::text[])`, isCut }
}

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

function statementOf(me: ViewerContext, query: ListingQuery, matching: Matching, part: string): Statement | undefined {
  const params = new Params()
  const scope = readScope(me, params)
  const where = conditions(me, query, params, scope, scope.filter)
  if (where === null) return undefined
  // The part stands before the words: what costs as much is looked at in this order.
  const filter = `i.id ~ '${part}' and ${where.join(' and ')} and ${matching(params, scope)}`
  return { text: `select i.id from items i where ${filter} limit ${MOST}`, values: params.values }
}

async function lookThrough(me: ViewerContext, asked: readonly (Statement | undefined)[]): Promise<Ids> {
  const until = performance.now() + LOOKED_MS
  const ids: string[] = []
  for (const statement of asked) {
    if (!statement) continue
    if (ids.length >= MOST || performance.now() > until) return { ids, isCut: true }
    const rows = await me.store.database.lists.query<{ id: string }>(statement.text, statement.values)
    ids.push(...rows.map(({ id }) => id))
  }
  return { ids, isCut: false }
}
