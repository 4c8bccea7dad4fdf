import { homeOf, Missing, may, typeOfId } from '@schakel/domain'
import { type Period, wholeMonths } from '@schakel/domain/statistics'
import { isWhole } from '../access/whoReads.ts'
import type { ViewerStore } from '../store.ts'
import { Params, type ReadScope, readScope } from './form.ts'

/** Which dossiers are counted. */
export interface StatisticsQuery extends Period {
  /** One space with all under it; of staff their own when left out. */
  readonly space?: string | undefined
}

/** The space of which is counted: of staff their own, '' for all. Throws Missing for one that does not exist for the viewer. */
export async function countedSpace(me: ViewerStore, query: StatisticsQuery): Promise<string> {
  const space = query.space ?? (may(me.viewer, 'seeStatisticsOfAllSpaces') ? undefined : homeOf(me.viewer))
  if (space === undefined) return ''
  if (typeOfId(space) !== 'space') throw new Missing(space)
  await me.read(space, 0, [])
  return space
}

/** The dossiers of these days that the viewer is counted for, as a condition on the row of facts `i`. */
export function countedDays(scope: ReadScope, params: Params, { from, to }: Period, space: string): string {
  const inside = space === '' ? '' : ` and i.readers @> array[${params.add(space)}::text]`
  return `i.at >= ${startOf(params.add(from))} and i.at < ${startOf(params.add(to), 1)} and ${isCounted(scope)}${inside}`
}

/** That the viewer is counted for the row of facts `i`. They have no limited form: who reads all or whole items alone is counted for. */
export function isCounted(scope: ReadScope): string {
  return `(i.staged is null or not is_staged(i.staged)) and ${scope.isWhole}`
}

/** The moment at which a day begins in Amsterdam, as it is kept (D1.4). */
function startOf(day: string, later = 0): string {
  return `to_char((${day}::date + ${later})::timestamp at time zone 'Europe/Amsterdam' at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** A statement over the lines of a period. */
export interface Lines {
  readonly params: Params
  readonly scope: () => ReadScope
  /** Begins it: `lines (kind, month, a, b, n, x, y, z)`, of which those of one kind, month, `a` and `b` add up (`lines_of`). */
  readonly start: string
  /** That the row `k` of kept sums is of the space and of a month that is read from them. */
  readonly isKept: string
}

/**
 * What a period comes to, as lines that add up: whole months from the sums that are kept, less what was counted of dossiers that changed
 * since and with what they are now; other days from the facts, and so all of a space of which the viewer may read a part.
 */
export async function countedLines(me: ViewerStore, query: StatisticsQuery, kinds?: readonly string[]): Promise<Lines> {
  const space = await countedSpace(me, query)
  const { months, days } = (await readsAllOf(me, space)) ? wholeMonths(query) : { days: [query] }
  const params = new Params()
  let asked: ReadScope | undefined
  // A statement may not have the keys of a viewer whom it does not ask for them.
  const scope = () => {
    asked ??= readScope(me, params)
    return asked
  }
  const named = `${params.add(space)}::text`
  const inMonths = months
    ? `k.month between ${params.add(months[0])}::text and ${params.add(months[1])}::text`
    : 'k.month is null'
  const isKept = `k.space = ${named} and ${inMonths}`
  const ofKind = kinds ? ` and k.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})` : ''
  const columns = (sign: string) => `k.kind, k.month, k.a, k.b, ${sign}k.n, ${sign}k.x, ${sign}k.y, ${sign}k.z`
  const fresh = (ids: string, keys: string) =>
    `array(select f from fresh_dossiers(${ids}) f), array(select f from fresh_matches(${ids}, ${keys}) f)`
  const beside = days.map(
    (part) => `select i.id from dossier_facts i where ${countedDays(scope(), params, part, space)}`,
  )
  const keys = days.length === 0 || may(me.viewer, 'readEverything') ? 'null' : scope().keys
  const ofDays = `union all
      select ${columns('')} from lines_of(${fresh('(select ids from beside)', keys)}, '') k where true${ofKind}`
  const start = `with due as materialized (
      select array(select d.id from unnest(due_dossiers(array(select id from count_due))) d(id)
        where exists (select from dossier_facts k where k.id = d.id and ${inMonths})
          or exists (select from counted_dossiers k where k.id = d.id and ${inMonths})) as ids
    )${days.length > 0 ? `, beside as materialized (select array(${beside.join(' union all ')}) as ids)` : ''},
    lines (kind, month, a, b, n, x, y, z) as materialized (
      select ${columns('')} from month_counts k where ${isKept}${ofKind}
      union all
      select ${columns('')} from due, lines_of(${fresh('due.ids', 'null')}, ${named}) k where due.ids <> '{}' and ${inMonths}${ofKind}
      union all
      select ${columns('-')} from due, lines_of(array(select c from counted_dossiers c where c.id = any (due.ids)),
        array(select c from counted_matches c where c.dossier = any (due.ids)), ${named}) k where due.ids <> '{}' and ${inMonths}${ofKind}
      ${days.length > 0 ? ofDays : ''}
    )`
  return { params, scope, start, isKept }
}

/** Whether the viewer reads all that lies in a space: a key of it, or of a space that reads it, goes down to what hangs under it (`item_keys`). */
async function readsAllOf(me: ViewerStore, space: string): Promise<boolean> {
  const spaces = me.keys.all.filter((key) => typeOfId(key) === 'space')
  if (may(me.viewer, 'readEverything') || spaces.includes(space)) return true
  const [row] = await me.store.database.heavy.query<{ found: boolean }>(
    `select exists (select from items i where i.id = $1 and ${isWhole('$2::text[]')}) as found`,
    [space, spaces],
  )
  return row?.found ?? false
}
