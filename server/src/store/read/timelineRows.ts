import { definitionOf, isOrganisationType, may, type TimelineKind, typeNames, typeOfId } from '@schakel/domain'
import type { TimelineEntry } from '@schakel/domain/calls'
import type { ViewerStore } from '../store.ts'
import { Params, placed, type ReadScope, readScope } from './form.ts'
import { tellsWho } from './inside.ts'

/** Where a page of a timeline begins: what is asked lies after it in the order of the stream. */
export interface Place {
  readonly at: string
  readonly key: string
}

export interface TimelineQuery {
  readonly item: string
  readonly kinds: readonly TimelineKind[]
  readonly by?: string | undefined
  readonly field?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly before?: Place | undefined
}

/** What timelines tell of. */
const told = typeNames.filter((type) => definitionOf(type).timeline)

/** Most items whose entries are looked through; of more the newest. */
const ITEMS_MAX = 10_000

/**
 * The items of a timeline that the viewer reads, as `rows` with the form in which they read each: the item, what lies inside it, the
 * matches of a supplier, and the messages to and from an organisation. It is asked of `readScope` alone, as every list is (D6, D7).
 */
export function timelineRows(me: ViewerStore, params: Params, scope: ReadScope, item: string): string {
  const root = params.add(item)
  const isOrganisation = isOrganisationType(typeOfId(item) ?? '')
  const others = `union select 'match/' || e.key from root join edges e on e.child = root.id and e.edge = 'MATCH'
      union select e.parent from (select id from root union select b.id from below_root b where b.id like 'user/%') p
        join edges e on e.child = p.id and e.edge in ('TO', 'OWNERS') and e.parent like 'message/%'`
  return `root as materialized (select i.id from items i where i.id = ${root} and ${scope.where}),
    below_root as materialized (select b.id from root, lateral inside(root.id) b),
    tops as materialized (select id from root ${isOrganisation ? others : ''}),
    ids as materialized (select id from tops union select id from below_root
      ${isOrganisation ? 'union select b.id from tops, lateral inside(tops.id) b where tops.id not in (select id from root)' : ''}),
    ${rowsOf(me, scope, `i.id = any (array(select id from ids)) and (i.id = ${root} or ${tellsWho(scope, item)})`)}`
}

/** Of some items those that the viewer reads, as `rows` with the form in which they read each. */
export function rowsOf(me: ViewerStore, scope: ReadScope, which: string): string {
  return `rows as materialized (
      select i.id, i.type, (${scope.form}) || coalesce(case when i.type in ('match', 'dossier')
          then jsonb_strip_nulls(jsonb_build_object('history', told_history(i.id, ${scope.keys}, ${isSuper(me)}))) end, '{}') as form
        from items i where ${which} and i.type in (${told.map((type) => `'${type}'`).join(', ')}) and ${scope.where}
        order by split_part(i.id, '/', 2) desc limit ${ITEMS_MAX})`
}

