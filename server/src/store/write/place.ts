import { definitionOf, type EdgeName, Forbidden, Invalid, isEdgeName, isSame, may, mayLink } from '@schakel/domain'
import { isWhole } from '../access/whoReads.ts'
import type { ViewerContext } from '../context.ts'
import { Params, readScope } from '../read/form.ts'
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
  /** The same as the viewer reads them. */
  readonly seen: Props
}

type Replaced = Pick<Plan, 'relinks' | 'touched' | 'changes'>

/**
 * Properties of the edge that were sent along with an item (D19.3): as they were read they change nothing; others are for the one
 * place the item has, and where it has several one must say which. Only places that the viewer reads count, as they read them (D20.2).
 */
export async function placeChange(
  me: ViewerContext,
  item: Loaded,
  sent: Props,
  { _edge: reached }: Props,
): Promise<Replaced | undefined> {
  const names = Object.keys(sent)
  if (names.length === 0 || item.type === 'match' || item.type === 'message') return undefined
  // A reference names the edge by which it was reached; by another one than its own the properties are somebody else's.
  const own = Object.values(definitionOf(item.type).parents).flat().filter(isEdgeName)
  const edges = typeof reached === 'string' ? own.filter((edge) => edge === reached) : own
  const rows = await placesOf(me, item.id, edges)
  const isAsRead = (row: PlaceRow): boolean =>
    names.every((name) => isSame(row.seen[name], sent[name]) || (name === '$role' && row.seen.$role === undefined))
  const [row] = rows
  if (!row || rows.some(isAsRead)) return undefined
  const parent = await loadOne(me, row.parent)
  if (!mayLink(me.viewer, row.edge, parent.facts, item.facts)) throw new Forbidden(`link ${row.edge}`)
  if (rows.length > 1) throw Invalid.of(names[0] ?? '$role', 'parent')
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

/** The places of an item that exist for the viewer; what was noted on an edge is for who reads both of its ends in full (D6). */
function placesOf(me: ViewerContext, id: string, edges: readonly EdgeName[]): Promise<PlaceRow[]> {
  const params = new Params()
  const scope = readScope(me, params)
  const isSuper = may(me.viewer, 'readEverything')
  const told = scope.isLimited
    ? `and is_told(i, (select c from items c where c.id = e.child), ${scope.keys}, ${params.add(me.keys.disclosed)}::text)`
    : ''
  return me.store.database.query<PlaceRow>(
    `select e.key, e.version, e.edge, e.parent, e.props, ${
      isSuper
        ? 'e.props'
        : `case when ${scope.isWhole} and (select ${isWhole(scope.keys, 'c')} from items c where c.id = e.child)
        then e.props else e.props - '{$note,$history}'::text[] end`
    } as seen
    from edges e join items i on i.id = e.parent
    where e.child = ${params.add(id)} and e.edge = any (${params.add(edges)}::text[]) and ${scope.where} ${told}
    order by e.created_at, e.key`,
    params.values,
  )
}
