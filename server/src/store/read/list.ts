import { Missing, typeOfId } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { rowTypes } from '../registryFunctions.ts'
import { Params, reached, readScope } from './form.ts'
import { tellsWho } from './inside.ts'

/** Where to walk from and how far (D8.5). */
export interface ListQuery {
  readonly space?: string
  readonly from: number
  readonly depth: number
  /** The `$role` of an edge that has none. */
  readonly role?: string
}

const USUAL_ROLE = 'Lid'

const LIST_MAX = 5000

/** Walks down from an item over containment edges, each item once at its least distance, never the start itself (D8.5, D19.6). */
export async function readList(
  me: ViewerContext,
  { space, from, depth, role = USUAL_ROLE }: ListQuery,
): Promise<string> {
  const start = space ?? me.viewer.organisation?._id
  if (start === undefined || typeOfId(start) === undefined) throw new Missing()
  const params = new Params()
  const startParam = params.add(start)
  const scope = readScope(me, params)
  // Nothing is walked from what the viewer does not read: how long a refusal takes would tell what is there.
  const [row] = await me.store.database.lists.query<{ json: string | null }>(
    // Walked once, and each item then looked up: a plan made while the tables were young would walk anew for each of them.
    `with start as materialized (select i.id from items i where i.id = ${startParam} and ${scope.where}),
      walked as materialized (select b.* from start, lateral below(start.id, ${params.add(depth)}) b)
      select (select '[' || string_agg(json, ',' order by depth, folded, id) || ']' from (
        select (${reached(scope)} || jsonb_build_object('$role', coalesce(b.role, ${params.add(role)}::text), '_depth', b.depth))::text as json,
          b.depth, i.folded, i.id
        from walked b join items i on i.id = b.id
        where b.depth >= ${params.add(from)} and i.type not in (${rowTypes}) and ${scope.filter} and ${tellsWho(scope, start)}
        order by b.depth, i.folded, i.id limit ${LIST_MAX}) rows) as json from start`,
    params.values,
  )
  if (!row) throw new Missing()
  return row.json ?? '[]'
}
