import { setTimeout as wait } from 'node:timers/promises'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { LiveIo } from './clientSockets.ts'
import { CHANNEL_PREFIX, NodePool } from './nodePool.ts'
import { sayPause } from './sayPause.ts'

/** A node where nothing happens asks next to nothing: who is in a room elsewhere is known by our own word (`elsewhere.ts`), not by theirs. */
const RARELY = { heartbeatInterval: 60_000, heartbeatTimeout: 180_000, cleanupInterval: 120_000 }

/** A node that goes waits at most so long until all it told is out, looking every so many ms. */
const LEAVE_MS = 5000
const LOOK_MS = 50

/** By which is said, after something did not go out, that others may have missed something. */
const MISSED = 'missed'

/** What becomes of what nodes tell each other. */
interface ClusterParts {
  /** Something that others told was not heard here. */
  readonly onMissed: () => void
  readonly onFault: (error: unknown) => void
}

/** Lets nodes on one database hear each other; answers how to stop. Nothing to do for the embedded one, which has one process. */
export function joinCluster(io: LiveIo, url: string | undefined, parts: ClusterParts): () => Promise<void> {
  if (url === undefined) return async () => {}
  let isGone = false
  let saying: NodeJS.Timeout | undefined
  let [pause, saidAt]: [number | undefined, number] = [undefined, 0]
  // A connection that is being closed may be told so by a database that is closing too, which is no fault.
  const onFault = (error: unknown) => {
    if (!isGone) parts.onFault(error)
  }
  const pool = new NodePool(
    {
      connectionString: url,
      application_name: 'schakel live',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      // What nodes tell each other is not kept: nobody waits until the disk has it.
      options: '-c synchronous_commit=off',
    },
    {
      onMissed: parts.onMissed,
      // This too may not go out: then it is said again.
      onUntold: () => {
        if (saying) return
        pause = sayPause(pause, performance.now() - saidAt)
        saying = setTimeout(() => {
          saying = undefined
          saidAt = performance.now()
          io.serverSideEmit(MISSED)
        }, pause).unref()
      },
      onFault,
    },
  )
  io.on(MISSED, parts.onMissed)
  io.adapter(createAdapter(pool, { errorHandler: onFault, channelPrefix: CHANNEL_PREFIX, ...RARELY }))
  return async () => {
    await io.of('/').adapter.close()
    await pool.leave()
    clearTimeout(saying)
    for (let left = LEAVE_MS; left > 0; left -= LOOK_MS) {
      if (pool.totalCount === pool.idleCount && pool.waitingCount === 0) break
      await wait(LOOK_MS)
    }
    isGone = true
    await pool.end()
  }
}
