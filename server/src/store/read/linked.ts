import type { ViewerContext } from '../context.ts'
import { Params, readScope } from './form.ts'

/** One end of an edge that many items may have. */
export interface EdgeEnd {
  readonly edge: string
  /** The item at the other end. */
  readonly to: string
  /** What the many are on it. */
  readonly as: 'parent' | 'child'
}

/** Which of these items have such an edge already, of those that the viewer reads. */
export async function readLinked(
  me: ViewerContext,
  ids: readonly string[],
  { edge, to, as }: EdgeEnd,
): Promise<Set<string>> {
  const params = new Params()
  const scope = readScope(me, params)
  const many = as === 'parent' ? 'e.parent' : 'e.child'
  const other = as === 'parent' ? 'e.child' : 'e.parent'
  const rows = await me.store.database.query<{ id: string }>(
    `select i.id from edges e join items i on i.id = ${many}
      where e.edge = ${params.add(edge)} and ${other} = ${params.add(to)} and i.id = any (${params.add([...ids])}::text[]) and ${scope.where}`,
    params.values,
  )
  return new Set(rows.map((row) => row.id))
}
