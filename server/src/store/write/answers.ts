import {
  arrayOf,
  type FieldIssue,
  Forbidden,
  Invalid,
  isObject,
  isSame,
  Missing,
  optionalText,
  REQUIREMENT_KEY,
  REQUIREMENTS_MAX,
} from '@schakel/domain'
import type { AnswerInput, AnswerOutcome } from '@schakel/domain/calls'
import { isOpenRow, profileAnswerOf } from '@schakel/domain/requirements'
import {
  type AnsweredMatch,
  isToConfirm,
  loadAnsweredMatch,
  mayAnswer,
  mayAnswerProfile,
  placeOfAnswer,
  readAnswers,
  readAskedVersions,
  todayOf,
} from '../read/answers.ts'
import type { ViewerStore } from '../store.ts'
import { assertOwnEvidence } from './answerEvidence.ts'
import { commit } from './commit.ts'
import { type Loaded, load, loadOne } from './load.ts'
import { onSheet } from './onSheet.ts'
import { type ChangedRow, type NewRow, planSheet, withStatus } from './sheet.ts'

type Fields = Readonly<Record<string, unknown>>

/** A sheet of answers as a write finds it: the item it hangs under, its rows by `placeOfAnswer`, and what is asked. */
interface LoadedSheet {
  readonly parent: Loaded
  readonly supplier: string
  readonly match: AnsweredMatch | undefined
  readonly rows: ReadonlyMap<string, Loaded>
  /** The version in which each requirement last changed, by key; of a profile nothing. */
  readonly asked: ReadonlyMap<string, number>
}

/**
 * Saves rows of answers, each by itself (F1.8): what somebody else changed meanwhile comes back as 409 and what breaks a rule as 422,
 * and all others are kept. Throws Forbidden, Missing, and Invalid for two answers to the same.
 */
export function saveAnswers(me: ViewerStore, parent: string, rows: readonly AnswerInput[]): Promise<AnswerOutcome[]> {
  return onSheet(me, parent, 'ANSWERS', async (asRead) => {
    const sheet = await loadSheet(me, parent)
    assertOnce(parent, rows)
    const before = (row: AnswerInput) => sheet.rows.get(placeOfAnswer(parent, row))?.fields
    await assertOwnEvidence(me, sheet.supplier, rows, before)
    const outcomes = new Map<string, AnswerOutcome>()
    const make: NewRow[] = []
    const change: ChangedRow[] = []
    for (const row of rows) {
      const place = placeOfAnswer(parent, row)
      const refused = refusalOf(sheet, row)
      if (refused) {
        outcomes.set(place, refused)
        continue
      }
      const there = sheet.rows.get(place)
      const input = inputOf(row)
      const known = {
        ...(there ? foundBefore(there) : {}),
        ...knownOf(me, sheet, row.key, row.version),
        ...(there && isOtherSaid(there, input) ? { seen: null } : {}),
      }
      const planned = there
        ? { change: [{ row: there, input: withoutKey(input), known }] }
        : { make: [newRow(input, known)] }
      const issues = issuesOf(() => planSheet(me, sheet.parent, planned))
      if (issues) outcomes.set(place, { key: row.key, status: 422, issues })
      else if (there) change.push({ row: there, input: withoutKey(input), known })
      else make.push(newRow(input, known))
    }
    if (sheet.rows.size + make.length > REQUIREMENTS_MAX * 2) throw Invalid.of('rows', 'tooLarge')
    const { plan } = planSheet(me, sheet.parent, { make, change })
    if (plan.changes.length > 0)
      await commit(me, { ...plan, ...asRead }, { _id: parent, _version: sheet.parent.version })
    return outcomesOf(me, parent, rows, outcomes)
  })
}

