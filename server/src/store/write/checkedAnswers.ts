import {
  escapeHtml,
  Forbidden,
  Invalid,
  isCentre,
  Missing,
  mayCheckAnswers,
  mayMarkSeen,
  propertyOf,
  type SeenKind,
} from '@schakel/domain'
import type { SupplierAnswer } from '@schakel/domain/calls'
import { isFoundOtherwise, withFindingsOf } from '@schakel/domain/requirements'
import { newKey } from '../key.ts'
import { type AnsweredMatch, loadAnsweredMatch, readAnswers, readAskedVersions, todayOf } from '../read/answers.ts'
import type { ViewerStore } from '../store.ts'
import { Stale } from '../storeError.ts'
import { commit } from './commit.ts'
import { create } from './create.ts'
import { holding } from './holding.ts'
import { type Loaded, load } from './load.ts'
import { planSheet } from './sheet.ts'

/** What staff found of an answer (F1.10, F1.11); without a value the finding is taken back. */
export interface AnswerCheck {
  readonly match: string
  readonly key: string
  readonly value?: SupplierAnswer['value'] | null | undefined
  readonly grade?: number | null | undefined
  readonly seen?: SeenKind | null | undefined
  /** With `seen` alone: takes it back. */
  readonly back?: boolean | null | undefined
  readonly remark?: string | null | undefined
  /** Of the answer that it was found of. */
  readonly _version?: number | undefined
}

/**
 * Says beside a claim what was found (F1.11), or that it was seen or tested, which who asks may say as well (F1.10). The remark goes under
 * the match too: there its supplier reads it, redacted as any remark before disclosure, and replies once. Other or less than is claimed is
 * not found without one. Throws Forbidden, Invalid, Missing, and Stale when the answer was changed since it was read.
 */
export function checkAnswer(me: ViewerStore, check: AnswerCheck): Promise<SupplierAnswer> {
  return holding(me, check.match, async (mine) => {
    const { asked, row, claim, isStaff, version } = await loadChecked(mine, check.match, check.key)
    if (check._version !== undefined && check._version !== claim._version)
      throw new Stale(JSON.stringify(await answerAt(mine, check)))
    const seenKind = onlySeen(check)
    if (seenKind)
      return markSeen(mine, asked, row, { ...check, seen: seenKind, isStaff, before: claim.seen ?? [], version })
    if (!isStaff) throw new Forbidden('check')
    const remark = check.remark?.trim() || null
    if (check.value && remark === null && isFoundOtherwise(claim, { ...check, value: check.value }, todayOf(mine))) {
      throw Invalid.of('remark', 'required')
    }
    const checked = check.value && {
      value: check.value,
      ...(typeof check.grade === 'number' ? { grade: check.grade } : {}),
      date: me.store.settings.clock().toISOString(),
      by: me.viewer.name,
      version,
    }
    const seen = check.seen ? seenAlso(mine, { before: claim.seen ?? [], version, seen: check.seen }) : row.fields.seen
    const known = { checked: checked || null, checkRemark: remark, ...(seen === undefined ? {} : { seen }) }
    const { plan } = planSheet(mine, asked.match, { change: [{ row, input: {}, known }] })
    if (plan.changes.length > 0) await commit(mine, plan, { _id: row.id, _version: row.version + 1 })
    const { value = null, grade = null } = claim.checked ?? {}
    const isOther = remark !== (claim.checkRemark ?? null) || check.value !== value || (check.grade ?? null) !== grade
    if (remark !== null && isOther) {
      await create(mine, {
        item: { _type: 'comment', text: `<p>${check.key}: ${escapeHtml(remark)}</p>` },
        parent: check.match,
        own: { key: newKey(), known: { finding: check.key } },
      })
    }
    return answerAt(mine, check)
  })
}

/** What is said to be seen, where nothing else of what was found changes. */
function onlySeen({ value, grade, remark, seen }: AnswerCheck): SeenKind | undefined {
  return value === undefined && typeof grade !== 'number' && !remark?.trim() ? (seen ?? undefined) : undefined
}

/** What is said to be seen of this version of the requirement, and what was said of it before. */
interface Seen {
  readonly seen: SeenKind
  readonly before: readonly unknown[]
  readonly version: number
}

interface SeenMark extends Omit<AnswerCheck, 'seen'>, Seen {
  readonly isStaff: boolean
}

/** Gives an answer the grade of what was seen (F1.10), or takes it back. */
async function markSeen(me: ViewerStore, { match }: AnsweredMatch, row: Loaded, check: SeenMark) {
  const { before } = check
  const after = check.back ? before.filter((one) => !isTakenBack(one, check)) : seenOnce(me, check)
  if (after.length !== before.length) {
    const { plan } = planSheet(me, match, { change: [{ row, input: {}, known: { seen: after } }] })
    await commit(me, plan, { _id: row.id, _version: row.version + 1 })
  }
  return answerAt(me, check)
}

/** Staff take back any; who asks what was said without a name, which is theirs. */
function isTakenBack(one: unknown, { seen, isStaff }: SeenMark): boolean {
  return propertyOf(one, 'kind') === seen && (isStaff || propertyOf(one, 'by') === undefined)
}

function seenOnce(me: ViewerStore, mark: Seen): readonly unknown[] {
  const { before, seen: kind } = mark
  // Once by staff and once by who asks: what one of them takes back stays of the other.
  const isSaid = (one: unknown) =>
    propertyOf(one, 'kind') === kind && (propertyOf(one, 'by') !== undefined) === isCentre(me.viewer)
  return before.some(isSaid) ? before : seenAlso(me, mark)
}

function seenAlso(me: ViewerStore, { before, version, seen: kind }: Seen): unknown[] {
  // A supplier reads it: by whom is said of the centre alone, as the people of who asks may be unknown to it (D7).
  const by = isCentre(me.viewer) ? { by: me.viewer.name } : {}
  const seen = [...before, { kind, date: todayOf(me), ...by, version }]
  if (seen.length > SEEN_MAX) throw Invalid.of('seen', 'tooLarge', { max: SEEN_MAX })
  return seen
}

async function answerAt(me: ViewerStore, { match, key }: AnswerCheck): Promise<SupplierAnswer> {
  const after = (await readAnswers(me, match)).find((one) => one.key === key)
  if (!after) throw new Missing(match)
  return after
}

const SEEN_MAX = 10

async function loadChecked(
  me: ViewerStore,
  match: string,
  key: string,
): Promise<{ asked: AnsweredMatch; row: Loaded; claim: SupplierAnswer; isStaff: boolean; version: number }> {
  const asked = await loadAnsweredMatch(me, match)
  const isStaff = mayCheckAnswers(me.viewer, asked.match.facts)
  if (!isStaff && !mayMarkSeen(me.viewer, asked.dossier.facts)) throw new Forbidden('check')
  const said = (await readAnswers(me, match)).find((one) => one.key === key)
  const version = (await readAskedVersions(me, asked.dossier.id)).get(key) ?? 0
  // What was found of another text is no part of what is found now.
  const claim = said && withFindingsOf(said, version)
  const [row] = claim ? await load(me, [claim._id]) : []
  // What is not submitted is its supplier's alone, whoever asks (G1).
  if (!claim || !row || !isSubmitted(row)) throw new Missing(key)
  return { asked, row, claim, isStaff, version }
}

/** Whether its supplier ever submitted it: what is not, is its supplier's alone (G1). */
export function isSubmitted({ fields }: Loaded): boolean {
  return typeof fields.submitted === 'string'
}
