import { definitionOf, type EdgeName, edges, Forbidden, Invalid, isSame, Missing, mayMerge } from '@schakel/domain'
import { leadAlias } from '../alias.ts'
import { Params, sightOf } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'
import { searchWords } from '../words.ts'
import { commit, retrying } from './commit.ts'
import { type Loaded, load } from './load.ts'
import type { Change, LinkRow, Plan, Written } from './plan.ts'
import { itemRow } from './row.ts'

/** Two items that are one, and from which of them each field comes; what is not said comes from the kept one, unless that has nothing. */
export interface Merging {
  readonly keep: string
  readonly drop: string
  readonly fields: Readonly<Record<string, 'keep' | 'drop'>>
}

/** An edge of the dropped item that goes to the kept one. */
export interface Moved {
  readonly key: string
  readonly edge: EdgeName
  readonly parent: string
  readonly child: string
  readonly props: Readonly<Record<string, unknown>>
  readonly alias: string | null
  readonly at: string
}

/** What a merge did, as the line of the dropped item keeps it: from it the merge is taken back. */
export interface MergeLine {
  readonly _into: string
  readonly moved: readonly Moved[]
  /** Fields of the kept item that changed: what they held, and what they hold since. */
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/**
 * Makes two items one (D17.2): the kept one gets the chosen fields and all that hung on the other, which goes to the trash. One plan,
 * so that it happens whole or not at all. Throws Invalid, Forbidden, Missing.
 */
export async function merge(me: ViewerStore, { keep, drop, fields }: Merging): Promise<Written> {
  return retrying(async () => {
    const [kept, dropped] = await load(me, [keep, drop])
    if (!kept || !dropped) throw new Missing()
    if (kept.type !== dropped.type || keep === drop) throw Invalid.of('drop', 'mergeKind')
    if (!mayMerge(me.viewer, kept.facts, dropped.facts)) throw new Forbidden(`merge ${kept.type}`)
    const { moving, tags } = await edgesToMove(me, keep, drop)
    assertNoAccount(me, moving)
    await assertInSight(me, moving, drop)
    const plan = mergePlan(me, kept, dropped, { moving, tags, fields })
    return commit(me, plan, { _id: keep, _version: kept.version + 1 })
  })
}

/** D6: who belongs where is for super users: an account that moves reads another organisation's world. */
export function assertNoAccount({ viewer }: ViewerStore, moving: readonly Pick<Moved, 'edge' | 'child'>[]): void {
  const isOfAccount = moving.some(({ edge, child }) => edge === 'MEMBERS' && child.startsWith('user/'))
  if (isOfAccount && viewer.kind !== 'super') throw new Forbidden('merge accounts')
}

interface EdgeRow extends Omit<Moved, 'at'> {
  readonly created_at: Date
  readonly name: string | null
}

/** What can go over: not what leads to the kept item itself, nor what the kept one has too, nor what lies in the trash. */
async function edgesToMove(me: ViewerStore, keep: string, drop: string) {
  const rows = await me.store.database.query<EdgeRow>(
    `select e.key, e.edge, e.parent, e.child, e.props, e.alias, e.created_at,
        case when e.edge = 'TAGS' and e.parent = $2 then o.fields ->> 'name' end as name
      from edges e join items o on o.id = case when e.parent = $2 then e.child else e.parent end and o.deleted_at is null
      where (e.parent = $2 or e.child = $2) and o.id <> $1
        -- Whose the dropped one was need not be whose the kept one is: who owns may change (S6.2).
        and not (e.edge = 'OWNERS' and e.parent = $2)
        and not exists (select from edges k where k.edge = e.edge
          and k.parent = case when e.parent = $2 then $1 else e.parent end
          and k.child = case when e.child = $2 then $1 else e.child end)
      order by e.key`,
    [keep, drop],
  )
  return {
    moving: rows.map(({ created_at, name: _name, ...edge }): Moved => ({ ...edge, at: created_at.toISOString() })),
    tags: rows.flatMap(({ name }) => (name === null ? [] : [name])),
  }
}

/** Tied to what the viewer does not read, the one would bring the other into a world that is not theirs (D6). */
async function assertInSight(me: ViewerStore, moving: readonly Moved[], drop: string): Promise<void> {
  const ties = moving.filter(({ edge }) => edge !== 'TO' && edge !== 'OWNERS' && edge !== 'TAGS')
  const others = [...new Set(ties.map(({ parent, child }) => (parent === drop ? child : parent)))]
  if (others.length === 0) return
  const params = new Params()
  const wanted = params.add(others)
  const sight = sightOf(me, params)
  const [row] = await me.store.database.query<{ n: number }>(
    `select count(*)::int as n from items i where i.id = any (${wanted}::text[]) and ${sight.where}`,
    params.values,
  )
  if (row?.n !== others.length) throw new Forbidden('merge beyond sight')
}

interface Merged extends Pick<Merging, 'fields'> {
  readonly moving: readonly Moved[]
  readonly tags: readonly string[]
}

function mergePlan(me: ViewerStore, kept: Loaded, dropped: Loaded, { moving, tags, fields }: Merged): Plan {
  const now = me.store.settings.clock().toISOString()
  const chosen = chosenFields(me, kept, dropped, fields)
  const next = { ...kept.fields, ...chosen.fields, _version: kept.version + 1, _changed: now }
  const allTags = [...kept.tags, ...tags]
  const row = {
    ...itemRow(kept.type, next, chosen.secret, allTags, kept),
    words: searchWords(kept.type, next, allTags),
  }
  const before = Object.fromEntries(Object.keys(chosen.fields).map((name) => [name, kept.fields[name] ?? null]))
  const line: MergeLine = { _into: kept.id, moved: moving, before, after: chosen.fields }
  return {
    updates: [{ ...row, version: kept.version }],
    ...rewired(me, moving, dropped.id, kept.id),
    trash: dropped.id,
    changes: [
      ...(Object.keys(before).length > 0
        ? [{ item: kept.id, kind: 'update', before, after: chosen.fields } as const]
        : []),
      ...moving.flatMap((edge) => moves(edge, dropped.id, kept.id)),
      { item: kept.id, kind: 'merge', after: { _drop: dropped.id } },
      { item: dropped.id, kind: 'merge', after: { ...line } },
      { item: dropped.id, kind: 'trash' },
    ],
  }
}

/** The edges with one end put in the place of another, and who is touched by that (D6, D7). */
export function rewired(
  me: ViewerStore,
  moving: readonly Moved[],
  from: string,
  to: string,
): Pick<Plan, 'unlink' | 'links' | 'touched' | 'anonymous'> {
  const { secret } = me.store.settings
  const links = moving.map((edge): LinkRow => {
    const { key, edge: name, props, alias, at } = edge
    const ends = endsOf(edge, from, to)
    return {
      key,
      edge: name,
      ...ends,
      props,
      at,
      circular: edges[name].contains,
      // What a supplier calls a lead is its own name for it, and no other supplier's (D2.1).
      ...(name === 'MATCH' && ends.child === to
        ? { alias: leadAlias(secret, ends.child, ends.parent) }
        : alias === null
          ? {}
          : { alias }),
    }
  })
  const matches = moving.filter(({ edge }) => edge === 'MATCH').map(({ key }) => `match/${key}`)
  const others = links.flatMap(({ parent, child }) => [parent, child])
  return {
    ...(moving.length > 0 ? { unlink: moving.map(({ key }) => key), links } : {}),
    touched: [...new Set([from, to, ...others, ...matches])],
    anonymous: [...new Set([from, to, ...others, ...matches])],
  }
}

function endsOf({ parent, child }: Moved, from: string, to: string) {
  return { parent: parent === from ? to : parent, child: child === from ? to : child }
}

/** The lines of an edge that moves: as of one that is removed and one that is drawn, by which former names are found (D7). */
export function moves(moved: Moved, from: string, to: string): Change[] {
  const ends = endsOf(moved, from, to)
  const { edge, props } = moved
  return [
    { item: moved.child, edge, kind: 'unlink', before: { ...props, _parent: moved.parent } },
    { item: ends.child, edge, kind: 'link', after: { ...props, _parent: ends.parent } },
  ]
}

/** What the kept item holds otherwise than before. */
function chosenFields(me: ViewerStore, kept: Loaded, dropped: Loaded, choice: Merging['fields']) {
  const definition = definitionOf(kept.type)
  const statuses = Object.keys(definition.statuses?.entries ?? {})
  const unknown = Object.keys(choice).find((name) => !Object.hasOwn(definition.fields, name) || statuses.includes(name))
  if (unknown !== undefined) throw Invalid.of(unknown, 'unknownField')
  const fields: Record<string, unknown> = {}
  const secret: Record<string, unknown> = { ...kept.secret }
  for (const [name, field] of Object.entries(definition.fields)) {
    if (name === 'status' || statuses.includes(name) || field.readOnly) continue
    const [from, to] = field.superOnly ? [dropped.secret, kept.secret] : [dropped.fields, kept.fields]
    const [theirs, mine] = [from?.[name], to?.[name]]
    const side = choice[name] ?? (isNothing(mine) ? 'drop' : 'keep')
    // Whoever may not read a note cannot choose it away either: what is noted stays.
    if (field.superOnly && me.viewer.kind !== 'super' && !isNothing(mine)) continue
    if (side === 'keep' || isSame(theirs, mine) || (field.required && isNothing(theirs))) continue
    if (field.superOnly) secret[name] = theirs ?? null
    else fields[name] = theirs ?? null
  }
  // A status goes with its history and the moments of all it had.
  if (definition.statuses && choice.status === 'drop') {
    for (const name of ['status', 'history', ...statuses]) {
      if (!isSame(dropped.fields[name], kept.fields[name])) fields[name] = dropped.fields[name] ?? null
    }
  }
  return { fields, secret }
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
