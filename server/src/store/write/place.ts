import { definitionOf, type EdgeName, Forbidden, Invalid, isEdgeName, isSame, Missing, mayLink } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { type Loaded, loadOne } from './load.ts'
import type { Plan } from './plan.ts'
import { roleProps } from './role.ts'
import { withoutEmpty } from './row.ts'

type Props = Readonly<Record<string, unknown>>

interface PlaceRow {
  readonly key: string
  readonly version: number
  readonly edge: EdgeName
  readonly parent: string
  readonly props: Props
}

type Replaced = Pick<Plan, 'relinks' | 'touched' | 'changes'>

/**
 * Properties of the edge that were sent along with an item (D19.3): as they were read they change nothing; others are for the one
 * place the item has, and where it has several one must say which.
 */
export async function placeChange(
  me: ViewerStore,
  item: Loaded,
  sent: Props,
  { _edge: reached }: Props,
): Promise<Replaced | undefined> {
  const names = Object.keys(sent)
  if (names.length === 0 || item.type === 'match' || item.type === 'message') return undefined
  // A reference names the edge by which it was reached; by another one than its own the properties are somebody else's.
  const own = Object.values(definitionOf(item.type).parents).flat().filter(isEdgeName)
  const rows = await me.store.database.query<PlaceRow>(
    `select e.key, e.version, e.edge, e.parent, e.props from edges e join items p on p.id = e.parent and p.deleted_at is null
      where e.child = $1 and e.edge = any ($2::text[])`,
    [item.id, typeof reached === 'string' ? own.filter((edge) => edge === reached) : own],
  )
  const isAsRead = (row: PlaceRow): boolean =>
    names.every((name) => isSame(row.props[name], sent[name]) || (name === '$role' && row.props.$role === undefined))
  if (rows.length === 0 || rows.some(isAsRead)) return undefined
  const [row] = rows
  if (!row || rows.length > 1) throw Invalid.of(names[0] ?? '$role', 'parent')
  const parent = await placeOf(me, row.parent)
  if (!parent) return undefined
  if (!mayLink(me.viewer, row.edge, parent.facts, item.facts)) throw new Forbidden(`link ${row.edge}`)
  const next = withoutEmpty({ ...row.props, ...sent })
  const props = { ...next, ...roleProps(item.type, parent.type, next) }
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
