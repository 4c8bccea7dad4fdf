import { CHAT_EDIT_MINUTES, Forbidden, Missing } from '@schakel/domain'
import type { ChatMessage } from '@schakel/domain/calls'
import { newKey } from '../key.ts'
import { messageForm } from '../read/chatMessages.ts'
import { readTalkable } from '../read/chatRooms.ts'
import type { ViewerStore } from '../store.ts'

const MINUTE_MS = 60_000

/** Throws Missing for who may not talk about an item (D6, D13). */
export async function assertTalkable(me: ViewerStore, item: string): Promise<void> {
  if (!(await readTalkable(me, [item])).has(item)) throw new Missing(item)
}

interface Row {
  readonly message: ChatMessage
}

/** What was said, and whether it was said just now. */
export interface Said {
  readonly message: ChatMessage
  readonly isNew: boolean
}

/**
 * Says something in the room of an item, once for each `client` of its author, however often it is sent (D13). The row of the room is
 * held meanwhile, so that numbers come in the order in which they are seen. Throws Missing.
 */
export async function say(me: ViewerStore, item: string, text: string, client?: string): Promise<Said> {
  await assertTalkable(me, item)
  const author = me.viewer._id
  return me.store.database.transaction(async (tx) => {
    const [room] = await tx.query<{ seq: number }>(
      `insert into chat_rooms as r (item, last_seq) values ($1, 1)
        on conflict (item) do update set last_seq = r.last_seq + 1 returning last_seq as seq`,
      [item],
    )
    const [made] = await tx.query<{ id: string }>(
      `insert into chat_messages (id, item, seq, author, client, text, at) values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (author, client) do nothing returning id`,
      [newKey(), item, room?.seq ?? 1, author, client ?? null, text, me.store.settings.clock()],
    )
    const [said] = made
      ? await tx.query<Row>(`select ${messageForm} as message from chat_messages m where m.id = $1`, [made.id])
      : await tx.query<Row>(
          `select ${messageForm} as message from chat_messages m where m.author = $1 and m.client = $2`,
          [author, client ?? null],
        )
    if (!said) throw new Missing(item)
    return { message: said.message, isNew: made !== undefined }
  })
}

/** How what was said is to be changed. */
export interface ChatEdit {
  readonly text?: string | undefined
  readonly deleted?: boolean | undefined
}

/** Changes what one said oneself, or takes it back (D13). Throws Missing, and Forbidden for what others said and after fifteen minutes. */
export async function editSaid(me: ViewerStore, id: string, { text, deleted }: ChatEdit): Promise<ChatMessage> {
  const { database, settings } = me.store
  const [found] = await database.query<{ item: string; author: string | null; at: Date }>(
    'select item, author, at from chat_messages where id = $1',
    [id],
  )
  if (!found) throw new Missing(id)
  await assertTalkable(me, found.item)
  const now = settings.clock()
  const isLate = now.getTime() - new Date(found.at).getTime() > CHAT_EDIT_MINUTES * MINUTE_MS
  if (found.author !== me.viewer._id || isLate) throw new Forbidden('chat')
  const [row] = await database.query<Row>(
    `update chat_messages m set
        edited_at = case when $2::text is null or $2::text = m.text then m.edited_at else $3::timestamptz end,
        text = coalesce($2::text, m.text),
        deleted_at = case when $4::boolean is null then m.deleted_at when $4::boolean then coalesce(m.deleted_at, $3::timestamptz) end
      where m.id = $1 returning ${messageForm} as message`,
    [id, text ?? null, now, deleted ?? null],
  )
  if (!row) throw new Missing(id)
  return row.message
}

/** Notes up to where the viewer has read; never back (D13). Throws Missing. */
export async function noteChatRead(me: ViewerStore, item: string, seq: number): Promise<void> {
  await assertTalkable(me, item)
  await me.store.database.query(
    `insert into chat_reads as r (item, reader, seq)
        select c.item, $2, least($3::integer, c.last_seq) from chat_rooms c where c.item = $1
      on conflict (item, reader) do update set seq = greatest(r.seq, excluded.seq)`,
    [item, me.viewer._id, seq],
  )
}
