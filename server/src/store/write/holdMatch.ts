import { Missing } from '@schakel/domain'
import type { Queryable } from '../database/index.ts'

/** The locks of what is kept with a match and is no item; `joined.sql` takes them too. */
const locks = { demo: 14, references: 15 }

/**
 * Holds what is kept with a match until the commit, so that its writes go one after the other, and waits for a merge to which it belongs.
 * Throws Missing for a match that went meanwhile: what was written to it would be lost (D23.5).
 */
export async function holdMatch(tx: Queryable, match: string, what: keyof typeof locks): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [match, locks[what]])
  const there = await tx.query('select from items where id = $1 and deleted_at is null', [match])
  if (there.length === 0) throw new Missing(match)
}
