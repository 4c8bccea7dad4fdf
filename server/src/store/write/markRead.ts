import { Missing } from '@schakel/domain'
import { Params, readScope } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'
import { noteRead, noteUnread } from './noteRead.ts'

/** Notes that the viewer has read these messages, or wants to read them again (D13); throws Missing when none of them exists for them. */
export async function markRead(me: ViewerStore, ids: readonly string[], isRead: boolean): Promise<void> {
  const params = new Params()
  const scope = readScope(me, params)
  const rows = await me.store.database.query<{ id: string }>(
    `select i.id from items i where i.id = any (${params.add([...ids])}::text[]) and i.type = 'message' and ${scope.where}`,
    params.values,
  )
  if (rows.length === 0) throw new Missing()
  const found = rows.map((row) => row.id)
  await (isRead ? noteRead(me, found) : noteUnread(me, found))
}
