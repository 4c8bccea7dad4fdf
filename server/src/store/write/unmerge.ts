import { Forbidden, isSame, Missing, mayUpdate } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import { searchWords } from '../words.ts'
import { commit, retrying } from './commit.ts'
import { loadOne } from './load.ts'
import { assertNoAccount, type MergeLine, type Moved, moves, rewired } from './merge.ts'
import type { Written } from './plan.ts'
import { itemRow } from './row.ts'

/**
 * Takes a merge back (D17.2): the dropped item comes out of the trash with all that moved and is still where it was moved to, and the
 * kept one gets back what its fields held, where nobody has written them since. In one transaction. Throws Forbidden, Missing.
 */
export async function unmerge(me: ViewerStore, drop: string): Promise<Written> {
  return retrying(() =>
    me.store.together(async (inner) => {
      const inside = inner.as(me.viewer)
      const line = await lineOf(me, inside, drop)
      const kept = await loadOne(inside, line._into)
      if (!mayUpdate(me.viewer, kept.facts)) throw new Forbidden('unmerge')
      const written = await inside.restore(drop)
      const moved = await stillThere(inside, line, drop)
      assertNoAccount(me, moved)
      const back = Object.entries(line.before).filter(([name]) =>
        isSame(kept.fields[name] ?? null, line.after[name] ?? null),
      )
      const fields = {
        ...kept.fields,
        ...Object.fromEntries(back),
        _version: kept.version + 1,
        _changed: inner.settings.clock().toISOString(),
      }
      const gone = new Set(await namesOf(inside, moved))
      const tags = kept.tags.filter((name) => !gone.has(name))
      const row = {
        ...itemRow(kept.type, fields, kept.secret ?? {}, tags, kept),
        words: searchWords(kept.type, fields, tags),
      }
      const here = moved.map((edge) => ({ ...edge, ...swapped(edge, drop, kept.id) }))
      await commit(
        inside,
        {
          updates: [{ ...row, version: kept.version }],
          ...rewired(inside, here, kept.id, drop),
          changes: [
            ...(back.length > 0
              ? [
                  {
                    item: kept.id,
                    kind: 'update',
                    before: Object.fromEntries(back.map(([name]) => [name, line.after[name] ?? null])),
                    after: Object.fromEntries(back),
                  } as const,
                ]
              : []),
            ...here.flatMap((edge) => moves(edge, kept.id, drop)),
            { item: kept.id, kind: 'unmerge', after: { _dropped: drop } },
            { item: drop, kind: 'unmerge', after: { _into: kept.id } },
          ],
        },
        written,
      )
      return written
    }),
  )
}

/** The merge by which an item went, if it was not taken back. */
async function lineOf(me: ViewerStore, inside: ViewerStore, drop: string): Promise<MergeLine> {
  const [row] = await inside.store.database.query<{ kind: string; after: MergeLine; readers: string[] }>(
    `select c.kind, c.after, i.readers from changes c join items i on i.id = c.item and i.deleted_with = i.id
      where c.item = $1 and c.kind in ('merge', 'unmerge') and c.after ? '_into' order by c.seq desc limit 1`,
    [drop],
  )
  const isMine = me.viewer.kind === 'super' || row?.readers.some((key) => me.keys.all.includes(key))
  if (row?.kind !== 'merge' || !isMine) throw new Missing('merge')
  return row.after
}

/** What moved and hangs on the kept item as the merge left it. */
async function stillThere({ store }: ViewerStore, { moved, _into }: MergeLine, drop: string): Promise<Moved[]> {
  const rows = await store.database.query<{ key: string; parent: string; child: string }>(
    `select e.key, e.parent, e.child from edges e
      join items p on p.id = e.parent and p.deleted_at is null join items c on c.id = e.child and c.deleted_at is null
      where e.key = any ($1::text[])`,
    [moved.map(({ key }) => key)],
  )
  const there = new Map(rows.map((row) => [row.key, row]))
  return moved.filter((edge) => {
    const now = there.get(edge.key)
    const then = swapped(edge, drop, _into)
    return now?.parent === then.parent && now.child === then.child
  })
}

function swapped({ parent, child }: Moved, drop: string, keep: string) {
  return { parent: parent === drop ? keep : parent, child: child === drop ? keep : child }
}

/** The names of the tags among what goes back. */
async function namesOf({ store }: ViewerStore, moved: readonly Moved[]): Promise<string[]> {
  const ids = moved.filter(({ edge }) => edge === 'TAGS').map(({ child }) => child)
  if (ids.length === 0) return []
  const rows = await store.database.query<{ name: string }>(
    `select fields ->> 'name' as name from items where id = any ($1::text[])`,
    [ids],
  )
  return rows.map(({ name }) => name)
}
