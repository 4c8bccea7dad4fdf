import { typeOfId } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { rowTypes } from '../registryFunctions.ts'
import { isBroad } from './breadth.ts'
import { changedRead, Params, placed, readScope } from './form.ts'
import { insideOf, isSmallPlace } from './inside.ts'
import { pageOf } from './search.ts'

interface ActivitiesQuery {
  readonly parent?: string
  readonly page: number
  readonly pageSize: number
}

/**
 * What happened last: items by their own date when it is past, else by their last change (D8.4, D19.6). Two short walks along two
 * indexes, so that it stays quick however large the world is.
 */
export async function readActivities(me: ViewerContext, { parent, page, pageSize }: ActivitiesQuery): Promise<string> {
  if (parent !== undefined && typeOfId(parent) === undefined) return '[]'
  const params = new Params()
  const scope = readScope(me, params)
  const isWalk = (await isBroad(me)) && !isSmallPlace(parent)
  const changed = changedRead(scope)
  const now = params.add(me.store.settings.clock().toISOString())
  const inside = parent === undefined ? '' : `and ${insideOf(scope, params, parent)}`
  const shown = `i.type not in ('user', 'tag', 'software', ${rowTypes}) and ${isWalk ? scope.filter : scope.where} ${inside}`
  const [mine, source] = isWalk
    ? ['', `items i where ${shown} and`]
    : [`mine as materialized (select i.* from items i where ${shown}),`, 'mine i where']
  const upTo = pageOf(params, page * pageSize, 0)
  const [row] = await me.store.database.lists.query<{ json: string }>(
    `with ${mine} recent as (
      (select i.id, i.happened::timestamptz as at from ${source} i.happened <= ${now}::text
        order by i.happened desc, i.id ${upTo})
      union all
      (select i.id, ${changed} from ${source} (i.happened is null or i.happened > ${now}::text)
        order by ${changed} desc, i.id ${upTo})
    ), wanted as (
      select id, at from recent order by at desc, id ${pageOf(params, pageSize, (page - 1) * pageSize)}
    )
    select coalesce('[' || string_agg((${placed(scope)})::text, ',' order by w.at desc, w.id) || ']', '[]') as json
      from wanted w join items i on i.id = w.id`,
    params.values,
  )
  return row?.json ?? '[]'
}
