import { answerValues, arrayOf, isObject, optionalNumber, textOf } from '@schakel/domain'
import type { SupplierAnswer } from '@schakel/domain/calls'
import type { KeptRow } from '../../entities/inplace/keptRows.ts'
import type { RowState } from './answerDrafts.ts'
import { type Draft, draftOf, type Evidence, identified, isSameDraft } from './draft.ts'

/** Whether nothing of a draft is left to be saved. */
export function isDone(draft: Draft, answer: SupplierAnswer | undefined): boolean {
  if (draft.value !== undefined) return isSameDraft(draft, draftOf(answer))
  return draft.remark.trim() === '' && draft.due === '' && draft.product === '' && draft.evidence.length === 0
}

/** What is kept of rows that are worked on: all that the server does not have. */
export function keptOf(rows: ReadonlyMap<string, RowState>): readonly KeptRow[] {
  return [...rows].flatMap(([id, { phase, draft, version, asked }]) => {
    if (!draft || phase === 'saved' || (draft.value === undefined && isDone(draft, undefined))) return []
    // Its ids hold for one screen.
    const evidence = draft.evidence.map(({ id: _id, ...one }) => one)
    return [{ id, values: { ...draft, evidence }, base: { version, asked } }]
  })
}

/** A row as it was kept, with what it was begun on. */
export function leftIn({ values, base }: KeptRow): Pick<RowState, 'version' | 'asked'> & { readonly draft: Draft } {
  const { remark, due, product } = values
  return {
    draft: {
      value: answerValues.find((one) => one === values.value),
      remark: textOf(remark),
      due: textOf(due),
      product: textOf(product),
      evidence: identified(arrayOf(values.evidence).filter(isEvidence)),
    },
    version: optionalNumber(base.version),
    asked: optionalNumber(base.asked),
  }
}

// Written by this browser alone, as evidence.
function isEvidence(value: unknown): value is Evidence {
  return isObject(value) && typeof value.kind === 'string'
}
