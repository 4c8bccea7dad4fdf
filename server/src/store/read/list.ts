import { Missing, typeOfId } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { type Below, readBelow } from './below.ts'
import { Params, reached, readScope } from './form.ts'

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
  for (let at = 0; at < found.length; at += PIECE) {
    const piece = found.slice(at, at + PIECE)
    const params = new Params()
    const ids = params.add(piece.map(({ id }) => id))
    const roles = params.add(piece.map(({ role }) => role))
    const depths = params.add(piece.map(({ depth }) => depth))
    const places = `unnest(${ids}::text[], ${roles}::text[], ${depths}::int[]) with ordinality w(id, role, depth, n)`
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

/**
 * What the viewer reads below an item, in the order of the list. Nothing is walked from what they do not read: how long a refusal takes
 * would tell what is there. Throws Missing.
 */
async function placesBelow(me: ViewerContext, start: string, from: number, depth: number): Promise<readonly Below[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const rows = await me.store.database.lists.query(
    `select from items i where i.id = ${params.add(start)} and ${scope.where}`,
    params.values,
  )
  if (rows.length === 0) throw new Missing()
  return await readBelow(me, start, { from, depth, most: LIST_MAX })
}
