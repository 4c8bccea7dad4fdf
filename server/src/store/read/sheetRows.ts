import type { EdgeName } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { Params, readScope } from './form.ts'

type Fields = Readonly<Record<string, unknown>>

/** A row of a sheet as its reader reads it, and under which item it hangs. */
export interface ReadRow {
  readonly parent: string
  readonly fields: Fields
}

/** The rows that hang under these items by an edge, as the viewer reads them (G2), as they were made. */
export async function readSheetRows(me: ViewerContext, parents: readonly string[], edge: EdgeName): Promise<ReadRow[]> {
  const filled = me.store.filling?.world
  if (parents.every((parent) => filled?.edgesUnder(parent, edge).length === 0)) return []
  const params = new Params()
  const scope = readScope(me, params)
  return me.store.database.query<ReadRow>(
    `select e.parent, ${scope.form} as fields from edges e join items i on i.id = e.child
      where e.parent = any (${params.add([...parents])}::text[]) and e.edge = ${params.add(edge)} and ${scope.where}
      order by e.parent, i.id`,
    params.values,
  )
}
