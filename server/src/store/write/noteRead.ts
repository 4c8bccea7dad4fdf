import type { ViewerStore } from '../store.ts'

/** Keeps who read them; whoever acts without an account reads for nobody. */
export async function noteRead(me: ViewerStore, messages: readonly string[]): Promise<void> {
  if (!me.viewer._id.startsWith('user/')) return
  await me.store.database.query(
    `insert into message_reads (message, reader, at) select id, $1, $2 from unnest($3::text[]) id on conflict do nothing`,
    [me.viewer._id, me.store.settings.clock(), [...messages]],
  )
}

/** Whether the viewer has read a message. */
export async function hasRead(me: ViewerStore, message: string): Promise<boolean> {
  const [row] = await me.store.database.query<{ found: boolean }>(
    'select true as found from message_reads where message = $1 and reader = $2',
    [message, me.viewer._id],
  )
  return row !== undefined
}
