import {
  Forbidden,
  type HistoryEntry,
  isSame,
  Missing,
  may,
  mayUpdate,
  objectOf,
  unjoinHistory,
  unlessMissing,
} from '@schakel/domain'
import { contextOf, type ViewerContext } from '../context.ts'
import { systemViewer } from '../system.ts'
import { commit, retrying } from './commit.ts'
import { historyOf, type Loaded, load, loadOne } from './load.ts'
import { assertNoAccount, type JoinedLine, type MergeLine } from './merge.ts'
import { type Loose, type Moved, type Relinked, swapped } from './mergeEdges.ts'
import { drawnAgain, looseLine, moves, relinkLine, rewired } from './mergeWrites.ts'
import type { Change, ItemRow, Written } from './plan.ts'
import { remove, restore } from './remove.ts'
import { itemRow } from './row.ts'
import { withoutNames } from './tagged.ts'
import { together } from './together.ts'
import { asServer } from './unseen.ts'
import { searchWords } from './words.ts'

type Values = Readonly<Record<string, unknown>>

/** A line of a merge with what super users alone read of its items. */
interface KeptLine extends MergeLine {
  readonly secret: { readonly before: Values; readonly after: Values }
}

/**
 * Takes a merge back (D17.2, D23.5): the dropped item comes out of the trash with all that moved and is still where it was moved to, and
 * what was joined is two again; fields that somebody has written since stay as they are. In one transaction. Throws Forbidden, Missing.
 */
export async function unmerge(me: ViewerContext, drop: string): Promise<Written> {
  return retrying(() =>
    together(me.store, async (inner) => {
      const inside = contextOf(inner, me.viewer)
      const line = await lineOf(me, inside, drop)
      const kept = await loadOne(inside, line._into)
      if (!mayUpdate(me.viewer, kept.facts)) throw new Forbidden('unmerge')
      const written = await restore(inside, drop)
      const back = await stillThere(inside, line, drop)
      assertNoAccount(me, back)
      const loose = await stillLoose(inside, line.loose ?? [])
      const relinked = await stillJoined(inside, line.relinked ?? [])
      // What the viewer does not read was joined along, and is two again along with it (D20).
      const restored = await joinedBack(asServer(inside), line)
      const gone = await namesOf(inside, back)
      const own = restoredRow(
        inside,
        kept,
        { id: kept.id, before: line.before, after: line.after },
        line,
        withoutNames(kept.tags, gone),
      )
      const moved = rewired(inside, back, [kept.id, drop])
      const touched = [...moved.touched, ...relinked.map(({ child }) => child), ...restored.map(({ row }) => row.id)]
      await commit(
        inside,
        {
          ...moved,
          ...(loose.length > 0 ? { links: [...(moved.links ?? []), ...loose.map(drawnAgain)] } : {}),
          touched,
          anonymous: touched,
          updates: [own, ...restored].map(({ row, version }) => ({ ...row, version })),
          ...(relinked.length > 0
            ? { relinks: relinked.map(({ key, version, after }) => ({ key, version, props: after })) }
            : {}),
          ...(line.pairs && line.pairs.length > 0 ? { parts: line.pairs } : {}),
          unmarks: [{ stays: kept.id, goes: drop }, ...(line.pairs ?? [])],
          changes: [
            ...[own, ...restored].flatMap(({ change }) => change),
            ...relinked.map(relinkLine),
            ...loose.map((one) => looseLine(one, 'link')),
            ...back.flatMap(moves),
            { item: kept.id, kind: 'unmerge', after: { _dropped: drop } },
            { item: drop, kind: 'unmerge', after: { _into: kept.id } },
          ],
        },
        written,
      )
      for (const note of line.notes ?? []) await remove(contextOf(inner, systemViewer), note).catch(unlessMissing)
      return written
    }),
  )
}

/** The merge by which an item went, if it was not taken back. */
async function lineOf(me: ViewerContext, inside: ViewerContext, drop: string): Promise<KeptLine> {
  const [row] = await inside.store.database.query<{
    kind: string
    after: MergeLine
    secret: KeptLine['secret'] | null
    readers: string[]
  }>(
    `select c.kind, c.after, c.secret, i.readers from changes c join items i on i.id = c.item and i.deleted_with = i.id
      where c.item = $1 and c.kind in ('merge', 'unmerge') and c.after ? '_into' order by c.seq desc limit 1`,
    [drop],
  )
  const isMine = may(me.viewer, 'readEverything') || row?.readers.some((key) => me.keys.all.includes(key))
  if (row?.kind !== 'merge' || !isMine) throw new Missing('merge')
  return { ...row.after, secret: row.secret ?? { before: {}, after: {} } }
}

/** What was removed and can be drawn again: both ends are there, and nobody drew it since. */
async function stillLoose({ store }: ViewerContext, loose: readonly Loose[]): Promise<Loose[]> {
  if (loose.length === 0) return []
  const rows = await store.database.query<{ key: string }>(
    `select x.key from jsonb_to_recordset($1::jsonb) as x(key text, edge text, parent text, child text)
      join items p on p.id = x.parent and p.deleted_at is null join items c on c.id = x.child and c.deleted_at is null
      where not exists (select from edges e where e.edge = x.edge and e.parent = x.parent and e.child = x.child)`,
    [JSON.stringify(loose)],
  )
  const keys = new Set(rows.map(({ key }) => key))
  return loose.filter(({ key }) => keys.has(key))
}

