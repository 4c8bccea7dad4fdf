import { remakeForms, showForms } from './store/forms.ts'
import type { Store } from './store/store.ts'

/** How often forms that wait for their moment are looked for, ms (D20.4). */
const SHOW_MS = 1_000
/** How often forms are looked for that a node of another version made, ms (D20.6). */
const REMAKE_MS = 60_000

/** Makes stale limited forms again, now and as they come, and shows those that wait at their moment; answers how to stop it. */
export function keepForms(store: Store): () => Promise<void> {
  const stop = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  const next = (work: () => Promise<unknown>) => {
    if (stop.signal.aborted) return
    // What fails now is tried again in a moment; nobody reads a form that is not made.
    running = running.then(work).catch((error: Error) => process.emitWarning(error))
  }
  const remake = () => next(() => remakeForms(store, stop.signal))
  remake()
  const timers = [setInterval(() => next(() => showForms(store)), SHOW_MS), setInterval(remake, REMAKE_MS)]
  for (const timer of timers) timer.unref()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    stop.abort()
    await running
  }
}
