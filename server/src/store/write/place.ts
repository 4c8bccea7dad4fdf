import { definitionOf, type EdgeName, Forbidden, Invalid, isEdgeName, isSame, Missing, mayLink } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { type Loaded, loadOne } from './load.ts'
import type { Plan } from './plan.ts'
import { roleProps } from './role.ts'

interface PlaceRow {
  readonly key: string
  readonly version: number
  readonly edge: EdgeName
  readonly parent: string
  readonly props: Readonly<Record<string, unknown>>
}

type Replaced = Pick<Plan, 'relinks' | 'touched' | 'changes'>

/**
 * The role sent along with an item, which is its edge's (D19.3): as it was read it changes nothing; another one is for the one place
 * the item has, and where it has several one must say which.
 */
export async function roleChange(me: ViewerStore, item: Loaded, role: unknown): Promise<Replaced | undefined> {
  if (role === undefined || role === null || item.type === 'match' || item.type === 'message') return undefined
  const rows = await me.store.database.query<PlaceRow>(
    `select e.key, e.version, e.edge, e.parent, e.props from edges e join items p on p.id = e.parent and p.deleted_at is null
      where e.child = $1 and e.edge = any ($2::text[])`,
    [item.id, Object.values(definitionOf(item.type).parents).flat().filter(isEdgeName)],
  )
  if (rows.length === 0 || rows.some((row) => isSame(row.props.$role ?? role, role))) return undefined
  const [row] = rows
  if (!row || rows.length > 1) throw Invalid.of('$role', 'parent')
  const parent = await placeOf(me, row.parent)
  if (!parent) return undefined
  if (!mayLink(me.viewer, row.edge, parent.facts, item.facts)) throw new Forbidden(`link ${row.edge}`)
  const props = { ...row.props, ...roleProps(item.type, parent.type, { $role: role }) }
  return {
    relinks: [{ key: row.key, version: row.version, props }],
    touched: [item.id],
    changes: [
      { item: item.id, edge: row.edge, kind: 'relink', before: { ...row.props, _parent: row.parent }, after: props },
    ],
  }
}

async function placeOf(me: ViewerStore, id: string): Promise<Loaded | undefined> {
  try {
    return await loadOne(me, id)
  } catch (error) {
    if (error instanceof Missing) return undefined
    throw error
  }
}
