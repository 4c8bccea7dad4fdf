import { setTimeout as wait } from 'node:timers/promises'
import { Forbidden, type Form, Invalid } from '@schakel/domain'
import type { StoreContext, ViewerContext } from '../context.ts'
import { databaseErrorCode, databaseErrorOf, type Queryable } from '../database/index.ts'
import { readReview } from '../guard/guard.ts'
import { NotAsRead } from '../storeError.ts'
import { anonymiseRoots, keepShown } from './anonymise.ts'
import { type Ahead, withFormsAhead } from './formsAhead.ts'
import { newsOf } from './news.ts'
import type { Plan, Written } from './plan.ts'
import { REPEATED, Repeated, receiptKept, receiptOf } from './receipt.ts'
import { assertNoRing, dossiersWith, retag } from './retag.ts'
import { allowLong } from './together.ts'
import { asRead, statusPlanned } from './told.ts'

/** Somebody else was first: decide again on what is there now. */
export class WriteConflict extends Error {}

/**
 * The one way in: carries out a plan in one transaction with its line in `changes`, then announces it. Most plans are a single
 * statement; where a lead has to be anonymised anew, that happens in the same transaction (D7). Who reads the item in a limited form is
 * answered how often that form changed (D20.4); who changed a status, what they read of it now (D23.1).
 */
