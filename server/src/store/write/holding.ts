import type { ViewerStore } from '../store.ts'
import { retrying } from './commit.ts'
import { oneByOne } from './queue.ts'

/** Works on an item in one transaction that holds it: nobody else changes it meanwhile, and whoever was in between is waited for. */
export function holding<T>(me: ViewerStore, id: string, work: (inner: ViewerStore) => Promise<T>): Promise<T> {
  return oneByOne(me.store, id, () =>
    retrying(() =>
      me.store.together(async (store) => {
        // In the order of every other write: first who asks, whose forms are made at the end, and then the item.
        await store.database.query(
          'select pg_advisory_xact_lock(hashtextextended(r, 7)) from unnest(anonymity_roots(array[$1])) r order by r',
          [id],
        )
        await store.database.query('select from items where id = $1 for no key update', [id])
        return work(store.as(me.viewer, me.isImpersonated))
      }),
    ),
  )
}
