import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { statuses, wordOf } from '../data/names.ts'
import { type Tail, tailOf } from '../measure/waits.ts'

/** Each of the three is asked so often, ms, whether or not the one before was answered. */
const EVERY_MS = 100

/** What another person waited for while somebody else did what they did. */
export interface Seen {
  readonly page: Tail
  readonly item: Tail
  readonly search: Tail
  readonly asked: number
  /** Answers that were not 200. */
  readonly failed: number
}

/** Somebody at work: a page, an item and a search, again and again. */
export class Witness {
  readonly #port: number
  readonly #token: string
  readonly #rows: number
  readonly #agent = new Agent({ keepAlive: true })
  #items: readonly string[] = []

  constructor(port: number, token: string, rows: number) {
    this.#port = port
    this.#token = token
    this.#rows = rows
  }

  /** Looks which organisations there are for this person. */
  async begin(): Promise<void> {
    const { status, body } = await this.#ask('/api/space/search', { feed: 'lead', page_size: 50 })
    const found: unknown = JSON.parse(body)
    if (status !== 200 || !Array.isArray(found) || found.length === 0) throw new Error('the other person sees nothing')
    this.#items = found.map(({ _id }: { _id: string }) => _id)
  }

  /** Asks until the time is over, and answers how long each took. */
  async watch(seconds: number): Promise<Seen> {
    const times = { page: [] as number[], item: [] as number[], search: [] as number[] }
    const underWay = new Set<Promise<void>>()
    let [asked, failed] = [0, 0]
    const ask = (kind: keyof typeof times, n: number) => {
      asked += 1
      const began = performance.now()
      const one = this.#ask(...this.#question(kind, n))
        .catch(() => ({ status: 0 }))
        .then(({ status }) => {
          times[kind].push(performance.now() - began)
          if (status !== 200) failed += 1
        })
        .finally(() => underWay.delete(one))
      underWay.add(one)
    }
    const until = performance.now() + seconds * 1000
    for (let n = 0; performance.now() < until; n += 1) {
      for (const kind of ['page', 'item', 'search'] as const) {
        ask(kind, n)
        await wait(EVERY_MS / 3)
      }
    }
    await Promise.all(underWay)
    return { page: tailOf(times.page), item: tailOf(times.item), search: tailOf(times.search), asked, failed }
  }

  #question(kind: 'page' | 'item' | 'search', n: number): [path: string, body: object] {
    if (kind === 'item') return [`/api/space/${this.#items[(n * 7) % this.#items.length]}`, { depth: 2 }]
    if (kind === 'search')
      return ['/api/space/search', { q: wordOf((n * 31) % Math.floor(this.#rows / 20)), page_size: 50 }]
    const status = statuses[n % statuses.length]
    return ['/api/space/search', { feed: 'lead', status, sort: 'changed', page: 1, page_size: 50 }]
  }

  #ask(path: string, body: object): Promise<{ readonly status: number; readonly body: string }> {
    const bytes = Buffer.from(JSON.stringify(body))
    const headers = {
      'content-type': 'application/json',
      'content-length': bytes.byteLength,
      authorization: `Bearer ${this.#token}`,
    }
    const options = { host: '127.0.0.1', port: this.#port, path, method: 'POST', headers, agent: this.#agent }
    return new Promise((resolve, reject) => {
      const sent = request(options, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }))
        answer.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(bytes)
    })
  }
}
