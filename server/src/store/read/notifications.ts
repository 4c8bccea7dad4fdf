import { DUE_SOON_HOURS, NOTIFICATION_DAYS } from '@schakel/domain'
import type { Notification } from '@schakel/domain/calls'
import type { ViewerStore } from '../store.ts'
import { readFollowNews } from './followNews.ts'
import { Params, type ReadScope, readScope } from './form.ts'
import { inboxOf, isReadBy } from './messages.ts'
import { isToWeigh } from './toWeigh.ts'

const HOUR_MS = 3_600_000
/** Most that is told at once, and of each kind that is found by itself. */
const TOLD_MAX = 100
const MESSAGES_MAX = 50
const DUE_MAX = 30

/** What the viewer is told of, as JSON text, and how much of it they have not read. */
export interface Told {
  readonly json: string
  readonly unread: number
}

/**
 * What happened that is the viewer's to know (D13): kept mentions and changes of status, messages that came in, todos that are due, what is asked
 * of suppliers (F1.5, F1.14), what is theirs to weigh (F2.14), and what changed on what they follow.
 * All of it is made now, in the viewer's form: what they may not read any more is not told either (D6, D7). Of more than so many what was
 * read goes first, and the oldest; what is unread is counted as far as it is told.
 */
export async function readNotifications(me: ViewerStore): Promise<Told> {
  const [told, followed] = [await readKinds(me), await readFollowNews(me)]
  if (followed.length === 0) return told
  const all: Notification[] = [...JSON.parse(told.json), ...followed]
  const fit = all
    .toSorted((one, other) => Number(one.read) - Number(other.read) || latestFirst(one, other))
    .slice(0, TOLD_MAX)
    .toSorted(latestFirst)
  return { json: JSON.stringify(fit), unread: fit.filter(({ read }) => !read).length }
}

function latestFirst(one: Notification, other: Notification): number {
  return one.at < other.at ? 1 : one.at > other.at ? -1 : one._id < other._id ? -1 : 1
}

async function readKinds(me: ViewerStore): Promise<Told> {
  const params = new Params()
  const scope = readScope(me, params)
  const now = me.store.settings.clock().getTime()
  const reader = `${params.add(me.viewer._id)}::text`
  const since = params.add(new Date(now - NOTIFICATION_DAYS * 24 * HOUR_MS))
  const isTheirs = `${scope.where} and (n.kind <> 'weigh' or ${isToWeigh(params, reader)})
    and (n.kind <> 'reminder' or (i.fields ->> 'done') is distinct from 'true')
    and (n.kind <> 'status' or ${isStanding(params, now)})`
  const keptOf = (
    which: string,
  ) => `(select n.kind, n.item, n.detail, n.at, n.read_at is not null as is_read from notifications n
        where n.reader = ${reader} and n.kind <> 'due' and n.at > ${since} and ${which}
          -- Before so many are taken: one that is not told would leave a place empty, which tells.
          and exists (select from items i where i.id = case n.kind when 'mention' then n.detail else n.item end and ${isTheirs} offset 0)
        order by n.at desc, n.kind, n.item, n.detail limit ${TOLD_MAX})`
  const [row] = await me.store.database.query<Told>(
    `with kept as (
      ${keptOf('n.read_at is null')} union all ${keptOf('n.read_at is not null')}
    ), came as (
      select 'message', i.id, '', i.arrived, r.is_read from (${inboxOf(me, params, scope)}) i, lateral (select ${isReadBy(me, params)} as is_read) r
        where i.arrived > ${since} order by r.is_read, i.arrived desc, i.id limit ${MESSAGES_MAX}
    ), due as (
      ${dueOf(me, params, scope, now)}
    ), news as (
      select * from kept union all select * from came union all select * from due
    ), told as (
      select n.*, f.form, f.about,
          case when n.kind = 'mention' then (select ${scope.form} from items i where i.id = n.detail and ${scope.where}) end as remark
        -- One at a time: a plan that expects much news would make the form of all they read first.
        from news n left join lateral (
          select ${scope.form} as form, ${about(scope)} as about from items i where i.id = n.item and ${isTheirs} offset 0) f on true
        order by n.is_read, n.at desc, n.kind, n.item, n.detail limit ${TOLD_MAX}
    ), shown as (
      select t.* from told t where case when t.kind = 'mention' then t.remark is not null else t.about is not null end
    )
    select count(*) filter (where not is_read)::int as unread, coalesce('[' || string_agg(jsonb_strip_nulls(jsonb_build_object(
        '_id', kind || '|' || item || '|' || detail, 'kind', kind, 'read', is_read,
        'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        -- A remark on what one does not read oneself stands for itself.
        'item', coalesce(about, bare_ref(remark) || jsonb_build_object('snippet', remark -> 'snippet')),
        'by', case kind when 'mention' then remark -> 'author' when 'message' then form -> 'from' when 'status' then
          (select h -> 'user' from jsonb_array_elements(case when jsonb_typeof(form -> 'history') = 'array' then form -> 'history' else '[]' end) h
            where h ->> 'status' = detail order by h ->> 'date' desc limit 1) end,
        'text', remark -> 'snippet', 'source', case when kind = 'mention' then detail end,
        'status', case when kind = 'status' then detail end,
        'probing', case when kind = 'probing' then split_part(detail, ' ', 1) end,
        'answers', case when kind = 'answers' then split_part(detail, ' ', 1) end,
        'weigh', case when kind = 'weigh' then split_part(detail, ' ', 1) end,
        'count', case when kind = 'answers' and split_part(detail, ' ', 3) <> '' then split_part(detail, ' ', 3)::int end,
        'rows', case when kind = 'answers' and split_part(detail, ' ', 4) <> '' then to_jsonb(string_to_array(split_part(detail, ' ', 4), ',')) end,
        'due', case when kind = 'answers' and split_part(detail, ' ', 3) = '' then split_part(detail, ' ', 2) end))::text, ',' order by at desc, kind, item, detail) || ']', '[]') as json
      from shown`,
    params.values,
  )
  return row ?? { json: '[]', unread: 0 }
}

