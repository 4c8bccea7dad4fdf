import { type EdgeName, isSame, joinEdge, rolesUnder, typeOfId } from '@schakel/domain'
import type { StoreContext, ViewerContext } from '../context.ts'
import { containment } from '../registryFunctions.ts'

/** The two ends of an edge. */
export interface Ends {
  readonly parent: string
  readonly child: string
}

/** An edge that gets other ends, as it was. */
export interface Moved extends Ends {
  readonly key: string
  readonly edge: EdgeName
  readonly props: Readonly<Record<string, unknown>>
  readonly alias: string | null
  readonly at: string
  readonly to: Ends
  /** What hung on a match that was not shown stays with the centre (D23.5). */
  readonly internal?: boolean
  /** An end lies in the trash: it comes back to where it belongs then. */
  readonly resting?: boolean
}

/** An edge whose properties change, as another one is joined to it. */
export interface Relinked extends Ends {
  readonly key: string
  readonly version: number
  readonly edge: EdgeName
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** An edge that is removed, as it was. */
export type Loose = Omit<Moved, 'to' | 'internal' | 'resting'>

/** Two matches on one dossier. */
export interface MatchPair {
  readonly kept: Moved
  readonly dropped: Moved
}

/** What becomes of the edges of the item that goes. */
export interface EdgesOfMerge {
  readonly moving: readonly Moved[]
  readonly relinked: readonly Relinked[]
  readonly pairs: readonly MatchPair[]
  /** Edges of the kept one to what will hang under it. */
  readonly loose: readonly Loose[]
  /** Names of the tags that come along. */
  readonly tags: readonly string[]
}

interface RingRow extends Ends {
  readonly key: string
  readonly edge: EdgeName
  readonly props: Readonly<Record<string, unknown>>
  readonly alias: string | null
  readonly created_at: Date
}

interface EdgeRow extends RingRow {
  readonly resting: boolean
  readonly name: string | null
  readonly kept_key: string | null
  readonly kept_version: number
  readonly kept_props: Readonly<Record<string, unknown>>
  readonly kept_alias: string | null
  readonly kept_at: Date
  readonly is_match: boolean
  readonly is_kept_match: boolean
}

/**
 * What becomes of the edges of `drop` when it is merged into `keep` (D23.5): they move; where `keep` has the same edge to the same
 * third item the two are joined, and of two matches the caller says which stays. What lies in the trash goes along, so that it comes
 * back under the kept one. So does what the viewer does not read: a refusal would tell that it is there, and leaving it behind would
 * take it from others (D20).
 */
export async function edgesOfMerge({ store }: ViewerContext, keep: string, drop: string): Promise<EdgesOfMerge> {
  const rings = await readRings(store, keep, drop)
  const inRing = new Set(rings.map(({ key }) => key))
  // Of the dropped one such an edge rests with it in the trash, and is there again when the merge is taken back.
  const rows = (await readEdges(store, keep, drop)).filter(({ key }) => !inRing.has(key))
  const moving: Moved[] = []
  const relinked: Relinked[] = []
  const pairs: MatchPair[] = []
  for (const row of rows) {
    const to = swapped(row, drop, keep)
    if (row.kept_key === null) moving.push(movedOf(row, to))
    else if (row.edge === 'MATCH') {
      if (!row.is_match || row.resting) continue
      const pair = { kept: keptOf(row, to, row.kept_key), dropped: movedOf(row, to) }
      // A match that lies in the trash makes room for the one that does not.
      if (row.is_kept_match) pairs.push(pair)
      else moving.push(pair.dropped, pair.kept)
    } else if (!row.resting) relinked.push(...relinkedOf(row, to, row.kept_key))
  }
  return {
    moving,
    relinked,
    pairs,
    loose: rings.flatMap((ring) => (ring.child === keep ? [looseOf(ring)] : [])),
    tags: rows.flatMap(({ name, kept_key }) => (name === null || kept_key ? [] : [name])),
  }
}

function readEdges({ database }: StoreContext, keep: string, drop: string): Promise<EdgeRow[]> {
  return database.query<EdgeRow>(
    `select e.key, e.edge, e.parent, e.child, e.props, e.alias, e.created_at, o.deleted_at is not null as resting,
        case when e.edge = 'TAGS' and e.parent = $2 and o.deleted_at is null then o.fields ->> 'name' end as name,
        k.key as kept_key, k.version as kept_version, k.props as kept_props, k.alias as kept_alias, k.created_at as kept_at,
        exists (select from items m where m.id = 'match/' || e.key and m.deleted_at is null) as is_match,
        exists (select from items m where m.id = 'match/' || k.key and m.deleted_at is null) as is_kept_match
      from edges e join items o on o.id = case when e.parent = $2 then e.child else e.parent end
      left join edges k on k.edge = e.edge and k.parent = case when e.parent = $2 then $1 else e.parent end
        and k.child = case when e.child = $2 then $1 else e.child end
      where (e.parent = $2 or e.child = $2) and o.id <> $1
        -- Whose the dropped one was need not be whose the kept one is: who owns may change (S6.2).
        and not (e.edge = 'OWNERS' and e.parent = $2)
      order by e.key`,
    [keep, drop],
  )
}

/**
 * The edges by which one of the two hangs under what hangs under the other: moved, it would hang under itself. Whose appointment it is
 * need not be a contact of it.
 */
function readRings({ database }: StoreContext, keep: string, drop: string): Promise<RingRow[]> {
  return database.query<RingRow>(
    `with recursive up as (
        select e.key, e.parent as id from edges e where e.child in ($1, $2) and e.parent not in ($1, $2) and e.edge in (${containment})
        union
        select up.key, e.parent from up join edges e on e.child = up.id and e.edge in (${containment}))
      select e.key, e.edge, e.parent, e.child, e.props, e.alias, e.created_at from edges e
        where e.key in (select key from up where up.id in ($1, $2)) order by e.key`,
    [keep, drop],
  )
}

function looseOf({ key, edge, parent, child, props, alias, created_at }: RingRow): Loose {
  return { key, edge, parent, child, props, alias, at: created_at.toISOString() }
}

function movedOf({ key, edge, parent, child, props, alias, created_at, resting }: EdgeRow, to: Ends): Moved {
  return { key, edge, parent, child, props, alias, at: created_at.toISOString(), to, ...(resting ? { resting } : {}) }
}

/** The edge that the kept item has in that place, on its way to the place of the dropped one. */
function keptOf(row: EdgeRow, at: Ends, key: string): Moved {
  const { edge, parent, child, kept_props: props, kept_alias: alias, kept_at } = row
  return { key, edge, ...at, props, alias, at: kept_at.toISOString(), to: { parent, child } }
}

function relinkedOf(row: EdgeRow, { parent, child }: Ends, key: string): Relinked[] {
  const { edge, kept_props: before, kept_version: version } = row
  const after = joinEdge(before, row.props, usualRole(parent, child))
  return isSame(before, after) ? [] : [{ key, version, edge, parent, child, before, after }]
}

function usualRole(parent: string, child: string): string | undefined {
  const [above, below] = [typeOfId(parent), typeOfId(child)]
  return above && below ? rolesUnder(below, above)[0] : undefined
}

/** The ends of an edge with one of them in the place of another. */
export function swapped({ parent, child }: Ends, from: string, to: string): Ends {
  return { parent: parent === from ? to : parent, child: child === from ? to : child }
}
