import {
  amountsOf,
  definitionOf,
  type EdgeName,
  edgesUnder,
  enteredAfter,
  Forbidden,
  type HistoryUser,
  homeOf,
  Invalid,
  type ItemInput,
  isEdgeName,
  isTypeName,
  may,
  mayChooseStatus,
  mayCorrectHistory,
  mayCreate,
  type ParsedItem,
  parseItem,
  startStatus,
  type TypeName,
  type Viewer,
  writableFields,
} from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { newKey } from '../key.ts'
import { systemViewer } from '../system.ts'
import { authorsOf } from './authors.ts'
import { commit, retrying } from './commit.ts'
import type { Loaded } from './load.ts'
import { assertPictures } from './pictures.ts'
import type { LinkRow, Plan, Written } from './plan.ts'
import { parentFor, recipientsIn, sentAlso } from './recipient.ts'
import { assertFirstReply } from './replies.ts'
import { roleProps } from './role.ts'
import { isTalk, itemRow } from './row.ts'
import { sanitiseRichText } from './sanitise.ts'
import { tagged } from './tagged.ts'
import { assertTagParent } from './tagParent.ts'

/** A new item and where it hangs (D8.7). */
export interface NewItem {
  readonly item: ItemInput
  readonly parent?: string | undefined
  /** The edge to the parent, when it is not the usual one of the type. */
  readonly edge?: string | undefined
  /** What the server says of it by itself, whatever the caller sent: its key, and fields that nobody else may write. */
  readonly own?: { readonly key: string; readonly known?: Readonly<Record<string, unknown>> } | undefined
  /** Where it was looked up: the remark above it that says what was found of an answer, or that there is none (F1.11). */
  readonly finding?: string | null | undefined
}

/** Makes an item, its edge and its owner (D3, D8.7, D19.1). */
export async function create(me: ViewerContext, input: NewItem): Promise<Written> {
  return retrying(async () => {
    const [first, ...others] = recipientsIn(input)
    const parent = await parentOf(me, first === undefined ? input : { ...input, parent: first })
    if (parent) await assertFirstReply(me, parent.id, input.finding)
    const { plan, written } = await planCreate(me, input, parent)
    return commit(me, await sentAlso(me, plan, written._id, others), written)
  })
}

async function parentOf(me: ViewerContext, { item, parent }: NewItem): Promise<Loaded | undefined> {
  if (parent === undefined) return undefined
  const { _type: type } = item
  return parentFor(me, typeof type === 'string' && isTypeName(type) ? type : undefined, parent)
}

/** What making this item under this parent comes to; the parent is already found as the viewer. */
export async function planCreate(
  me: ViewerContext,
  { item, edge, own }: NewItem,
  parent: Loaded | undefined,
): Promise<{ plan: Plan; written: Written }> {
  const type = typeOf(item)
  const definition = definitionOf(type)
  const { clock, defaultPrice, hashPassword } = me.store.settings
  const now = clock()
  // A parent that the type does not know is a broken rule for everyone; only then comes the question who may.
  const edgeName = edgeUnder(type, edge, parent)
  if (!mayCreate(me.viewer, type, parent?.facts)) throw new Forbidden(`create ${type}`)
  const parsed = parseItem(type, withPrices(type, item, defaultPrice), {
    mode: 'create',
    isSuper: may(me.viewer, 'writeSuperFields'),
    now,
    sanitise: sanitiseRichText,
  })
  assertMaySet(me.viewer, type, item, parsed)
  await assertPictures(me, parsed.fields)
  const id = `${type}/${own?.key ?? newKey()}`
  const at = now.toISOString()
  const user = signatureOf(me.viewer)
  const status = definition.statuses
    ? startStatus(definition.statuses, startChoice(parsed), actorFor(me, user, parent), now)
    : undefined
  const fields = {
    ...parsed.fields,
    ...(status ? { ...status.dates, status: status.status, history: status.history } : {}),
    ...(definition.signature ? { [definition.signature]: user } : {}),
    ...(type === 'user' ? { _feed: parsed.fields._feed ?? parent?.type } : {}),
    ...(type === 'dossier' && !parsed.fields.date ? { date: at } : {}),
    // A tag under a tag is a branch of the tree and no edge.
    ...(type === 'tag' && parent && !edgeName ? { parent: parent.id } : {}),
    ...(amountsOf(type).length > 0 ? { _entered: enteredAfter(type, undefined, { fields: item }) } : {}),
    ...own?.known,
    _id: id,
    _type: type,
    _version: 1,
    _created: at,
    _changed: at,
  }
  if (type === 'tag') {
    const made = new Map<string, unknown>(Object.entries(fields))
    await assertTagParent(me, { type: made.get('type'), parent: made.get('parent') })
  }
  const links: LinkRow[] = []
  if (parent && edgeName) {
    const props = { ...roleProps(type, parent.type, parsed.edge), ...rest(parsed.edge) }
    links.push(
      type === 'message'
        ? { key: newKey(), edge: edgeName, parent: id, child: parent.id, props }
        : { key: newKey(), edge: edgeName, parent: parent.id, child: id, props },
    )
  }
  const owner = ownerOf(me.viewer, type)
  if (owner !== undefined) links.push({ key: newKey(), edge: 'OWNERS', parent: id, child: owner, props: {} })
  const row = {
    ...itemRow(type, fields, parsed.secret, []),
    ...(isTalk(type) ? { authors: authorsOf(me.viewer, parsed.fields) } : {}),
  }
  const tags = parent && edgeName === 'TAGS' ? [...parent.tags, String(row.fields.name)] : undefined
  const plan: Plan = {
    inserts: [row],
    links,
    // What a new tag hangs on is found by it (D23.3).
    ...(parent && tags ? { updates: [tagged(me, parent, tags)] } : {}),
    changes: [
      {
        item: id,
        kind: 'create',
        after: { ...row.fields, ...(parent ? { _parent: parent.id } : {}) },
        ...(row.secret ? { secret: { after: row.secret } } : {}),
      },
    ],
    ...(parent?.type === 'space' && isSettled(type, edgeName) ? { settled: true } : {}),
    // Of a message nothing is limited: it goes to those whom it names.
    ...((parent?.type === 'space' && isSettled(type, edgeName)) || type === 'message'
      ? {}
      : { anonymous: parent && tags ? [parent.id, id] : [id] }),
    ...(parsed.password === undefined ? {} : { password: { user: id, hash: await hashPassword(parsed.password) } }),
  }
  return { plan, written: { _id: id, _version: 1 } }
}

