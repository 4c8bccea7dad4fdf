import { may, type Viewer } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import type { Database } from '../database/index.ts'
import { keyOf } from './keyOf.ts'
import { ledgerOf, type Rests } from './ledger.ts'

/** All that is kept together, and the most of one answer, characters. */
const ROOM = 16_000_000
const ONE_MAX = 400_000
/** However little happens, ms: estimates are in it, and a version that follows may make other functions. */
const MAX_AGE_MS = 60_000

interface Kept {
  readonly stamp: string
  readonly at: number
  readonly answer: Promise<unknown>
  /** Room that it takes; unknown while it is made. */
  size: number
}

/** The answers that a node keeps, the longest unasked first. */
class Answers {
  readonly #entries = new Map<string, Kept>()
  #room = 0

  get(key: string): Kept | undefined {
    return this.#entries.get(key)
  }

  /** Somebody asked for it again. */
  used(key: string, entry: Kept): void {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#entries.set(key, entry)
  }

  put(key: string, entry: Kept): void {
    this.drop(key)
    this.#entries.set(key, entry)
  }

  drop(key: string, only?: Kept): void {
    const entry = this.#entries.get(key)
    if (!entry || (only && entry !== only)) return
    this.#room -= entry.size
    this.#entries.delete(key)
  }

  /** It is made, and so long. */
  made(key: string, entry: Kept, size: number): void {
    if (this.#entries.get(key) !== entry) return
    entry.size = size
    this.#room += size
    if (size > ONE_MAX) this.drop(key)
    for (const [oldest] of this.#entries) {
      if (this.#room <= ROOM) break
      this.drop(oldest)
    }
  }
}

const known = new WeakMap<Database, Answers>()
const viewerKeys = new WeakMap<Viewer, string>()

/** Who asks, with all that decides what they read. */
function viewerKeyOf({ viewer, keys }: ViewerContext): string {
  const text = viewerKeys.get(viewer) ?? keyOf('viewer', [], [viewer, keys])
  viewerKeys.set(viewer, text)
  return text
}

function shortened(asked: string): string {
  return asked.length <= 200 ? asked : keyOf('long', [asked], [])
}

/** Whether answers for this viewer may be kept; not inside a transaction, which reads what nobody else does. */
export function mayKeep({ viewer, store }: ViewerContext): boolean {
  return store.deferred === undefined && (may(viewer, 'readEverything') || may(viewer, 'readSpaceInFull'))
}

/**
 * An answer that is passed on as long as nothing it rests on was touched: the database is asked for no more than that. For viewers who
 * read in full whatever they read at all, and for what is made of items and edges alone. A supplier's answers are made each time: how long
 * one takes must not tell it what happened elsewhere (D20.1).
 */
export async function kept<T>(
  me: ViewerContext,
  question: { readonly name: string; readonly asked: unknown; readonly rests: Rests },
  make: () => Promise<T>,
  lengthOf: (answer: T) => number,
): Promise<T> {
  const { database } = me.store
  const ledger = ledgerOf(database)
  const answers = known.get(database) ?? new Answers()
  known.set(database, answers)
  const key = `${question.name} ${viewerKeyOf(me)} ${shortened(JSON.stringify(question.asked))}`
  const found = answers.get(key)
  if (!ledger.isBegun) await ledger.look()
  // What was touched already needs no look; what is new is held against the looks that follow.
  else if (found?.stamp === ledger.stampOf(me, question.rests)) await ledger.look()
  const stamp = ledger.stampOf(me, question.rests)
  const entry = answers.get(key)
  if (entry?.stamp === stamp && performance.now() - entry.at < MAX_AGE_MS) {
    answers.used(key, entry)
    return entry.answer as Promise<T>
  }
  const answer = make()
  const mine: Kept = { stamp, at: performance.now(), answer, size: 0 }
  answers.put(key, mine)
  try {
    const made = await answer
    answers.made(key, mine, lengthOf(made))
    return made
  } catch (error) {
    answers.drop(key, mine)
    throw error
  }
}