/** What moved and hangs as the merge left it, on its way back; where something else has taken its place it stays. */
async function stillThere({ store }: ViewerContext, { moved, _into }: MergeLine, drop: string): Promise<Moved[]> {
  const rows = await store.database.query<Pick<Moved, 'key' | 'parent' | 'child' | 'props'> & { resting: boolean }>(
    `select e.key, e.parent, e.child, e.props, p.deleted_at is not null or c.deleted_at is not null as resting from edges e
      join items p on p.id = e.parent join items c on c.id = e.child where e.key = any ($1::text[])`,
    [moved.map(({ key }) => key)],
  )
  const there = new Map(rows.map((row) => [row.key, row]))
  const back = moved.flatMap(({ key, edge, parent, child, alias, at, to, internal }): Moved[] => {
    const now = there.get(key)
    const then = to ?? swapped({ parent, child }, drop, _into)
    if (now?.parent !== then.parent || now.child !== then.child) return []
    const { $internal: _, ...open } = now.props
    const props = internal ? open : now.props
    return [{ key, edge, ...then, props, alias, at, to: { parent, child }, ...(now.resting ? { resting: true } : {}) }]
  })
  const taken = await store.database.query<{ key: string }>(
    `select x.key from jsonb_to_recordset($1::jsonb) as x(key text, edge text, parent text, child text)
      join edges e on e.edge = x.edge and e.parent = x.parent and e.child = x.child and e.key <> all ($2::text[])`,
    [JSON.stringify(back.map(({ key, edge, to }) => ({ key, edge, ...to }))), back.map(({ key }) => key)],
  )
  const blocked = new Set(taken.map(({ key }) => key))
  return back.filter(({ key }) => !blocked.has(key))
}

/** The edges that another one was joined to and that nobody has changed since, with what they held before. */
async function stillJoined({ store }: ViewerContext, relinked: readonly Relinked[]): Promise<Relinked[]> {
  if (relinked.length === 0) return []
  const rows = await store.database.query<{ key: string; version: number; props: Values }>(
    'select key, version, props from edges where key = any ($1::text[])',
    [relinked.map(({ key }) => key)],
  )
  const there = new Map(rows.map((row) => [row.key, row]))
  return relinked.flatMap((line) => {
    const now = there.get(line.key)
    return now && isSame(now.props, line.after)
      ? [{ ...line, version: now.version, before: line.after, after: line.before }]
      : []
  })
}

interface Restored {
  readonly row: ItemRow
  readonly version: number
  readonly change: readonly Change[]
}

/** The matches that others were joined to, as they were. One that lies in the trash since stays as it is. */
async function joinedBack(me: ViewerContext, line: KeptLine): Promise<Restored[]> {
  const lines = line.joined ?? []
  const live = await me.store.database.query<{ id: string }>(
    'select id from items where id = any ($1::text[]) and deleted_at is null',
    [lines.map(({ id }) => id)],
  )
  const isLive = new Set(live.map(({ id }) => id))
  const known = lines.filter(({ id }) => isLive.has(id))
  if (known.length === 0) return []
  const loaded = await load(
    me,
    known.map(({ id }) => id),
  )
  return loaded.flatMap((item, index) => {
    const joined = known[index]
    return joined ? [restoredRow(me, item, joined, line)] : []
  })
}

/** An item with what a merge changed of it changed back, where nobody has written it since. */
function restoredRow(
  me: ViewerContext,
  item: Loaded,
  { before, after }: JoinedLine,
  { secret }: KeptLine,
  tags: readonly string[] = item.tags,
): Restored {
  const back = Object.fromEntries(Object.keys(before).flatMap((name) => fieldBack(item.fields, name, before, after)))
  const secretAfter = objectOf(secret.after[item.id])
  const isSecretBack = Object.hasOwn(secret.after, item.id) && isSame(item.secret ?? {}, secretAfter)
  const hidden = isSecretBack ? objectOf(secret.before[item.id]) : (item.secret ?? {})
  const at = me.store.settings.clock().toISOString()
  const fields = { ...item.fields, ...back, _version: item.version + 1, _changed: at }
  const row = { ...itemRow(item.type, fields, hidden, tags, item), words: searchWords(item.type, fields, tags) }
  const was = Object.fromEntries(Object.keys(back).map((name) => [name, item.fields[name] ?? null]))
  const told = isSecretBack ? { secret: { before: secretAfter, after: hidden } } : {}
  const isChanged = isSecretBack || Object.keys(back).length > 0
  return {
    row,
    version: item.version,
    change: isChanged ? [{ item: item.id, kind: 'update', before: was, after: back, ...told }] : [],
  }
}

function fieldBack(held: Values, name: string, before: Values, after: Values): [string, unknown][] {
  if (isSame(held[name] ?? null, after[name] ?? null)) return [[name, before[name]]]
  if (name !== 'history') return []
  const entries = (values: Values): readonly HistoryEntry[] => historyOf(values)
  return [[name, unjoinHistory(entries(held), entries(before), entries(after))]]
}

/** The names of the tags among what goes back, but for those in the trash, by which nothing is found. */
async function namesOf({ store }: ViewerContext, moved: readonly Moved[]): Promise<string[]> {
  const ids = moved.filter(({ edge }) => edge === 'TAGS').map(({ child }) => child)
  if (ids.length === 0) return []
  const rows = await store.database.query<{ name: string }>(
    `select fields ->> 'name' as name from items where id = any ($1::text[]) and deleted_at is null`,
    [ids],
  )
  return rows.map(({ name }) => name)
}
