import type { ViewerContext } from '../context.ts'
import { addressesOf } from '../read/messageAddresses.ts'

/**
 * Keeps who read these messages (D13), of those that were sent to them: who looks at a message of others reads it for nobody, and neither
 * does who acts without an account. The messages stay as they are: only who sent them, and the reader's own screens, hear of it (D7).
 */
export async function noteRead(me: ViewerContext, messages: readonly string[]): Promise<void> {
  if (!me.viewer._id.startsWith('user/')) return
  await note(
    me,
    `insert into message_reads as m (message, reader, at) select id, $1, $3 from unnest($2::text[]) id
        where exists (select from edges e where e.parent = id and e.edge = 'TO' and e.child = any ($4::text[]))
      on conflict (message, reader) do update set is_unread = false where m.is_unread`,
    [me.viewer._id, [...messages], me.store.settings.clock(), addressesOf(me)],
  )
}

/** Keeps that the viewer wants to read these messages again; to who sent them they stay read. */
export async function noteUnread(me: ViewerContext, messages: readonly string[]): Promise<void> {
  await note(
    me,
    'update message_reads set is_unread = true where reader = $1 and message = any ($2::text[]) and not is_unread',
    [me.viewer._id, [...messages]],
  )
}

async function note({ store, viewer }: ViewerContext, write: string, values: unknown[]): Promise<void> {
  const [row] = await store.database.query<{ some: boolean }>(
    `with noted as (${write} returning message), told as (
      insert into touches (kind, item, readers)
        select 'read', i.id, array_remove(array[$1, i.fields -> 'from' ->> '_id'], null) from noted n join items i on i.id = n.message
        returning 1)
    select exists (select from told) as some`,
    values,
  )
  if (row?.some) store.announce([], viewer._id)
}

/** Whether the viewer has read a message. */
export async function hasRead(me: ViewerContext, message: string): Promise<boolean> {
  const [row] = await me.store.database.query<{ found: boolean }>(
    'select true as found from message_reads where message = $1 and reader = $2 and not is_unread',
    [message, me.viewer._id],
  )
  return row !== undefined
}
