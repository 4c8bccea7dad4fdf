import { setTimeout } from 'node:timers/promises'
import { isAway, type Queryable } from '../database/index.ts'

/** What became of a transaction. */
export type Outcome = 'committed' | 'aborted' | 'unknown'

/** How long a server that is away is asked again, and how often, ms. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 500

/** The number by which the server knows this transaction, also once it has ended. */
export async function transactionId(tx: Queryable): Promise<string> {
  const [row] = await tx.query<{ id: string }>('select pg_current_xact_id()::text as id')
  if (!row) throw new Error('A transaction has no number.')
  return row.id
}

/**
 * What became of a transaction whose COMMIT was not answered. A server that is away is asked again for `patienceMs`, and so is one that
 * has not noticed yet that the connection is gone.
 */
export async function outcomeOf(database: Queryable, id: string, patienceMs: number = PATIENCE_MS): Promise<Outcome> {
  for (const end = performance.now() + patienceMs; ; await setTimeout(PAUSE_MS)) {
    const status = await statusOf(database, id)
    if (status === 'committed' || status === 'aborted') return status
    if (status === 'unknown' || performance.now() > end) return 'unknown'
  }
}

async function statusOf(database: Queryable, id: string): Promise<string> {
  try {
    const [row] = await database.query<{ status: string | null }>('select pg_xact_status($1::xid8) as status', [id])
    return row?.status ?? 'unknown'
  } catch (error) {
    // Every other refusal stays as it is: a server that took over may not know this number.
    return isAway(error) ? 'away' : 'unknown'
  }
}
