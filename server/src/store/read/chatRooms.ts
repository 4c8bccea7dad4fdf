import { CHAT_ROOMS_MAX, isCentre, may } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { isBroad } from './breadth.ts'
import { chatSince, messageForm } from './chatMessages.ts'
import { Params, type ReadScope, readScope } from './form.ts'

/** More than so many unread are not counted. */
const UNREAD_MAX = 100

/**
 * Whether the viewer may talk about the row `i` (D13). A dossier: whoever reads it in full. A space: its staff, since what the centre
 * says there may name any lead. A supplier never, not even after disclosure: what was said may name who asks, and other suppliers (D7, D19.10).
 */
function isTalkable({ viewer }: ViewerStore, scope: ReadScope, seen = scope.where): string {
  if (!may(viewer, 'talkInRooms')) return `false and ${seen}`
  // A filter, as `ReadScope.filter` is one: how a row is found is said by `seen` alone.
  const isWhole = `case when ${scope.isWhole} then true else false end`
  return `i.type in ('dossier'${isCentre(viewer) ? ", 'space'" : ''}) and ${seen} and ${isWhole}`
}

/** The items of these about which the viewer may talk (D13). */
export async function readTalkable(me: ViewerStore, ids: readonly string[]): Promise<Set<string>> {
  const params = new Params()
  const scope = readScope(me, params)
  const rows = await me.store.database.query<{ id: string }>(
    `select i.id from items i where i.id = any (${params.add([...ids])}::text[]) and ${isTalkable(me, scope)}`,
    params.values,
  )
  return new Set(rows.map((row) => row.id))
}

export interface RoomsQuery {
  readonly q?: string | undefined
  readonly room?: string
}

/** The rooms that the viewer may enter, as JSON text: where something was said last first, then what changed last (D13). */
export async function readRooms(me: ViewerStore, { q, room }: RoomsQuery): Promise<string> {
  const params = new Params()
  const scope = readScope(me, params)
  const seen = (await isBroad(me)) ? scope.filter : scope.where
  const talkable = `${isTalkable(me, scope, seen)}${room === undefined ? wordsIn(q ?? '', params) : ` and i.id = ${params.add(room)}`}`
  const reader = `${params.add(me.viewer._id)}::text`
  const since = `${params.add(await chatSince(me))}::timestamptz`
  const columns =
    'i.id, i.type, i.fields, i.secret, i.limited, i.form_rules, i.form_at, i.created_at, i.readers, i.limited_readers, i.changed_at'
  const limit = `limit ${CHAT_ROOMS_MAX}`
  const [row] = await me.store.database.query<{ json: string }>(
    `with spoken as materialized (
      select ${columns}, l.at as said from (
          select distinct on (m.item) m.item, m.at from chat_messages m where m.at > ${since} order by m.item, m.seq desc) l
        join items i on i.id = l.item where ${talkable} order by l.at desc, i.id ${limit}
    ), silent as materialized (
      (select ${columns}, null::timestamptz as said from items i where i.type = 'space' and ${talkable} order by i.changed_at desc, i.id ${limit})
      union all
      (select ${columns}, null::timestamptz from items i where i.type = 'dossier' and ${talkable} order by i.changed_at desc, i.id ${limit})
    ), rooms as (
      select * from spoken union all (select * from silent s where s.id not in (select id from spoken))
      order by said desc nulls last, type desc, changed_at desc, id ${limit}
    )
    select coalesce('[' || string_agg(json, ',' order by said desc nulls last, type desc, changed_at desc, id) || ']', '[]') as json from (
      select i.said, i.type, i.changed_at, i.id, jsonb_strip_nulls(jsonb_build_object(
        'room', 'chat:' || i.id,
        'item', bare_ref(${scope.form}) || case when i.type = 'space' then '{}' else row_place(i.id, i.type, ${scope.args}) end,
        'read', coalesce(r.seq, 0),
        'unread', (select count(*)::int from (select from chat_messages m where m.item = i.id and m.seq > coalesce(r.seq, 0)
          and m.at > ${since} and m.author is distinct from ${reader} and m.deleted_at is null limit ${UNREAD_MAX}) n),
        'last', (select ${messageForm} from chat_messages m where m.item = i.id and m.at > ${since} and m.deleted_at is null
          order by m.seq desc limit 1)))::text as json
      from rooms i left join chat_reads r on r.item = i.id and r.reader = ${reader}) told`,
    params.values,
  )
  return row?.json ?? '[]'
}

/** How much was said in all rooms that the viewer may enter and has not read (D13), as the rooms count it. */
export async function readUnread(me: ViewerStore): Promise<number> {
  const params = new Params()
  const scope = readScope(me, params)
  const since = `${params.add(await chatSince(me))}::timestamptz`
  const reader = `${params.add(me.viewer._id)}::text`
  // From room to room by its newest line; most of them were read to their end. `offset 0`: each room is looked up by its id.
  const [row] = await me.store.database.query<{ unread: number }>(
    `with spoken as materialized (
      select m.item, max(m.seq) as seq from chat_messages m where m.at > ${since} group by m.item
    )
    select count(*)::int as unread from (
      select from spoken s left join chat_reads r on r.item = s.item and r.reader = ${reader}
        cross join lateral (select from items i where i.id = s.item and ${isTalkable(me, scope)} offset 0) i
        cross join lateral (select from chat_messages m where m.item = s.item and m.seq > coalesce(r.seq, 0)
          and m.at > ${since} and m.author is distinct from ${reader} and m.deleted_at is null limit ${UNREAD_MAX}) n
        where s.seq > coalesce(r.seq, 0) limit ${UNREAD_MAX}) told`,
    params.values,
  )
  return row?.unread ?? 0
}

const MAX_WORDS = 8

/** Each word somewhere in the name, or in that of whose dossier it is; that one stands in its search words. */
function wordsIn(q: string, params: Params): string {
  const words = q.normalize('NFC').trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  return words.map((word) => ` and i.haystack like (select like_part(${params.add(word)}))`).join('')
}
