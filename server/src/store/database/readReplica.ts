import { setTimeout as wait } from 'node:timers/promises'
import type { Line } from './connectionWatch.ts'
import type { ReadCounts } from './database.ts'
import { databaseErrorCode } from './databaseError.ts'
import { asError, type Pool, translate } from './postgresPool.ts'

/** How often it is asked whether a replica has all by now, ms. */
const LOOK_MS = 5
/** How soon a replica that was away or behind is tried again, ms. Meanwhile nobody waits for it. */
const REST_MS = 1000
/** A statement that stood in the way of what the replica had to repeat. */
const CONFLICT = '40001'

interface ReplicaOptions {
  /** How long a read waits for a replica to have all that was committed when it was asked, ms. */
  readonly patienceMs: number
  /** Told once when nothing is read there for longer than a moment, and why. */
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
  const repeated = new WeakMap<object, Place>()
  const committed = shared(() => committedAt(primary))
  let timer: NodeJS.Timeout | undefined
  let isResting = false
  let isTold = false
  let isClosed = false

  function rest(): void {
    if (isResting || isClosed) return
    isResting = true
    tryLater()
  }

  function tryLater(): void {
    timer = setTimeout(() => void tryAgain(), REST_MS).unref()
  }

  async function tryAgain(): Promise<void> {
    const lack = await lackOfAll()
    if (isClosed) return
    if (lack) {
      // A moment is nothing to speak of: the first server answered.
      if (!isTold) onLost?.(lack)
      isTold = true
      return tryLater()
    }
    isResting = false
    isTold = false
  }

  async function lackOfAll(): Promise<Error | undefined> {
    try {
      const asked = await committed()
      return await replica.borrowed((line) => lackOf(line, asked))
    } catch (error) {
      return asError(error)
    }
  }

  /** Waits until this connection reads all of it; answers why it does not. Throws DatabaseError. */
  async function lackOf(line: Line, asked: Place): Promise<Error | undefined> {
    const until = performance.now() + patienceMs
    while (!hasAll(repeated.get(line.connection), asked)) {
      if (performance.now() > until) return new Error('the replica is behind')
      const found = await repeatedAt(line)
      if (found.system !== asked.system) return new Error('the replica repeats another server')
      if (found.timeline !== undefined && found.timeline !== asked.timeline)
        return new Error('the replica does not follow the first server')
      // What may not be seen is taken to be the same.
      repeated.set(line.connection, { ...found, timeline: asked.timeline })
      if (found.log < asked.log) await wait(LOOK_MS)
    }
    return undefined
  }

  /** The rows, or nothing where the first server is to answer. */
  async function readThere<R>(there: Pool, text: string, params?: readonly unknown[]): Promise<R[] | undefined> {
    try {
      const asked = await committed()
      const rows = await there.borrowed(async (line) =>
        (await lackOf(line, asked)) ? undefined : there.ask<R>(line, text, params, true),
      )
      if (rows === undefined) rest()
      return rows
    } catch (error) {
      if (!isNoAnswer(error)) throw error
      // One statement that was in the way says nothing of the next.
      if (databaseErrorCode(error) !== CONFLICT) rest()
      return undefined
    }
  }

  return {
    readingOn: (there, here) => {
      return async <R>(text: string, params?: readonly unknown[]): Promise<R[]> => {
        const rows = isResting ? undefined : await readThere<R>(there, text, params)
        counts[rows ? 'replica' : 'primary']++
        return rows ?? here.query(text, params)
      }
    },
    counts: () => ({ ...counts }),
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** How far a server is. */
interface Place {
  /** A place in the log, bytes. */
  readonly log: bigint
  /** Which server, or one that repeats it. */
  readonly system: string
  /** Which of its pasts: another one since each time that a standby took over. Nothing where that may not be seen. */
  readonly timeline: number | undefined
}

interface PlaceRow {
  readonly log: string | null
  readonly system: string
  readonly timeline: number | null
}

function placeOf(row: PlaceRow | undefined): Place {
  return { log: BigInt(row?.log ?? -1), system: row?.system ?? '', timeline: row?.timeline ?? undefined }
}

/** Another timeline has another past: there a place says nothing. */
function hasAll(found: Place | undefined, asked: Place): boolean {
  return found !== undefined && found.timeline === asked.timeline && found.log >= asked.log
}

/** As far as a commit that was answered surely is: on the disk, unless this server answers before that. */
async function committedAt(primary: Pool): Promise<Place> {
  const [row] = await primary.query<PlaceRow>(
    `select pg_wal_lsn_diff(case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
       else pg_current_wal_flush_lsn() end, '0/0')::text as log,
       (select system_identifier::text from pg_control_system()) as system,
       ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline`,
  )
  return placeOf(row)
}

/** One that gets nothing at the moment may have repeated what the first server never had: it has no place. */
async function repeatedAt(line: Line): Promise<Place> {
  try {
    const { rows } = await line.query({
      name: 'repeated',
      text: `select pg_wal_lsn_diff(case when pg_is_in_recovery() and r.pid is not null then pg_last_wal_replay_lsn() end, '0/0')::text as log,
        s.system_identifier::text as system, r.received_tli as timeline
        from pg_control_system() s left join pg_stat_wal_receiver r on true`,
    })
    return placeOf(rows[0])
  } catch (error) {
    throw translate(error)
  }
}

/** Whether the first server may answer: one of the two is away, ending or starting, or not what it was thought to be. */
function isNoAnswer(error: unknown): boolean {
  const code = databaseErrorCode(error)
  return code !== undefined && (code === CONFLICT || /^(08|25006|28|3D|42501|53|55000|57P)/.test(code))
}

/** One answer for all who ask before it is asked: who comes while one is under way waits for the next, which knows of what they did. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () => {
    next ??= running.then(begin, begin)
    return next
  }
  function begin(): Promise<T> {
    next = undefined
    const own = ask()
    running = own
    return own
  }
}
