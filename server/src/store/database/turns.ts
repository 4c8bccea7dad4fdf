import { FairQueue } from '../../fairQueue.ts'

/** Lets one piece of work at a time through. Who asks for much waits for itself: the others have their turn in between (D21.1). */
export function createTurns() {
  const waiting = new FairQueue()
  let isBusy = false
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (isBusy) await waiting.wait()
    isBusy = true
    try {
      return await work()
    } finally {
      isBusy = waiting.next()
    }
  }
}
