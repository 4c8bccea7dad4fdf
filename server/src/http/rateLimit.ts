import { z } from 'zod'
import type { RateSettings } from '../configValues.ts'
import { Bucket } from './bucket.ts'
import { TooFast } from './httpError.ts'

/** At once an account may do what it may do in so many seconds (D21.1). */
const BURST_S = 5
/** How often nodes tell each other what was asked, ms. */
const SHARE_MS = 1000

/** Whether a call only tells, or does something. */
export type Kind = 'reads' | 'writes'

interface Account {
  readonly reads: Bucket
  readonly writes: Bucket
  /** Asked here since it was told to the other nodes. */
  readonly news: Record<Kind, number>
}

const told = z.array(z.tuple([z.string(), z.number(), z.number()]))

/**
 * How much each account may ask (D21.1). Every node counts by itself, so that asking costs no database anything; once a second it tells the
 * others what was asked, who count it as if it had been asked there. So on several nodes an account gets its limit once, and for a second at
 * most a burst on each of them.
 */
export class RateLimit {
  readonly #settings: RateSettings | undefined
  readonly #accounts = new Map<string, Account>()
  readonly #share: (news: object) => void
  #timer: NodeJS.Timeout | undefined

  constructor(settings: RateSettings | undefined, share: (news: object) => void = () => undefined) {
    this.#settings = settings
    this.#share = share
  }

  /** Counts a call of an account. Throws TooFast. */
  take(account: string, kind: Kind): void {
    if (!this.#settings) return
    const mine = this.#of(account, this.#settings)
    if (!mine[kind].take()) throw new TooFast(Math.max(1, Math.ceil(mine[kind].wait)))
    mine.news[kind] += 1
  }

  /** What was asked on another node. */
  hear(data: unknown): void {
    if (!this.#settings) return
    for (const [account, reads, writes] of told.parse(data)) {
      const mine = this.#of(account, this.#settings)
      mine.reads.spend(reads)
      mine.writes.spend(writes)
    }
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #of(account: string, { reads, writes }: RateSettings): Account {
    const known = this.#accounts.get(account)
    if (known) return known
    const made: Account = {
      reads: new Bucket(reads, reads * BURST_S),
      writes: new Bucket(writes, writes * BURST_S),
      news: { reads: 0, writes: 0 },
    }
    this.#accounts.set(account, made)
    this.#timer ??= setInterval(() => this.#tend(), SHARE_MS).unref()
    return made
  }

  // Who asks nothing for a while is as good as new, and is forgotten.
  #tend(): void {
    const news: z.input<typeof told> = []
    for (const [account, mine] of this.#accounts) {
      const { reads, writes } = mine.news
      if (reads + writes > 0) news.push([account, reads, writes])
      else if (mine.reads.isFull && mine.writes.isFull) this.#accounts.delete(account)
      mine.news.reads = 0
      mine.news.writes = 0
    }
    if (news.length > 0) this.#share(news)
    if (this.#accounts.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
