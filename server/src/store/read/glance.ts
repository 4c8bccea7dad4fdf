import type { matchStatuses } from '@schakel/domain'
import type { Glance } from '@schakel/domain/calls'
import { LATE_MAX, type TrendName } from '@schakel/domain/dashboard'
import { dayStart } from '@schakel/domain/planning'
import { matchEnds } from '@schakel/domain/statistics'
import type { ViewerStore } from '../store.ts'
import { isBroad } from './breadth.ts'
import { Params, placed, type ReadScope, readScope } from './form.ts'
import { isUnderWay, stepPast } from './late.ts'

type Late = NonNullable<Glance['late']>

/** What a row of a list has no place for. */
const longTexts = `'{case,notes,planning,history,existing}'::text[]`

/** Dossiers under way that are past a planned step, longest first (D11.1). */
export async function readLate(me: ViewerStore, today: string): Promise<Late> {
  const params = new Params()
  const scope = readScope(me, params)
  const seen = (await isBroad(me)) ? scope.filter : scope.where
  const [row] = await me.store.database.lists.query<Late>(
    `with late as materialized (
      select i.id, step.date, step.status, step.text from items i cross join lateral (${stepPast(params, today)}) step
        where ${isUnderWay(params)} and ${seen}
    )
    select (select count(*)::int from late) as total, coalesce((select jsonb_agg(found.item order by found.date, found.id) from (
      select l.id, l.date, ((${placed(scope)}) - ${longTexts})
          || jsonb_build_object('_late', jsonb_build_object('date', l.date, 'status', l.status, 'text', l.text)) as item
        from (select * from late order by date, id limit ${LATE_MAX}) l join items i on i.id = l.id) found), '[]') as dossiers`,
    params.values,
  )
  return row ?? { total: 0, dossiers: [] }
}

/**
 * What the stretches between these days come to (S2.2): dossiers by their date (D11.2), matches by the day on which they reached a
 * status (S4.5), and how many matches were under way at the end of each. Whoever may see a match reads those days in its history, whose
 * form before disclosure has no fields of their names.
 */
export async function readTrends(
  me: ViewerStore,
  bounds: readonly string[],
): Promise<Readonly<Record<TrendName, readonly number[]>>> {
  const params = new Params()
  const scope = readScope(me, params)
  const seen = (await isBroad(me)) ? scope.filter : scope.where
  const moments = params.add(bounds.map((day) => dayStart(day)))
  const came = (status: keyof typeof matchStatuses.entries) =>
    `(select count(*)::int from m where m."${status}" >= s.from_at and m."${status}" < s.to_at) as ${status}`
  const ended = `least(${matchEnds.map((status) => `m."${status}"`).join(', ')})`
  const text = `with m as materialized (
      select coalesce(i.fields ->> 'registered', i.fields ->> '_created') as began,
        ${['offered', 'delivered', ...matchEnds].map((status) => `i.fields ->> '${status}' as "${status}"`).join(', ')}
      from items i where i.type = 'match' and ${seen}
    ), d as materialized (
      select coalesce(i.fields ->> 'date', i.fields ->> '_created') collate "C" as at from items i
        where i.type = 'dossier' and coalesce(i.fields ->> 'date', i.fields ->> '_created') collate "C" >= (${moments}::text[])[1] and ${seen}
    )
    select (select count(*)::int from d where d.at >= s.from_at and d.at < s.to_at) as requests,
      ${came('offered')}, ${came('delivered')}, ${came('won')},
      (select count(*)::int from m where m.began < s.to_at and coalesce(${ended} >= s.to_at, true)) as open
    from (select b.at as from_at, lead(b.at) over (order by b.nr) as to_at, b.nr
      from unnest(${moments}::text[]) with ordinality as b (at, nr)) s where s.to_at is not null order by s.nr`
  type Point = Readonly<Record<TrendName, number>>
  const isPoints = (value: unknown): value is readonly Point[] => Array.isArray(value)
  // Between two writes it stays the same, and it looks at all matches.
  const points = await me.store.memo.get(
    `trends ${text} ${JSON.stringify(params.values)}`,
    () => me.store.database.lists.query<Point>(text, params.values),
    isPoints,
  )
  const of = (name: TrendName) => points.map((point) => point[name])
  return {
    requests: of('requests'),
    offered: of('offered'),
    open: of('open'),
    delivered: of('delivered'),
    won: of('won'),
  }
}

/** Matches under way that nobody answered with yes, maybe or no (D6): how many, and which when it is one. */
export async function findUnanswered(
  me: ViewerStore,
): Promise<{ readonly count: number; readonly item: string | null }> {
  const params = new Params()
  const scope = readScope(me, params)
  const rows = await me.store.database.lists.query<{ id: string; n: number }>(
    `select i.id, count(*) over ()::int as n from items i where ${isUnanswered(params, scope)} limit 1`,
    params.values,
  )
  const [first] = rows
  return { count: first?.n ?? 0, item: first?.n === 1 ? first.id : null }
}

/** That `i` is a match under way, which the viewer reads, and that nobody answered with yes, maybe or no (D6). */
export function isUnanswered(params: Params, scope: ReadScope): string {
  return `i.type = 'match' and i.status <> all (${params.add(matchEnds)}::text[]) and ${scope.where}
    and i.id not in (select e.parent from edges e join items i on i.id = e.child
      where e.edge = 'COMMENTS' and e.parent like 'match/%' and (${scope.form}) ->> 'result' is not null and ${scope.where})`
}

/** Matches of which the supplier reads something that nobody has read over since it changed, those that changed last on top (D20.9). */
export async function readUnread(me: ViewerStore): Promise<NonNullable<Glance['unread']>> {
  const params = new Params()
  const scope = readScope(me, params)
  const [row] = await me.store.database.lists.query<NonNullable<Glance['unread']>>(
    `with unread as materialized (
      select i.id, i.changed_at from ${unreviewed(scope)}
    )
    select (select count(*)::int from unread) as total, coalesce((select jsonb_agg((${placed(scope, 'match')}) - ${longTexts} order by u.changed_at desc, u.id)
      from (select * from unread order by changed_at desc, id limit ${LATE_MAX}) u join items i on i.id = u.id), '[]') as matches`,
    params.values,
  )
  return row ?? { total: 0, matches: [] }
}

/**
 * What stands behind `from` for the matches `i` of which the supplier reads something that nobody has read over (D20.9). There are few
 * of them, so each is looked at by itself: with `where` a plan would begin with all that the viewer reads.
 */
export function unreviewed(scope: ReadScope): string {
  return `match_reviews r join items i on i.id = r.match where r.shown is distinct from r.reviewed and is_unread(i) and ${scope.filter}`
}
