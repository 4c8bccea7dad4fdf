import { arrayOf, Forbidden, Invalid, Missing, mayCheckAnswers } from '@schakel/domain'
import type { SupplierAnswer } from '@schakel/domain/calls'
import { type AnsweredMatch, loadAnsweredMatch, readAnswers, todayOf } from '../read/answers.ts'
import { readSheetRows } from '../read/sheetRows.ts'
import type { ViewerStore } from '../store.ts'
import { commit } from './commit.ts'
import { create } from './create.ts'
import { type Loaded, load } from './load.ts'
import { planSheet, withStatus } from './sheet.ts'

/** What staff found of an answer (F1.10, F1.11); without a value the finding is taken back. */
export interface AnswerCheck {
  readonly match: string
  readonly key: string
  readonly value?: SupplierAnswer['value'] | null | undefined
  readonly grade?: number | null | undefined
  readonly seen?: 'demo' | 'test' | null | undefined
  readonly remark?: string | null | undefined
}

/**
 * Says beside a claim what was found (F1.11). The remark goes under the match as well: there its supplier reads it, redacted as any
 * remark before disclosure, and replies. Throws Forbidden, Invalid, Missing.
 */
export function checkAnswer(me: ViewerStore, check: AnswerCheck): Promise<SupplierAnswer> {
  return me.store.together(async (inner) => {
    const mine = inner.as(me.viewer)
    const { asked, row } = await loadChecked(mine, check.match, check.key)
    const remark = check.remark?.trim() || null
    const checked = check.value && {
      value: check.value,
      ...(typeof check.grade === 'number' ? { grade: check.grade } : {}),
      date: me.store.settings.clock().toISOString(),
      by: me.viewer.name,
    }
    const seen = check.seen
      ? [...arrayOf(row.fields.seen), { kind: check.seen, date: todayOf(me), by: me.viewer.name }]
      : row.fields.seen
    if (seen !== undefined && arrayOf(seen).length > SEEN_MAX) throw Invalid.of('seen', 'tooLarge', { max: SEEN_MAX })
    const known = { checked: checked || null, checkRemark: remark, ...(seen === undefined ? {} : { seen }) }
    const { plan } = planSheet(mine, asked.match, { change: [{ row, input: {}, known }] })
    if (plan.changes.length > 0) await commit(mine, plan, { _id: row.id, _version: row.version + 1 })
    if (remark !== null && remark !== row.fields.checkRemark) {
      await create(mine, {
        item: { _type: 'comment', text: `<p>${check.key}: ${escaped(remark)}</p>` },
        parent: check.match,
      })
    }
    const after = (await readAnswers(mine, check.match)).find(({ key }) => key === check.key)
    if (!after) throw new Missing(check.match)
    return after
  })
}

const SEEN_MAX = 10

/** Lets a supplier answer rows again, also past the term (F1.8); the log keeps who did. Throws Forbidden, Missing. */
export async function reopenAnswers(
  me: ViewerStore,
  match: string,
  keys: readonly string[],
): Promise<readonly SupplierAnswer[]> {
  const asked = await loadAnsweredMatch(me, match)
  if (!mayCheckAnswers(me.viewer, asked.match.facts)) throw new Forbidden('reopen')
  const rows = (await loadRows(me, asked)).filter((row) => keys.includes(String(row.fields.key)) && isSubmitted(row))
  const change = rows.map((row) => ({ row, input: {}, known: withStatus(me, row, 'reopened') }))
  const { plan } = planSheet(me, asked.match, { change })
  if (plan.changes.length > 0) await commit(me, plan, { _id: match, _version: asked.match.version })
  return (await readAnswers(me, match)).filter(({ key }) => keys.includes(key))
}

async function loadChecked(
  me: ViewerStore,
  match: string,
  key: string,
): Promise<{ asked: AnsweredMatch; row: Loaded }> {
  const asked = await loadAnsweredMatch(me, match)
  if (!mayCheckAnswers(me.viewer, asked.match.facts)) throw new Forbidden('check')
  const row = (await loadRows(me, asked)).find(({ fields }) => fields.key === key)
  // What is not submitted is its supplier's alone, whoever asks (G1).
  if (!row || !isSubmitted(row)) throw new Missing(key)
  return { asked, row }
}

async function loadRows(me: ViewerStore, { match }: AnsweredMatch): Promise<Loaded[]> {
  const rows = await readSheetRows(me, [match.id], 'ANSWERS')
  return load(
    me,
    rows.map(({ fields }) => String(fields._id)),
  )
}

function isSubmitted({ fields }: Loaded): boolean {
  return typeof fields.submitted === 'string'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
