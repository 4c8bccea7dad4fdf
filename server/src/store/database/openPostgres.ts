import type { Line } from './connectionWatch.ts'
import type { Database, Transaction } from './database.ts'
import { abandoned } from './databaseError.ts'
import { once } from './once.ts'
import { asError, createPool, type Pool, type PoolOptions, translate } from './postgresPool.ts'
import { checkServer, connectionError } from './postgresServer.ts'
import { createReplica } from './readReplica.ts'
import { settleRole } from './sessionSettings.ts'
import { createTransactionGuard } from './transactionGuard.ts'
import { createTurns } from './turns.ts'
import { readWhileAway } from './whileAway.ts'

export interface PostgresOptions {
  /** How many connections this process uses at most, and as many again at a replica. */
  readonly connections?: number
  /** Told of connections that broke while nobody used them; the pool replaces them. */
  readonly onLostConnection?: (error: Error) => void
  /** The same server past the pooler that hands out its connections for a transaction each; without it there is none. */
  readonly directUrl?: string | undefined
  /** A server that repeats the first one, at which lists, statistics and exports are read. */
  readonly replicaUrl?: string | undefined
  /** The synchronous standby of that server, which answers reads while no server leads. */
  readonly standbyUrl?: string | undefined
  /** How long a read waits for the replica to have all that was committed when it was asked, ms; else the first server answers. */
  readonly patienceMs?: number
  /** How long one waits for a connection, ms. */
  readonly connectMs?: number
  /** How long reads go on without a first server, ms. */
  readonly mostMs?: number
}

const CONNECTIONS = 10
/** How long a statement may take, ms: what somebody waits for, and what is known to take its time. */
const STATEMENT_MS = { main: 15_000, heavy: 30_000 }
const CONNECT_MS = 10_000
/** What reads elsewhere does not wait long for it: the first server answers as well. */
const CONNECT_REPLICA_MS = 1000
const PATIENCE_MS = 100

/**
 * D17.1: opens connections to a PostgreSQL server of version 15 or later. A quarter of them is for statistics and exports alone, which
 * have no others: they may wait for each other, and nobody else for them.
 */
export async function openPostgres(databaseUrl: string, options: PostgresOptions = {}): Promise<Database> {
  const { connections = CONNECTIONS, onLostConnection, directUrl, replicaUrl, standbyUrl } = options
  const { patienceMs = PATIENCE_MS } = options
  const share = { connectMs: options.connectMs ?? CONNECT_MS, onLostConnection, isPooled: false, isBalanced: false }
  const [main, ownHeavy] = createPools(databaseUrl, connections, { ...share, isPooled: directUrl !== undefined })
  const heavy = ownHeavy ?? main
  try {
    if (directUrl !== undefined) await onceMore(() => settleRole(directUrl, STATEMENT_MS.heavy))
    await onceMore(() => checkServer(main))
  } catch (error) {
    await main.close()
    throw connectionError(databaseUrl, error)
  }
  const [elsewhere, ownHeavyElsewhere] =
    replicaUrl === undefined
      ? []
      : createPools(replicaUrl, connections, { ...share, isBalanced: true, connectMs: CONNECT_REPLICA_MS })
  const away = standbyUrl === undefined ? undefined : openAway(standbyUrl)
  const first: Pool = away ? { ...main, query: away.query } : main
  const replica = elsewhere && createReplica(first, elsewhere, { patienceMs, onLost: onLostConnection })
  const guard = createTransactionGuard()
  const guarded = (query: Pool['query']): Pool['query'] => {
    return async (text, params) => {
      guard.assertOutside()
      return await query(text, params)
    }
  }
  const readingOn = (own: Pool, there: Pool | undefined) => {
    const here: Pool =
      away && own !== first ? { ...own, query: (...asked) => (away.isAway ? away : own).query(...asked) } : own
    const query = replica && there ? replica.readingOn(there, here) : here.query
    return { query: guarded((...asked) => (away?.isAway ? away.query(...asked) : query(...asked))) }
  }
  function openAway(url: string) {
    const standby = createPool(url, {
      ...share,
      isBalanced: true,
      connections,
      statementMs: STATEMENT_MS.main,
      connectMs: CONNECT_REPLICA_MS,
    })
    return readWhileAway({
      main,
      standby,
      url: directUrl ?? databaseUrl,
      onLost: onLostConnection,
      mostMs: options.mostMs,
    })
  }
  const pools = Object.entries({ main, heavy: ownHeavy, replica: elsewhere, heavyReplica: ownHeavyElsewhere })
  return {
    kind: 'postgres',
    url: directUrl ?? databaseUrl,
    query: guarded(first.query),
    lists: readingOn(first, elsewhere),
    heavy: readingOn(heavy, ownHeavyElsewhere ?? elsewhere),
    exec: async (sql) => {
      guard.assertOutside()
      away?.assertLed()
      await main.borrowed((line) => runScript(line, sql))
    },
    transaction: async (run) => {
      guard.assertOutside()
      away?.assertLed()
      return await guard.run(async () => runTransaction(main, run))
    },
    connections: () => new Map(pools.flatMap(([name, pool]) => (pool ? [[name, pool.state()]] : []))),
    ...(replica ? { readsAt: replica.counts } : {}),
    ...(away ? { isReadOnly: () => away.isAway } : {}),
    close: once(async () => {
      replica?.close()
      await away?.close()
      await Promise.all(pools.map(([, pool]) => pool?.close()))
    }),
  }
}

/** While a busy machine reads the code of this process, the clock of the driver runs on: what seems late may long have answered. */
async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isLate(error)) throw error
    return await work()
  }
}

function isLate(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (/timeout/i.test(at.message)) return true
  return false
}

/** The pool for everything, and where there are connections enough the one for what takes its time. */
function createPools(
  databaseUrl: string,
  connections: number,
  options: Omit<PoolOptions, 'connections' | 'statementMs'>,
): readonly [main: Pool, heavy: Pool | undefined] {
  const heavy = Math.floor(connections / 4)
  return [
    createPool(databaseUrl, { ...options, connections: connections - heavy, statementMs: STATEMENT_MS.main }),
    heavy > 0
      ? createPool(databaseUrl, { ...options, connections: heavy, statementMs: STATEMENT_MS.heavy })
      : undefined,
  ]
}

async function runScript(line: Line, sql: string): Promise<void> {
  try {
    await line.query(sql)
  } catch (error) {
    throw translate(error)
  }
}

async function runTransaction<T>(pool: Pool, run: (tx: Transaction) => Promise<T>): Promise<T> {
  const line = await pool.take()
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
      query: (text, params) => turn(() => pool.ask(line, text, params)),
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