/** Submits what was answered to a match (F1.7): drafts and reopened rows, or those of the keys. Throws Forbidden, Missing. */
export function submitAnswers(
  me: ViewerStore,
  match: string,
  keys: readonly string[] | undefined,
): Promise<AnswerOutcome[]> {
  return onSheet(me, match, 'ANSWERS', async (asRead) => {
    const sheet = await loadSheet(me, match)
    const chosen = [...sheet.rows].filter(
      ([key, row]) => row.seen.status !== 'submitted' && (keys?.includes(key) ?? true) && isOpen(sheet, key, row),
    )
    const submitted = me.store.settings.clock().toISOString()
    const change = chosen.map(([, row]) => ({
      row,
      input: {},
      known: { ...withStatus(me, row, 'submitted'), submitted },
    }))
    const { plan } = planSheet(me, sheet.parent, { change })
    if (plan.changes.length > 0)
      await commit(me, { ...plan, ...asRead }, { _id: match, _version: sheet.parent.version })
    return outcomesOf(
      me,
      match,
      chosen.map(([key]) => ({ key })),
      new Map(),
    )
  })
}

/** What became of taking answers over from the profile: keys that were filled, and those that have to be confirmed first. */
export interface TakenOver {
  readonly taken: readonly string[]
  readonly confirm: readonly string[]
}

/** Which rows are taken over, those among them that were confirmed, and of which product. */
export interface TakeOver {
  readonly keys: readonly string[] | undefined
  readonly confirmed: readonly string[]
  readonly product?: string | null | undefined
}

/** Fills empty rows of a match from the profile of its supplier (F1.9): a copy, with its date. Throws Forbidden, Missing. */
export function takeOverAnswers(
  me: ViewerStore,
  match: string,
  { keys, confirmed, product }: TakeOver,
): Promise<TakenOver> {
  return onSheet(me, match, 'ANSWERS', async (asRead) => {
    const sheet = await loadSheet(me, match)
    const profile = Map.groupBy(await readAnswers(me, sheet.supplier), ({ key }) => key)
    const open = [...sheet.asked.keys()].filter((key) => isOpen(sheet, key, sheet.rows.get(key)))
    if (open.length === 0 && sheet.match?.isLate) throw new Forbidden('answers closed')
    const empty = open.filter((key) => !sheet.rows.has(key) && (keys?.includes(key) ?? true))
    const found = empty.flatMap((key) => profileAnswerOf(profile.get(key) ?? [], product) ?? [])
    const today = todayOf(me)
    const confirm = found.filter((row) => isToConfirm(row, today) && !confirmed.includes(row.key)).map(({ key }) => key)
    const taken = found.filter(({ key }) => !confirm.includes(key))
    const at = me.store.settings.clock().toISOString()
    const make = taken.map((row) => newRow(inputOf(row), { ...knownOf(me, sheet, row.key), taken: at }))
    const { plan } = planSheet(me, sheet.parent, { make })
    if (make.length > 0) await commit(me, { ...plan, ...asRead }, { _id: match, _version: sheet.parent.version })
    return { taken: taken.map(({ key }) => key), confirm }
  })
}

async function loadSheet(me: ViewerStore, id: string): Promise<LoadedSheet> {
  if (id.startsWith('supplier/')) {
    const parent = await loadOne(me, id)
    if (parent.form !== 'full') throw new Missing(id)
    if (!mayAnswerProfile(me, id)) throw new Forbidden('profile')
    return { parent, supplier: id, match: undefined, rows: await rowsOf(me, id), asked: new Map() }
  }
  const match = await loadAnsweredMatch(me, id)
  if (!mayAnswer(me, match)) throw new Forbidden('answers')
  const asked = await readAskedVersions(me, match.dossier.id)
  return { parent: match.match, supplier: match.supplier, match, rows: await rowsOf(me, id), asked }
}

async function rowsOf(me: ViewerStore, parent: string): Promise<Map<string, Loaded>> {
  const answers = await readAnswers(me, parent)
  const loaded = await load(
    me,
    answers.map(({ _id }) => _id),
  )
  return new Map(
    loaded.map((row) => [placeOfAnswer(parent, { key: String(row.seen.key), product: row.seen.product }), row]),
  )
}

function assertOnce(parent: string, rows: readonly AnswerInput[]): void {
  const places = rows.map((row) => placeOfAnswer(parent, row))
  const twice = places.findIndex((place, at) => places.indexOf(place) !== at)
  if (twice >= 0) throw Invalid.of(`rows.${twice}.key`, 'taken')
}

