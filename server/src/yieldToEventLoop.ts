import { setImmediate as setImmediately } from 'node:timers/promises'
import { FairQueue } from './fairQueue.ts'

/** How long a long piece of work goes on in one go, ms: other people’s requests come in between (D21.1). */
const GO_MS = 10

/** Long pieces of work that wait to go on. */
const waiting = new FairQueue()

/** One goes on in each turn of the loop: however many there are, together they hold it no longer than one of them. */
function goOn(): void {
  waiting.next()
  if (!waiting.isEmpty) setImmediate(goOn)
}

/** Lets others have their turn, as often as that is due, and goes on at once after: for what they wait for themselves. */
export function createShortYield(): () => Promise<void> {
  let yielded = performance.now()
  return async () => {
    if (performance.now() - yielded < GO_MS) return
    await setImmediately()
    yielded = performance.now()
  }
}

/** Lets others have their turn, as often as that is due. */
export function createYield(): () => Promise<void> {
  let yielded = performance.now()
  return async () => {
    if (performance.now() - yielded < GO_MS) return
    if (waiting.isEmpty) setImmediate(goOn)
    await waiting.wait()
    yielded = performance.now()
  }
}
