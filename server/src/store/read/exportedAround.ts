import type { Store } from '../store.ts'

/** Ids of one statement. */
const STEP = 1000

/** Ids around items, for `readExported` to say which of them a viewer reads: never to be told as they are. */
export async function peopleAround(store: Store, ids: readonly string[], limit: number): Promise<string[]> {
  return collected(ids, limit, (some, left) =>
    store.database.heavy.query<{ id: string }>(
      `select e.child as id from unnest($1::text[]) with ordinality as w(id, n)
        join edges e on e.parent = w.id and e.edge = 'CONTACTS' and e.child like 'person/%'
        order by w.n, e.created_at, e.child limit $2`,
      [some, left],
    ),
  )
}

/** The same of matches: of dossiers, of suppliers, and of the dossiers of organisations. */
export async function matchesAround(store: Store, ids: readonly string[], limit: number): Promise<string[]> {
  return collected(ids, limit, (some, left) =>
    store.database.heavy.query<{ id: string }>(
      `select 'match/' || e.key as id from unnest($1::text[]) with ordinality as w(id, n), lateral (
          select m.key, m.created_at from edges m where m.parent = w.id and m.edge = 'MATCH'
          union all select m.key, m.created_at from edges m where m.child = w.id and m.edge = 'MATCH'
          union all select m.key, m.created_at from edges d join edges m on m.parent = d.child and m.edge = 'MATCH'
            where d.parent = w.id and d.edge = 'DOSSIERS') e
        order by w.n, e.created_at, e.key limit $2`,
      [some, left],
    ),
  )
}

/** Each once; one more than the limit says that there are more. */
async function collected(
  ids: readonly string[],
  limit: number,
  ask: (some: readonly string[], left: number) => Promise<readonly { readonly id: string }[]>,
): Promise<string[]> {
  const found = new Set<string>()
  for (let from = 0; from < ids.length && found.size <= limit; from += STEP) {
    // Some may be there already.
    for (const { id } of await ask(ids.slice(from, from + STEP), 2 * limit)) found.add(id)
  }
  return [...found]
}
