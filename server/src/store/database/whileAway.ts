import pg from 'pg'
import type { Line } from './connectionWatch.ts'
import { DatabaseError, databaseErrorCode, NO_CONNECTION, READ_ONLY } from './databaseError.ts'
import { asError, type Pool, translate } from './postgresPool.ts'

/** After how long without an answer the first server is looked after, how long it may take to answer that, and how soon again, ms. */
const LOOK_MS = 800
const ANSWER_MS = 1000
const AGAIN_MS = 300
/** So long after the first server answered last nothing is read from a standby any more: nobody knows what became of either, ms. */
const MOST_MS = 60_000
/** How long a standby may take to repeat what it has, and how often that is looked at, ms. */
const PATIENCE_MS = 1000
const REPEAT_MS = 20
/** What a server that only repeats does not tell: it is asked of the first one alone. */
const NOT_HERE = '55000'

interface Parts {
  readonly main: Pool
  /** The synchronous standby alone: it has all that was ever acknowledged. */
  readonly standby: Pool
  /** The first server past any pooler, for the look. */
  readonly url: string
  readonly onLost: ((error: Error) => void) | undefined
  readonly mostMs?: number | undefined
}

/** Reads that go on while no server leads. */
export interface WhileAway {
  readonly query: Pool['query']
  /** Throws at once while no server leads: nobody who writes waits for what will not come. */
  assertLed(): void
  readonly isAway: boolean
  close(): Promise<void>
}

interface Place {
  readonly system: string
  readonly timeline: number
}

/**
 * While the first server does not answer, single statements are answered by its synchronous standby. Each commit that was acknowledged is on that
 * one's disk before it was acknowledged, and it is read from only once it has repeated all that it has: so nobody reads there what they could
 * have been refused. A statement that writes is refused by it (25006), which is a 503. In doubt (another server, another past, something that
 * it has and does not repeat, a minute without the first one) nothing is read there.
 */
export function readWhileAway({ main, standby, url, onLost, mostMs = MOST_MS }: Parts): WhileAway {
  let known: Place | undefined
  let answeredAt = performance.now()
  let away: PromiseWithResolvers<never> | undefined
  let signal = newSignal()
  let looking: Promise<boolean> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  /** Whether the first server answers; one look for all who ask meanwhile. */
  function look(): Promise<boolean> {
    looking ??= lookTwice()
    return looking
  }

  /** One that is busy for a moment is not lost: without an answer it is asked once more, and only a refusal is believed at once. */
  async function lookTwice(): Promise<boolean> {
    const first = await placeOfFirst(url)
    const found = first === 'late' ? await placeOfFirst(url) : first
    looking = undefined
    const isThere = found !== 'late' && found !== 'gone'
    if (!isThere) lost()
    else back(found === 'full' ? known : found)
    return isThere
  }

  function back(place: Place | undefined): void {
    known = place
    answeredAt = performance.now()
    away = undefined
  }

  function lost(): void {
    if (isClosed) return
    if (!away) {
      away = signal
      signal = newSignal()
      onLost?.(new Error('no server leads: only reading goes on'))
      away.reject(noLeader())
    }
    clearTimeout(timer)
    timer = setTimeout(() => void look(), AGAIN_MS).unref()
  }

  async function ask<R>(text: string, params?: readonly unknown[]): Promise<R[]> {
    if (away) return readThere<R>(text, params)
    const asked = main.query<R>(text, params)
    // What is decided by the standby meanwhile may still fail here, unheard.
    asked.catch(() => undefined)
    const late = setTimeout(() => void look(), LOOK_MS).unref()
    try {
      const rows = await Promise.race([asked, signal.promise])
      answeredAt = performance.now()
      return rows
    } catch (error) {
      if (!isNoAnswer(error) || (!away && (await look()))) throw error
      return readThere<R>(text, params)
    } finally {
      clearTimeout(late)
    }
  }

  async function readThere<R>(text: string, params?: readonly unknown[]): Promise<R[]> {
    if (!known || performance.now() - answeredAt > mostMs) throw noLeader()
    const place = known
    try {
      return await standby.borrowed(async (line) => {
        await allRepeated(line, place)
        return await standby.ask<R>(line, text, params, true)
      })
    } catch (error) {
      if (databaseErrorCode(error) !== NOT_HERE) throw error
      throw new DatabaseError({ code: READ_ONLY, message: 'no server leads' }, { cause: asError(error) })
    }
  }

  // Of which past the first server is must be known before it is lost.
  void look()
  return {
    query: ask,
    assertLed: () => {
      if (away) throw noLeader()
    },
    get isAway() {
      return away !== undefined
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await standby.close()
    },
  }
}

/** Waits until a standby repeated all that it has on its disk. Throws where it is not surely the one that has all. */
async function allRepeated(line: Line, known: Place): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const found = await repeated(line)
    if (!found.standby || found.system !== known.system || found.timeline !== known.timeline) throw noLeader()
    if (found.all) return
    if (performance.now() > until) throw noLeader()
    await new Promise((resolve) => setTimeout(resolve, REPEAT_MS))
  }
}

interface Repeated extends Place {
  readonly standby: boolean
  readonly all: boolean
}

async function repeated(line: Line): Promise<Repeated> {
  try {
    // One that received nothing since it began says nothing of how much there is.
    const { rows } = await line.query({
      name: 'allRepeated',
      text: `select pg_is_in_recovery() as standby, coalesce(pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn(), false) as all,
        s.system_identifier::text as system, greatest(c.timeline_id, r.min_recovery_end_timeline) as timeline
        from pg_control_system() s, pg_control_checkpoint() c, pg_control_recovery() r`,
    })
    return rows[0]
  } catch (error) {
    throw translate(error)
  }
}

/** Of the first server: it does not lead, gives no answer, or has no connection left and leads all the same. */
type Lack = 'gone' | 'late' | 'full'

/** Where the first server is, over a connection of its own. */
async function placeOfFirst(url: string): Promise<Place | Lack> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'schakel watch',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Place & { isStandby: boolean }>(
      `select system_identifier::text as system, pg_is_in_recovery() as "isStandby", case when not pg_is_in_recovery() then
        ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline from pg_control_system()`,
    )
    const [row] = rows
    return row && !row.isStandby ? { system: row.system, timeline: row.timeline } : 'gone'
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error.code?.startsWith('57P') ? 'gone' : 'full'
    return error instanceof Error && /time ?out/i.test(error.message) ? 'late' : 'gone'
  } finally {
    void client.end().catch(() => undefined)
  }
}

function newSignal(): PromiseWithResolvers<never> {
  const signal = Promise.withResolvers<never>()
  signal.promise.catch(() => undefined)
  return signal
}

function noLeader(): DatabaseError {
  return new DatabaseError({ code: NO_CONNECTION, message: 'No server leads.' })
}

/** There is no connection, or whoever has it is ending, starting or standing by. */
function isNoAnswer(error: unknown): boolean {
  const code = databaseErrorCode(error)
  return code !== undefined && /^(08|57P|53300$)/.test(code)
}
