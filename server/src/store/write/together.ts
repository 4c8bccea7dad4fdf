import type { StoreContext } from '../context.ts'
import type { Database, Queryable, Transaction } from '../database/index.ts'
import { Filling } from './filling.ts'
import { layIndexesAside } from './layIndexesAside.ts'
import type { Change } from './plan.ts'
import { withUndoneReceipt } from './receipt.ts'

/** How a piece of work that is one transaction differs from the store it is run on. */
export interface TogetherOptions {
  /** The clock of the work; the demo lives two years in some seconds. */
  readonly clock?: () => Date
  /** Told after the commit instead of every single change: a hundred thousand of them help nobody. */
  readonly announce?: readonly Change[]
  /** Nodes that do the work of this name do it one after the other. */
  readonly alone?: string
  /** The work fills an empty database, and whatever is refused in it ends it: nothing is kept ready for readers or for going on before its end. */
  readonly isFirst?: boolean
}

/** A store whose inner one, in a transaction, is of its own kind. */
type Nesting<S> = Omit<StoreContext, 'inside'> & {
  inside(transaction: Database, clock?: () => Date, filling?: Filling): S
}

/** More changes than this are not kept until the commit: whoever listens reads anew anyway. */
const MOST_TOLD = 1000

/**
 * Runs several writes as one transaction: all of them or none. The work gets a store of its own, on which everything is as
 * usual, except that its calls go one after the other, and that what suppliers read of an undisclosed lead is made at the end,
 * once: until then nobody else sees any of it, and a supplier who acts inside asks for it by `flushAnonymisation`. On the embedded engine, which is one connection, everybody else's
 * statements wait until it ends; between its own statements the event loop keeps turning.
 */
export async function together<S extends Nesting<S>, T>(
  store: S,
  work: (inner: S) => Promise<T>,
  options: TogetherOptions = {},
): Promise<T> {
  // Whatever is part of a filling ends with all of it.
  if (store.filling) return work(store)
  const told = new Map<string | null, Change[]>()
  const result = await withUndoneReceipt(() =>
    store.database.transaction(async (tx) => {
      await planForGrowth(tx)
      if (options.alone !== undefined) await waitAlone(tx, store.database.kind, options.alone)
      const wasQuiet = options.announce ? await hush(tx) : undefined
      // Of several nodes the others would wait for the tables, and give up.
      const isBare = options.isFirst && store.database.kind === 'pglite'
      const putBack = isBare ? await layIndexesAside(tx) : undefined
      const filling = options.isFirst ? new Filling(tx) : undefined
      const inner = store.inside(
        insideOf(filling ? flushed(tx, filling) : tx, store.database.kind, options.isFirst),
        options.clock,
        filling,
      )
      inner.onChange((changes, by) => {
        const mine = told.get(by) ?? []
        told.set(by, mine)
        if (!options.announce) mine.push(...changes.slice(0, Math.max(0, MOST_TOLD - mine.length)))
      })
      const answer = await work(inner)
      await inner.flushAnonymisation()
      await filling?.flush()
      await putBack?.()
      if (options.announce) await speak(tx, wasQuiet, options.announce)
      return answer
    }),
  )
  for (const [by, changes] of told) store.announce(options.announce ?? changes, by)
  return result
}

/** How long one statement of many may take: those of a request are cut off sooner. */
const STATEMENT_TIMEOUT = '60s'

/** Lets the statements of this transaction take longer than those of a request. */
export async function allowLong(tx: Queryable): Promise<void> {
  await tx.query("select set_config('statement_timeout', $1, true)", [STATEMENT_TIMEOUT])
}

// The statistics know nothing of rows that this very transaction makes: plans kept from when a table was small, or made for
// what is gone, would read all of it for every row.
async function planForGrowth(tx: Transaction): Promise<void> {
  await tx.query('discard plans')
  await tx.query(`select set_config('enable_seqscan', 'off', true), set_config('statement_timeout', $1, true)`, [
    STATEMENT_TIMEOUT,
  ])
}

// Who looks on hears of such a piece of work once: that there is much below an item (D9).
async function hush(tx: Transaction): Promise<boolean> {
  const [row] = await tx.query<{ quiet: string | null }>("select current_setting('schakel.quiet', true) as quiet")
  await setQuiet(tx, true)
  return row?.quiet === 'on'
}

async function speak(tx: Transaction, wasQuiet: boolean | undefined, changes: readonly Change[]): Promise<void> {
  await tx.query("insert into touches (kind, item) select 'many', unnest($1::text[])", [
    [...new Set(changes.map((change) => change.item))],
  ])
  if (!wasQuiet) await setQuiet(tx, false)
}

async function setQuiet(tx: Transaction, isQuiet: boolean): Promise<void> {
  await tx.query("select set_config('schakel.quiet', $1, true)", [isQuiet ? 'on' : 'off'])
}

async function waitAlone(tx: Transaction, kind: Database['kind'], name: string): Promise<void> {
  if (kind === 'pglite') return
  // The other one may take longer than a request ever may.
  await tx.query(`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`)
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 11))', [name])
  await tx.query(`select set_config('lock_timeout', '10s', true), set_config('statement_timeout', $1, true)`, [
    STATEMENT_TIMEOUT,
  ])
}

/** The transaction, in which whoever asks finds all that was written. */
function flushed(tx: Transaction, filling: Filling): Transaction {
  return {
    query: async (text, params) => {
      await filling.flush()
      return tx.query(text, params)
    },
    exec: async (sql) => {
      await filling.flush()
      return tx.exec(sql)
    },
  }
}

/** Statements that may be refused, after which the rest goes on. */
const refusing = /\b(?:apply_plan|settle_review)\(/

/** The transaction, dressed as a database: a transaction in it is a savepoint, and so is a write that may be refused. */
function insideOf(tx: Transaction, kind: Database['kind'], isFinal = false): Database {
  const saving = async <R>(run: () => Promise<R>): Promise<R> => {
    if (isFinal) return run()
    await tx.query('savepoint inner_work')
    try {
      const result = await run()
      await tx.query('release savepoint inner_work')
      return result
    } catch (error) {
      await tx.query('rollback to savepoint inner_work')
      await tx.query('release savepoint inner_work')
      throw error
    }
  }
  return {
    kind,
    query: (text, params) => (refusing.test(text) ? saving(() => tx.query(text, params)) : tx.query(text, params)),
    // What is written here is read here alone until its end.
    lists: tx,
    heavy: tx,
    exec: (sql) => tx.exec(sql),
    transaction: (run) => withUndoneReceipt(() => saving(() => run(tx))),
    close: () => Promise.reject(new Error('A transaction is not closed.')),
  }
}
