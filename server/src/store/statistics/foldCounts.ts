import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '../store.ts'

/** Dossiers of one statement: other people's requests go between two, also on the embedded engine. */
const STEP = 10

/** Brings the sums that statistics are read from up to date (D11.2). Any number of nodes may: one does, the others find nothing to do. */
export async function foldCounts({ database }: Store, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const began = performance.now()
    const [row] = await database.query<{ taken: number }>('select fold_counts($1) as taken', [STEP])
    if (!row || row.taken < STEP) return
    // Half of the time is for others: a save of several statements would wait for a step before each of them.
    await wait(performance.now() - began)
  }
}
