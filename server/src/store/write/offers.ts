import { DomainError, type HistoryEntry, Invalid, Missing, matchStatuses, typeOfId } from '@schakel/domain'
import { guardedDossier } from '../guard/guard.ts'
import type { ViewerStore } from '../store.ts'
import { NotOffered, NotTakenBack, type RefusedOffer, Stale } from '../storeError.ts'
import { holding } from './holding.ts'
import { load } from './load.ts'
import { outsideItems } from './outsideItems.ts'
import type { Written } from './plan.ts'
import { withoutReceipt } from './receipt.ts'

/** A supplier that is offered a dossier, and the hash of what staff read that it is going to read (D20.9). */
export interface Offer {
  readonly supplier: string
  readonly reviewed: string
}

/** A match that was offered; `isNew` says that it was made with it. */
export interface Offered extends Pick<Written, '_id' | '_version'> {
  readonly supplier: string
  readonly isNew: boolean
}

const [START] = Object.keys(matchStatuses.entries)

/**
 * Offers a dossier to several suppliers in one transaction: makes the matches that are not there, shows each to its supplier and sets it to
 * offered (D5, D20.9). One that is refused undoes all. Throws NotOffered with what is wrong with each, Forbidden, Missing, Invalid.
 */
export async function offerTo(me: ViewerStore, id: string, offers: readonly Offer[]): Promise<{ offered: Offered[] }> {
  await guardedDossier(me, id)
  // Nobody waits for a transaction that comes to nothing.
  if (!(await isAnyThere(me, offers)))
    throw new NotOffered(offers.map(({ supplier }) => ({ supplier, error: new Missing(supplier) })))
  return holding(me, id, async (inner) => {
    const dossier = await guardedDossier(inner, id)
    // Its suppliers read the name at once, and not what was read over: each of those is asked about by itself (D22.1).
    if (dossier.fields.open === true) throw Invalid.of('dossier', 'openDossier')
    const { done: offered, refused } = await eachAlone(inner, offers, (offer) => offerOne(inner, id, offer))
    if (refused.length > 0) throw new NotOffered(refused)
    return outsideItems(inner, async () => ({ offered }))
  })
}

/**
 * Takes an offer back as it was answered, in one transaction: what was made with it goes, the rest is as it was (D5.2). Throws NotTakenBack
 * where one is no longer as it was offered, and Forbidden, Missing.
 */
export async function takeBack(me: ViewerStore, id: string, offered: readonly Offered[]): Promise<{ taken: string[] }> {
  await guardedDossier(me, id)
  return holding(me, id, async (inner) => {
    const { done: taken, refused } = await eachAlone(inner, offered, (one) => takeOneBack(inner, id, one))
    if (refused.length > 0) throw new NotTakenBack(refused)
    return outsideItems(inner, async () => ({ taken }))
  })
}

/** Does the same for each supplier. What is refused leaves nothing behind: the others are still looked at. */
async function eachAlone<T extends { readonly supplier: string }, Done>(
  me: ViewerStore,
  all: readonly T[],
  work: (one: T) => Promise<Done>,
): Promise<{ readonly done: Done[]; readonly refused: readonly RefusedOffer[] }> {
  const done: Done[] = []
  const refused: RefusedOffer[] = []
  await withoutReceipt(async () => {
    for (const one of all) {
      try {
        done.push(await me.store.database.transaction(() => work(one)))
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        refused.push({ supplier: one.supplier, error })
      }
    }
  })
  return { done, refused }
}

async function takeOneBack(me: ViewerStore, dossier: string, { _id, _version, supplier, isNew }: Offered) {
  const [match] = (await matchOf(me, dossier, supplier)) === _id ? await load(me, [_id]) : []
  if (!match) throw new Missing(_id)
  if (match.fields.status !== 'offered') throw new Stale(await me.read(_id, 1))
  const offer = await offerOf(me, _id)
  const fields = { $visible: false }
  await me.update({ id: _id, version: _version, fields, historyBefore: offer.history })
  // From here on who writes under it waits for this, and is refused where it goes.
  if (await isWrittenUnder(me, _id, offer.seq)) throw new Stale(await me.read(_id, 1))
  if (isNew) await me.remove(_id)
  return supplier
}

/** The write by which a match was offered, and the history before it. Throws Missing for one that was not. */
async function offerOf({ store }: ViewerStore, match: string) {
  const [offer] = await store.database.query<{ seq: string; history: readonly HistoryEntry[] }>(
    `select seq::text, before -> 'history' as history from changes
      where item = $1 and kind = 'update' and after ->> 'status' = 'offered' order by changes.seq desc limit 1`,
    [match],
  )
  if (!offer) throw new Missing(match)
  return offer
}

/** Whether anything was written under a match since it was offered: it would go with it, or from who wrote it. */
async function isWrittenUnder({ store }: ViewerStore, match: string, offer: string): Promise<boolean> {
  const [row] = await store.database.query<{ is: boolean }>(
    `select exists (select from below($1, 50) b join items i on i.id = b.id and i.deleted_at is null
      join changes c on c.item = i.id and c.kind = 'create' and c.seq > $2::bigint) as is`,
    [match, offer],
  )
  return row?.is === true
}

async function isAnyThere(me: ViewerStore, offers: readonly Offer[]): Promise<boolean> {
  for (const { supplier } of offers) {
    try {
      await load(me, [supplier])
      return true
    } catch (error) {
      if (!(error instanceof Missing)) throw error
    }
  }
  return false
}

async function offerOne(me: ViewerStore, dossier: string, { supplier, reviewed }: Offer): Promise<Offered> {
  if (typeOfId(supplier) !== 'supplier') throw new Missing(supplier)
  const before = await matchOf(me, dossier, supplier)
  if (before && !(await isWaiting(me, before))) throw Invalid.of('supplier', 'offeredBefore')
  const match = before ?? (await me.link({ edge: 'MATCH', parent: dossier, child: supplier, props: {} }))._id
  const fields = { status: 'offered', $visible: true, reviewed }
  const { _id, _version } = await me.update({ id: match, fields })
  return { _id, _version, supplier, isNew: before === undefined }
}

async function matchOf({ store }: ViewerStore, dossier: string, supplier: string): Promise<string | undefined> {
  const [row] = await store.database.query<{ id: string }>(
    `select i.id from edges e join items i on i.id = 'match/' || e.key and i.deleted_at is null
      where e.edge = 'MATCH' and e.parent = $1 and e.child = $2`,
    [dossier, supplier],
  )
  return row?.id
}

/** Whether nobody was offered this match yet, nor sees it. */
async function isWaiting(me: ViewerStore, id: string): Promise<boolean> {
  const [match] = await load(me, [id])
  return match !== undefined && match.fields.status === START && match.fields.$visible !== true
}
