import { Forbidden, Invalid, Missing, may, mayMerge, objectOf } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { commit, retrying } from './commit.ts'
import { type Loaded, load } from './load.ts'
import { type EdgesOfMerge, edgesOfMerge, type Loose, type Moved, type Relinked } from './mergeEdges.ts'
import { chosenFields, type FieldChoice } from './mergeFields.ts'
import { bothMatches, hangingOn, joinedRow, joinsOf, type MatchJoin, noteOf } from './mergeMatches.ts'
import { movedRulings } from './mergeRulings.ts'
import { looseLine, moves, relinkLine, rewired } from './mergeWrites.ts'
import type { Change, JoinedPair, Plan, StateAsRead, Written } from './plan.ts'
import { itemRow } from './row.ts'
import { asServer, unseenBy } from './unseen.ts'
import { searchWords } from './words.ts'

type Values = Readonly<Record<string, unknown>>

/** Two items that are one, and from which of them each field comes; what is not said comes from the kept one, unless that has nothing. */
export interface Merging {
  readonly keep: string
  readonly drop: string
  readonly fields: FieldChoice
}

/** A match that others were joined to, or its dossier: what its fields held, and what they hold since. */
export interface JoinedLine {
  readonly id: string
  readonly before: Values
  readonly after: Values
}

/** What a merge did, as the line of the dropped item keeps it: from it the merge is taken back. Lines of before D23.5 have no more than what moved. */
export interface MergeLine {
  readonly _into: string
  readonly moved: readonly (Omit<Moved, 'to'> & Partial<Pick<Moved, 'to'>>)[]
  /** Fields of the kept item that changed. */
  readonly before: Values
  readonly after: Values
  readonly joined?: readonly JoinedLine[]
  readonly relinked?: readonly Relinked[]
  readonly loose?: readonly Loose[]
  readonly pairs?: readonly JoinedPair[]
  /** Remarks that tell what could not be joined. */
  readonly notes?: readonly string[]
}

/** What a merge comes to, decided and not yet carried out. */
export interface Merge {
  readonly kept: Loaded
  readonly dropped: Loaded
  readonly edges: EdgesOfMerge
  readonly joins: readonly MatchJoin[]
  /** What hangs on the dropped one and does not exist for the viewer: it goes along unsaid (D20). */
  readonly unseen: ReadonlySet<string>
  /** What goes to the trash, as it was read: what somebody hung there since would go along (D23.5). */
  readonly goes: readonly StateAsRead[]
}

/**
 * Makes two items one (D17.2, D23.5): the kept one gets the chosen fields and all that hung on the other, which goes to the trash. Where
 * both have an edge to the same third item the two are joined. One plan, so that it happens whole or not at all. Throws Invalid,
 * Forbidden, Missing.
 */
export async function merge(me: ViewerContext, { keep, drop, fields }: Merging): Promise<Written> {
  return retrying(async () => {
    const decided = await decideMerge(me, keep, drop)
    const plan = await mergePlan(me, decided, fields)
    return commit(me, plan, { _id: keep, _version: decided.kept.version + 1 })
  })
}

/** What merging two items would do, by the rights of the viewer. Throws Invalid, Forbidden, Missing. */
export async function decideMerge(me: ViewerContext, keep: string, drop: string): Promise<Merge> {
  const state = await statesOf(me, [drop])
  const [kept, dropped] = await load(me, [keep, drop])
  if (!kept || !dropped) throw new Missing()
  if (kept.type !== dropped.type || keep === drop) throw Invalid.of('drop', 'mergeKind')
  if (!mayMerge(me.viewer, kept.facts, dropped.facts)) throw new Forbidden(`merge ${kept.type}`)
  const found = await edgesOfMerge(me, keep, drop)
  assertNoAccount(me, found.moving)
  const ends = [...found.moving, ...found.relinked, ...found.pairs.map((pair) => pair.dropped)]
  const others = ends.flatMap(({ parent, child }) => [parent, child]).filter((id) => id !== keep && id !== drop)
  const unseen = await unseenBy(me, others)
  const states = await statesOf(me, found.pairs.flatMap(bothMatches))
  const joins = await joinsOf(asServer(me), found.pairs)
  const gone = new Set(joins.map(({ goes }) => goes.id))
  const goes = [...state, ...states.filter(({ id }) => gone.has(id))]
  return { kept, dropped, edges: found, joins, unseen, goes }
}

/** Asked before anything of these items is read. */
function statesOf({ store }: ViewerContext, ids: readonly string[]): Promise<StateAsRead[]> {
  return store.database.query<StateAsRead>(
    'select id, merge_state(id) as state from items where id = any ($1::text[])',
    [ids],
  )
}

/** D6: who belongs where is for super users: an account that moves reads another organisation's world. */
export function assertNoAccount(
  { viewer }: ViewerContext,
  moving: readonly Pick<Moved, 'edge' | 'child' | 'resting'>[],
): void {
  // One that lies in the trash is in no list of staff: a refusal would tell of it (D20).
  const isOfAccount = moving.some(
    ({ edge, child, resting }) => edge === 'MEMBERS' && child.startsWith('user/') && !resting,
  )
  if (isOfAccount && !may(viewer, 'moveAccounts')) throw new Forbidden('merge accounts')
}

