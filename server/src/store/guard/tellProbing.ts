import { type ProbingKind, probingKinds } from '@schakel/domain/calls'
import type { StoreContext } from '../context.ts'

/** A supplier's habit is the mean of the days of the last four weeks on which it did so at all. */
const HABIT_DAYS = 28
/** Far above its habit is so many times as often, … */
const TIMES = 5
/** … and on a day never less often than this, which people reach who mistype, tidy up and look around. */
const LEAST: Readonly<Record<ProbingKind, number>> = { refused: 25, renamed: 8, searched: 400 }

/** A supplier that does something far more often than it is used to. */
export interface Probing {
  readonly supplier: string
  readonly kind: ProbingKind
  readonly count: number
  /** What is usual for it on a day. */
  readonly habit: number
}

/**
 * Adds what this node counted to what suppliers did today, and tells the staff of their space and super users of those far above their own
 * habit, once a day for each kind, whichever node finds it (D20.10). Answers what was told, for the log.
 */
export async function tellProbing(store: StoreContext): Promise<readonly Probing[]> {
  const taken = store.probing.take()
  const counted = [...taken].flatMap(([account, counts]) =>
    probingKinds.flatMap((kind) => (counts[kind] > 0 ? [{ account, kind, count: counts[kind] }] : [])),
  )
  if (counted.length === 0) return []
  try {
    const found = await store.database.query<Probing>(`select * from tell_probing($1::jsonb, $2, $3, $4, $5::jsonb)`, [
      JSON.stringify(counted),
      store.settings.clock(),
      HABIT_DAYS,
      TIMES,
      JSON.stringify(LEAST),
    ])
    for (const { kind } of found) store.probing.told[kind] += 1
    return found
  } catch (error) {
    store.probing.giveBack(taken)
    throw error
  }
}
