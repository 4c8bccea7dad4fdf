import pg from 'pg'
import { Line, Watch } from './connectionWatch.ts'
import type { Database, Queryable, Transaction } from './database.ts'
import { abandoned, DatabaseError, databaseErrorCode, databaseErrorOf, NO_CONNECTION } from './databaseError.ts'
import { once } from './once.ts'
import { checkServer, connectionError } from './postgresServer.ts'
import { createStatementNames } from './statementNames.ts'
import { createTransactionGuard } from './transactionGuard.ts'
import { createTurns } from './turns.ts'
import { encodeParameter } from './values.ts'

type StatementNames = ReturnType<typeof createStatementNames>

export interface PostgresOptions {
  /** How many connections this process uses at most. */
  readonly connections?: number
  /** Told of connections that broke while nobody used them; the pool replaces them. */
  readonly onLostConnection?: (error: Error) => void
}

/** D17.1: opens a pool of connections to a PostgreSQL server of version 15 or later. */
export async function openPostgres(databaseUrl: string, options: PostgresOptions = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.connections ?? 10,
    application_name: 'schakel',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // The same zone as the embedded engine, whatever the server's is; no compiling, which short statements never earn back; each
    // statement planned once, since planning takes as long as most of them do and theirs are written for one plan; and the words that resemble each other as there.
    options:
      '-c TimeZone=UTC -c jit=off -c plan_cache_mode=force_generic_plan -c pg_trgm.word_similarity_threshold=0.4',
  })
  pool.on('error', (error) => options.onLostConnection?.(error))
  // One that breaks in somebody's hands says so to who waits for it; unheard here it would take the process down.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const names = createStatementNames()
  const guard = createTransactionGuard()
  const watch = new Watch(databaseUrl)
  // Told by a call: the pool's own promise keeps where it was asked each time, which takes longer than to hand one out.
  const take = () =>
    new Promise<Line>((resolve, reject) => {
      pool.connect((error, client) => {
        if (client) resolve(new Line(client, watch))
        else reject(translate(error))
      })
    })
  const direct: Queryable = {
    query: (text, params) => borrowed(take, (line) => ask(line, names, text, params, true)),
  }
  try {
    await checkServer(direct)
  } catch (error) {
    await pool.end()
    throw connectionError(databaseUrl, error)
  }
  return {
    kind: 'postgres',
    url: databaseUrl,
    query: async (text, params) => {
      guard.assertOutside()
      return await direct.query(text, params)
    },
    exec: async (sql) => {
      guard.assertOutside()
      await borrowed(take, (line) => runScript(line, sql))
    },
    transaction: async (run) => {
      guard.assertOutside()
      return await guard.run(async () => runTransaction(await take(), names, run))
    },
    connections: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: once(() => pool.end()),
  }
}

/** Runs a statement on a connection of its own; one that broke meanwhile is thrown away. */
async function borrowed<T>(take: () => Promise<Line>, work: (line: Line) => Promise<T>): Promise<T> {
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

/** Sends a statement over a line and answers its rows. */
async function ask<R>(
  line: Line,
  names: StatementNames,
  text: string,
  params: readonly unknown[] = [],
  mayRetry = false,
): Promise<R[]> {
  const name = names.nameOf(text)
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
    return await ask(line, names, text, params)
  }
}

async function runScript(line: Line, sql: string): Promise<void> {
  try {
    await line.query(sql)
  } catch (error) {
    throw translate(error)
  }
}

async function runTransaction<T>(line: Line, names: StatementNames, run: (tx: Transaction) => Promise<T>): Promise<T> {
  const inTurn = createTurns()
  let open = true
  const turn = <R>(work: () => Promise<R>) =>
    inTurn(async () => {
      if (!open) throw new Error('This transaction has ended.')
      return await work()
    })
  try {
    await line.query('begin')
    const result = await run({
      query: (text, params) => turn(() => ask(line, names, text, params)),
      exec: (sql) => turn(() => runScript(line, sql)),
    })
    open = false
    const { command } = await line.query('commit')
    if (command !== 'COMMIT') throw abandoned()
    line.release()
    return result
  } catch (error) {
    open = false
    await inTurn(() => giveBack(line))
    throw translate(error)
  }
}

/** Rolls back and returns the connection to the pool; a connection that cannot even do that is thrown away. */
async function giveBack(line: Line): Promise<void> {
  if (line.isLost) return line.release()
  try {
    await line.query('rollback')
    line.release()
  } catch (error) {
    line.release(asError(error))
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

function translate(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) return new DatabaseError(error)
  return isLostConnection(error)
    ? new DatabaseError({ code: NO_CONNECTION, message: error.message }, { cause: error })
    : error
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
