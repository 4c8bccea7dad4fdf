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

/** A statement under way. */
interface Statement {
  readonly client: pg.PoolClient
  readonly giveUp: () => void
  /** When it is asked after, ms since the process began. */
  due: number
  misses: number
}

/**
 * Looks after all statements of a process. A line that hangs says nothing, for a quarter of an hour or more: so the server is asked after
 * statements that take long, and they go on being waited for only while it is at them, however long that takes.
 */
export class Watch {
  readonly #databaseUrl: string
  readonly #isPooled: boolean
  readonly #statements = new Set<Statement>()
  #timer: NodeJS.Timeout | undefined
  #isAsking = false

  constructor(databaseUrl: string, isPooled: boolean) {
    this.#databaseUrl = databaseUrl
    this.#isPooled = isPooled
  }

  /** Looks after a statement until the answer is called; `giveUp` is told when it is surely lost. */
  follow(client: pg.PoolClient, giveUp: () => void): () => void {
    const statement = { client, giveUp, due: performance.now() + LOOK_MS, misses: 0 }
    this.#statements.add(statement)
    // One clock for all, which stops when it finds nothing under way: one of its own for each would cost more than many of them.
    this.#timer ??= setInterval(() => this.#tick(), AGAIN_MS).unref()
    return () => this.#statements.delete(statement)
  }

  #tick(): void {
    if (this.#statements.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    } else if (!this.#isAsking) {
      const now = performance.now()
      const late = [...this.#statements].filter(({ due }) => due <= now)
      if (late.length > 0) void this.#look(late)
    }
  }

  async #look(late: readonly Statement[]): Promise<void> {
    this.#isAsking = true
    const work = await workOf(this.#databaseUrl)
    this.#isAsking = false
    for (const statement of late) {
      if (!this.#statements.has(statement)) continue
      // Behind a pooler a connection has another number: that the server answers is all that is known.
      const isHere = this.#isPooled ? work !== undefined : isAtWork(work, statement.client)
      statement.misses = isHere ? 0 : statement.misses + 1
      statement.due = performance.now() + (isHere ? LOOK_MS : AGAIN_MS)
      if (statement.misses < MISSES) continue
      this.#statements.delete(statement)
      statement.giveUp()
    }
  }
}

/** Asks the server over a connection of its own what it works on. One that has no connection left still answers that. */
async function workOf(databaseUrl: string): Promise<Work> {
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

function isAtWork(work: Work, client: object): boolean {
  const pid = 'processID' in client && typeof client.processID === 'number' ? client.processID : undefined
  return work !== undefined && (pid === undefined || work.get(pid) !== false)
}

/** A connection in somebody's hands. */
export class Line {
  readonly #client: pg.PoolClient
  readonly #watch: Watch
  /** Nothing can be said over it any more, not even to undo. */
  isLost = false

  constructor(client: pg.PoolClient, watch: Watch) {
    this.#client = client
    this.#watch = watch
  }

  /** The same for each time that this connection is in somebody's hands. */
  get connection(): object {
    return this.#client
  }

  /** Throws DatabaseError 08006 when the server is away or knows nothing of it, and what the driver throws. */
  query(query: pg.QueryConfig | string): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const stop = this.#watch.follow(this.#client, () => {
        this.isLost = true
        reject(new DatabaseError({ code: NO_CONNECTION, message: 'The line to the database hangs.' }))
      })
      // Told by a call: a promise of the driver beside this one would be made for each statement, to say the same.
      this.#client.query(query, (error: Error | null, result: pg.QueryResult) => {
        stop()
        if (error) reject(error)
        else resolve(result)
      })
    })
  }

  /** Gives the connection back to the pool, or throws it away when it cannot be used any more. */
  release(error?: Error): void {
    this.#client.release(this.isLost ? true : error)
  }
}
