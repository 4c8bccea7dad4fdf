import type { IsLow } from '../../room.ts'
import type { Queryable, Transaction } from './database.ts'

/** How often the embedded engine is looked after. */
const every = 30_000
/** How many bytes of write-ahead log may gather: they are kept on disk, and read again after a crash. */
const mostLog = 32 * 1024 * 1024

/**
 * Does for the embedded engine what a PostgreSQL server has background processes for, and PGlite has not: checkpoints (without them the
 * log grows without end), statistics (without them the planner guesses) and vacuum. Answers how to stop it.
 */
export async function startUpkeep(database: Transaction, isLow: IsLow): Promise<() => Promise<void>> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    // What fails now is tried again next time; the one who runs the server sees it on standard error.
    running = running.then(() => lookAfter(database, isLow())).catch((error: Error) => process.emitWarning(error))
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
    await database.exec('checkpoint')
  }
}

/** One round of upkeep; each step takes its own turn, so that other work goes between. On a full disk it lets go of the log alone. */
export async function lookAfter(database: Transaction, isLow = false): Promise<void> {
  if (isLow) {
    await database.exec('checkpoint')
    return
  }
  for (const command of await findDueUpkeep(database)) await database.exec(command)
}

/**
 * The commands that are due, by the measures that autovacuum goes by, each in a turn of its own since everybody waits for it (D21.1); the
 * checkpoint last, since vacuum writes to the log too.
 */
export async function findDueUpkeep(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ command: string }>(
    `with due as (select format('%I.%I', schemaname, relname) as name,
          n_dead_tup > 1000 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup as is_loose,
          n_mod_since_analyze > 200 + 0.1 * n_live_tup as is_changed
        from pg_stat_user_tables)
     select 'analyze ' || name as command from due where is_loose or is_changed
     union all
     select 'vacuum ' || name from due where is_loose
     union all
     select 'checkpoint' from pg_control_checkpoint()
      where pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > $1`,
    [mostLog],
  )
  return rows.map((row) => row.command)
}
