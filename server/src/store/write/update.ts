import {
  amountsOf,
  changeStatus,
  definitionOf,
  enteredAfter,
  Forbidden,
  type HistoryEntry,
  Invalid,
  type ItemInput,
  isCentre,
  isEnvelope,
  isSame,
  may,
  mayChooseStatus,
  mayCorrectHistory,
  mayUpdate,
  type ParsedItem,
  parseItem,
  propertyOf,
  type StatusPatch,
  type StatusTable,
  settle,
  textOf,
  touchedEntries,
  writableFields,
  writeHistory,
} from '@schakel/domain'
import { needsFactor } from '../auth/needsFactor.ts'
import type { ViewerContext } from '../context.ts'
import { readItem } from '../read/item.ts'
import { Stale } from '../storeError.ts'
import { asReader } from './asReader.ts'
import { authored } from './authors.ts'
import { commit, retrying, WriteConflict } from './commit.ts'
import { signatureOf } from './create.ts'
import { historyOf, type Loaded, loadOne } from './load.ts'
import type { Patch } from './patch.ts'
import { assertPictures } from './pictures.ts'
import { placeChange } from './place.ts'
import type { Change, Plan, Written } from './plan.ts'
import { oneByOne } from './queue.ts'
import { isOfMatch, readOnlyIssues } from './readOnly.ts'
import { repeatPlan } from './repeat.ts'
import { reviewedIn, reviewOf } from './review.ts'
import { isTalk, itemRow } from './row.ts'
import { sanitiseRichText } from './sanitise.ts'
import { differingStretches } from './stretch.ts'
import { assertTagParent } from './tagParent.ts'
import { statusTold } from './told.ts'

/** After a pause as long as this the whole text before a change is kept, so that no version is far from one that is whole, ms. */
const WHOLE_AFTER_MS = 10 * 60_000

/** Changes an item: only the fields that were sent (D2.3), a status by its rules (D5). */
export async function update(me: ViewerContext, patch: Patch): Promise<Written> {
  return oneByOne(me.store, patch.id, () => retrying(() => decideUpdate(me, patch))).catch(async (error: unknown) => {
    // So many wrote it meanwhile that this write never got its turn: the writer must look again.
    throw error instanceof WriteConflict ? await staleFor(me, patch.id) : error
  })
}

async function decideUpdate(me: ViewerContext, patch: Patch): Promise<Written> {
  const item = await loadOne(me, patch.id)
  if (patch.version !== undefined && patch.version !== item.shownVersion) throw await staleFor(me, patch.id)
  const { fields, hash } = item.type === 'match' ? reviewedIn(patch.fields) : { fields: patch.fields, hash: undefined }
  const reading = await asReader(me, item, { ...patch, fields })
  const planned = await planUpdate(me, item, reading.patch, hash)
  if (!planned) {
    const told = reading.isNews ? await statusTold(me.store.database, me, item.id) : {}
    return { _id: item.id, _version: item.shownVersion, ...told }
  }
  return commit(me, planned, { _id: item.id, _version: item.version + (planned.updates ? 1 : 0) }, item.form)
}

async function staleFor(me: ViewerContext, id: string): Promise<Stale> {
  return new Stale(await readItem(me, id, { depth: 1 }))
}

