import { Missing } from '@schakel/domain'
import { Params, sightOf } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'
import { noteRead } from './noteRead.ts'
import { update } from './update.ts'

/** Notes that the viewer has read these messages, or wants to read them again (D13); throws Missing when none of them exists for them. */
export async function markRead(me: ViewerStore, ids: readonly string[], isRead: boolean): Promise<void> {
  const params = new Params()
  const sight = sightOf(me, params)
  const rows = await me.store.database.query<{ id: string; status: string; own: boolean }>(
    `select i.id, i.status, (i.fields -> 'from' ->> '_id') is not distinct from ${params.add(me.viewer._id)}::text as own
      from items i where i.id = any (${params.add([...ids])}::text[]) and i.type = 'message' and ${sight.where}`,
    params.values,
  )
  if (rows.length === 0) throw new Missing()
  const found = rows.map((row) => row.id)
  if (!isRead) {
    await me.store.database.query('delete from message_reads where reader = $1 and message = any ($2::text[])', [
      me.viewer._id,
      found,
    ])
    return
  }
  await noteRead(me, found)
  // The message itself is read once somebody other than its sender has read it (D5).
  for (const row of rows) {
    if (row.status === 'sent' && !row.own) await update(me, { id: row.id, fields: { status: 'read' } })
  }
}
