import { Forbidden, Invalid, Missing, typeOfId, type Viewer } from '@schakel/domain'
import { type ProbingKind, probingKinds } from '@schakel/domain/calls'
import type { Store } from './store.ts'
import type { Change } from './write/plan.ts'

/** Accounts that are counted between two rounds of a node; those that come after are counted in the next. */
const ACCOUNTS_MAX = 5_000
/** A supplier's habit is the mean of the days of the last four weeks on which it did so at all. */
const HABIT_DAYS = 28
/** Far above its habit is so many times as often, … */
const TIMES = 5
/** … and on a day never less often than this, which people reach who mistype, tidy up and look around. */
const LEAST: Readonly<Record<ProbingKind, number>> = { refused: 25, renamed: 8, searched: 400 }

/** What can be told of a person by their name. */
const NAMED: ReadonlySet<string> = new Set(['user', 'person', 'supplier'])

type Counts = Record<ProbingKind, number>

/**
 * What accounts did since the last round of this node (D20.10). Counting is an addition in memory, the same whatever was hit or missed, so
 * that no answer is slower or other for it.
 */
export class ProbingCounts {
  #accounts = new Map<string, Counts>()
  /** How often staff were told by this node. */
  readonly told: Counts = { refused: 0, renamed: 0, searched: 0 }

  note(account: string, kind: ProbingKind, times = 1): void {
    const known = this.#accounts.get(account)
    if (known) known[kind] += times
    else if (this.#accounts.size < ACCOUNTS_MAX)
      this.#accounts.set(account, { refused: 0, renamed: 0, searched: 0, [kind]: times })
  }

  /**
   * That a write of a supplier was refused, whichever way it came in (a call, a file, an event of a socket): for want of the right, of
   * something that is not there, of a value that may not stand there.
   */
  noteRefusal({ kind, _id }: Pick<Viewer, 'kind' | '_id'>, error: unknown): void {
    if (kind !== 'supplier') return
    if (error instanceof Forbidden || error instanceof Missing || error instanceof Invalid) this.note(_id, 'refused')
  }

  /** What somebody called themselves or another anew. */
  noteRenames(changes: readonly Change[], by: string | null): void {
    if (by === null) return
    for (const { item, kind, after } of changes) {
      if (kind === 'update' && after?.name !== undefined && NAMED.has(typeOfId(item) ?? '')) this.note(by, 'renamed')
    }
  }

  /** All that was counted, which is counted anew from here on. */
  take(): ReadonlyMap<string, Readonly<Counts>> {
    const taken = this.#accounts
    this.#accounts = new Map()
    return taken
  }

  /** What could not be kept is counted with what comes. */
  giveBack(taken: ReadonlyMap<string, Readonly<Counts>>): void {
    for (const [account, counts] of taken) for (const kind of probingKinds) this.note(account, kind, counts[kind])
  }
}

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
export async function tellProbing(store: Store): Promise<readonly Probing[]> {
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