/** What changing these fields comes to; nothing when all is as it was. */
async function planUpdate(
  me: ViewerContext,
  item: Loaded,
  { fields: input, version, writers, historyBefore }: Patch,
  hash?: string,
): Promise<Plan | undefined> {
  const { viewer } = me
  if (!mayUpdate(viewer, item.facts)) throw new Forbidden(`update ${item.type}`)
  const now = me.store.settings.clock()
  const isSuper = may(viewer, 'writeSuperFields')
  const parsed = parseItem(item.type, withoutReferences(input, item), {
    mode: 'update',
    isSuper,
    now,
    sanitise: sanitiseRichText,
    current: item.seen,
  })
  const issues = await readOnlyIssues(me, item, input)
  if (issues.length > 0) throw new Invalid(issues)
  const patch = historyBefore
    ? statusBefore(me, item, historyBefore)
    : statusPatch(me, item, parsed, version === undefined)
  assertWritable(me, item, parsed, patch)
  await assertPictures(me, parsed.fields, item.id)

  const changed = {
    ...parsed.fields,
    ...(patch ? { ...patch.dates, status: patch.status, history: patch.history } : {}),
    ...enteredFields(me, item, parsed, input),
  }
  // D20.2: held against what this viewer reads. Held against what is kept, a guess that comes to nothing would be a right one.
  const differs = Object.entries(changed).flatMap(([name, value]) => (isSame(value, item.seen[name]) ? [] : [name]))
  const secretDiffers = Object.keys(parsed.secret).filter((name) => !isSame(parsed.secret[name], item.secret?.[name]))
  const place = await placeChange(me, item, parsed.edge, input)
  if (hash !== undefined && !isCentre(viewer)) throw new Forbidden('reviewed')
  const shows = item.type === 'match' && differs.includes('$visible') && parsed.fields.$visible === true
  const review = await reviewOf(me, item.id, { shows, hash, at: item.id })
  if (differs.length === 0 && secretDiffers.length === 0 && parsed.password === undefined)
    return hash === undefined ? place : { ...place, ...review, changes: [], anonymous: [item.id] }
  const isMoved = item.type === 'tag' && (differs.includes('parent') || differs.includes('type'))
  if (isMoved) {
    const placed = { type: item.fields.type, parent: item.fields.parent, ...changed }
    await assertTagParent(me, { id: item.id, ...placed, isKept: placed.parent === item.fields.parent })
  }

  const news = pick(changed, differs)
  const { fields: next, authors } = isTalk(item.type)
    ? authored(viewer, item, news)
    : { fields: news, authors: undefined }
  const fields = { ...item.fields, ...next, _version: item.version + 1, _changed: now.toISOString() }
  const row = {
    ...itemRow(item.type, fields, { ...item.secret, ...parsed.secret }, item.tags, item),
    ...(authors ? { authors } : {}),
  }
  const change = changeOf(item, pick(fields, differs), pick(parsed.secret, secretDiffers))
  const changes = [
    writers ? writtenBy(change, item, writers, now) : change,
    ...disclosures(item, pick(fields, differs)),
  ]
  const repeat = differs.includes('done')
    ? await repeatPlan(me, item, { fields, authors: authors ?? item.authors })
    : undefined
  return {
    ...place,
    ...repeat,
    ...(writers?.[0] === undefined ? {} : { by: writers[0] }),
    updates: [{ ...row, version: item.version }],
    changes: [...changes, ...(place?.changes ?? []), ...(repeat?.changes ?? [])],
    ...(touchesReaders(item, differs) ? { touched: [item.id] } : {}),
    // What carries a tag is found by its name, a supplier by that of a branche alone (D7, D8.3).
    ...(item.type === 'tag' && (differs.includes('name') || differs.includes('type')) ? { retagged: [item.id] } : {}),
    ...(isMoved ? { movedTag: item.id } : {}),
    ...(patch && (differs.includes('status') || differs.includes('history')) ? { isStatus: true } : {}),
    anonymous: [item.id, ...(repeat?.anonymous ?? [])],
    ...review,
    // Whoever comes to a role that needs a second factor (D21.5).
    ...(item.type === 'user' && differs.includes('role') && needsFactor(me.store.settings, propertyOf(fields, 'role'))
      ? { needsFactor: item.id }
      : {}),
    ...(parsed.password === undefined
      ? {}
      : { password: { user: item.id, hash: await me.store.settings.hashPassword(parsed.password) } }),
  }
}

/** Which amounts somebody entered, where the type has any (D22.3). */
function enteredFields(me: ViewerContext, item: Loaded, { fields }: ParsedItem, input: ItemInput) {
  if (amountsOf(item.type).length === 0) return {}
  const writable = writableFields(me.viewer, item.facts)
  const { _entered, _unentered } = input
  const said = Array.isArray(_entered) ? _entered.filter((name) => writable === 'all' || writable.includes(name)) : []
  const unsaid = isCentre(me.viewer) && Array.isArray(_unentered) ? _unentered : []
  // What was sent as it stands is no field that changes: a default that was typed over a default is put back as well.
  const back = pick(
    item.fields,
    unsaid.filter((name) => Object.hasOwn(input, name)),
  )
  const entered = enteredAfter(item.type, item.fields, { fields: { ...back, ...fields }, said, unsaid })
  return isSame(entered, item.fields._entered ?? []) ? {} : { _entered: entered }
}

function withoutReferences(input: ItemInput, item: Loaded): ItemInput {
  return Object.fromEntries(
    Object.entries(input).filter(
      ([name]) => (!isEnvelope(name, item.type) || name === '_feed') && !isOfMatch(name, item.type),
    ),
  )
}

function pick(fields: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}

