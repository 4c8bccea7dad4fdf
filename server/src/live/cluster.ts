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
  const pool = new pg.Pool({
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
