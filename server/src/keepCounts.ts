import { afterWrites } from './afterWrites.ts'
import { foldCounts } from './store/statistics/foldCounts.ts'
import type { Store } from './store/store.ts'

/** How soon after a write sums are brought up to date, and how often a node looks for what another one left, ms. */
const PACE = { soonMs: 1000, lateMs: 60_000 }

/** Brings the sums of statistics up to date beside all answers: a read looks at what changed since by itself. Answers how to stop it. */
export function keepCounts(store: Store): () => Promise<void> {
  const stop = new AbortController()
  const stopRounds = afterWrites(store, async () => void (await foldCounts(store, stop.signal)), PACE)
  return async () => {
    stop.abort()
    await stopRounds()
  }
}
