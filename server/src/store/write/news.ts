import { answerableStatuses, arrayOf, isSame, keysOf, may, mentionedIn } from '@schakel/domain'
import { viewerOfUser } from '../auth/viewers.ts'
import type { ViewerContext } from '../context.ts'
import { byKey } from '../read/sheetRows.ts'
import type { Change, Plan } from './plan.ts'

/**
 * What a write tells others: an item's new status, people named in a remark, which rows of a set changed (F1.5) or were reopened (F1.8),
 * or who is invited to weigh (F2.14). Carried out by `tell` in the same transaction.
 */
export type News =
  | { readonly kind: 'status'; readonly item: string; readonly detail: string }
  | { readonly kind: 'answers'; readonly item: string; readonly detail: string; readonly statuses: readonly string[] }
  | { readonly kind: 'weigh'; readonly item: string; readonly detail: string; readonly people: readonly string[] }
  | { readonly kind: 'mention'; readonly item: string; readonly readers: readonly Told[] }

/** Somebody named, with the keys by which is asked whether they may read it. */
interface Told {
  readonly id: string
  readonly keys: readonly string[]
  readonly whole: boolean
}

/** What a plan is news of (D13); nearly always nothing, which costs nothing. */
export async function newsOf(me: ViewerContext, plan: Plan): Promise<readonly News[]> {
  const statuses = new Map(plan.changes.flatMap((change) => statusIn(change, plan)))
  const news: News[] = [...statuses].map(([item, detail]) => ({ kind: 'status', item, detail }))
  if (plan.changedRows) news.push(rowsNews(plan.changedRows))
  if (plan.reopened) news.push(reopenedNews(plan.reopened, me.store.settings.clock()))
  if (plan.invited) {
    const { dossier: item, round, people } = plan.invited
    news.push({ kind: 'weigh', item, detail: `invited ${round}`, people })
  }
  for (const change of plan.changes) {
    const named = newlyNamed(change).filter((id) => id !== me.viewer._id)
    if (named.length === 0) continue
    const readers = await Promise.all(named.map((id) => toldOf(me, id)))
    news.push({ kind: 'mention', item: change.item, readers: readers.filter((one) => one !== undefined) })
  }
  return news
}

/** Rows that are named; of the others is said how many there are. */
const ROWS_NAMED = 10

function rowsNews({ dossier, version, keys }: NonNullable<Plan['changedRows']>): News {
  return { kind: 'answers', item: dossier, detail: `changed ${version} ${named(keys)}`, statuses: answerableStatuses }
}

/** The moment makes it another piece of news when the same row is reopened once more. */
function reopenedNews({ match, keys }: NonNullable<Plan['reopened']>, at: Date): News {
  const detail = `reopened ${at.toISOString()} ${named(keys)}`
  return { kind: 'answers', item: match, detail, statuses: answerableStatuses }
}

/** How many, and the keys of some. Keys stand in it, no words: they say the same to whoever reads them (D20). */
function named(keys: readonly string[]): string {
  return `${keys.length} ${keys.toSorted(byKey).slice(0, ROWS_NAMED).join(',')}`
}

function statusIn({ item, kind, before, after }: Change, plan: Plan): [string, string][] {
  // That a message was read is told to nobody.
  if (kind !== 'update' || after === undefined || item.startsWith('message/')) return []
  // What was set by mistake is taken back, and nobody set what it was before (D5.2).
  if (isTakenBack(before?.history, after.history)) return []
  // A match that becomes visible is news to those who could not see it, whatever its status.
  const isShown = item.startsWith('match/') && after.$visible === true
  const status = after.status ?? (isShown ? plan.updates?.find((row) => row.id === item)?.fields.status : undefined)
  return typeof status === 'string' ? [[item, status]] : []
}

function isTakenBack(before: unknown, after: unknown): boolean {
  const [had, has] = [arrayOf(before), arrayOf(after)]
  return Array.isArray(after) && has.length < had.length && has.every((entry) => had.some((one) => isSame(one, entry)))
}

/** Whom a remark names that it did not name before. */
function newlyNamed({ item, kind, before, after }: Change): readonly string[] {
  if (!item.startsWith('comment/') || (kind !== 'create' && kind !== 'update')) return []
  const known = peopleIn(before?.text)
  return peopleIn(after?.text).filter((id) => id.startsWith('user/') && !known.includes(id))
}

function peopleIn(text: unknown): readonly string[] {
  return typeof text === 'string' && text.includes('data-id') ? mentionedIn(text) : []
}

async function toldOf({ store }: ViewerContext, id: string): Promise<Told | undefined> {
  const viewer = await viewerOfUser(store, id)
  return viewer && { id, keys: keysOf(viewer).all, whole: may(viewer, 'readEverything') }
}
