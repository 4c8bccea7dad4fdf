import {
  type EdgeName,
  edgeFields,
  edges,
  Forbidden,
  Invalid,
  type ItemInput,
  isEdgeName,
  isEmpty,
  isSame,
  Missing,
  mayLink,
  mayOpenLink,
  mayRun,
  mayUnlink,
  openLink,
} from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { newKey } from '../key.ts'
import { readItem } from '../read/item.ts'
import { Stale } from '../storeError.ts'
import { commit, retrying } from './commit.ts'
import { signatureOf } from './create.ts'
import { type Loaded, load } from './load.ts'
import { createMatch, updateMatch } from './matchEdge.ts'
import { type EdgeRow, membershipsOf, tasksOf } from './memberships.ts'
import type { Link } from './patch.ts'
import type { Change, Plan, Written } from './plan.ts'
import { remove } from './remove.ts'
import { assertFirstReply } from './replies.ts'
import { roleProps } from './role.ts'
import { withoutEmpty } from './row.ts'
import { tagged, withoutNames } from './tagged.ts'

/** Draws an edge, under this key or a new one; a second call changes its properties. A MATCH edge makes or changes a match (D19.2). */
export async function link(me: ViewerContext, input: Link, key = newKey()): Promise<Written> {
  const edge = edgeNameOf(input.edge)
  return retrying(async () => {
    const [parent, child] = await load(me, [input.parent, input.child])
    if (!parent || !child) throw new Missing()
    assertEdge(edge, parent, child)
    if (!mayLink(me.viewer, edge, parent.facts, child.facts)) throw new Forbidden(`link ${edge}`)
    if (edge === 'SUB') await assertFirstReply(me, parent.id)
    const existing = await edgeOf(me, edge, parent.id, child.id)
    if (edge === 'MATCH')
      return existing ? updateMatch(me, existing.key, input) : createMatch(me, parent, child, input.props)
    if (existing && input.version !== undefined && input.version !== existing.version) {
      throw new Stale(await readItem(me, child.id, { depth: 1 }))
    }
    const props = withoutEmpty({
      ...edgeProps(me, edge, parent, child, input.props, existing?.props),
      ...openedProps(me, edge, parent, child, input.props, existing?.props),
    })
    if (existing) {
      if (isSame(props, existing.props)) return { _id: child.id, _version: existing.version }
      return relink(me, edge, existing, props, parent, child)
    }
    const left = edge === 'MEMBERS' && child.type === 'user' ? await membershipsOf(me, child.id) : []
    const plan: Plan = {
      links: [{ key, edge, parent: parent.id, child: child.id, props, circular: edges[edge].contains }],
      ...(left.length > 0 ? { unlink: left.map((line) => line.key) } : {}),
      changes: [
        ...left.map(
          (line): Change => ({ item: child.id, edge, kind: 'unlink', before: { ...line.props, _parent: line.parent } }),
        ),
        { item: child.id, edge, kind: 'link', after: { ...props, _parent: parent.id } },
      ],
      touched: touchedBy(edge, parent, child),
      anonymous: [parent.id, child.id, ...left.map((line) => line.parent), ...(await tasksOf(me, edge, child))],
      ...(edge === 'TAGS' ? { updates: [tagged(me, parent, [...parent.tags, String(child.fields.name ?? '')])] } : {}),
    }
    return commit(me, plan, { _id: child.id, _version: 1 })
  })
}

/**
 * Removes an edge, of a given key that one alone; its items stay (D8.7). A MATCH edge goes with its match, to the trash. Throws Missing,
 * Forbidden.
 */
export async function unlink(
  me: ViewerContext,
  input: Pick<Link, 'edge' | 'parent' | 'child'>,
  key?: string,
): Promise<Written> {
  const edge = edgeNameOf(input.edge)
  return retrying(async () => {
    const [parent, child] = await load(me, [input.parent, input.child])
    if (!parent || !child) throw new Missing()
    // Asked first, so that a refusal tells nothing of an edge.
    if (!mayUnlink(me.viewer, edge, parent.facts, child.facts)) throw new Forbidden(`unlink ${edge}`)
    const existing = await edgeOf(me, edge, parent.id, child.id)
    if (!existing || (key ?? existing.key) !== existing.key) throw new Missing()
    if (edge === 'MATCH') return remove(me, `match/${existing.key}`)
    const name = String(child.fields.name ?? '')
    const plan: Plan = {
      unlink: [existing.key],
      changes: [{ item: child.id, edge, kind: 'unlink', before: { ...existing.props, _parent: parent.id } }],
      touched: touchedBy(edge, parent, child),
      anonymous: [parent.id, child.id, ...(await tasksOf(me, edge, child))],
      ...(edge === 'TAGS' ? { updates: [tagged(me, parent, withoutNames(parent.tags, [name]))] } : {}),
    }
    return commit(me, plan, { _id: child.id, _version: existing.version })
  })
}

