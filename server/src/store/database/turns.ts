import { whoAsks } from '../../asking.ts'
import { FairQueue } from '../../fairQueue.ts'

/**
 * Lets one piece of work at a time through. Who asks for much waits for itself: whoever has had least of the time comes first (D21.1).
 * After each piece comes the pause, if any, in which others can ask.
 */
export function createTurns(pause?: () => Promise<void>) {
  const waiting = new FairQueue()
  let isBusy = false
  function passOn(): void {
    isBusy = waiting.next()
  }
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (isBusy) await waiting.wait()
    else waiting.begin(whoAsks())
    isBusy = true
    const began = performance.now()
    try {
      return await work()
    } finally {
      waiting.note(whoAsks(), performance.now() - began)
      if (pause) void pause().then(passOn)
      else passOn()
    }
  }
}
