import { setTimeout as wait } from 'node:timers/promises'
import { askedBy } from '../../asking.ts'
import type { IsLow } from '../../room.ts'
import { warn } from '../../warn.ts'
import type { LookedAfter } from './checkpoints.ts'
import type { Queryable, Transaction } from './database.ts'

/** Of a quiet moment the engine worked no more than this part, and when nobody is there next to nothing. */
const little = 0.2
const nothing = 0.01
const VACUUM = 'vacuum '
/** Rows that died are cleared away, and the indexes are left as they are: a sixth of the time, by what was measured on 20,000 items. */
const LIGHT_VACUUM = 'vacuum (index_cleanup off) '

/** When the embedded engine is looked after, ms. */
interface Pace {
  readonly everyMs: number
  /** For how long it is looked at whether little is asked. */
  readonly lookMs: number
  /** How long statistics and a light vacuum wait for that. */
  readonly mostWaitMs: number
  /** How long a whole vacuum waits until nobody is there. */
  readonly wholeWaitMs: number
}

const usual: Pace = { everyMs: 30_000, lookMs: 1000, mostWaitMs: 5 * 60_000, wholeWaitMs: 60 * 60_000 }

/**
 * Does for the embedded engine what a PostgreSQL server has background processes for, and PGlite has not: statistics (without them the
 * planner guesses) and vacuum. Answers how to stop it. Its log is kept short by `checkpoints.ts`.
 */
export function startUpkeep(database: LookedAfter, isLow: IsLow, pace: Pace = usual): () => Promise<void> {
  const stopping = new AbortController()
  // In a line of its own: what the server does for people would wait the longer for having had so much.
  const running = askedBy('upkeep', () => keepUp(database, isLow, pace, stopping.signal))
  return async () => {
    stopping.abort()
    await running
  }
}

async function keepUp(database: LookedAfter, isLow: IsLow, pace: Pace, signal: AbortSignal): Promise<void> {
  const last = { light: performance.now(), whole: performance.now() }
  const indexesLeft = new Set<string>()
  let worked = database.workedMs()
  while (await pause(pace.everyMs, signal)) {
    try {
      // Everybody waits for statistics and for vacuum: they wait for a quiet moment, if one comes in time (D21.1).
      const now = performance.now()
      const isIdle = database.workedMs() - worked < nothing * pace.everyMs
      const isQuietNow = await isQuiet(database, pace, signal)
      const isWhole = (isIdle && isQuietNow) || now - last.whole > pace.wholeWaitMs
      const isLight = isQuietNow || now - last.light > pace.mostWaitMs
      if (signal.aborted) return
      // Vacuum writes: not on a full disk.
      if (!(isWhole || isLight) || isLow()) continue
      await lookAfter(database, isWhole ? 'whole' : 'light', { indexesLeft, signal })
      last.light = performance.now()
      if (isWhole) last.whole = performance.now()
    } catch (error) {
      // What fails now is tried again next time.
      warn(error)
    } finally {
      worked = database.workedMs()
    }
  }
}

async function isQuiet(database: LookedAfter, { lookMs }: Pace, signal: AbortSignal): Promise<boolean> {
  const worked = database.workedMs()
  return (await pause(lookMs, signal)) && database.workedMs() - worked < little * lookMs
}

/** Whether it goes on after so long, ms: not when it is told to stop. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return wait(ms, true, { ref: false, signal }).catch(() => false)
}

/** How much is done of what is due: all but the indexes, or all. */
type Upkeep = 'light' | 'whole'

/**
 * Does what is due, each step in its own turn, so that other work goes between. A light vacuum notes in `indexesLeft`
 * whose indexes are still to be cleared: they come with the next whole one. A table that fails is not tried again before it is due.
 */
export async function lookAfter(
  database: Transaction,
  upkeep: Upkeep = 'whole',
  { indexesLeft = new Set(), signal }: { readonly indexesLeft?: Set<string>; readonly signal?: AbortSignal } = {},
): Promise<void> {
  const due = await findDueUpkeep(database)
  const left = upkeep === 'whole' ? [...indexesLeft].map((table) => `${VACUUM}${table}`) : []
  for (const command of new Set([...left, ...due])) {
    if (signal?.aborted) return
    const table = command.startsWith(VACUUM) ? command.slice(VACUUM.length) : undefined
    if (table !== undefined && upkeep === 'light') {
      await database.exec(`${LIGHT_VACUUM}${table}`)
      indexesLeft.add(table)
    } else {
      if (table !== undefined) indexesLeft.delete(table)
      await database.exec(command)
    }
  }
}

/** The commands that are due, by the measures that autovacuum goes by, each in a turn of its own since everybody waits for it (D21.1). */
export async function findDueUpkeep(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ command: string }>(
    `with due as (select format('%I.%I', schemaname, relname) as name,
          n_dead_tup > 1000 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup as is_loose,
          n_mod_since_analyze > 200 + 0.1 * n_live_tup as is_changed
        from pg_stat_user_tables)
     select 'analyze ' || name as command from due where is_loose or is_changed
     union all
     select 'vacuum ' || name from due where is_loose`,
  )
  return rows.map((row) => row.command)
}
