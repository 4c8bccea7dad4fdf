import { Missing, typeOfId } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { Params, placed, sightOf } from './form.ts'

/** One item with its lists (D2.2, D8.7); `Missing` when it does not exist for this viewer, whatever the reason (D6). */
export async function readItem(me: ViewerStore, id: string, depth: number): Promise<string> {
  if (typeOfId(id) === undefined) throw new Missing()
  const params = new Params()
  const idParam = params.add(id)
  const sight = sightOf(me, params)
  const lists = depth > 0 ? `|| coalesce(item_lists(i.id, ${sight.args}, ${depth}), '{}')` : ''
  const [row] = await me.store.database.query<{ json: string }>(
    `select (${placed(sight)} ${lists})::text as json from items i where i.id = ${idParam} and ${sight.where}`,
    params.values,
  )
  if (!row) throw new Missing()
  return row.json
}
