import pg from 'pg'
import { Line, Watch } from './connectionWatch.ts'
import type { PoolState, Queryable } from './database.ts'
import { DatabaseError, databaseErrorCode, databaseErrorOf, NO_CONNECTION } from './databaseError.ts'
import { once } from './once.ts'
import { startOptions } from './sessionSettings.ts'
import { createStatementNames } from './statementNames.ts'
import { encodeParameter } from './values.ts'

export interface PoolOptions {
  /** How many connections it uses at most. */
  readonly connections: number
  /** How long a statement may take, ms. */
  readonly statementMs: number
  /** How long one waits for a connection, ms. */
  readonly connectMs: number
  /** Whether a pooler hands out the server's connections for a transaction each: nothing that is set or prepared stays on one. */
  readonly isPooled: boolean
  /** Whether its address may lead to several servers. */
  readonly isBalanced: boolean
  /** Told of connections that broke while nobody used them; the pool replaces them. */
  readonly onLostConnection: ((error: Error) => void) | undefined
}

/** How much later than its time is up a server may say so, ms. */
const DOUBT_MS = 5000

/** Connections to one server for one kind of work. */
export interface Pool extends Queryable {
  /** A connection, to be released. */
  take(): Promise<Line>
  /** Sends a statement over a connection in hand and answers its rows. */
  ask<R>(line: Line, text: string, params?: readonly unknown[], mayRetry?: boolean): Promise<R[]>
  /** Runs some work on a connection of its own; one that broke meanwhile is thrown away. */
  borrowed<T>(work: (line: Line) => Promise<T>): Promise<T>
  state(): PoolState
  close(): Promise<void>
}

/** Connects when the first statement comes; until then it says nothing of the server. */
export function createPool(databaseUrl: string, options: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.connections,
    application_name: 'schakel',
    connectionTimeoutMillis: options.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A pooler refuses settings of a session: there they are those of the role.
    ...(options.isPooled ? {} : { options: startOptions(options.statementMs) }),
  })
  const { isPooled, isBalanced, statementMs } = options
  const watch = new Watch(databaseUrl, { isPooled, doubtMs: isBalanced ? statementMs + DOUBT_MS : 0 })
  pool.on('error', (error) => options.onLostConnection?.(error))
  pool.on('connect', (client) => {
    // One that breaks in somebody's hands says so to who waits for it; unheard here it would take the process down.
    client.on('error', () => undefined)
    watch.know(client)
  })
  const names = createStatementNames()

  // Told by a call: the pool's own promise keeps where it was asked each time, which takes longer than to hand one out.
  const take = () =>
    new Promise<Line>((resolve, reject) => {
      pool.connect((error, client) => {
        if (client) resolve(new Line(client, watch))
        else reject(translate(error))
      })
    })

  async function borrowed<T>(work: (line: Line) => Promise<T>): Promise<T> {
    const line = await take()
    try {
      const answer = await work(line)
      line.release()
      return answer
    } catch (error) {
      line.release(databaseErrorOf(error)?.cause instanceof pg.DatabaseError ? undefined : asError(error))
      throw error
    }
  }

  async function ask<R>(
    line: Line,
    text: string,
    params: readonly unknown[] = [],
    mayRetry: boolean = false,
  ): Promise<R[]> {
    const name = options.isPooled ? undefined : names.nameOf(text)
    const values = params.map(encodeParameter)
    try {
      const { rows } = await line.query(name ? { name, text, values } : { text, values })
      return rows
    } catch (cause) {
      const error = translate(cause)
      // "cached plan must not change result type": another node migrated the tables beneath a statement that was prepared before.
      if (databaseErrorCode(error) !== '0A000') throw error
      names.renew(text)
      if (!mayRetry) throw error
      return await ask(line, text, params)
    }
  }

  return {
    take,
    ask,
    borrowed,
    query: (text, params) => borrowed((line) => ask(line, text, params, true)),
    state: () => ({ idle: pool.idleCount, busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    close: once(() => pool.end()),
  }
}

/** What the driver throws as what a database says. */
export function translate(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) return new DatabaseError(error)
  return isLostConnection(error)
    ? new DatabaseError({ code: NO_CONNECTION, message: error.message }, { cause: error })
    : error
}

/** What was thrown, as an error. */
export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

/** The driver tells by words alone, or by what the system said, that there is no connection. */
function isLostConnection(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof DatabaseError) return false
  // What the system says (ECONNREFUSED), not what Node says of a mistake of ours (ERR_…).
  if ('code' in error && /^E(?!RR_)/.test(String(error.code))) return true
  return /connection (terminated|error)|timeout exceeded when trying to connect|connection is closed/i.test(
    error.message,
  )
}
