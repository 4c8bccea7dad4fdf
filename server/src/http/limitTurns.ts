/** Too much of this is going on already (503). */
export class Busy extends Error {
  readonly statusCode = 503
  /** When to try again, seconds. */
  readonly retryAfter = 5
  constructor() {
    super('too much of this at once')
  }
}

/** Lets some pieces of work run at a time and some wait for their turn; who comes after those is told that it is busy. */
export function limitTurns(running: number, waiting: number) {
  const queue: (() => void)[] = []
  let free = running
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else {
      if (queue.length >= waiting) throw new Busy()
      // Who ends hands its place to the first who waits.
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}