function edgeNameOf(edge: string): EdgeName {
  if (!isEdgeName(edge)) throw Invalid.of('edge', 'edge')
  return edge
}

function assertEdge(edge: EdgeName, parent: Loaded, child: Loaded): void {
  if (mayRun(edge, parent.type, child.type)) return
  throw edge === 'OWNERS' ? Invalid.of('child', 'parent') : Invalid.of('parent', 'parent')
}

async function edgeOf(me: ViewerContext, edge: EdgeName, parent: string, child: string): Promise<EdgeRow | undefined> {
  const { filling } = me.store
  if (filling?.world) {
    const line = filling.world.edgesUnder(parent, edge).find((one) => one.child === child)
    return line && { ...line, version: 1 }
  }
  const [row] = await me.store.database.query<EdgeRow>(
    'select key, version, props from edges where edge = $1 and parent = $2 and child = $3',
    [edge, parent, child],
  )
  return row
}

function edgeProps(
  me: ViewerContext,
  edge: EdgeName,
  parent: Loaded,
  child: Loaded,
  input: ItemInput,
  before: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const now = me.store.settings.clock()
  const props: Record<string, unknown> = { ...before }
  for (const [name, raw] of Object.entries(input)) {
    if (name === '_version' || name === '$status') continue
    const field = Object.hasOwn(edgeFields, name) ? edgeFields[name] : undefined
    if (!field) throw Invalid.of(name, 'unknownField')
    if (field.readOnly) {
      if (!isSame(raw, before[name])) throw Invalid.of(name, 'readOnly')
      continue
    }
    if (isEmpty(raw)) {
      delete props[name]
      continue
    }
    const parsed = field.parse(raw, { now })
    if ('issues' in parsed) throw new Invalid(parsed.issues.map((issue) => ({ ...issue, path: name })))
    props[name] = parsed.value
  }
  if (edge === 'OWNERS' || edge === 'TAGS' || edge === 'TO') return props
  return { ...props, ...roleProps(child.type, parent.type, props) }
}

/** What opening or closing the link for the other party adds (S4.12); nothing when it was sent back as it was read. */
function openedProps(
  me: ViewerContext,
  edge: EdgeName,
  parent: Loaded,
  child: Loaded,
  { $status }: ItemInput,
  before: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  if (isEmpty($status) || $status === before.$status) return {}
  if (!mayOpenLink(me.viewer, edge, parent.facts, child.facts)) throw new Forbidden(`open ${edge}`)
  const actor = { user: signatureOf(me.viewer), mayCorrect: true }
  return openLink(before, $status, actor, me.store.settings.clock())
}

async function relink(
  me: ViewerContext,
  edge: EdgeName,
  existing: EdgeRow,
  props: Readonly<Record<string, unknown>>,
  parent: Loaded,
  child: Loaded,
): Promise<Written> {
  const plan: Plan = {
    relinks: [{ key: existing.key, version: existing.version, props }],
    changes: [
      { item: child.id, edge, kind: 'relink', before: { ...existing.props, _parent: parent.id }, after: props },
    ],
    touched: touchedBy(edge, parent, child),
  }
  return commit(me, plan, { _id: child.id, _version: existing.version + 1 })
}

/** Whose readers an edge can change: the child by containment, the parent by ownership, and what a moved account owns. */
function touchedBy(edge: EdgeName, parent: Loaded, child: Loaded): string[] {
  if (edge === 'OWNERS' || edge === 'TO') return [parent.id]
  return edges[edge].contains ? [child.id, ...(edge === 'DOSSIERS' ? [parent.id] : [])] : []
}
