import { Missing, typeOfId } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { rowTypes } from '../registryFunctions.ts'
import { Params, reached, readScope } from './form.ts'
import { isSmallPlace, tellsWho } from './inside.ts'

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

/** So many forms are made at a time: on the embedded engine everybody else's statements go between. */
const PIECE = 200

/** Walks down from an item over containment edges, each item once at its least distance, never the start itself (D8.5, D19.6). */
export async function readList(
  me: ViewerContext,
  { space, from, depth, role = USUAL_ROLE }: ListQuery,
): Promise<string> {
  const start = space ?? me.viewer.organisation?._id
  if (start === undefined || typeOfId(start) === undefined) throw new Missing()
  const found = await placesBelow(me, start, from, depth)
  const pieces: string[] = []
  for (let at = 0; at < found.ids.length; at += PIECE) {
    const [ids, roles, depths] = [found.ids, found.roles, found.depths].map((all) => all.slice(at, at + PIECE))
    const params = new Params()
    const places = `unnest(${params.add(ids)}::text[], ${params.add(roles)}::text[], ${params.add(depths)}::int[]) with ordinality w(id, role, depth, n)`
    const scope = readScope(me, params)
    const [row] = await me.store.database.lists.query<{ json: string | null }>(
      `select string_agg((${reached(scope)} || jsonb_build_object('$role', coalesce(w.role, ${params.add(role)}::text), '_depth', w.depth))::text,
          ',' order by w.n) as json
        from ${places} join items i on i.id = w.id where ${scope.filter}`,
      params.values,
    )
    if (row?.json) pieces.push(row.json)
  }
  return `[${pieces.join()}]`
}

interface Places {
  readonly ids: readonly string[]
  readonly roles: readonly (string | null)[]
  readonly depths: readonly number[]
}

/**
 * What the viewer reads below an item, in the order of the list. The nearest come first: where these are as many as a list tells, nothing
 * deeper is looked for, which in a space may be all there is. Throws Missing.
 */
async function placesBelow(me: ViewerContext, start: string, from: number, depth: number): Promise<Places> {
  if (from < depth && !isSmallPlace(start)) {
    const nearest = await placesBetween(me, start, from, from)
    if (nearest.ids.length === LIST_MAX) return nearest
  }
  return placesBetween(me, start, from, depth)
}

async function placesBetween(me: ViewerContext, start: string, from: number, depth: number): Promise<Places> {
  const params = new Params()
  const startParam = params.add(start)
  const scope = readScope(me, params)
  // Nothing is walked from what the viewer does not read: how long a refusal takes would tell what is there.
  const [row] = await me.store.database.lists.query<Places>(
    // Walked once, and each item then looked up: a plan made while the tables were young would walk anew for each of them.
    `with start as materialized (select i.id from items i where i.id = ${startParam} and ${scope.where}),
      walked as materialized (select b.* from start, lateral below(start.id, ${params.add(depth)}) b),
      rows as (select b.id, b.role, b.depth, row_number() over (order by b.depth, i.folded, i.id) as n
        from walked b join items i on i.id = b.id
        where b.depth >= ${params.add(from)} and i.type not in (${rowTypes}) and ${scope.filter} and ${tellsWho(scope, start)}
        order by b.depth, i.folded, i.id limit ${LIST_MAX})
      select coalesce(r.ids, '{}') as ids, coalesce(r.roles, '{}') as roles, coalesce(r.depths, '{}') as depths
        from start, (select array_agg(id order by n) as ids, array_agg(role order by n) as roles, array_agg(depth order by n) as depths from rows) r`,
    params.values,
  )
  if (!row) throw new Missing()
  return row
}
