import { Invalid, Missing } from '@schakel/domain'
import { trashedSince } from '../read/trash.ts'
import type { ViewerStore } from '../store.ts'
import type { Plan } from './plan.ts'

/**
 * The part of a plan that takes a row of a set out of the trash, with all that was known of it and in its place. Throws Missing for what
 * was not removed from this set, and Invalid where another row has its key by now.
 */
export async function removedRow(
  me: ViewerStore,
  parent: string,
  id: string,
  taken: ReadonlySet<string>,
): Promise<Required<Pick<Plan, 'restore' | 'changes' | 'anonymous'>>> {
  const [row] = await me.store.database.query<{ key: string }>(
    `select i.fields ->> 'key' as key from items i join edges e on e.child = i.id and e.edge = 'REQUIREMENTS' and e.parent = $2
      where i.id = $1 and i.deleted_with = i.id and i.deleted_at > $3`,
    [id, parent, trashedSince(me)],
  )
  if (!row) throw new Missing(id)
  if (taken.has(row.key)) throw Invalid.of('restore', 'taken')
  return { restore: id, changes: [{ item: id, kind: 'restore' }], anonymous: [id] }
}
