import { setTimeout as wait } from 'node:timers/promises'
import { askedBy } from '../../asking.ts'
import type { IsLow } from '../../room.ts'
import type { Queryable, Transaction } from './database.ts'

/** How many bytes of write-ahead log may gather: they are kept on disk, and read again after a crash. */
const mostLog = 32 * 1024 * 1024

/** The embedded engine, as far as it is looked after. */
export interface LookedAfter extends Transaction {
  /** How long it has worked, ms. */
  workedMs(): number
}

interface Options {
  readonly isLow: IsLow
  /** Brings what the engine wrote to the disk while it goes on, so that a checkpoint has less to wait for. */
  readonly syncAhead?: () => Promise<void>
  /** How often the length of the log is looked at, ms: everybody waits for a checkpoint, and it is short where little gathered. */
  readonly everyMs?: number
}

/**
 * Keeps the log of the embedded engine short, as a PostgreSQL server does in the background and PGlite does not: without checkpoints it
 * grows without end. Answers how to stop, with a last checkpoint.
 */
export function startCheckpoints(
  database: LookedAfter,
  { isLow, syncAhead = async () => {}, everyMs = 5000 }: Options,
): () => Promise<void> {
  const stopping = new AbortController()

  async function checkpoint(): Promise<void> {
    await syncAhead()
    await database.exec('checkpoint')
  }

  async function keepShort(): Promise<void> {
    let worked = database.workedMs()
    while (await wait(everyMs, true, { ref: false, signal: stopping.signal }).catch(() => false)) {
      // On a full disk it lets go of the log, whatever there is of it; an engine that did nothing is asked nothing.
      const isFull = isLow()
      if (!isFull && database.workedMs() === worked) continue
      try {
        if (isFull || (await isLogLong(database))) await checkpoint()
      } catch (error) {
        // What fails now is tried again next time; the one who runs the server sees it on standard error.
        process.emitWarning(error instanceof Error ? error : String(error))
      }
      worked = database.workedMs()
    }
  }

  // In a line of its own: what the server does for people would wait the longer for having had so much.
  const running = askedBy('checkpoints', keepShort)
  return async () => {
    stopping.abort()
    await running
    await checkpoint()
  }
}

/** Whether more log gathered since the last checkpoint than may. */
export async function isLogLong(database: Queryable): Promise<boolean> {
  const rows = await database.query<{ long: boolean }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > $1 as long from pg_control_checkpoint()`,
    [mostLog],
  )
  return rows[0]?.long ?? false
}
