import { type Block, reviewText } from '@schakel/domain/guard'
import type { Around } from '../write/around.ts'
import type { LeadPeople } from '../write/leadPeople.ts'
import { type Facts, type Form, limitedForm } from '../write/limitedForm.ts'

type Reviewing = Parameters<typeof reviewText>[1]

/** What is asked of the texts around a lead, and what comes of it. */
export interface TextWork {
  /** What a supplier reads of an item before disclosure (D7). */
  readonly form: {
    readonly asked: { readonly row: Around; readonly people: LeadPeople; readonly facts: Facts }
    readonly answer: Form
  }
  /** A text as staff read it over (D20.9). */
  readonly review: { readonly asked: { readonly text: string } & Reviewing; readonly answer: Block[] }
}

/** One piece of work; `TextWork` says which. */
export type TextJob = {
  readonly [Kind in keyof TextWork]: { readonly kind: Kind } & TextWork[Kind]['asked']
}[keyof TextWork]

export function makeForm({ row, people, facts }: TextWork['form']['asked']): Form {
  return limitedForm(row, people, facts)
}

export function review({ text, ...reviewing }: TextWork['review']['asked']): Block[] {
  return reviewText(text, reviewing)
}
