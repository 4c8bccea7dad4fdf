import { setImmediate as nextTurn } from 'node:timers/promises'
import { whoAsks } from '../../asking.ts'
import { FairQueue } from '../../fairQueue.ts'

/** Whoever has had so much more than the one before, ms, waits for what that one asks on at once. */
const MUCH_MS = 20

/**
 * Lets one piece of work at a time through. Who asks for much waits for itself: whoever has had least of the time comes first (D21.1).
 * After each piece comes the pause, if any, in which others can ask. What one click asks in several pieces, one after the other, does not
 * wait for somebody's long work before each of them.
 */
export function createTurns(pause?: () => Promise<void>) {
  const waiting = new FairQueue()
  let isBusy = false
  function passOn(): void {
    isBusy = waiting.next()
  }
  /** Gives who had the turn just now a turn of the loop to ask on, before somebody who has had much more. */
  async function comeBack(who: string): Promise<void> {
    if (waiting.isBehind(who, MUCH_MS)) await nextTurn()
  }
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (isBusy) await waiting.wait()
    else waiting.begin(whoAsks())
    isBusy = true
    const began = performance.now()
    try {
      return await work()
    } finally {
      const who = whoAsks()
      waiting.note(who, performance.now() - began)
      if (pause)
        void pause()
          .then(() => comeBack(who))
          .then(passOn)
      else passOn()
    }
  }
}
