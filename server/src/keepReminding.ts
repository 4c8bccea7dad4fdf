import { remindAnswers } from './store/remindAnswers.ts'
import type { Store } from './store/store.ts'

/** How often a node looks for whom to remind, ms. */
const ROUND_MS = 300_000

/** Reminds suppliers of what they are asked (F1.14), now and every five minutes; answers how to stop it. */
export function keepReminding(store: Store): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const round = () => {
    // Who could not be reminded now is in the next round.
    running = running.then(() => remindAnswers(store)).catch((error: Error) => process.emitWarning(error))
  }
  round()
  const timer = setInterval(round, ROUND_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
