import type { Line } from './connectionWatch.ts'
import type { ReadCounts } from './database.ts'
import { databaseErrorCode, databaseErrorOf } from './databaseError.ts'
import { asError, type Pool, translate } from './postgresPool.ts'

/** How often it is asked whether a replica has all by now, ms. */
const LOOK_MS = 5
/** How soon a replica that was away or behind is tried again, ms. Meanwhile nobody waits for it. */
const REST_MS = 1000
/** A statement that stood in the way of what the replica had to repeat. */
const CONFLICT = '40001'

/** The replica cannot be read from now. */
class NotCurrent extends Error {
  override readonly name = 'NotCurrent'
}

interface ReplicaOptions {
  /** How long a read waits for a replica to have all that was committed when it was asked, ms. */
  readonly patienceMs: number
  /** Told once when nothing is read there for a while, and why. */
  readonly onLost: ((error: Error) => void) | undefined
}

/** Reads at a server that repeats another one. */
export interface Replica {
  /** Sends a read there, and to the first server where the replica is away or too far behind. */
  readingOn(there: Pool, here: Pool): Pool['query']
  counts(): ReadCounts
  close(): void
}

/**
 * A read there finds at least everything that was committed when it was asked, by whom and on which node that was: nobody reads less than
 * they wrote or were told of, nor more than they may by then. So the first server is asked how far its log is, once for all reads that
 * come meanwhile, and the replica is read from once it has repeated that much.
 */
export function createReplica(primary: Pool, replica: Pool, { patienceMs, onLost }: ReplicaOptions): Replica {
  const counts = { replica: 0, primary: 0 }
  /** How far the log was repeated when a connection looked last. By connection: behind one address may be several servers. */
  const repeated = new WeakMap<object, bigint>()
  const committed = shared(() => committedAt(primary))
  let timer: NodeJS.Timeout | undefined
  let isResting = false

  function rest(): void {
    isResting = true
    timer ??= setInterval(() => void tryAgain(), REST_MS).unref()
  }

  async function tryAgain(): Promise<void> {
    try {
      await replica.borrowed(async (line) => catchUp(line, await committed()))
    } catch {
      // Still away, as who reads was told by the first failure: the next round tries again.
      return
    }
    clearInterval(timer)
    timer = undefined
    isResting = false
  }

  /** Waits until this connection reads all of it. Throws NotCurrent, DatabaseError. */
  async function catchUp(line: Line, { log, system }: Committed): Promise<void> {
    const until = performance.now() + patienceMs
    while ((repeated.get(line.connection) ?? -1n) < log) {
      const found = await repeatedAt(line)
      if (found.system !== system) throw new NotCurrent('the replica repeats another server')
      repeated.set(line.connection, found.log)
      if (found.log >= log) return
      if (performance.now() > until) throw new NotCurrent('the replica is behind')
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  }

  function readingOn(there: Pool, here: Pool): Pool['query'] {
    return async <R>(text: string, params?: readonly unknown[]): Promise<R[]> => {
      if (!isResting) {
        const asked = await committed()
        try {
          const rows = await there.borrowed(async (line) => {
            await catchUp(line, asked)
            return there.ask<R>(line, text, params, true)
          })
          counts.replica++
          return rows
        } catch (error) {
          if (!isOfReplica(error)) throw error
          // One statement that was in the way says nothing of the next.
          if (databaseErrorCode(error) !== CONFLICT && !isResting) {
            rest()
            onLost?.(asError(error))
          }
        }
      }
      counts.primary++
      return here.query(text, params)
    }
  }

  return { readingOn, counts: () => ({ ...counts }), close: () => clearInterval(timer) }
}

interface Committed {
  /** A place in the log, bytes. */
  readonly log: bigint
  /** Which server, or one that repeats it. */
  readonly system: string
}

/** As far as a commit that was answered surely is: on the disk, unless this server answers before that. */
async function committedAt(primary: Pool): Promise<Committed> {
  const [row] = await primary.query<{ log: string; system: string }>(
    `select pg_wal_lsn_diff(case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
       else pg_current_wal_flush_lsn() end, '0/0')::text as log,
       (select system_identifier::text from pg_control_system()) as system`,
  )
  return { log: BigInt(row?.log ?? 0), system: row?.system ?? '' }
}

async function repeatedAt(line: Line): Promise<Committed> {
  try {
    const { rows } = await line.query({
      name: 'repeated',
      text: `select pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end, '0/0')::text as log,
        (select system_identifier::text from pg_control_system()) as system`,
    })
    return { log: BigInt(rows[0]?.log ?? -1), system: rows[0]?.system ?? '' }
  } catch (error) {
    throw translate(error)
  }
}

/** Whether the first server may answer what the replica did not: it is away, behind, ending or starting, or another one than was thought. */
function isOfReplica(error: unknown): boolean {
  if (error instanceof NotCurrent) return true
  const code = databaseErrorOf(error)?.code
  return code !== undefined && (code === CONFLICT || /^(08|28|3D|53|57P)/.test(code))
}

/** One answer for all who ask before it is asked: who comes while one is under way waits for the next, which knows of what they did. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () => {
    next ??= running.then(
      () => begin(),
      () => begin(),
    )
    return next
  }
  function begin(): Promise<T> {
    next = undefined
    const own = ask()
    running = own
    return own
  }
}
