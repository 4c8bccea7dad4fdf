import pg from 'pg'
import { DatabaseError, NO_CONNECTION } from './databaseError.ts'

/** After how long without an answer a statement is asked after, and how soon again where it seems lost, ms. */
const LOOK_MS = 3000
const AGAIN_MS = 500
/** How long the server may take to say what it works on, ms. */
const ANSWER_MS = 2000
/** How often in a row it must seem lost: an answer may just be on its way. */
const MISSES = 2

/** What a server works on, by the process of each connection: whether it is at a statement. Nothing where it does not answer. */
type Work = ReadonlyMap<number, boolean> | undefined

/**
 * Asks the server over a connection of its own what it works on, one question at a time for all who wait. A server that has no connection left
 * still answers that.
 */
export function createWatch(databaseUrl: string): () => Promise<Work> {
  let asking: Promise<Work> | undefined
  const ask = async (): Promise<Work> => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'schakel watch',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ pid: number; active: boolean }>(
        `select pid, state = 'active' as active from pg_stat_activity where application_name = 'schakel' and state is not null`,
      )
      return new Map(rows.map(({ pid, active }) => [pid, active]))
    } catch (error) {
      return error instanceof pg.DatabaseError ? new Map() : undefined
    } finally {
      void client.end().catch(() => undefined)
    }
  }
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}

/**
 * A connection in somebody's hands. A line that hangs says nothing, for a quarter of an hour or more: so the server is asked after a statement
 * that takes long, and it goes on being waited for only while the server is at it, however long that takes.
 */
export class Line {
  readonly #client: pg.PoolClient
  readonly #watch: () => Promise<Work>
  /** Nothing can be said over it any more, not even to undo. */
  isLost = false

  constructor(client: pg.PoolClient, watch: () => Promise<Work>) {
    this.#client = client
    this.#watch = watch
  }

  /** Throws DatabaseError 08006 when the server is away or knows nothing of it, and what the driver throws. */
  async query(query: pg.QueryConfig | string): Promise<pg.QueryResult> {
    let timer: NodeJS.Timeout | undefined
    let isDone = false
    const lost = new Promise<never>((_resolve, reject) => {
      const look = async (misses: number): Promise<void> => {
        const isHere = await this.#isAtWork()
        if (isDone) return
        if (isHere) timer = setTimeout(look, LOOK_MS, 0)
        else if (misses + 1 < MISSES) timer = setTimeout(look, AGAIN_MS, misses + 1)
        else {
          this.isLost = true
          reject(new DatabaseError({ code: NO_CONNECTION, message: 'The line to the database hangs.' }))
        }
      }
      timer = setTimeout(look, LOOK_MS, 0)
    })
    try {
      return await Promise.race([this.#client.query(query), lost])
    } finally {
      isDone = true
      clearTimeout(timer)
    }
  }

  /** Gives the connection back to the pool, or throws it away when it cannot be used any more. */
  release(error?: Error): void {
    this.#client.release(this.isLost ? true : error)
  }

  async #isAtWork(): Promise<boolean> {
    const work = await this.#watch()
    const client: object = this.#client
    const pid = 'processID' in client && typeof client.processID === 'number' ? client.processID : undefined
    // Behind something that hands connections out it has another number there: that the server answers is all that is known.
    return work !== undefined && (pid === undefined || work.get(pid) !== false)
  }
}
