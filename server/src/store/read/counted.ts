import { isObject } from '@schakel/domain'
import type { StoreContext } from '../context.ts'
import { ALONE_MAX_AGE_MS } from '../memo.ts'
import { keyOf } from './keyOf.ts'

/** How often it is asked whether another node wrote, ms. */
const LOOK_EVERY_MS = 1000

interface Counted {
  readonly n: number
  readonly at: number
  /** What was committed by then, as the database says it. */
  readonly moment: string
}

/**
 * How many rows a statement `select count(*)::int as n …` finds, counted once until the next write: of this node, which the memo hears
 * of, or of another one, which a snapshot of the database tells within a second. A count reads thousands of rows, a snapshot none.
 */
export async function countOnce(store: StoreContext, text: string, values: readonly unknown[]): Promise<number> {
  const { database, memo } = store
  const count = async (): Promise<Counted> => {
    const [row] = await database.lists.query<{ n: number; moment: string }>(
      `select c.n, pg_current_snapshot()::text as moment from (${text}) c`,
      values,
    )
    return { n: row?.n ?? 0, at: performance.now(), moment: row?.moment ?? '' }
  }
  const key = keyOf('count', [text], values)
  const kept = await memo.get(key, count, isCounted, ALONE_MAX_AGE_MS)
  if (database.kind === 'pglite' || performance.now() - kept.at < LOOK_EVERY_MS) return kept.n
  if (isSettled(kept.moment) && (await momentNow(store)) === kept.moment) return kept.n
  memo.forget(key, kept)
  return (await memo.get(key, count, isCounted, ALONE_MAX_AGE_MS)).n
}

function momentNow({ database, memo }: StoreContext): Promise<string> {
  const look = async () => {
    const [row] = await database.lists.query<{ moment: string }>('select pg_current_snapshot()::text as moment')
    return row?.moment ?? ''
  }
  return memo.get('moment', look, (value): value is string => typeof value === 'string', LOOK_EVERY_MS)
}

/** Nothing was under way: `xmin:xmax:` with both the same, so that an equal snapshot later means that nothing was committed since. */
function isSettled(moment: string): boolean {
  const [oldest, next] = moment.split(':')
  return oldest !== undefined && oldest !== '' && oldest === next
}

function isCounted(value: unknown): value is Counted {
  return isObject(value) && 'moment' in value
}
