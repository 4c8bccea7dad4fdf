import { changeStatus, definitionOf, Invalid, type ItemInput, isObject } from '@schakel/domain'
import { readMatchOf } from '../read/decision.ts'
import type { ViewerStore } from '../store.ts'
import { Stale } from '../storeError.ts'
import { commit } from './commit.ts'
import { signatureOf } from './create.ts'
import { holdingDossier } from './holdingDossier.ts'
import { historyOf, type Loaded, loadOne } from './load.ts'
import type { Written } from './plan.ts'
import { planSheet, statusFields } from './sheet.ts'

/** A decision that is taken, with what becomes of the matches by it (F2.16). */
export interface TakenDecision {
  readonly match: string
  readonly reason: string
  readonly dissent?: string | null | undefined
  readonly people?: string | null | undefined
  readonly date?: string | null | undefined
  /** The decision that was read as the last. */
  readonly replaces?: string | null | undefined
  readonly replaceReason?: string | null | undefined
  /** The numbers it is taken on, as JSON. */
  readonly result: string
  readonly statuses: readonly {
    readonly match: string
    readonly status: 'won' | 'lost'
    readonly description: string
  }[]
  /** Why the dossier is done with it; nothing where it stays what it is. */
  readonly finish?: string | null | undefined
}

/**
 * Takes the decision of a dossier with all that comes of it, or nothing of it (F2.16): a decision that was taken before is kept as
 * replaced, with the reason; each match, and the dossier, goes to its status by the ordinary rules (D5). Nothing happens, and nothing is answered, when
 * its numbers are not those that there are by now, as `isStill` says. Throws Missing for a match that is not of the
 * dossier, Invalid for one that who asks does not see and for replacing without a reason, Stale when the last decision is another than was
 * read, Forbidden and Invalid as the update of a match.
 */
export function takeDecision(
  me: ViewerStore,
  id: string,
  taken: TakenDecision,
  isStill: (inner: ViewerStore) => Promise<boolean>,
): Promise<Written | undefined> {
  return holdingDossier(me, id, async (inner, dossier) => {
    const { name, isShown } = await readMatchOf(inner, id, taken.match)
    // Who asks reads the decision, with its name.
    if (!isShown) throw Invalid.of('match', 'unshown')
    const last = await lastDecision(inner, id)
    const isReasoned = Boolean(taken.replaceReason?.trim())
    // Who says neither which one is replaced nor why read none.
    const isOther = taken.replaces ? taken.replaces !== last?.id : last !== undefined && !isReasoned
    if (isOther) throw new Stale(await inner.read(id, 1))
    if (last && !isReasoned) throw Invalid.of('replaceReason', 'reasonRequired')
    for (const [index, { match, status }] of taken.statuses.entries()) {
      await readMatchOf(inner, id, match)
      if ((status === 'won') !== (match === taken.match)) throw Invalid.of(`statuses.${index}.status`, 'choice')
    }
    if (!(await isStill(inner))) return undefined
    const written = await writeDecision(inner, dossier, { ...taken, name }, last)
    for (const { match, ...entry } of taken.statuses) await settle(inner, match, entry)
    if (taken.finish) await settle(inner, id, { status: 'done', description: taken.finish })
    return written
  })
}

async function writeDecision(
  me: ViewerStore,
  dossier: Loaded,
  { match, reason, dissent, people, date, replaceReason, result, name }: TakenDecision & { readonly name: string },
  last: Loaded | undefined,
): Promise<Written> {
  const now = me.store.settings.clock().toISOString()
  const input: ItemInput = {
    name,
    match,
    reason,
    dissent: dissent ?? null,
    people: people ?? null,
    date: date ?? now,
    ...(last ? { replaces: last.id, replaceReason: replaceReason ?? null } : {}),
  }
  const user = signatureOf(me.viewer)
  const known = {
    status: 'taken',
    history: [{ status: 'taken', date: now, user }],
    draft: null,
    taken: now,
    result,
  }
  const change = last ? [{ row: last, input: {}, known: replacedBy(me, last, replaceReason ?? '') }] : []
  const { plan, made } = planSheet(me, dossier, { make: [{ type: 'decision', input, known }], change })
  const [row] = made
  if (!row) throw new Error('no decision was made')
  return commit(me, plan, row)
}

function replacedBy(me: ViewerStore, last: Loaded, description: string) {
  const table = definitionOf('decision').statuses
  if (!table) throw new Error('a decision has statuses')
  const held = { status: String(last.fields.status ?? table.start), history: historyOf(last.fields) }
  const actor = { user: signatureOf(me.viewer), mayCorrect: false }
  return statusFields(changeStatus(table, held, { status: 'replaced', description }, actor, me.store.settings.clock()))
}

/** One match, or the dossier, to its status, by the rules of D5 and with the rights of the viewer. */
async function settle(
  me: ViewerStore,
  id: string,
  { status, description }: { readonly status: string; readonly description: string },
): Promise<void> {
  const { fields } = await loadOne(me, id)
  const entry = { status, date: me.store.settings.clock().toISOString(), description }
  const history = historyOf(fields).filter(isObject)
  await me.update({ id, fields: { status, history: [...history, entry] } })
}

/** The decision that stands. */
async function lastDecision(me: ViewerStore, dossier: string): Promise<Loaded | undefined> {
  const [row] = await me.store.database.query<{ id: string }>(
    `select i.id from edges e join items i on i.id = e.child and i.deleted_at is null
      where e.parent = $1 and e.edge = 'DECISIONS' and i.status = 'taken' order by i.created_at desc, i.id desc limit 1`,
    [dossier],
  )
  return row && loadOne(me, row.id)
}
