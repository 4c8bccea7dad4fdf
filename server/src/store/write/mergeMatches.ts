import { furtherMatch, isSame, isShown, type JoinedMatch, joinEdge, joinMatches, textOfMarkup } from '@schakel/domain'
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

/** Decides of each pair which match stays and what it holds then (D23.5). Throws Missing where the viewer does not read them. */
export async function joinsOf(me: ViewerContext, pairs: readonly MatchPair[]): Promise<MatchJoin[]> {
  if (pairs.length === 0) return []
  const { clock } = me.store.settings
  const loaded = await load(
    me,
    pairs.flatMap(({ kept, dropped }) => [`match/${kept.key}`, `match/${dropped.key}`]),
  )
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
  for (const { stays, goes } of joins) {
    const rows = await hangingRows(me, stays.id, goes.id)
    const isMixed = isShown(stays) !== isShown(goes)
    const ofStays = rows.filter(({ parent }) => parent === stays.id)
    const hidden = (parent: string) =>
      isMixed && !isShown(parent === stays.id ? stays : goes) ? { $internal: true } : {}
    for (const { created_at, version: _, ...edge } of rows.filter(({ parent }) => parent === goes.id)) {
      const to = { parent: stays.id, child: edge.child }
      if (ofStays.some((one) => one.edge === edge.edge && one.child === edge.child)) continue
      moving.push({
        ...edge,
        at: created_at.toISOString(),
        to,
        ...('$internal' in hidden(goes.id) && !edge.props.$internal ? { internal: true } : {}),
      })
    }
    for (const { key, version, edge, parent, child, props } of ofStays) {
      const other = rows.find((row) => row.parent === goes.id && row.edge === edge && row.child === child)
      const before = { ...props, ...hidden(stays.id) }
      const after = other ? joinEdge(before, { ...other.props, ...hidden(goes.id) }) : before
      if (!isSame(props, after)) relinked.push({ key, version, edge, parent, child, before: props, after })
    }
  }
  return { moving, relinked }
}

interface HangingRow extends Omit<Moved, 'at' | 'to'> {
  readonly created_at: Date
  readonly version: number
}

function hangingRows(me: ViewerContext, stays: string, goes: string): Promise<HangingRow[]> {
  return me.store.database.query<HangingRow>(
    `select e.key, e.edge, e.parent, e.child, e.props, e.alias, e.created_at, e.version, o.deleted_at is not null as resting
      from edges e join items o on o.id = e.child
      where e.parent in ($1, $2) and e.edge in (${containment}) order by e.key`,
    [stays, goes],
  )
}

/** The row of a match that stays, with what was joined to it. */
export function joinedRow(me: ViewerContext, { stays, joined }: MatchJoin): ItemRow & { readonly version: number } {
  const now = me.store.settings.clock().toISOString()
  const fields = { ...stays.fields, ...joined.fields, _version: stays.version + 1, _changed: now }
  return { ...itemRow('match', fields, joined.secret, [], stays), version: stays.version }
}

const SNIPPET = 140

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
  const fields = { text, snippet: textOfMarkup(text).slice(0, SNIPPET), date: at, author: signatureOf(me.viewer) }
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
