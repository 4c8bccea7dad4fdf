import type { Call } from '@schakel/domain/calls'
import { TooFast } from './httpError.ts'

/** So many calls of one account are worked on at the same time, and of those that take long so many (D21.1). */
const AT_ONCE = 4
const HEAVY_AT_ONCE = 2
/** Those that wait for an external service go by themselves: how slow it is holds up nothing else of the account. */
const EXTERNAL_AT_ONCE = 4
/** So many more wait for their turn; who asks more is told to come back, seconds. */
const WAITING_MAX = 40
const WAIT_S = 1

type Kind = Pick<Call, 'isHeavy' | 'isExternal'>

interface Lane {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Lets the calls of one account wait for each other, so that however much it asks, it takes no more of the database and the processors than
 * its part, and nobody else waits behind all of it (D21.1). Each node counts its own.
 */
export class AccountTurns {
  readonly #isOn: boolean
  readonly #lanes = new Map<string, Lane>()

  constructor(isOn: boolean) {
    this.#isOn = isOn
  }

  /** Waits for the turn of a call; answers how to end it. Throws TooFast where too many wait. */
  async begin(account: string, { isHeavy, isExternal }: Kind = {}): Promise<() => void> {
    if (!this.#isOn) return () => undefined
    if (isExternal) return this.#enter(`${account} external`, EXTERNAL_AT_ONCE)
    const endHeavy = isHeavy ? await this.#enter(`${account} heavy`, HEAVY_AT_ONCE) : undefined
    try {
      const end = await this.#enter(account, AT_ONCE)
      return () => {
        end()
        endHeavy?.()
      }
    } catch (error) {
      endHeavy?.()
      throw error
    }
  }

  /** A piece of work in its turn. Throws TooFast where too many wait. */
  async inTurn<T>(account: string, kind: Kind, work: () => Promise<T>): Promise<T> {
    const end = await this.begin(account, kind)
    try {
      return await work()
    } finally {
      end()
    }
  }

  async #enter(name: string, atOnce: number): Promise<() => void> {
    const lane = this.#lanes.get(name) ?? { running: 0, waiting: [] }
    this.#lanes.set(name, lane)
    if (lane.running < atOnce) lane.running += 1
    else {
      if (lane.waiting.length >= WAITING_MAX) throw new TooFast(WAIT_S)
      // Who ends hands its place to the first who waits.
      await new Promise<void>((resolve) => lane.waiting.push(resolve))
    }
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const next = lane.waiting.shift()
      if (next) next()
      else lane.running -= 1
      if (lane.running === 0) this.#lanes.delete(name)
    }
  }
}
