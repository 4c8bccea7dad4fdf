import { Forbidden, mayCheckAnswers } from '@schakel/domain'
import type { SupplierAnswer } from '@schakel/domain/calls'
import { type AnsweredMatch, loadAnsweredMatch, readAnswers } from '../read/answers.ts'
import { readSheetRows } from '../read/sheetRows.ts'
import type { ViewerStore } from '../store.ts'
import { isSubmitted } from './checkedAnswers.ts'
import { commit } from './commit.ts'
import { type Loaded, load } from './load.ts'
import { onSheet } from './onSheet.ts'
import type { Plan } from './plan.ts'
import { itemRow } from './row.ts'
import { planSheet, withStatus } from './sheet.ts'

/** A row that was reopened; without an id nothing was submitted to it. */
export type ReopenedRow = Pick<SupplierAnswer, 'key'> & Partial<Pick<SupplierAnswer, '_id' | '_version'>>

/**
 * Lets a supplier answer rows again, also past the term (F1.8). Of a row to which nothing was submitted the match keeps it, whether its
 * supplier has a draft of it or not. The log keeps who did, and the supplier is told. Throws Forbidden, Missing.
 */
export function reopenAnswers(
  me: ViewerStore,
  match: string,
  keys: readonly string[],
): Promise<readonly ReopenedRow[]> {
  return onSheet(me, match, 'ANSWERS', async (asRead) => {
    const asked = await loadAnsweredMatch(me, match)
    if (!mayCheckAnswers(me.viewer, asked.match.facts)) throw new Forbidden('reopen')
    const answered = (await loadRows(me, asked)).filter(isSubmitted)
    const again = answered.filter((row) => keys.includes(keyOf(row)) && row.fields.status === 'submitted')
    const empty = asked.isLate ? await emptyKeys(me, asked, answered) : []
    const opened = empty.filter((key) => keys.includes(key) && !asked.reopened.has(key))
    const change = again.map((row) => ({ row, input: {}, known: withStatus(me, row, 'reopened') }))
    const { plan } = planSheet(me, asked.match, { change })
    const version = asked.match.version + (opened.length > 0 ? 1 : 0)
    if (again.length + opened.length > 0) {
      const reopened = { match, keys: [...again.map(keyOf), ...opened] }
      const whole = opened.length > 0 ? withOpened(me, asked, plan, opened) : plan
      await commit(me, { ...whole, ...asRead, reopened }, { _id: match, _version: version })
    }
    const after = await readAnswers(me, match)
    const kept = after.filter(({ key, status }) => keys.includes(key) && status !== 'draft')
    return [...kept, ...empty.filter((key) => keys.includes(key)).map((key) => ({ key }))]
  })
}

/** What is asked and has no submitted answer. */
async function emptyKeys(me: ViewerStore, { dossier }: AnsweredMatch, answered: readonly Loaded[]): Promise<string[]> {
  const done = new Set(answered.map(keyOf))
  const rows = await readSheetRows(me, [dossier.id], 'REQUIREMENTS')
  const asked = rows.filter(({ fields }) => fields.proposed !== true).map(({ fields }) => String(fields.key))
  return asked.filter((key) => !done.has(key))
}

/** The plan with a match that keeps these keys open as well. */
function withOpened(me: ViewerStore, { match, reopened }: AnsweredMatch, plan: Plan, keys: readonly string[]): Plan {
  const $reopened = [...reopened, ...keys].map((key) => ({ key }))
  const at = me.store.settings.clock().toISOString()
  const fields = { ...match.fields, $reopened, _version: match.version + 1, _changed: at }
  const row = { ...itemRow('match', fields, match.secret ?? {}, match.tags, match), version: match.version }
  const before = { $reopened: match.fields.$reopened ?? null }
  return {
    ...plan,
    updates: [...(plan.updates ?? []), row],
    changes: [...plan.changes, { item: match.id, kind: 'update', before, after: { $reopened } }],
    anonymous: [match.id],
  }
}

async function loadRows(me: ViewerStore, { match }: AnsweredMatch): Promise<Loaded[]> {
  const answers = await readAnswers(me, match.id)
  return load(
    me,
    answers.map(({ _id }) => _id),
  )
}

function keyOf({ fields }: Loaded): string {
  return String(fields.key)
}
