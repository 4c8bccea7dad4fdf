import { afterWrites } from './afterWrites.ts'
import { msToNextForms, remakeForms, showForms } from './store/anonymity/forms.ts'
import type { Store } from './store/store.ts'

/** How soon after a write it is looked which forms wait for their moment, and how often for those that another node left, ms (D20.4). */
const PACE = { soonMs: 1000, lateMs: 15_000 }
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
  let isRemaking = false
  const remake = () => {
    if (isRemaking) return
    isRemaking = true
    next(() => remakeForms(store, stop.signal).finally(() => (isRemaking = false)))
  }
  remake()
  store.formsMade.onOlder(remake)
  const remaking = setInterval(remake, REMAKE_MS).unref()
  const stopShowing = afterWrites(store, () => show(store), PACE)
  return async () => {
    clearInterval(remaking)
    store.formsMade.onOlder(undefined)
    stop.abort()
    await Promise.all([stopShowing(), running])
  }
}

async function show(store: Store): Promise<number | undefined> {
  const next = await msToNextForms(store)
  if (next === undefined || next > 0) return next
  await showForms(store)
  return await msToNextForms(store)
}
