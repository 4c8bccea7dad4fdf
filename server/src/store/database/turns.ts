/** Lets one piece of work at a time through, in the order in which they came. */
export function createTurns() {
  let last: Promise<void> = Promise.resolve()
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const before = last
    const turn = Promise.withResolvers<void>()
    last = turn.promise
    await before
    try {
      return await work()
    } finally {
      turn.resolve()
    }
  }
}
