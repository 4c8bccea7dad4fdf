import { objectOf } from '@schakel/domain'
import type { Block } from '@schakel/domain/guard'
import { LastingThread, ThreadFailed } from '../../thread.ts'
import type { Form } from '../write/limitedForm.ts'
import { makeForm, review, type TextJob, type TextWork } from './textWork.ts'

/** Texts longer than this are redacted and read over elsewhere: 20,000 letters take 40 ms to redact, and some 200 to read over. */
const FORM_FROM = 8000
const REVIEW_FROM = 2000

const thread = new LastingThread<TextJob>(new URL('./textWorker.ts', import.meta.url), { time: 20_000, memory: 256 })

/** The anonymous form of an item; of long texts on a thread, so that nobody else waits for it (D21.1). */
export async function formMade(asked: TextWork['form']['asked']): Promise<Form> {
  if (lettersIn(asked.row.fields, FORM_FROM) < FORM_FROM) return makeForm(asked)
  return thread.ask<Form>({ kind: 'form', ...asked }).catch(orHere(() => makeForm(asked)))
}

/** A text as staff read it over; a long one on a thread (D21.1). */
export async function reviewed(asked: TextWork['review']['asked']): Promise<Block[]> {
  if (asked.text.length < REVIEW_FROM) return review(asked)
  return thread.ask<Block[]>({ kind: 'review', ...asked }).catch(orHere(() => review(asked)))
}

/** What a thread could not do is done all the same: a form must never stay as it was. */
function orHere<Answer>(work: () => Answer): (error: unknown) => Answer {
  return (error) => {
    if (error instanceof ThreadFailed) return work()
    throw error
  }
}

/** How many letters stand in a value; no more of it is looked at than it takes to reach `most`. */
function lettersIn(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length
  let sum = 0
  for (const one of Array.isArray(value) ? value : Object.values(objectOf(value))) {
    sum += lettersIn(one, most - sum)
    if (sum >= most) break
  }
  return sum
}
