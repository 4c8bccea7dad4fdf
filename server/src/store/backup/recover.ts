import type { Queryable } from '../database/index.ts'

/** What a key may be for that lets somebody in, or goes on with what they began: whoever it was mailed to may have used it since. */
const ENTRIES = ['reset', 'email', 'step', 'challenge', 'oidc', 'google']

/**
 * Ends what lets people in, in a database that was put back to an earlier moment: sessions, mailed links and agenda feeds that were ended
 * since would count again. Notes count as made anew, so that a browser which has what was written since does not write on in what is not
 * there (D9). Answers how many sessions. Invitations stay: who used one has no account any more. In a transaction; one of an
 * earlier version may not know all of it yet.
 */
export async function endEntries(tx: Queryable): Promise<number> {
  const [known] = await tx.query<{ feeds: boolean; keys: boolean; epochs: boolean }>(
    `select to_regclass('agenda_feeds') is not null as feeds, to_regclass('account_keys') is not null as keys,
      exists (select from pg_attribute where attrelid = to_regclass('notes') and attname = 'epoch') as epochs`,
  )
  if (known?.epochs) await tx.query('update notes set epoch = epoch + 1')
  if (known?.feeds) await tx.query('delete from agenda_feeds')
  if (known?.keys) await tx.query('delete from account_keys where purpose = any ($1::text[])', [ENTRIES])
  const [row] = await tx.query<{ n: number }>(
    'with gone as (delete from sessions returning 1) select count(*)::int as n from gone',
  )
  return row?.n ?? 0
}
