import { setTimeout as wait } from 'node:timers/promises'
import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import type { LiveIo } from './clientSockets.ts'

/** One listens, the others send. */
const CONNECTIONS = 3

/** A node where nothing happens asks next to nothing: who is in a room elsewhere is known by our own word (`elsewhere.ts`), not by theirs. */
const RARELY = { heartbeatInterval: 60_000, heartbeatTimeout: 180_000, cleanupInterval: 120_000 }

/** A node that goes waits for its connections at most so long, looking every so many ms. */
const LEAVE_MS = 5000
const LOOK_MS = 50

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
    keepAliveInitialDelayMillis: 10_000,
    // What nodes tell each other is not kept: nobody waits until the disk has it.
    options: '-c synchronous_commit=off',
  })
  let isGone = false
  // A connection that is being closed may be told so by a database that is closing too, which is no fault.
  const fault = (error: unknown) => {
    if (!isGone) onFault(error)
  }
  pool.on('error', fault)
  pool.on('connect', (client) => {
    // Whoever listens holds its connection, and one that breaks in somebody's hands would take the process down.
    client.on('error', fault)
    // The adapter forgets a listening connection that broke; the pool would keep its place, and wait for it when it ends.
    client.on('end', () => {
      if (client.listenerCount('notification') > 0) client.release(true)
    })
  })
  io.adapter(createAdapter(pool, { errorHandler: fault, ...RARELY }))
  return async () => {
    const { adapter } = io.of('/')
    await adapter.close()
    // A node that goes as it has just come is still connecting, and what it comes to listen with holds its connection until it is told again.
    for (let left = LEAVE_MS; left > 0; left -= LOOK_MS) {
      await wait(LOOK_MS)
      if (pool.totalCount === pool.idleCount && pool.waitingCount === 0) break
      await adapter.close()
    }
    isGone = true
    await pool.end()
  }
}
