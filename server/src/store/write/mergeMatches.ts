import { furtherMatch, isSame, isShown, type JoinedMatch, joinEdge, joinMatches, snippetOf } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { newKey } from '../key.ts'
import { containment } from '../registryFunctions.ts'
import { systemViewer } from '../system.ts'
import { signatureOf } from './create.ts'
import { joinNote } from './joinNote.ts'
import { type Loaded, load } from './load.ts'
import type { MatchPair, Moved, Relinked } from './mergeEdges.ts'
import type { ItemRow, LinkRow } from './plan.ts'
import { itemRow } from './row.ts'

/** A match that another one is joined to, and what hung on that one. */
export interface MatchJoin {
  readonly stays: Loaded
  readonly goes: Loaded
  readonly joined: JoinedMatch
  /** Whether the match of the dropped item is the one that stays. */
  readonly isSwapped: boolean
  readonly pair: MatchPair
}

/** The ids of the two. */
export function bothMatches({ kept, dropped }: MatchPair): string[] {
  return [`match/${kept.key}`, `match/${dropped.key}`]
}

/** Decides of each pair which match stays and what it holds then (D23.5). */
export async function joinsOf(me: ViewerContext, pairs: readonly MatchPair[]): Promise<MatchJoin[]> {
  if (pairs.length === 0) return []
  const { clock } = me.store.settings
  const loaded = await load(me, pairs.flatMap(bothMatches))
  return pairs.flatMap((pair, index) => {
    const [kept, dropped] = loaded.slice(2 * index, 2 * index + 2)
    if (!kept || !dropped) return []
    const { stays, goes } = furtherMatch(kept, dropped)
    const joined = joinMatches(stays, goes, clock())
    return [{ stays, goes, joined, isSwapped: stays === dropped, pair }]
  })
}

/** What hangs on the joined matches: it goes over to the one that stays, and from a match that was not shown to the centre alone. */
export async function hangingOn(me: ViewerContext, joins: readonly MatchJoin[]) {
  const moving: Moved[] = []
  const relinked: Relinked[] = []
  const rows = Map.groupBy(await hangingRows(me, joins), ({ parent }) => parent)
  for (const { stays, goes } of joins) {
    const isMixed = isShown(stays) !== isShown(goes)
    const hidden = (match: Loaded) => (isMixed && !isShown(match) ? { $internal: true } : {})
    const [ofStays, ofGoes] = [byPlace(rows.get(stays.id)), byPlace(rows.get(goes.id))]
    for (const [place, { created_at, version: _, ...edge }] of ofGoes) {
      if (ofStays.has(place)) continue
      moving.push({
        ...edge,
        at: created_at.toISOString(),
        to: { parent: stays.id, child: edge.child },
        ...('$internal' in hidden(goes) && !edge.props.$internal ? { internal: true } : {}),
      })
    }
    for (const [place, { key, version, edge, parent, child, props }] of ofStays) {
      const other = ofGoes.get(place)
      const before = { ...props, ...hidden(stays) }
      const after = other ? joinEdge(before, { ...other.props, ...hidden(goes) }) : before
      if (!isSame(props, after)) relinked.push({ key, version, edge, parent, child, before: props, after })
    }
  }
  return { moving, relinked }
}

interface HangingRow extends Omit<Moved, 'at' | 'to'> {
  readonly created_at: Date
  readonly version: number
}

/** Rows by what hangs there and how: of thousands each finds its like at once. */
function byPlace(rows: readonly HangingRow[] = []): ReadonlyMap<string, HangingRow> {
  return new Map(rows.map((row) => [`${row.edge} ${row.child}`, row]))
}

async function hangingRows(me: ViewerContext, joins: readonly MatchJoin[]): Promise<HangingRow[]> {
  if (joins.length === 0) return []
  return me.store.database.query<HangingRow>(
    `select e.key, e.edge, e.parent, e.child, e.props, e.alias, e.created_at, e.version, o.deleted_at is not null as resting
      from edges e join items o on o.id = e.child
      where e.parent = any ($1::text[]) and e.edge in (${containment}) order by e.key`,
    [joins.flatMap(({ stays, goes }) => [stays.id, goes.id])],
  )
}

/** The row of a match that stays, with what was joined to it. */
export function joinedRow(me: ViewerContext, { stays, joined }: MatchJoin): ItemRow & { readonly version: number } {
  const now = me.store.settings.clock().toISOString()
  const fields = { ...stays.fields, ...joined.fields, _version: stays.version + 1, _changed: now }
  return { ...itemRow('match', fields, joined.secret, [], stays), version: stays.version }
}

/** The remark that tells what could not be joined, and where it hangs. */
export function noteOf(
  me: ViewerContext,
  { stays, joined }: MatchJoin,
): { row: ItemRow; links: LinkRow[] } | undefined {
  if (!joined.rest) return undefined
  const at = me.store.settings.clock().toISOString()
  const id = `comment/${newKey()}`
  // It may be longer than what somebody may write: nothing is cut off.
  const text = joinNote(joined.rest)
  const fields = { text, snippet: snippetOf(text), date: at, author: signatureOf(me.viewer) }
  const envelope = { _id: id, _type: 'comment', _version: 1, _created: at, _changed: at }
  const props = { $role: 'Reactie', ...(joined.rest.isInternal ? { $internal: true } : {}) }
  return {
    row: itemRow('comment', { ...fields, ...envelope }, {}, []),
    links: [
      { key: newKey(), edge: 'COMMENTS', parent: stays.id, child: id, props },
      ...(me.viewer._id === systemViewer._id
        ? []
        : [{ key: newKey(), edge: 'OWNERS', parent: id, child: me.viewer._id, props: {} }]),
    ],
  }
}
