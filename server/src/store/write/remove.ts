import { Forbidden, homeOf, isOrganisationType, Missing, mayDelete, mayRestore, typeOfId } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { commit, Outrun, retrying } from './commit.ts'
import { loadOne } from './load.ts'
import type { Written } from './plan.ts'

/** Puts an item in the trash with what hangs under nothing else (D2.5). */
export async function remove(me: ViewerStore, id: string): Promise<Written> {
  return retrying(async () => {
    const item = await loadOne(me, id)
    if (!mayDelete(me.viewer, item.facts)) throw new Forbidden(`delete ${item.type}`)
    const written = { _id: id, _version: item.version }
    return commit(me, { trash: id, changes: [{ item: id, kind: 'trash' }], anonymous: [id] }, written)
  })
}

/** Takes an item out of the trash; for staff and super users, within what was theirs (D2.5). */
export async function restore(me: ViewerStore, id: string): Promise<Written> {
  const type = typeOfId(id)
  if (type === undefined) throw new Missing()
  if (!mayRestore(me.viewer)) throw new Forbidden('restore')
  const [row] = await me.store.database.query<{ version: number; readers: string[] }>(
    'select version, readers from items where id = $1 and deleted_with = id',
    [id],
  )
  const isMine = me.viewer.kind === 'super' || (row?.readers.includes(homeOf(me.viewer) ?? '') ?? false)
  if (!row || !isMine) throw new Missing()
  if (me.viewer.kind !== 'super' && (type === 'user' || type === 'space')) throw new Forbidden('restore')
  const written = { _id: id, _version: row.version }
  try {
    return await commit(me, { restore: id, changes: [{ item: id, kind: 'restore' }], anonymous: [id] }, written)
  } catch (error) {
    if (error instanceof Outrun && !isOrganisationType(type)) throw new Missing()
    throw error
  }
}
