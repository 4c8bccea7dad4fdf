import { setImmediate as nextTurn } from 'node:timers/promises'
import { whoAsks } from './asking.ts'
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

function waitInLine(ran: number): Promise<void> {
  if (waiting.isEmpty) setImmediate(goOn)
  waiting.note(whoAsks(), ran)
  return waiting.wait()
}

/** Lets others have their turn, as often as that is due. */
export const createYield = (): (() => Promise<void>) => yieldBy(waitInLine)

/** The same for what all the others wait for, or wait for in a line of their own: it goes on in the next turn of the loop. */
export const createShortYield = (): (() => Promise<void>) => yieldBy(() => nextTurn())

function yieldBy(wait: (ran: number) => Promise<void>): () => Promise<void> {
  let yielded = performance.now()
  return async () => {
    const ran = performance.now() - yielded
    if (ran < GO_MS) return
    await wait(ran)
    yielded = performance.now()
  }
}