export async function commit(me: ViewerContext, plan: Plan, planned: Written, form: Form = 'full'): Promise<Written> {
  const { database } = me.store
  const told = statusPlanned(plan, planned._id, form)
  let written: Written = { ...planned, ...told }
  const receipt = receiptOf(written)
  const read = { isLimited: form === 'limited', isStatus: plan.isStatus === true && !told, receipt }
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
    const { deferred, filling } = me.store
    if (filling && deferred && (await filling.take(whole))) {
      for (const id of plan.anonymous ?? []) deferred.set(id, me.store.settings.clock())
      if (read.isLimited) await anonymiseDeferred(me.store, [written._id])
      me.store.announce(plan.changes, by)
      return written
    }
    if (deferred) {
      // Which leads the items lead to is asked once, at the end; what is thrown away or brought back along shows only now.
      const { anonymous = [], ...rest } = whole
      const now = me.store.settings.clock()
      for (const id of await apply(database, { ...(isOfTrash(plan) ? whole : rest), whole: true }))
        deferred.set(id, now)
      for (const id of anonymous) deferred.set(id, now)
      for (const id of await settleTags(database, plan)) deferred.set(id, now)
      if (read.isLimited) await anonymiseDeferred(me.store, [written._id])
      // Only what somebody read over is held against what the supplier will read.
      if (plan.review?.hash !== undefined) await anonymiseDeferred(me.store, [plan.review.match], true)
      await settleReview(database, plan, whole)
      written = await asRead(database, me, written, read)
      if (receipt) receiptKept()
      filling?.passed(whole)
      me.store.announce(plan.changes, by)
      return written
    }
    const isOfTree = plan.retagged !== undefined || plan.movedTag !== undefined
    const isPlain =
      !isOfTree &&
      !read.isStatus &&
      // It may be all of a space, and who asks there is to be hidden anew: to try it alone first would take as long once more.
      !(isOfTrash(plan) && plan.anonymous?.some((id) => id.startsWith('space/'))) &&
      (!plan.anonymous || plan.anonymous.every((id) => !/^(dossier|match|comment)\//.test(id)))
    if (!isPlain || !(await applyAlone(database, whole))) {
      const carryOut = (ahead: Ahead) => async (tx: Queryable) => {
        // With a space goes all that lies in it.
        if (isOfTrash(plan)) await allowLong(tx)
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
        const now = me.store.settings.clock()
        await anonymiseRoots(tx, roots, now, { written: new Map(writtenBy(plan).map((id) => [id, now])), ahead })
        await keepShown(tx, roots)
        await settleReview(tx, plan, whole)
        written = await asRead(tx, me, written, read)
      }
      await withFormsAhead((ahead) => database.transaction(carryOut(ahead)))
    }
  } catch (error) {
    if (plan.review && databaseErrorCode(error) === 'SK410') throw await notAsRead(me, plan.review.match)
    throw translated(error)
  }
  if (receipt) receiptKept()
  if (plan.staged === undefined) me.store.announce(plan.changes, by)
  return written
}

function isOfTrash({ trash, trashes, restore }: Plan): boolean {
  return trash !== undefined || trashes !== undefined || restore !== undefined
}

/** The items that a plan writes itself; words that are blotted out or shown again are no words of a dossier's own (D7). */
function writtenBy({ changes }: Plan): string[] {
  return changes.flatMap(({ item, kind, before, after }) => {
    const names = Object.keys({ ...before, ...after })
    return kind === 'update' && names.length > 0 && names.every((name) => name === 'masks') ? [] : [item]
  })
}

/** With what is to be read instead; of a match that was not made yet, what its dossier says (D20.9). */
async function notAsRead(me: ViewerContext, match: string): Promise<NotAsRead> {
  const [edge] = await me.store.database.query<{ parent: string }>(
    "select parent from edges where edge = 'MATCH' and key = substr($1, 7)",
    [match],
  )
  return new NotAsRead(edge && JSON.stringify(await readReview(me, { dossier: edge.parent, match })))
}

/** Last, when the words that the supplier will read are made (D20.9). */
async function settleReview(tx: Queryable, { review }: Plan, { at, by }: { at: string; by: string }): Promise<void> {
  if (review) await tx.query('select settle_review($1::jsonb, $2, $3)', [JSON.stringify(review), at, by])
}

/** What a change of the tag tree carries along; answers the dossiers whose anonymous form has other words now. */
async function settleTags(tx: Queryable, { retagged, movedTag }: Plan): Promise<readonly string[]> {
  if (movedTag !== undefined) await assertNoRing(tx, movedTag)
  if (retagged === undefined) return []
  await retag(tx, retagged)
  return dossiersWith(tx, retagged)
}

/**
 * Makes the anonymous forms that a transaction of many writes put off (D7): those around these items, or all. What there is to read over of them is
 * kept as well, but for a filling, which does so at its end, unless it `isToReview`: somebody is about to ask for it.
 */
export async function anonymiseDeferred(
  { deferred, filling, database, settings }: StoreContext,
  about?: readonly string[],
  isToReview = false,
): Promise<void> {
  if (!deferred || deferred.size === 0) return
  const roots = await rootsOf(database, about ?? [...deferred.keys()])
  for (const id of roots) await lock(database, id)
  await anonymiseRoots(database, roots, settings.clock(), { written: deferred })
  if (!filling || about === undefined || isToReview) await keepShown(database, roots)
  if (roots.length > 0) await filling?.noteForms()
  if (about === undefined) deferred.clear()
}

/** Makes the forms around these items once more, around one lead after the other, as if something there had been written. */
export async function anonymiseAgain({ database, settings }: StoreContext, about: readonly string[]): Promise<void> {
  for (const root of await rootsOf(database, about)) {
    await withFormsAhead((ahead) =>
      database.transaction(async (tx) => {
        await lock(tx, root)
        await anonymiseRoots(tx, [root], settings.clock(), { ahead })
        await keepShown(tx, [root])
      }),
    )
  }
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
  if (collisions.includes(code)) return new WriteConflict()
  if (code === REPEATED) return new Repeated()
  if (code === 'SK422') return Invalid.of('_parents', 'cycle')
  if (code === 'SK403') return new Forbidden('delete yourself')
  if (code === 'SK411') return Invalid.of('role', 'lastSuper')
  if (code !== '23505') return error
  const constraint = databaseErrorOf(error)?.constraint
  if (constraint === 'users_username') return Invalid.of('username', 'taken')
  if (constraint === 'users_email') return Invalid.of('email', 'taken')
  return new WriteConflict()
}

const TRIES = 12
const LONGEST_WAIT_MS = 40

/** Decides and commits again when somebody else was first, a few times; after some, with a pause that differs from the other's. */
export async function retrying<T>(decide: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await decide()
    } catch (error) {
      if (!(error instanceof WriteConflict) || tried === TRIES) throw error
      if (tried > 2) await wait(Math.random() * LONGEST_WAIT_MS)
    }
  }
}