/** The entries of `rows`, each as its reader finds it in the item itself: `key`, `kind`, `at`, `item`, `by` and `more`. */
export function entries(now: string): string {
  const history = `jsonb_array_elements(case when jsonb_typeof(r.form -> 'history') = 'array' then r.form -> 'history' else '[]' end)`
  const simple = (type: string, kind: TimelineKind, at: string, by: string) =>
    `select '${kind}|' || r.id, '${kind}', ${at}, r.id, ${by}, '{}'::jsonb from rows r where r.type = '${type}'`
  const date = `r.form ->> 'date'`
  const created = `r.form ->> '_created'`
  // What is still to come stands where it was made (D8.4).
  const past = `case when ${date} <= ${now} then ${date} else ${created} end`
  return `said as (
      select r.id, h.entry, h.nr, h.entry ->> 'date' as at from rows r, lateral ${history} with ordinality h (entry, nr)
        where r.type <> 'message' and h.entry ->> 'date' <= ${now} and (h.entry -> 'planned') is distinct from 'true'
    ), statuses as (
      select s.*, lag(s.entry ->> 'status') over (partition by s.id, s.entry ? 'joined' order by s.at, s.nr desc) as was
        from said s where not s.entry ? 'event'
    ), entries (key, kind, at, item, by, more) as (
      select 'status|' || s.id || '|' || s.at || '|' || (s.entry ->> 'status'), 'status', s.at, s.id, s.entry -> 'user',
          jsonb_build_object('status', s.entry -> 'status', 'from', s.was, 'reason', s.entry -> 'description')
        -- That it was planned is told by the appointment itself.
        from statuses s where s.was is not null or s.id not like 'activity/%'
      union all
      -- A dossier tells what happened on its matches, and each match the same.
      select 'disclosure|' || (s.entry ->> 'match') || '|' || (s.entry ->> 'event') || '|' || s.at, 'disclosure', s.at, s.id, s.entry -> 'user',
          jsonb_build_object('event', s.entry -> 'event', 'reviewed', s.entry -> 'reviewed', 'supplier', s.entry -> 'supplier')
        from said s where s.entry ? 'event'
      union all ${simple('comment', 'comment', past, `r.form -> 'author'`)}
      union all ${simple('message', 'message', past, `r.form -> 'from'`)}
      union all ${simple('file', 'file', created, `r.form -> 'author'`)}
      union all ${simple('activity', 'activity', past, 'null::jsonb')}
      union all ${simple('todo', 'activity', created, 'null::jsonb')}
    )`
}

/** A page of what a viewer finds in the items themselves, newest first. */
export async function readTimelineRows(me: ViewerStore, query: TimelineQuery, limit: number): Promise<TimelineEntry[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const source = timelineRows(me, params, scope, query.item)
  const now = `${params.add(me.store.settings.clock().toISOString())}::text`
  const only = ['at is not null', `kind = any (${params.add([...query.kinds])}::text[])`]
  if (query.by !== undefined) only.push(`by ->> '_id' = ${params.add(query.by)}::text`)
  if (query.from !== undefined) only.push(`at collate "C" >= ${params.add(query.from)}::text`)
  if (query.until !== undefined) only.push(`at collate "C" < ${params.add(query.until)}::text`)
  const before = query.before
    ? `where (at collate "C", key collate "C") < (${params.add(query.before.at)}::text, ${params.add(query.before.key)}::text)`
    : ''
  const order = `order by at collate "C" desc, key collate "C" desc limit ${params.add(limit)}::int`
  const found = await me.store.database.lists.query<{ json: string }>(
    `with ${source}, ${entries(now)},
      once as (select distinct on (key) * from entries where ${only.join(' and ')} order by key, item),
      page as (select * from once ${before} ${order})
    select jsonb_strip_nulls(jsonb_build_object('_id', p.key, 'kind', p.kind, 'at', p.at, 'by', ${whoOf('p.by')}, 'item', ${aboutItem(scope)},
        'comment', case when p.kind = 'comment' then (${placed(scope, 'comment')}) end) || p.more)::text as json
      from page p join items i on i.id = p.item order by p.at collate "C" desc, p.key collate "C" desc`,
    params.values,
  )
  return found.map(({ json }) => JSON.parse(json))
}

function whoOf(by: string): string {
  return `case when ${by} is not null and ${by} <> 'null' then jsonb_build_object('_id', ${by} -> '_id', 'name', ${by} -> 'name') end`
}

/** What an item is called where an entry tells of it: its name, its place, and of what is dated or stored the facts of its line. */
export function aboutItem(scope: ReadScope): string {
  return `bare_ref(${scope.form}) || case when i.type in ('lead', 'supplier', 'organisation') then '{}'
      when i.type = 'message' then jsonb_strip_nulls(jsonb_build_object('_to', addressees(i.id, ${scope.args})))
      else row_place(i.id, i.type, ${scope.args}) - '{history,_unread}'::text[] end
    || case when i.type in ('activity', 'todo', 'file') then short_form(i.type, ${scope.form}) - '{description,tasks}'::text[] else '{}' end`
}

function isSuper(me: ViewerStore): boolean {
  return may(me.viewer, 'readEverything')
}