/** Whose a new item is: whoever makes it, and of software and tags their space (D21.6). */
function ownerOf(viewer: Viewer, type: TypeName): string | undefined {
  if (type === 'user' || viewer._id === systemViewer._id) return undefined
  if (type !== 'software' && type !== 'tag') return viewer._id
  const home = homeOf(viewer)
  if (home?.startsWith('space/')) return home
  return type === 'tag' ? undefined : viewer._id
}

// A new organisation in a space: nothing hangs under it yet that others could read through it, and no lead stands above it.
function isSettled(type: TypeName, edge: EdgeName | undefined): boolean {
  return edge === 'MEMBERS' && (type === 'lead' || type === 'organisation' || type === 'supplier')
}

// What one may not write later, one may not slip in at the start either: an end-user discloses nothing by a new dossier (D6).
function assertMaySet(viewer: Viewer, type: TypeName, item: ItemInput, parsed: ParsedItem): void {
  const facts = {
    id: '',
    type,
    status: definitionOf(type).statuses?.start,
    isUnderHome: true,
    isLimited: false,
    isOwner: true,
  }
  const writable = writableFields(viewer, facts)
  const refused = Object.keys(parsed.fields).find(
    (name) => writable !== 'all' && Object.hasOwn(item, name) && !writable.includes(name),
  )
  if (refused !== undefined && type !== 'user') throw new Forbidden(refused)
  const status = parsed.status?.status
  if (status !== undefined && status !== facts.status && !mayChooseStatus(viewer, facts, status)) {
    throw new Forbidden(`status ${status}`)
  }
}

function typeOf(item: ItemInput): TypeName {
  const type = item._type
  if (typeof type !== 'string' || !isTypeName(type)) throw Invalid.of('_type', 'unknownType')
  return type
}

function edgeUnder(type: TypeName, edge: string | undefined, parent: Loaded | undefined): EdgeName | undefined {
  if (type === 'match') throw Invalid.of('_type', 'edge')
  if (edge !== undefined && !isEdgeName(edge)) throw Invalid.of('edge', 'edge')
  if (!parent) {
    if (needsParent(type)) throw Invalid.of('parent', 'parent')
    return undefined
  }
  const allowed = edgesUnder(type, parent.type)
  const wanted = edge ?? (allowed.includes(definitionOf(type).edge) ? definitionOf(type).edge : allowed[0])
  if (type === 'tag' && parent.type === 'tag' && edge === undefined) return undefined
  if (wanted === undefined || !allowed.some((name) => name === wanted)) throw Invalid.of('parent', 'parent')
  return allowed.find((name) => name === wanted)
}

// Without a place an item would be found by its owner alone; only what is one's own or common stands by itself.
function needsParent(type: TypeName): boolean {
  return !['space', 'tag', 'software', 'todo', 'activity'].includes(type)
}

function withPrices(type: TypeName, item: ItemInput, price: number): ItemInput {
  const defaults = Object.entries(definitionOf(type).fields).flatMap(([name, field]) =>
    field.kind === 'money' && field.default !== undefined && !Object.hasOwn(item, name) ? [[name, price]] : [],
  )
  return { ...Object.fromEntries(defaults), ...item }
}

function startChoice({ status }: ParsedItem) {
  const choice = status?.status
  if (choice === undefined) return undefined
  const reason = status?.history?.find((entry) => entry.status === choice)?.description
  return { status: choice, description: reason }
}

function actorFor(me: ViewerContext, user: HistoryUser, parent: Loaded | undefined) {
  return { user, mayCorrect: parent ? mayCorrectHistory(me.viewer, parent.facts) : may(me.viewer, 'writeEverything') }
}

/** Who did it, as an entry or a comment keeps it (D5.3). */
export function signatureOf(viewer: Viewer): HistoryUser {
  return {
    _id: viewer._id,
    name: viewer.name,
    ...(viewer.avatar ? { avatar: viewer.avatar } : {}),
    ...(viewer.organisation ? { organisation: { _id: viewer.organisation._id, name: viewer.organisation.name } } : {}),
  }
}

function rest(edge: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(edge).filter(([name, value]) => name !== '$role' && value !== null))
}
