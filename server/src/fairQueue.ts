import { whoAsks } from './asking.ts'

/** What somebody had more than the others counts up to here, ms: after one long piece of work their next click does not wait as long again. */
const DEBT_MAX = 1000
/** Who was passed over for so long, ms, is next, whatever they had and whoever is new. */
const PASSED_MAX = 1000

/** Those of one who asks that wait, and since when none of theirs went on, ms. */
interface Line {
  readonly turns: (() => void)[]
  readonly since: number
}

/**
 * What waits: of each who asks in the order in which it came, and of all who ask first the one who has had least (D21.1). Who comes
 * back after a while begins where the others are by then: being away saves nothing up.
 */
export class FairQueue {
  readonly #waiting = new Map<string, Line>()
  /** What each has had, ms, as far as it is more than whoever went on last had. */
  readonly #had = new Map<string, number>()
  #least = 0

  /** Waits behind what the same one asked before. */
  wait(): Promise<void> {
    const turn = Promise.withResolvers<void>()
    const who = whoAsks()
    const line = this.#waiting.get(who)
    if (line) line.turns.push(turn.resolve)
    else this.#waiting.set(who, { turns: [turn.resolve], since: performance.now() })
    return turn.promise
  }

  /** Notes that somebody goes on: whoever asks from now on begins with what that one had. */
  begin(who: string): void {
    this.#least = this.#hadBy(who)
    for (const [one, had] of this.#had) if (had <= this.#least) this.#had.delete(one)
  }

  /** Notes that somebody had so much, ms. */
  note(who: string, ms: number): void {
    this.#had.set(who, Math.min(this.#hadBy(who) + ms, this.#least + DEBT_MAX))
  }

  /** Lets the next one go on; answers whether one waited. */
  next(): boolean {
    const first = this.#first()
    if (!first) return false
    const [who, { turns }] = first
    this.begin(who)
    const goOn = turns.shift()
    // Of those who had as much, whoever waits longest comes first.
    this.#waiting.delete(who)
    if (turns.length > 0) this.#waiting.set(who, { turns, since: performance.now() })
    goOn?.()
    return true
  }

  /** Whether whoever is next has had more than this one, by over so much, ms. */
  isBehind(who: string, ms: number): boolean {
    const first = this.#first()
    return first !== undefined && this.#hadBy(first[0]) > this.#hadBy(who) + ms
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  /** The lines stand in the order in which they were passed over longest. */
  #first(): [string, Line] | undefined {
    const [longest] = this.#waiting
    if (longest && performance.now() - longest[1].since > PASSED_MAX) return longest
    let first = longest
    for (const line of this.#waiting) if (!first || this.#hadBy(line[0]) < this.#hadBy(first[0])) first = line
    return first
  }

  #hadBy(who: string): number {
    return this.#had.get(who) ?? this.#least
  }
}