/** Whether a row may be written now (F1.8). */
function isOpen({ match }: LoadedSheet, key: string, row: Loaded | undefined): boolean {
  if (!match) return true
  return isOpenRow(match.isLate, { status: optionalText(row?.seen.status), isReopened: match.reopened.has(key) })
}

/** Why a row is not written at all; nothing when it may be. */
function refusalOf(sheet: LoadedSheet, row: AnswerInput): AnswerOutcome | undefined {
  const { key, _version } = row
  const there = sheet.rows.get(placeOfAnswer(sheet.parent.id, row))
  const broken = (code: FieldIssue['code']): AnswerOutcome => ({ key, status: 422, issues: [{ path: 'key', code }] })
  if (sheet.match ? !sheet.asked.has(key) : !REQUIREMENT_KEY.test(key)) return broken('choice')
  if (!isOpen(sheet, key, there)) return broken('termOver')
  const isOther = there ? _version !== undefined && _version !== there.shownVersion : Number(_version ?? 0) > 0
  // A new row that somebody else made meanwhile is theirs first.
  const isMade = there !== undefined && _version === undefined && sheet.match !== undefined
  return isOther || isMade ? { key, status: 409 } : undefined
}

/** What the server keeps with an answer: the version that it answers, and when it was said (F1.5, F1.9). */
function knownOf(me: ViewerStore, { asked }: LoadedSheet, key: string, read?: number | null): Fields {
  const now = asked.get(key)
  // What was answered to an older text, and sent after the set was frozen anew, is to be confirmed.
  const version = now === undefined ? undefined : Math.min(read ?? now, now)
  return { confirmed: me.store.settings.clock().toISOString(), ...(version === undefined ? {} : { version }) }
}

/** What was found of the version that was answered before is kept as of that one: it was not said of the next (F1.5, F1.11). */
function foundBefore({ fields }: Loaded): Fields {
  const { checked, seen, version } = fields
  const of = (found: unknown) => (isObject(found) && version !== undefined ? { version, ...found } : found)
  return { ...(checked ? { checked: of(checked) } : {}), ...(seen ? { seen: arrayOf(seen).map(of) } : {}) }
}

/** Whether something else is claimed than what was there: that it was seen or tested was said of that (F1.10). */
function isOtherSaid({ fields }: Loaded, input: Fields): boolean {
  return ['value', 'remark', 'due', 'product'].some((name) => !isSame(input[name] ?? null, fields[name] ?? null))
}

const written = ['key', 'value', 'remark', 'due', 'product', 'evidence'] as const

function inputOf(row: Pick<AnswerInput, (typeof written)[number]>): Fields {
  return Object.fromEntries(written.map((name) => [name, row[name] ?? null]))
}

function withoutKey({ key: _, ...input }: Fields): Fields {
  return input
}

function newRow(input: Fields, known: Fields): NewRow {
  return { type: 'answer', input, known }
}

function issuesOf(plan: () => unknown): (FieldIssue & Record<string, unknown>)[] | undefined {
  try {
    plan()
    return undefined
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    return error.issues.map((issue) => ({ ...issue, path: issue.path.replace(/^rows\.\d+\./, '') }))
  }
}

/** What is there now of the rows that were sent: versions of those that were kept, and the rows of others (F1.8). */
async function outcomesOf(
  me: ViewerStore,
  parent: string,
  rows: readonly Pick<AnswerInput, 'key' | 'product'>[],
  refused: ReadonlyMap<string, AnswerOutcome>,
): Promise<AnswerOutcome[]> {
  // What waits while a database is filled would have to be written first, for versions that nobody there asks about.
  const kept = me.store.filling?.world ? [] : await readAnswers(me, parent)
  const now = new Map(kept.map((row) => [placeOfAnswer(parent, row), row]))
  return rows.map((row) => {
    const { key } = row
    const current = now.get(placeOfAnswer(parent, row))
    const outcome = refused.get(placeOfAnswer(parent, row))
    if (outcome) return { ...outcome, ...(current ? { current } : {}) }
    return { key, status: 200 as const, ...(current ? { _id: current._id, _version: current._version } : {}) }
  })
}
