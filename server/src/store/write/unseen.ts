import { contextOf, type ViewerContext } from '../context.ts'
import { Params, readScope } from '../read/form.ts'
import { systemViewer } from '../system.ts'

/** Of these items those that do not exist for the viewer. */
export async function unseenBy(me: ViewerContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const params = new Params()
  const wanted = params.add([...new Set(ids)])
  const scope = readScope(me, params)
  const rows = await me.store.database.query<{ id: string }>(
    `select i.id from items i where i.id = any (${wanted}::text[]) and ${scope.where}`,
    params.values,
  )
  const seen = new Set(rows.map(({ id }) => id))
  return new Set(ids.filter((id) => !seen.has(id)))
}

/** The server itself, for what must go along with a write whose writer does not know of it (D20). */
export function asServer({ store }: ViewerContext): ViewerContext {
  return contextOf(store, systemViewer)
}
