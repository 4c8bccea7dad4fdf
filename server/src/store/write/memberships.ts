import type { EdgeName } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import type { Loaded } from './load.ts'

/** An edge as it is kept. */
export interface EdgeRow {
  readonly key: string
  readonly version: number
  readonly props: Readonly<Record<string, unknown>>
}

/** Where an account belongs now: it belongs to one organisation, so that joining another one is leaving this one (D6). */
export async function membershipsOf(
  me: ViewerContext,
  user: string,
): Promise<(EdgeRow & { readonly parent: string })[]> {
  return me.store.database.query(
    "select key, version, props, parent from edges where edge = 'MEMBERS' and child = $1",
    [user],
  )
}

/** The tasks of an account that comes or goes: who reads them is of another supplier then (D20.3). */
export async function tasksOf({ store }: ViewerContext, edge: EdgeName, { id, type }: Loaded): Promise<string[]> {
  if (edge !== 'MEMBERS' || type !== 'user') return []
  const rows = await store.database.query<{ id: string }>(
    `select e.parent as id from edges e where e.child = $1 and e.edge = 'OWNERS' and e.parent ~ '^(todo|activity)/'`,
    [id],
  )
  return rows.map((row) => row.id)
}
