import { setTimeout as wait } from 'node:timers/promises'
import { askedBy } from '../../asking.ts'
import type { IsLow } from '../../room.ts'
import { seldomWarner } from '../../warn.ts'
import type { Queryable, Transaction } from './database.ts'

/** How many bytes of write-ahead log may gather: they are kept on disk, and read again after a crash. On a full disk next to none. */
const mostLog = 8 * 1024 * 1024
const mostLogFull = 64 * 1024

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
  { isLow, syncAhead = async () => {}, everyMs = 1000 }: Options,
): () => Promise<void> {
  const stopping = new AbortController()
  // Each has its own, since both may fail each second and not alike.
  const [warnOfSync, warnOfCheckpoint] = [seldomWarner(), seldomWarner()]

  async function keepShort(): Promise<void> {
    let [worked, wasFull, isDone] = [database.workedMs(), false, true]
    while (await wait(everyMs, true, { ref: false, signal: stopping.signal }).catch(() => false)) {
      const isFull = isLow()
      // An engine that did nothing is asked nothing.
      if (isDone && isFull === wasFull && database.workedMs() === worked) continue
      isDone = false
      try {
        if (await isLogLong(database, isFull ? mostLogFull : mostLog)) {
          // The checkpoint syncs what this left, and fails where the disk does.
          await syncAhead().catch(warnOfSync)
          await database.exec('checkpoint')
        }
        isDone = true
      } catch (error) {
        // What fails now is tried again next time.
        warnOfCheckpoint(error)
      }
      wasFull = isFull
      worked = database.workedMs()
    }
  }

  // In a line of its own: what the server does for people would wait the longer for having had so much.
  const running = askedBy('checkpoints', keepShort)
  return async () => {
    stopping.abort()
    await running
    await database.exec('checkpoint')
  }
}

/** Whether more log gathered since the last checkpoint than may, bytes. */
export async function isLogLong(database: Queryable, most: number = mostLog): Promise<boolean> {
  const rows = await database.query<{ long: boolean }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > $1 as long from pg_control_checkpoint()`,
    [most],
  )
  return rows[0]?.long ?? false
}
