import type { StoreContext } from '../context.ts'

/** Tries that were counted. */
export interface Tries {
  /** So many of each subject in the last minutes, these ones included. */
  readonly counts: readonly number[]
  /** They do not count: they succeeded, or were refused before they were made. */
  readonly takeBack: () => Promise<void>
}

/**
 * Counts a try of each of these subjects before it is made (D19.7): it is there for all who come after, on whatever node, so that of many who
 * come at once no more get through than of those who come one by one, and perhaps fewer.
 */
export async function countTries(store: StoreContext, subjects: readonly string[], minutes: number): Promise<Tries> {
  const { database, settings } = store
  const now = settings.clock()
  const made = await database.query<{ row: string }>(
    'insert into login_failures (subject, at) select unnest($1::text[]), $2 returning ctid::text as row',
    [[...subjects], now],
  )
  const counted = await database.query<{ n: number }>(
    `select (select count(*)::int from login_failures f where f.subject = s.subject and f.at > $2) as n
      from unnest($1::text[]) with ordinality s(subject, place) order by s.place`,
    [[...subjects], new Date(now.getTime() - minutes * 60_000)],
  )
  return {
    counts: counted.map(({ n }) => n),
    takeBack: async () => {
      await database.query('delete from login_failures where ctid = any ($1::tid[]) and subject = any ($2::text[])', [
        made.map(({ row }) => row),
        [...subjects],
      ])
    },
  }
}
