import { foldCounts } from './store/foldCounts.ts'
import type { Store } from './store/store.ts'

/** How often a node looks whether something counts otherwise, ms. */
const ROUND_MS = 1000

/** Brings the sums of statistics up to date beside all answers: a read looks at what changed since by itself. Answers how to stop it. */
export function keepCounts(store: Store): () => Promise<void> {
  const stop = new AbortController()
  let running: Promise<void> | undefined
  const round = () => {
    // What could not be added up is added up in the next round.
    running ??= foldCounts(store, stop.signal)
      .catch((error: Error) => process.emitWarning(error))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(round, ROUND_MS).unref()
  return async () => {
    clearInterval(timer)
    stop.abort()
    await running
  }
}