/** That the item has or had the status that is told: one set by mistake and taken back never was (D5.2). */
function isStanding(params: Params, now: number): string {
  return `(i.status = n.detail or jsonb_path_exists(i.fields,
    '$.history[*] ? (@.status == $status && @.date <= $now)', jsonb_build_object('status', n.detail, 'now', ${params.add(new Date(now).toISOString())}::text)))`
}

/** What an item is called where it is told of: its name, and where it belongs. */
function about(scope: ReadScope): string {
  return `bare_ref(${scope.form}) || case when i.type in ('lead', 'supplier', 'organisation', 'space', 'software', 'tag', 'message')
    then '{}' else row_place(i.id, i.type, ${scope.args}) end`
}

/** That `i` is owned by the viewer or by their organisation. */
export function isOwned(me: ViewerStore, params: Params): string {
  const owners = params.add([me.viewer._id, me.viewer.organisation?._id ?? ''])
  // `offset 0`: asked of each row that is left. All that a knowledge centre owns would be gone through to find the few that are due.
  return `exists (select from edges o where o.edge = 'OWNERS' and o.parent = i.id and o.child = any (${owners}::text[]) offset 0)`
}

/** The viewer's own todos that are late or due soon; a kept row says that one has been seen. */
function dueOf(me: ViewerStore, params: Params, scope: ReadScope, now: number): string {
  const from = params.add(new Date(now - NOTIFICATION_DAYS * 24 * HOUR_MS).toISOString())
  const until = params.add(new Date(now + DUE_SOON_HOURS * HOUR_MS).toISOString())
  return `select 'due', i.id, i.happened, i.happened::timestamptz, r.is_read
    from items i, lateral (select exists (select from notifications n
      where n.reader = ${params.add(me.viewer._id)} and n.kind = 'due' and n.item = i.id and n.detail = i.happened and n.read_at is not null) as is_read) r
    where i.type = 'todo' and (i.fields ->> 'done') is distinct from 'true' and i.happened > ${from}::text
      and i.happened <= ${until}::text and ${scope.where}
      and ${isOwned(me, params)}
    order by r.is_read, i.happened desc, i.id limit ${DUE_MAX}`
}