function statusPatch(me: ViewerContext, item: Loaded, parsed: ParsedItem, isBlind: boolean): StatusPatch | undefined {
  const table: StatusTable | undefined = definitionOf(item.type).statuses
  if (!table || !parsed.status) return undefined
  const now = me.store.settings.clock()
  const held = { status: String(item.fields.status ?? table.start), history: historyOf(item.fields) }
  const seen = { ...held, history: historyOf(item.seen) }
  // Who else a message went to, and that they read it, is nobody's to know: an end-user and a supplier may be among them (D7).
  const isNamed = item.type !== 'message' || item.facts.isOwner
  const user = isNamed ? signatureOf(me.viewer) : undefined
  const actor = { user, mayCorrect: mayCorrectHistory(me.viewer, item.facts) }
  const { status, history } = parsed.status
  const added = history?.filter(
    (entry) =>
      !held.history.some((old) => old.status === entry.status && Date.parse(old.date) === Date.parse(entry.date)),
  )
  const wanted = added?.[0]?.status ?? status
  const isSame_ = (wanted === undefined || wanted === held.status) && (!history || isUnchanged(seen.history, history))
  if (isSame_) return undefined
  // Someone who may take only certain steps (D6) is held to them before the table is asked.
  for (const to of [
    ...(added ?? []).map((entry) => entry.status),
    ...(status && status !== held.status ? [status] : []),
  ]) {
    if (!mayChooseStatus(me.viewer, item.facts, to)) throw new Forbidden(`status ${to}`)
  }
  // Who may take only certain steps leaves the entries of others alone, plans included.
  const isTouched = history !== undefined && touchedEntries(held.history, { history, isBlind }).length > 0
  if (isTouched && !mayChooseStatus(me.viewer, item.facts, held.status)) throw new Forbidden('history')
  if (history) return writeHistory(table, held, { history, status, isBlind }, actor, now)
  return status === undefined ? undefined : changeStatus(table, held, { status }, actor, now)
}

function statusBefore(me: ViewerContext, { type, fields }: Loaded, history: readonly HistoryEntry[]) {
  const table = definitionOf(type).statuses
  return table && settle(table, { status: String(fields.status ?? table.start), history }, me.store.settings.clock())
}

function isUnchanged(
  before: readonly { status: string; date: string }[],
  after: readonly { status: string; date: string }[],
): boolean {
  return (
    before.length === after.length &&
    before.every((old) =>
      after.some((entry) => entry.status === old.status && Date.parse(entry.date) === Date.parse(old.date)),
    )
  )
}

/** Whether a field may be written is its name's to say, before what is kept in it is looked at (D20.2). */
function assertWritable(me: ViewerContext, item: Loaded, parsed: ParsedItem, patch: StatusPatch | undefined): void {
  const writable = writableFields(me.viewer, item.facts)
  if (writable === 'all') return
  const derived = definitionOf(item.type).derive?.({}) ?? {}
  const names = [
    ...Object.entries(parsed.fields)
      .filter(([name, value]) => !Object.hasOwn(derived, name) && !isSame(value, item.seen[name]))
      .map(([name]) => name),
    ...(parsed.password === undefined ? [] : ['_pass']),
    ...(patch ? ['status'] : []),
  ]
  const refused = names.find((name) => !writable.includes(name))
  if (refused !== undefined && !(refused === 'status' && patch)) throw new Forbidden(refused)
  if (refused === 'status') throw new Forbidden('status')
}

function changeOf(item: Loaded, after: Record<string, unknown>, secret: Record<string, unknown>): Change {
  const before = pick(item.fields, Object.keys(after))
  const names = Object.keys(secret)
  const hidden = names.length > 0 ? { secret: { before: pick(item.secret ?? {}, names), after: secret } } : {}
  return { item: item.id, kind: 'update', before, after, ...hidden }
}

/** A text that is saved every second that somebody writes: of it only the stretch that differs is kept, in the name of all who wrote. */
function writtenBy(change: Change, item: Loaded, [, ...also]: readonly string[], now: Date): Change {
  const [before, after] = [textOf(item.fields.case), textOf(change.after?.case)]
  const [was, is] = differingStretches(before, after)
  const isNewGo = now.getTime() - Date.parse(String(item.fields._changed)) >= WHOLE_AFTER_MS
  return {
    ...change,
    ...(also.length > 0 ? { also } : {}),
    before: { ...change.before, case: isNewGo ? before : was },
    after: { ...change.after, case: is },
  }
}

// D7: who disclosed what, and when, can always be found back.
function disclosures(item: Loaded, after: Record<string, unknown>): Change[] {
  const name = item.type === 'dossier' ? 'open' : item.type === 'match' ? '$open' : undefined
  if (name === undefined || !Object.hasOwn(after, name)) return []
  return [{ item: item.id, kind: after[name] === true ? 'disclose' : 'conceal', after: { [name]: after[name] } }]
}

const readerFields: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    dossier: ['open'],
    match: ['$open', '$visible'],
    file: ['shared'],
    template: ['status'],
  }),
)

function touchesReaders(item: Loaded, differs: readonly string[]): boolean {
  return readerFields.get(item.type)?.some((name) => differs.includes(name)) ?? false
}
