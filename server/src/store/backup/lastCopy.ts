import type { Queryable } from '../database/index.ts'

/** Notes that a copy was made of what was there at a moment; a clock that is ahead would make it, and all after it, look new until then. */
export async function noteCopy(database: Queryable, at: Date): Promise<void> {
  await database.query(
    `update last_copy set at = greatest(case when at <= now() then at end, least($1::timestamptz, now()))`,
    [at],
  )
}

/** How old the copy is that was noted last, seconds; how long there could have been one, where there is none. */
export async function copyAge(database: Queryable): Promise<number | undefined> {
  const [row] = await database.query<{ age: number }>(
    'select extract(epoch from now() - at)::float8 as age from last_copy',
  )
  return row && Math.max(0, row.age)
}
