import { setTimeout as pause } from 'node:timers/promises'
import type { StoreContext } from './context.ts'
import { newKey } from './key.ts'

/** For how long somebody has the turn without saying so again, s: after that a node counts as gone. */
const HELD_S = 60
const RENEWED_MS = 15_000
/** How often who waits looks again, ms. */
const LOOKED_MS = 250

/**
 * Does the work of this name when nobody else does, on whatever node (a row, not a lock: a lock would need a connection of its own all the
 * while, and behind a pooler there is none). By the clock of the database, which all nodes share. Throws AbortError when `signal` ends the
 * wait for its turn.
 */
export async function inTurnOfAll<T>(
  { database }: StoreContext,
  name: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const holder = newKey()
  const take = async () => {
    const rows = await database.query(
      `insert into turns as t (work, holder, until) values ($1, $2, clock_timestamp() + $3 * interval '1 second')
        on conflict (work) do update set holder = excluded.holder, until = excluded.until
          where t.holder = excluded.holder or t.until < clock_timestamp()
        returning 1`,
      [name, holder, HELD_S],
    )
    return rows.length > 0
  }
  signal?.throwIfAborted()
  while (!(await take())) await pause(LOOKED_MS, undefined, { signal })
  // A renewal that fails is tried again by the next one.
  const renewing = setInterval(() => void take().catch(() => undefined), RENEWED_MS)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    await database.query('delete from turns where work = $1 and holder = $2', [name, holder])
  }
}
