import { whoAsks } from './asking.ts'

/**
 * What waits: of each who asks in the order in which it came, and of all who ask first the one who has had least (D21.1). Who comes
 * back after a while begins where the others are by then: being away saves nothing up.
 */
export class FairQueue {
  readonly #waiting = new Map<string, (() => void)[]>()
  /** What each has had, in the measure of `note`, as far as it is more than whoever went on last had. */
  readonly #had = new Map<string, number>()
  #least = 0

  /** Waits behind what the same one asked before. */
  wait(): Promise<void> {
    const turn = Promise.withResolvers<void>()
    const who = whoAsks()
    const mine = this.#waiting.get(who)
    if (mine) mine.push(turn.resolve)
    else this.#waiting.set(who, [turn.resolve])
    return turn.promise
  }

  /** Notes that somebody goes on: whoever asks from now on begins with what that one had. */
  begin(who: string): void {
    this.#least = this.#hadBy(who)
    for (const [one, had] of this.#had) if (had <= this.#least) this.#had.delete(one)
  }

  /** Notes that somebody had so much. */
  note(who: string, much: number): void {
    this.#had.set(who, this.#hadBy(who) + much)
  }

  /** Lets the next one go on; answers whether one waited. */
  next(): boolean {
    let first: string | undefined
    for (const who of this.#waiting.keys())
      if (first === undefined || this.#hadBy(who) < this.#hadBy(first)) first = who
    if (first === undefined) return false
    this.begin(first)
    const [goOn, ...others] = this.#waiting.get(first) ?? []
    // Of those who had as much, whoever waits longest comes first.
    this.#waiting.delete(first)
    if (others.length > 0) this.#waiting.set(first, others)
    goOn?.()
    return true
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  #hadBy(who: string): number {
    return this.#had.get(who) ?? this.#least
  }
}
