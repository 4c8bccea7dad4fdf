import { tagTypes } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { Params, sightOf } from './form.ts'

/** The tree of the default tag types, flat with `parent`, in the order of their codes and names (D8.6). */
export async function readTags(me: ViewerStore): Promise<string> {
  const params = new Params()
  const sight = sightOf(me, params)
  const [row] = await me.store.database.query<{ json: string }>(
    `select coalesce('[' || string_agg((${sight.form})::text, ',' order by i.fields ->> 'type', i.fields ->> 'code', i.folded, i.id) || ']', '[]') as json
      from items i where i.type = 'tag' and i.fields ->> 'type' = any (${params.add([...tagTypes])}) and ${sight.where}`,
    params.values,
  )
  return row?.json ?? '[]'
}
