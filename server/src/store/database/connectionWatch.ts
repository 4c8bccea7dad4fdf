import pg from 'pg'
import { DatabaseError, NO_CONNECTION } from './databaseError.ts'

/** After how long without an answer a statement is asked after, and how soon again where it seems lost, ms. */
const LOOK_MS = 3000
const AGAIN_MS = 500
/** How long the server may take to say what it works on, ms. */
const ANSWER_MS = 2000
/** How often in a row it must seem lost: an answer may just be on its way. */
const MISSES = 2

/** A process that is so much younger than the connection it would belong to is that of another one, ms: clocks do not jump so far. */
const YOUNGER_MS = 15_000

/** A process of a server: whether it is at a statement, and how long it is there, ms. */
interface Process {
  readonly isAtWork: boolean
  readonly age: number
}

/** What a server is at, by the process of each connection; that it answers and no more; or that it does not answer. */
type Work = ReadonlyMap<number, Process> | 'answers' | 'silent'

/** What is known here of a statement: the process it was given to, and how long ago that one was connected to and was asked, ms. */
interface Asked {
  readonly pid: number | undefined
  readonly connected: number
  readonly asked: number
}

/** What the connections of a pool lead to. */
interface WatchOptions {
  /** A pooler hands out the server's connections: what process is behind one nobody knows. */
  readonly isPooled: boolean
  /** How long a statement may be at another server than the one that answers, ms: where several are behind one address. */
  readonly doubtMs: number
}

/** A statement under way. */
interface Statement {
  readonly client: pg.PoolClient
  readonly giveUp: () => void
  readonly began: number
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
  readonly #options: WatchOptions
  readonly #connected = new WeakMap<pg.PoolClient, number>()
  readonly #statements = new Set<Statement>()
  #timer: NodeJS.Timeout | undefined
  #isAsking = false

  constructor(databaseUrl: string, options: WatchOptions) {
    this.#databaseUrl = databaseUrl
    this.#options = options
  }

  /** Notes that a connection was made. */
  know(client: pg.PoolClient): void {
    this.#connected.set(client, performance.now())
  }

  /** Looks after a statement until the answer is called; `giveUp` is told when it is surely lost. */
  follow(client: pg.PoolClient, giveUp: () => void): () => void {
    const began = performance.now()
    const statement = { client, giveUp, began, due: began + LOOK_MS, misses: 0 }
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
    const work = await this.#workOn(late)
    const now = performance.now()
    this.#isAsking = false
    for (const statement of late) {
      if (!this.#statements.has(statement)) continue
      const { client, began } = statement
      const connected = now - (this.#connected.get(client) ?? now)
      const isHere = isAtWork(work, { pid: processOf(client), connected, asked: now - began }, this.#options.doubtMs)
      statement.misses = isHere ? 0 : statement.misses + 1
      statement.due = now + (isHere ? LOOK_MS : AGAIN_MS)
      if (statement.misses < MISSES) continue
      this.#statements.delete(statement)
      statement.giveUp()
    }
  }

  /** Asks the server over a connection of its own what it is at. One that has no connection left still answers that. */
  async #workOn(late: readonly Statement[]): Promise<Work> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      application_name: 'schakel watch',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<Process & { pid: number; isOwn: boolean }>(
        `select pid, pid = pg_backend_pid() as "isOwn", state in ('active', 'disabled') as "isAtWork",
           (extract(epoch from clock_timestamp() - backend_start) * 1000)::float8 as age
          from pg_stat_activity where (pid = any($1) or pid = pg_backend_pid()) and backend_type = 'client backend'`,
        [late.map((statement) => processOf(statement.client))],
      )
      // Behind a pooler a connection has another number than the server gave it: that it answers is all that is known.
      const isDirect = !this.#options.isPooled && rows.some(({ pid, isOwn }) => isOwn && pid === processOf(client))
      return isDirect ? new Map(rows.map((row) => [row.pid, row])) : 'answers'
    } catch (error) {
      return error instanceof pg.DatabaseError ? 'answers' : 'silent'
    } finally {
      void client.end().catch(() => undefined)
    }
  }
}

/** The process of the server that a connection was given, as the server said. */
function processOf(client: object): number | undefined {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : undefined
}

/**
 * Whether a statement is to be waited for. A server that lists what it is at and does not know the process is another one, to which the
 * address leads by now; where the address leads to several the statement may be at one of them for as long as it may take at all. A number
 * says little by itself: another server may have given it to somebody else since.
 */
export function isAtWork(work: Work, { pid, connected, asked }: Asked, doubtMs: number): boolean {
  if (work === 'silent') return false
  if (work === 'answers' || pid === undefined) return true
  const process = work.get(pid)
  if (process && process.age > connected - YOUNGER_MS) return process.isAtWork
  return asked < doubtMs
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
