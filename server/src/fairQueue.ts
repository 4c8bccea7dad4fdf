import { whoAsks } from './asking.ts'

/** What waits: of each who asks in the order in which it came, and of all who ask one after the other (D21.1). */
export class FairQueue {
  // Who waits, in the order of their turns.
  readonly #waiting = new Map<string, (() => void)[]>()

  /** Waits behind what the same one asked before, and behind at most one piece of work of each of the others. */
  wait(): Promise<void> {
    const turn = Promise.withResolvers<void>()
    const who = whoAsks()
    const mine = this.#waiting.get(who)
    if (mine) mine.push(turn.resolve)
    else this.#waiting.set(who, [turn.resolve])
    return turn.promise
  }

  /** Lets the next one go on; answers whether one waited. */
  next(): boolean {
    const [first] = this.#waiting
    if (!first) return false
    const [who, [goOn, ...others]] = first
    this.#waiting.delete(who)
    if (others.length > 0) this.#waiting.set(who, others)
    goOn?.()
    return true
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }
}
