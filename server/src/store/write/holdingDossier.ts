import { loadWeighed } from '../read/decision.ts'
import type { ViewerStore } from '../store.ts'
import { retrying } from './commit.ts'
import type { Loaded } from './load.ts'
import { oneByOne } from './queue.ts'

/** Works on a dossier in one transaction that holds it: nobody saves or submits a weighing of it meanwhile. */
export function holdingDossier<T>(
  me: ViewerStore,
  id: string,
  work: (inner: ViewerStore, dossier: Loaded) => Promise<T>,
): Promise<T> {
  return oneByOne(me.store, id, () =>
    retrying(() =>
      me.store.together(async (store) => {
        // In the order of every other write: first who asks, whose forms are made at the end, and then the dossier.
        await store.database.query(
          'select pg_advisory_xact_lock(hashtextextended(r, 7)) from unnest(anonymity_roots(array[$1])) r order by r',
          [id],
        )
        await store.database.query('select from items where id = $1 for no key update', [id])
        const inner = store.as(me.viewer, me.isImpersonated)
        return work(inner, await loadWeighed(inner, id))
      }),
    ),
  )
}
