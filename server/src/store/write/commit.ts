import { setTimeout as wait } from 'node:timers/promises'
import { Forbidden, Invalid } from '@schakel/domain'
import { databaseErrorCode, databaseErrorOf, type Queryable } from '../database/index.ts'
import type { Store, ViewerStore } from '../store.ts'
import { anonymiseRoots } from './anonymise.ts'
import { newsOf } from './news.ts'
import type { Plan, Written } from './plan.ts'
import { REPEATED, Repeated, receiptKept, receiptOf } from './receipt.ts'
import { assertNoRing, dossiersWith, retag } from './retag.ts'

/** Somebody else was first: decide again on what is there now. */
export class Outrun extends Error {}

/**
 * The one way in: carries out a plan in one transaction with its line in `changes`, then announces it. Most plans are a single
 * statement; where a lead has to be anonymised anew, that happens in the same transaction (D7).
 */
export async function commit(me: ViewerStore, plan: Plan, written: Written): Promise<Written> {
  const { database } = me.store
  const receipt = receiptOf(written)
  const news = await newsOf(me, plan)
  const by = plan.by ?? me.viewer._id
  const whole = {
    at: me.store.settings.clock().toISOString(),
    ...plan,
    by,
    ...(receipt ? { receipt } : {}),
    ...(news.length > 0 ? { news } : {}),
  }
  try {
    const { putOff } = me.store
    if (putOff) {
      // Which leads the items lead to is asked once, at the end; what is thrown away or brought back along shows only now.
      const { anonymous = [], ...rest } = whole
      const isMore = plan.trash !== undefined || plan.restore !== undefined
      for (const id of await apply(database, { ...(isMore ? whole : rest), whole: true })) putOff.add(id)
      for (const id of anonymous) putOff.add(id)
      for (const id of await settleTags(database, plan)) putOff.add(id)
      if (receipt) receiptKept()
      me.store.announce(plan.changes, by)
      return written
    }
    const isOfTree = plan.retagged !== undefined || plan.movedTag !== undefined
    const isPlain =
      !isOfTree && (!plan.anonymous || plan.anonymous.every((id) => !/^(dossier|match|comment)\//.test(id)))
    if (!isPlain || !(await applyAlone(database, whole))) {
      await database.transaction(async (tx) => {
        if (plan.movedTag !== undefined) await lock(tx, 'the tree of tags')
        // Two writes around one lead would each redact without the other's names. What is new is found by what it hangs under.
        const about = [
          ...(plan.anonymous ?? []),
          ...(plan.links ?? []).map((line) => line.parent),
          ...(plan.retagged ? await dossiersWith(tx, plan.retagged) : []),
        ]
        for (const id of await rootsOf(tx, about)) await lock(tx, id)
        const changed = await apply(tx, { ...whole, whole: true })
        const roots = [...new Set([...changed, ...(await rootsOf(tx, await settleTags(tx, plan)))])].sort()
        for (const id of roots) await lock(tx, id)
        await anonymiseRoots(tx, roots)
      })
    }
  } catch (error) {
    throw translated(error)
  }
  if (receipt) receiptKept()
  if (plan.staged === undefined) me.store.announce(plan.changes, by)
  return written
}

/** What a change of the tag tree carries along; answers the dossiers whose anonymous form has other words now. */
async function settleTags(tx: Queryable, { retagged, movedTag }: Plan): Promise<readonly string[]> {
  if (movedTag !== undefined) await assertNoRing(tx, movedTag)
  if (retagged === undefined) return []
  await retag(tx, retagged)
  return dossiersWith(tx, retagged)
}

/** Makes the anonymous forms that a transaction of many writes put off (D7): those around these items, or all. */
export async function anonymisePutOff({ putOff, database }: Store, about?: readonly string[]): Promise<void> {
  if (!putOff || putOff.size === 0) return
  const roots = await rootsOf(database, about ?? [...putOff])
  if (about === undefined) putOff.clear()
  for (const id of roots) await lock(database, id)
  await anonymiseRoots(database, roots)
}

async function applyAlone(database: Queryable, plan: object): Promise<boolean> {
  try {
    await apply(database, { ...plan, whole: false })
    return true
  } catch (error) {
    if (databaseErrorCode(error) === 'SK100') return false
    throw error
  }
}

async function apply(database: Queryable, plan: object): Promise<string[]> {
  const [row] = await database.query<{ roots: string[] }>('select apply_plan($1::jsonb) as roots', [
    JSON.stringify(plan),
  ])
  return row?.roots ?? []
}

async function rootsOf(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const [row] = await tx.query<{ roots: string[] }>('select anonymity_roots($1::text[]) as roots', [[...ids]])
  return (row?.roots ?? []).sort()
}

async function lock(tx: Queryable, id: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [id])
}

// The write waited for another one that waited for it, or came in between two of its statements.
const collisions = ['SK409', '40P01', '40001']

function translated(error: unknown): unknown {
  const code = databaseErrorCode(error)
  if (code === undefined) return error
  if (collisions.includes(code)) return new Outrun()
  if (code === REPEATED) return new Repeated()
  if (code === 'SK422') return Invalid.of('_parents', 'cycle')
  if (code === 'SK403') return new Forbidden('delete yourself')
  if (code !== '23505') return error
  const constraint = databaseErrorOf(error)?.constraint
  if (constraint === 'users_username') return Invalid.of('username', 'taken')
  if (constraint === 'users_email') return Invalid.of('email', 'taken')
  return new Outrun()
}

const TRIES = 12
const LONGEST_WAIT_MS = 40

/** Decides and commits again when somebody else was first, a few times; after some, with a pause that differs from the other's. */
export async function retrying<T>(decide: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await decide()
    } catch (error) {
      if (!(error instanceof Outrun) || tried === TRIES) throw error
      if (tried > 2) await wait(Math.random() * LONGEST_WAIT_MS)
    }
  }
}
