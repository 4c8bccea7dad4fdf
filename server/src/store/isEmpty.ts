import type { Store } from './store.ts'

/** Whether nothing was ever made in this database. */
export async function isEmpty(store: Store): Promise<boolean> {
  const [row] = await store.database.query<{ empty: boolean }>('select not exists (select from items) as empty')
  return row?.empty ?? true
}
