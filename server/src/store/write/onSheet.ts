import type { EdgeName } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { retrying } from './commit.ts'
import type { Plan } from './plan.ts'
import { oneByOne } from './queue.ts'

/**
 * Decides on the rows of a sheet (F1.8): the writes of this node one after the other, and again whenever those of another node changed the
 * item or made a row meanwhile. The work puts `sheet` in its plan, by which that is known.
 */
export function onSheet<T>(
  me: ViewerStore,
  id: string,
  edge: EdgeName,
  decide: (sheet: Pick<Plan, 'sheet'>) => Promise<T>,
): Promise<T> {
  return oneByOne(me.store, id, () => retrying(async () => decide(await sheetAsRead(me, id, edge))))
}

/** Asked before anything of the sheet is read. What fills an empty database is alone there. */
async function sheetAsRead({ store }: ViewerStore, id: string, edge: EdgeName): Promise<Pick<Plan, 'sheet'>> {
  if (store.filling) return {}
  const [row] = await store.database.query<{ state: string }>('select sheet_state($1, $2) as state', [id, edge])
  return row ? { sheet: { id, edge, state: row.state } } : {}
}
