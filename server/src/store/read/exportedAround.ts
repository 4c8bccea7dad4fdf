import type { ViewerContext } from '../context.ts'
import { Params, readScope } from './form.ts'

/** Ids of one statement. */
const STEP = 1000

/** Ids of the contacts around items, as far as the viewer reads them: what they may not see takes no time and no room either. */
export async function peopleAround(me: ViewerContext, ids: readonly string[], limit: number): Promise<string[]> {
  return collected(
    me,
    ids,
    limit,
    (some, left, isSeen) =>
      `select e.child as id from unnest(${some}::text[]) with ordinality as w(id, n)
        join edges e on e.parent = w.id and e.edge = 'CONTACTS' and e.child like 'person/%'
        join items i on i.id = e.child and ${isSeen}
        order by w.n, e.created_at, e.child limit ${left}`,
  )
}

/** The same of matches: of dossiers, of suppliers, and of the dossiers of organisations. */
export async function matchesAround(me: ViewerContext, ids: readonly string[], limit: number): Promise<string[]> {
  return collected(
    me,
    ids,
    limit,
    (some, left, isSeen) =>
      `select i.id from unnest(${some}::text[]) with ordinality as w(id, n), lateral (
          select m.key, m.created_at from edges m where m.parent = w.id and m.edge = 'MATCH'
          union all select m.key, m.created_at from edges m where m.child = w.id and m.edge = 'MATCH'
          union all select m.key, m.created_at from edges d join edges m on m.parent = d.child and m.edge = 'MATCH'
            where d.parent = w.id and d.edge = 'DOSSIERS') e
        join items i on i.id = 'match/' || e.key and ${isSeen}
        order by w.n, e.created_at, e.key limit ${left}`,
  )
}

/** Each once; one more than the limit says that there are more. */
async function collected(
  me: ViewerContext,
  ids: readonly string[],
  limit: number,
  ask: (some: string, left: string, isSeen: string) => string,
): Promise<string[]> {
  const found = new Set<string>()
  for (let from = 0; from < ids.length && found.size <= limit; from += STEP) {
    const params = new Params()
    const some = params.add(ids.slice(from, from + STEP))
    // Some may be there already.
    const left = params.add(2 * limit)
    const { where } = readScope(me, params)
    const rows = await me.store.database.heavy.query<{ id: string }>(ask(some, left, where), params.values)
    for (const { id } of rows) found.add(id)
  }
  return [...found]
}
