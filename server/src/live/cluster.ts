import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import type { LiveIo } from './peers.ts'

/** One listens, the others send. */
const CONNECTIONS = 3

/** Lets nodes on one database hear each other; answers how to stop. Nothing to do for the embedded one, which has one process. */
export function joinCluster(
  io: LiveIo,
  url: string | undefined,
  onFault: (error: unknown) => void,
): () => Promise<void> {
  if (url === undefined) return async () => {}
  const pool = new ListeningPool({
    connectionString: url,
    max: CONNECTIONS,
    application_name: 'schakel live',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  pool.on('error', onFault)
  pool.on('connect', (client) => {
    // Whoever listens holds its connection, and one that breaks in somebody's hands would take the process down.
    client.on('error', onFault)
    // The adapter forgets a listening connection that broke; the pool would keep its place, and wait for it when it ends.
    client.on('end', () => {
      if (client.listenerCount('notification') > 0) client.release(true)
    })
  })
  io.adapter(createAdapter(pool, { errorHandler: onFault }))
  return async () => {
    await io.of('/').adapter.close()
    await pool.end()
  }
}

type Taken = Parameters<typeof pg.Pool.prototype.connect>[0]

/**
 * The adapter takes a connection to listen by, and another when that one breaks, and never gives the broken one back: each restart of the
 * database would take a place for good, until nobody heard anything any more. Here it goes back by itself, and one listens at most.
 */
class ListeningPool extends pg.Pool {
  #listening: pg.PoolClient | undefined

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    // By a callback the pool asks itself, for a single statement.
    if (!taken) return this.#listen()
    super.connect(taken)
    return undefined
  }

  async #listen(): Promise<pg.PoolClient> {
    this.#listening?.removeAllListeners('end')
    this.#letGo()
    const client = await super.connect()
    this.#listening = client
    client.once('end', () => this.#letGo())
    return client
  }

  #letGo(): void {
    this.#listening?.release(true)
    this.#listening = undefined
  }
}
