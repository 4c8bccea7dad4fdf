import { isCentre, isSupplierSide } from '@schakel/domain'
import type { BoardFacts } from '@schakel/domain/calls'
import { dayOf } from '@schakel/domain/planning'
import type { ViewerContext } from '../context.ts'
import { Params, readScope } from './form.ts'
import { isUnderWay, stepPast } from './late.ts'

/**
 * What a board says of these items besides their fields, as far as the viewer reads it: owners, matches that exist for them, and for the
 * centre since when a dossier is late. What does not exist for the viewer is left out (D6). A supplier has one match of a dossier and
 * learns nothing of others (D20).
 */
export async function readBoardCards(me: ViewerContext, ids: readonly string[]): Promise<readonly BoardFacts[]> {
  const params = new Params()
  const wanted = params.add([...new Set(ids)])
  const scope = readScope(me, params)
  const now = me.store.settings.clock().toISOString()
  // Plans and matches of a dossier are read by who reads it whole.
  const late = isCentre(me.viewer)
    ? `case when ${isUnderWay(params)} then (select step.date from (${stepPast(params, dayOf(now) ?? now.slice(0, 10))}) step) end`
    : 'null::text'
  const isThere = (id: string): string => `exists (select from items i where i.id = ${id} and ${scope.where})`
  const matches = isSupplierSide(me.viewer)
    ? 'null::int'
    : `(select count(*) from edges e where e.parent = d.id and e.edge = 'MATCH' and ${isThere(`'match/' || e.key`)} and ${isThere('e.child')})`
  const rows = await me.store.database.lists.query<{ json: BoardFacts }>(
    `select jsonb_strip_nulls(jsonb_build_object('_id', d.id, 'owners', coalesce(d.people -> '_owners', '[]'), 'late', d.late,
        'matches', case when d.type = 'dossier' then ${matches} end)) as json
      from (select i.id, i.type, people_of(i.id, ${scope.args}) as people, ${late} as late
        from items i where i.id = any (${wanted}::text[]) and ${scope.where}) d
      order by array_position(${wanted}::text[], d.id)`,
    params.values,
  )
  return rows.map(({ json }) => json)
}
