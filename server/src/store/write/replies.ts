import { Invalid, isSupplierSide, typeOfId } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { loadOne } from './load.ts'

/**
 * Throws Invalid where a supplier would hang a second reply under what staff found of its answer (F1.11). What that is may have been looked
 * up before; null says that there is none.
 */
export async function assertFirstReply(me: ViewerContext, parent: string, known?: string | null): Promise<void> {
  const finding = known === undefined ? await findingAbove(me, parent) : known
  if (typeof finding !== 'string') return
  const { store, viewer } = me
  const [row] = await store.database.query<{ replied: boolean }>(
    `with recursive below (id) as (
      select $1::text collate "C" union select e.child from below join edges e on e.parent = below.id and e.edge = 'SUB'
    )
    select exists (select from below join items i on i.id = below.id and i.deleted_at is null
      where i.fields #>> '{author,_id}' = $2 or i.fields #>> '{author,organisation,_id}' = $3) as replied`,
    [finding, viewer._id, viewer.organisation?._id ?? ''],
  )
  if (row?.replied === true) throw Invalid.of('parent', 'replied')
}

/** The remark by which staff said what they found, under which somebody of a supplier replies; nothing for everybody else. Throws Missing. */
export async function findingAbove(me: ViewerContext, parent: string | undefined): Promise<string | undefined> {
  if (parent === undefined || typeOfId(parent) !== 'comment' || !isSupplierSide(me.viewer)) return undefined
  // What the viewer does not read is not there, and is not looked at.
  await loadOne(me, parent)
  const [row] = await me.store.database.query<{ id: string }>(
    `with recursive up (id) as (
      select $1::text collate "C" union select e.parent from up join edges e on e.child = up.id and e.edge = 'SUB'
    )
    select i.id from up join items i on i.id = up.id where i.type = 'comment' and i.fields ? 'finding' limit 1`,
    [parent],
  )
  return row?.id
}
