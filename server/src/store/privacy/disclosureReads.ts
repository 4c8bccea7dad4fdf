import { may } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'

/** How long it is not noted again that somebody reads what was disclosed to them, ms. */
const AGAIN_MS = 15 * 60_000
const KEPT_MAX = 10_000

/** Until when nothing has to be noted of a reader and an item: what is read a hundred times an hour is written once. */
const noted = new WeakMap<object, Map<string, number>>()

const NAMED = /"((?:dossier|lead|organisation)\/[A-Za-z0-9_-]+)"/g

/**
 * Notes that somebody of a supplier was told of a dossier or a lead that was disclosed to them: first and last (D7). Asked of every
 * answer before it goes out; `told` is the answer as JSON text. What is still anonymous leaves nothing.
 */
export async function noteDisclosedReads(me: ViewerStore, told: string): Promise<void> {
  if (!may(me.viewer, 'readAnonymised')) return
  await noteDisclosedItems(me, new Set([...told.matchAll(NAMED)].map(([, id = '']) => id)))
}

/** The same of items by their ids. */
export async function noteDisclosedItems(me: ViewerStore, ids: Iterable<string>): Promise<void> {
  const { store, viewer, isImpersonated } = me
  const home = viewer.organisation?._id
  if (!may(viewer, 'readAnonymised') || isImpersonated || home === undefined) return
  const now = store.settings.clock()
  const known = noted.get(store) ?? new Map<string, number>()
  noted.set(store, known)
  const keyOf = (id: string) => `${viewer._id} ${id}`
  const asked = [...ids].filter((id) => (known.get(keyOf(id)) ?? 0) <= now.getTime() && id !== home)
  if (asked.length === 0) return
  const rows = await store.database.query<{ dossier: string; leads: string[] }>(
    `with read as (
      select e.key, e.parent as dossier, array(select h.parent from edges h where h.child = e.parent and h.edge = 'DOSSIERS') as leads
        from edges e
        join items m on m.id = 'match/' || e.key and m.deleted_at is null and (m.fields ->> '$visible')::boolean
        join items d on d.id = e.parent and d.deleted_at is null
        where e.edge = 'MATCH' and e.child = $2
          and (e.parent = any ($1::text[]) or e.parent in (select h.child from edges h where h.parent = any ($1::text[]) and h.edge = 'DOSSIERS'))
          and (coalesce((m.fields ->> '$open')::boolean, false) or coalesce((d.fields ->> 'open')::boolean, false))
    ), kept as (
      insert into disclosure_reads as r (match, reader, first_at, last_at) select 'match/' || key, $3, $4, $4 from read
        on conflict (match, reader) do update set last_at = excluded.last_at where r.last_at < excluded.last_at
    ) select dossier, leads from read`,
    [asked, home, viewer._id, now],
  )
  if (known.size > KEPT_MAX) known.clear()
  for (const id of rows.flatMap(({ dossier, leads }) => [dossier, ...leads])) {
    known.set(keyOf(id), now.getTime() + AGAIN_MS)
  }
}
