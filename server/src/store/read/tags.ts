import { isCentre, may, tagTypes } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { Params, readScope, tagRead } from './form.ts'

/** The tree of the default tag types, flat with `parent`, in the order of their codes and names (D8.6). */
export async function readTags(me: ViewerContext): Promise<string> {
  const params = new Params()
  const scope = readScope(me, params)
  // By whose they are the centre knows which of them it may change (D21.6).
  const owners = isCentre(me.viewer) ? ` || people_of(i.id, ${scope.args})` : ''
  const [row] = await me.store.database.lists.query<{ json: string }>(
    `select coalesce('[' || string_agg((${scope.form}${owners})::text, ',' order by i.fields ->> 'type', i.fields ->> 'code', i.folded, i.id) || ']', '[]') as json
      from items i where i.type = 'tag' and i.fields ->> 'type' = any (${params.add([...tagTypes])}) and ${scope.where}`,
    params.values,
  )
  return row?.json ?? '[]'
}

/** How many items carry each tag, and each tag with all below it: what a search by that tag finds for this viewer, and no more (D6). */
export async function readTagCounts(me: ViewerContext): Promise<string> {
  const params = new Params()
  const scope = readScope(me, params)
  const seen = [
    scope.where,
    // Only super users list users (D6).
    ...(may(me.viewer, 'listUsers') ? [] : [`i.type <> 'user'`]),
    tagRead(scope, 't'),
  ]
  const text = `with recursive tags as materialized (
      select i.id, i.fields ->> 'parent' as parent from items i where i.type = 'tag' and ${scope.where}
    ), up as (
      select tags.id, tags.id as above, tags.parent from tags
      union
      select up.id, tags.id, tags.parent from up join tags on tags.id = up.parent
    ), carried as materialized (
      select e.child as tag, i.id from edges e join items t on t.id = e.child join items i on i.id = e.parent
      where e.edge = 'TAGS' and ${seen.join(' and ')}
    )
    select coalesce('[' || string_agg(json, ',') || ']', '[]') as json from (
      select jsonb_build_object('_id', up.above, 'count', count(distinct c.id) filter (where up.id = up.above),
        'total', count(distinct c.id))::text as json
      from up join carried c on c.tag = up.id group by up.above order by up.above) rows`
  const count = async (): Promise<string> => {
    const [row] = await me.store.database.lists.query<{ json: string }>(text, params.values)
    return row?.json ?? '[]'
  }
  const isText = (value: unknown) => typeof value === 'string'
  return me.store.memo.get(`tag counts ${scope.where} ${JSON.stringify(params.values)}`, count, isText)
}
