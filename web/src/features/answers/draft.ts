import type { AnswerInput, SupplierAnswer } from '@schakel/domain/calls'
import type { Value } from '../../entities/answers/ValueMark.tsx'

/** One piece of evidence as it is filled in; what is empty is left out when it is sent. */
export type Evidence = NonNullable<SupplierAnswer['evidence']>[number] & {
  /** By which the screen knows it again, whatever is changed, added or removed around it. */
  readonly id?: string | undefined
}

/** A change of a draft; as a function it is one of the draft as it is by then, and nothing when it comes too late. */
export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft> | undefined)

/** An answer while it is worked on. */
export interface Draft {
  readonly value: Value | undefined
  readonly remark: string
  readonly due: string
  readonly product: string
  readonly evidence: readonly Evidence[]
}

const empty: Draft = { value: undefined, remark: '', due: '', product: '', evidence: [] }

/** What the server holds as something to work on. */
export function draftOf(answer: SupplierAnswer | undefined): Draft {
  if (!answer) return empty
  const { value, remark = '', due = '', product = '', evidence = [] } = answer
  return { value, remark, due: due.slice(0, 10), product, evidence }
}

let proofs = 0

/** Each piece of evidence with an id of its own. */
export function identified(evidence: readonly Evidence[]): readonly Evidence[] {
  return evidence.map((one) => {
    if (one.id !== undefined) return one
    proofs += 1
    return { ...one, id: `new-${proofs}` }
  })
}

/** What the server holds as it stands in a row: its evidence goes by the ids that it had as a draft, or by its place in this version. */
export function heldOf(answer: SupplierAnswer | undefined, ids: readonly (string | undefined)[] = []): Draft {
  const held = draftOf(answer)
  const isKnown = ids.length === held.evidence.length
  const idAt = (at: number) => (isKnown && ids[at]) || `${answer?._version}-${at}`
  return { ...held, evidence: held.evidence.map((one, at) => ({ ...one, id: idAt(at) })) }
}

/** A day as it is kept: a year of more figures would be refused, and the rows sent with it too. */
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** What an answer still lacks before it can be saved: a remark with partly, a date with roadmap (F1.7). */
export function lackOf({ value, remark, due }: Draft): 'value' | 'remark' | 'due' | undefined {
  if (value === undefined) return 'value'
  if (value === 'partly' && remark.trim() === '') return 'remark'
  return value === 'roadmap' && !isDay(due) ? 'due' : undefined
}

/** A draft as it is sent: based on this version of the answer, to this version of the requirement. */
export function inputOf(
  key: string,
  draft: Draft,
  version: number | undefined,
  asked?: number | undefined,
): AnswerInput | undefined {
  const { value, remark, due, product, evidence } = draft
  if (value === undefined) return undefined
  return {
    key,
    value,
    remark: remark.trim() || null,
    // A date belongs to what is yet to come; of another answer it would say nothing.
    due: (value === 'roadmap' && due) || null,
    product: product || null,
    evidence: evidence.flatMap(({ kind, id: _id, ...rest }) => {
      const said = Object.entries(rest).filter(([, text]) => text !== '' && text !== undefined)
      // One that was only begun proves nothing yet.
      return said.length > 0 ? [{ kind, ...Object.fromEntries(said) }] : []
    }),
    ...(asked === undefined ? {} : { version: asked }),
    ...(version === undefined ? {} : { _version: version }),
  }
}

/** Whether two drafts say the same. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return JSON.stringify(inputOf('', one, 0)) === JSON.stringify(inputOf('', other, 0))
}
