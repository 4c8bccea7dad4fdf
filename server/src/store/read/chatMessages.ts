import { readRetention } from '../privacy/retention.ts'
import type { ViewerStore } from '../store.ts'

const DAY_MS = 86_400_000

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A message `m` as it is sent, the same for everybody in the room: who reads a dossier in full knows who writes about it. */
export const messageForm = `jsonb_strip_nulls(jsonb_build_object('_id', m.id, 'room', 'chat:' || m.item, 'seq', m.seq,
    'text', case when m.deleted_at is null then m.text else '' end, 'date', ${moment('m.at')}, 'edited', ${moment('m.edited_at')},
    'deleted', case when m.deleted_at is not null then true end, 'client', m.client))
  || jsonb_build_object('author', (select bare_ref(u.fields) from items u where u.id = m.author))`

/** From when on what was said is still told, before the daily sweep removes what is older. */
export async function chatSince({ store }: ViewerStore): Promise<Date> {
  const { chat } = await readRetention(store)
  return new Date(store.settings.clock().getTime() - (chat ?? store.settings.chatDays) * DAY_MS)
}

export interface MessagesQuery {
  readonly item: string
  /** The number or id of a message, or a moment. */
  readonly before: string | number | undefined
  readonly pageSize: number
}

/** What was said about an item, newest first, as JSON text (D13). For whoever `readTalkable` lets in. */
export async function readChat(me: ViewerStore, { item, before, pageSize }: MessagesQuery): Promise<string> {
  const [row] = await me.store.database.query<{ json: string }>(
    `select coalesce('[' || string_agg(json, ',' order by seq desc) || ']', '[]') as json from (
      select m.seq, (${messageForm})::text as json from chat_messages m
        where m.item = $1 and m.at > $2
          and ($3::integer is null or m.seq < $3::integer)
          and ($4::timestamptz is null or m.at < $4::timestamptz)
          and ($5::text is null or m.seq < (select b.seq from chat_messages b where b.item = $1 and b.id = $5::text))
        order by m.seq desc limit $6::integer) page`,
    [item, await chatSince(me), ...beforeOf(before), pageSize],
  )
  return row?.json ?? '[]'
}

const SEQ_MAX = 2_147_483_647
/** Nothing was said before the first or after the last; a year of more or fewer than four digits is none to the database. */
const [FIRST, LAST] = [0, Date.UTC(9999, 11, 31)]

/** The number, the moment and the id of where to begin: one of them. */
function beforeOf(before: string | number | undefined): [number | null, Date | null, string | null] {
  if (before === undefined) return [null, null, null]
  const number = Number(before)
  if (Number.isInteger(number) && number >= 0) return [Math.min(number, SEQ_MAX), null, null]
  if (/^\d{4}-\d{2}-\d{2}/.test(String(before))) {
    const time = new Date(before).getTime()
    if (!Number.isNaN(time)) return [null, new Date(Math.min(Math.max(time, FIRST), LAST)), null]
  }
  return [null, null, String(before)]
}
