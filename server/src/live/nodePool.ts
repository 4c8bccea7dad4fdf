import pg from 'pg'

/** By which the adapter tells all nodes. */
export const CHANNEL_PREFIX = 'socket.io'
const LISTEN = `LISTEN "${CHANNEL_PREFIX}#/"`

/** The others send, one listens. */
const SENDING = 2

/** How long an answer may take, ms: over a line that was cut without a word there is none for a quarter of an hour. */
const ANSWER_MS = 5000
/** How often the line that listens is asked whether it is still there, ms: one that was cut says nothing. */
const LOOK_MS = 15_000

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void

interface NodePoolParts {
  /** What others said this node did not hear: it did not listen for a while, or could not fetch a large message. */
  readonly onMissed: () => void
  /** Something that was to be told to others did not go out. */
  readonly onUntold: () => void
  readonly onFault: (error: unknown) => void
}

/**
 * The connections by which a node hears others and tells them. The adapter asks for one by a promise, to listen, and all else as a
 * statement. It asks again when that one ends and when it cannot listen with it, and sometimes for both: whom it asked for last is the one.
 */
export class NodePool extends pg.Pool {
  readonly #parts: NodePoolParts
  readonly #hearing: pg.Pool
  #asked = 0
  #listener: pg.PoolClient | undefined
  #isBehind = false
  #isLeaving = false
  readonly #looking: NodeJS.Timeout

  constructor(config: pg.PoolConfig, parts: NodePoolParts) {
    super({ ...config, query_timeout: ANSWER_MS, max: SENDING })
    this.#parts = parts
    this.#hearing = new pg.Pool({ ...config, query_timeout: ANSWER_MS, max: 1 })
    // One that breaks in somebody's hands would take the process down.
    for (const pool of [this, this.#hearing])
      pool.on('error', parts.onFault).on('connect', (client) => {
        client.on('error', parts.onFault)
      })
    // Of its many forms the adapter uses this one alone.
    Object.assign(this, { query: (text: string, values?: unknown[]) => this.#ask(text, values) })
    this.#looking = setInterval(() => void this.#look(), LOOK_MS).unref()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return this.#listen()
    super.connect(callback)
    return undefined
  }

  /** Listens no more; what is being told goes out. */
  async leave(): Promise<void> {
    this.#isLeaving = true
    clearInterval(this.#looking)
    this.#listener?.release(true)
    await this.#hearing.end()
  }

  /** What is told, fetched of what is too large to be told, and cleared away of it. */
  async #ask(text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    const isFetch = text.startsWith('SELECT payload')
    try {
      const answer = await super.query(text, values)
      // It was cleared away before it could be fetched.
      if (isFetch && answer.rows.length === 0) this.#missed()
      return answer
    } catch (error) {
      if (isFetch) this.#missed()
      // What could not be cleared away goes another time.
      else if (!text.startsWith('DELETE') && !this.#isLeaving) this.#parts.onUntold()
      throw error
    }
  }

  #missed(): void {
    if (!this.#isLeaving) this.#parts.onMissed()
  }

  async #listen(): Promise<pg.PoolClient> {
    this.#asked += 1
    const asked = this.#asked
    const isOutdated = () => this.#isLeaving || asked !== this.#asked
    const before = this.#listener
    // Nobody waits for its end: the adapter would ask again.
    before?.removeAllListeners('end').removeAllListeners('notification')
    before?.release(true)
    this.#isBehind ||= before !== undefined
    this.#listener = undefined
    if (isOutdated()) return never()
    try {
      const client = await this.#hearing.connect()
      releaseOnce(client)
      client.once('end', () => {
        client.release(true)
        if (this.#listener !== client) return
        this.#listener = undefined
        this.#isBehind = true
      })
      try {
        if (!isOutdated()) await client.query(LISTEN)
      } catch (error) {
        client.release(true)
        throw error
      }
      if (isOutdated()) {
        client.release(true)
        return never()
      }
      this.#listener = client
    } catch (error) {
      if (isOutdated()) return never()
      this.#isBehind = true
      throw error
    }
    if (this.#isBehind) setImmediate(this.#parts.onMissed)
    this.#isBehind = false
    return this.#listener
  }

  async #look(): Promise<void> {
    const client = this.#listener
    // It does so already; what counts is that there is an answer.
    await client?.query(LISTEN).catch(() => client.release(true))
  }
}

/** For the adapter, which asked once more since. */
function never(): Promise<never> {
  return new Promise(() => undefined)
}

/** It is given back by whoever notices first that it is of no use any more. */
function releaseOnce(client: pg.PoolClient): void {
  const release = client.release.bind(client)
  let isReleased = false
  client.release = (error) => {
    if (isReleased) return
    isReleased = true
    release(error)
  }
}
