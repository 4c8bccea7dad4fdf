import { Forbidden, Invalid, isSupplierSide, Missing, typeOfId, type Viewer } from '@schakel/domain'
import { type ProbingKind, probingKinds } from '@schakel/domain/calls'
import type { Change } from '../write/plan.ts'

/** Accounts that are counted between two rounds of a node; those that come after are counted in the next. */
const ACCOUNTS_MAX = 5_000
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
  noteRefusal(viewer: Pick<Viewer, 'kind' | '_id'>, error: unknown): void {
    if (!isSupplierSide(viewer)) return
    if (error instanceof Forbidden || error instanceof Missing || error instanceof Invalid)
      this.note(viewer._id, 'refused')
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
