import { EXACT_TOTAL_MAX, may, type TypeName } from '@schakel/domain'
import { isThere, isThereOfMany, isWhole } from '../access/whoReads.ts'
import type { ViewerContext } from '../context.ts'
import type { Database } from '../database/index.ts'
import { isBroad } from './breadth.ts'
import { Params } from './form.ts'
import { PAST } from './ledger.ts'

/** More than this is counted anew sooner than it is added up. */
const LINES_MAX = 1000
const MAX_AGE_MS = 10 * 60_000
const MAX_ENTRIES = 1000

interface Counted {
  readonly n: number
  readonly at: number
  /** What was committed when it was so many, as the database says it. */
  readonly moment: string
  readonly past: string
}

const known = new WeakMap<Database, Map<string, Promise<Counted>>>()

/**
 * How many items of a type and of some statuses a viewer of whole items reads, exactly: counted once, and from then on moved by what was
 * touched since. Each item that was touched counts for what it is now less what it was when it was counted. A count reads thousands of
 * rows, this a few.
 */
export async function countKept(me: ViewerContext, type: TypeName, statuses?: readonly string[]): Promise<number> {
  const { database } = me.store
  const counts = known.get(database) ?? new Map<string, Promise<Counted>>()
  known.set(database, counts)
  const params = new Params()
  const keys = may(me.viewer, 'readEverything') ? undefined : `${params.add(me.keys.all)}::text[]`
  const which = {
    type,
    keys,
    statuses: statuses && statusesOf(params, statuses),
    isThere: statuses?.length === 1 ? isThereOfMany() : isThere(),
    isBroad: await isBroad(me),
  }
  const key = JSON.stringify([type, keys !== undefined, params.values])
  const before = await counts.get(key)?.catch(() => undefined)
  const now = moved(database, which, params.values, before)
  if (counts.size >= MAX_ENTRIES) counts.clear()
  counts.set(key, now)
  now.catch(() => {
    if (counts.get(key) === now) counts.delete(key)
  })
  return (await now).n
}

/** One status is compared as one: how long a list is the planner does not know, and it reads all items. */
function statusesOf(params: Params, statuses: readonly string[]): string {
  const [one] = statuses
  return one !== undefined && statuses.length === 1 ? params.add(one) : `any (${params.add(statuses)}::text[])`
}

/** What is counted, as SQL. */
interface Which {
  readonly type: TypeName
  /** That an item is there: of one status, which the planner knows to be few, in the way that is quick for many rows. */
  readonly isThere: string
  /** A viewer of much is counted for by an index of everybody's items. */
  readonly isBroad: boolean
  readonly keys: string | undefined
  /** What a status is compared with: `= …`. */
  readonly statuses: string | undefined
}

async function moved(
  database: Database,
  which: Which,
  values: readonly unknown[],
  before: Counted | undefined,
): Promise<Counted> {
  const at = performance.now()
  if (!before || at - before.at > MAX_AGE_MS) return count(database, which, values)
  const since = `$${values.length + 1}::pg_snapshot`
  const [row] = await database.query<{ moment: string; past: string; by: number; isMuch: boolean }>(
    `with t as materialized (select * from touches_between(${since}, pg_current_snapshot()) limit ${LINES_MAX + 1}),
      firsts as (select distinct on (t.item) t.item as id, t.made, t.there, t.readers, t.status from t
        where t.kind = 'item' and split_part(t.item, '/', 1) = '${which.type}' order by t.item, t.seq)
      select pg_current_snapshot()::text as moment, ${PAST} as past,
        (select count(*) > ${LINES_MAX} or coalesce(bool_or(t.kind not in ('item', 'edge', 'read', 'session')${ofOthers(which)}), false) from t)
          ${which.statuses === undefined ? '' : `or exists (select from firsts f where not f.made and f.status is null)`} as "isMuch",
        (select coalesce(sum((coalesce(${isThere()} and ${isCounted(which, 'i')}, false))::int
            - (coalesce(not f.made and f.there and ${isCounted(which, 'f')}, false))::int), 0)::int
          from firsts f left join items i on i.id = f.id) as by`,
    [...values, before.moment],
  )
  if (!row || row.isMuch || row.past === '' || row.past !== before.past) return count(database, which, values)
  const n = before.n + row.by
  // It was counted no further than this: that it were fewer by now is known only when it is counted.
  if (before.n > EXACT_TOTAL_MAX && n <= EXACT_TOTAL_MAX) return count(database, which, values)
  return { n, at: before.at, moment: row.moment, past: row.past }
}

/** What went quietly among what the viewer does not read moves no count of theirs. */
function ofOthers({ keys }: Which): string {
  return keys === undefined ? '' : ` and not (t.kind = 'quiet' and t.readers <> '{}' and not ${isWhole(keys, 't')})`
}

function isCounted({ keys, statuses }: Which, row: 'i' | 'f', isFilter = false): string {
  const isOf = statuses === undefined ? 'true' : `${row}.status = ${statuses}`
  if (keys === undefined) return isOf
  // As `readScope` says it: in these words no index answers it, and each row is asked.
  return `${isOf} and ${isFilter ? `case when ${isWhole(keys, row)} then true else false end` : isWhole(keys, row)}`
}

async function count(database: Database, which: Which, values: readonly unknown[]): Promise<Counted> {
  const at = performance.now()
  const [row] = await database.query<{ n: number; moment: string; past: string }>(
    `select pg_current_snapshot()::text as moment, ${PAST} as past, (select count(*)::int from (select from items i
      where ${which.isThere} and i.type = '${which.type}' and ${isCounted(which, 'i', which.isBroad)} limit ${EXACT_TOTAL_MAX + 1}) rows) as n`,
    values,
  )
  return { n: row?.n ?? 0, at, moment: row?.moment ?? '', past: row?.past ?? '' }
}