async function mergePlan(me: ViewerContext, decided: Merge, choice: FieldChoice): Promise<Plan> {
  const { kept, dropped, edges: found, joins, unseen, goes } = decided
  const hanging = await hangingOn(me, joins)
  // The match of the dropped item that stays changes places with the one that goes.
  const swaps = joins.flatMap(({ isSwapped, pair }) => (isSwapped ? [pair.dropped, pair.kept] : []))
  const moving = [...found.moving, ...swaps, ...hanging.moving]
  const relinked = [...found.relinked, ...hanging.relinked]
  const notes = joins.flatMap((join) => noteOf(unseen.has(join.pair.dropped.parent) ? asServer(me) : me, join) ?? [])
  const chosen = chosenFields(me.viewer, kept, dropped, choice)
  const rulings = await movedRulings(asServer(me), joins)
  const joined: readonly JoinedLine[] = [
    ...joins.map(({ stays, joined: { fields } }) => ({ id: stays.id, ...changeOf(stays.fields, fields) })),
    ...rulings.map(({ id, before, after }) => ({ id, before, after })),
  ]
  const pairs = joins.map(({ stays, goes }): JoinedPair => ({ stays: stays.id, goes: goes.id }))
  const line: MergeLine = {
    _into: kept.id,
    moved: moving,
    relinked,
    loose: found.loose,
    joined,
    pairs,
    notes: notes.map(({ row }) => row.id),
    ...changeOf(kept.fields, chosen.fields),
  }
  const secrets = secretsOf([
    { id: kept.id, before: kept.secret, after: chosen.secret },
    ...joins.map(({ stays, joined: { secret } }) => ({ id: stays.id, before: stays.secret, after: secret })),
  ])
  const moved = rewired(me, moving, [kept.id, dropped.id])
  const at = me.store.settings.clock().toISOString()
  const fields = { ...kept.fields, ...chosen.fields, _version: kept.version + 1, _changed: at }
  const tags = [...kept.tags, ...found.tags]
  const row = { ...itemRow(kept.type, fields, chosen.secret, tags, kept), words: searchWords(kept.type, fields, tags) }
  const unlink = [...(moved.unlink ?? []), ...found.loose.map(({ key }) => key)]
  const others = [...joins.flatMap(({ stays, goes }) => [stays.id, goes.id]), ...relinked.map(({ child }) => child)]
  const links = [...(moved.links ?? []), ...notes.flatMap((note) => note.links)]
  return {
    ...moved,
    ...(notes.length > 0 ? { inserts: notes.map((note) => note.row) } : {}),
    ...(unlink.length > 0 ? { unlink } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(relinked.length > 0
      ? { relinks: relinked.map(({ key, version, after }) => ({ key, version, props: after })) }
      : {}),
    updates: [
      { ...row, version: kept.version },
      ...joins.map((join) => joinedRow(me, join)),
      ...rulings.map((one) => one.row),
    ],
    touched: [...new Set([...moved.touched, ...others])],
    anonymous: [...new Set([...moved.anonymous, ...others, ...notes.map(({ row: { id } }) => id)])],
    ...(pairs.length > 0 ? { joins: pairs } : {}),
    marks: [{ stays: kept.id, goes: dropped.id }, ...pairs],
    goes,
    trash: dropped.id,
    changes: [
      ...updateLine(kept.id, line, secrets),
      ...joined.flatMap((one) => updateLine(one.id, one, secrets)),
      ...relinked.map(relinkLine),
      ...found.loose.map((one) => looseLine(one, 'unlink')),
      ...moving.flatMap(moves),
      ...notes.map(
        ({ row: { id, fields: after }, links: [place] }): Change => ({
          item: id,
          kind: 'create',
          after: { ...after, _parent: place?.parent },
        }),
      ),
      { item: kept.id, kind: 'merge', after: { _drop: dropped.id } },
      {
        item: dropped.id,
        kind: 'merge',
        after: { ...line },
        ...(Object.keys(secrets.after).length > 0 ? { secret: secrets } : {}),
      },
      { item: dropped.id, kind: 'trash' },
    ],
  }
}

function changeOf(held: Values, fields: Values): { readonly before: Values; readonly after: Values } {
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(held[name] ?? null),
  )
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, held[name] ?? null])),
    after: Object.fromEntries(changed),
  }
}

/** By item what super users alone read of it, before and after; only of those that change. */
interface Secrets {
  readonly before: Values
  readonly after: Values
}

function secretsOf(
  all: readonly { readonly id: string; readonly before: Values | null; readonly after: Values }[],
): Secrets {
  const changed = all.filter(({ before, after }) => JSON.stringify(before ?? {}) !== JSON.stringify(after))
  return {
    before: Object.fromEntries(changed.map(({ id, before }) => [id, before ?? {}])),
    after: Object.fromEntries(changed.map(({ id, after }) => [id, after])),
  }
}

function updateLine(item: string, { before, after }: Pick<JoinedLine, 'before' | 'after'>, secrets: Secrets): Change[] {
  const secret = Object.hasOwn(secrets.after, item)
    ? { secret: { before: objectOf(secrets.before[item]), after: objectOf(secrets.after[item]) } }
    : {}
  return Object.keys(after).length > 0 || 'secret' in secret ? [{ item, kind: 'update', before, after, ...secret }] : []
}
