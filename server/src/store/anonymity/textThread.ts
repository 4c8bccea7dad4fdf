import type { Block } from '@schakel/domain/guard'
import { LastingThread, ThreadFailed } from '../../thread.ts'
import type { Form } from '../write/limitedForm.ts'
import { isOfThread } from './lettersIn.ts'
import { makeForm, review, type TextJob, type TextWork } from './textWork.ts'

/** It stays for a while: of all that looks for what tells, each thread makes its own anew. */
const IDLE_MS = 600_000
const bounds = { time: 20_000, memory: 256, idle: IDLE_MS }
const newThread = () => new LastingThread<TextJob>(new URL('./textWorker.ts', import.meta.url), bounds)
const forms = newThread()
/** By itself: no form waits for a text that is read over, which may take a second. */
const reviews = newThread()

/** The anonymous form of an item; of long texts on a thread, so that nobody else waits for it (D21.1). */
export async function formMade(asked: TextWork['form']['asked']): Promise<Form> {
  if (!isOfThread(asked.row.fields)) return makeForm(asked)
  return forms.ask<Form>({ kind: 'form', ...asked }).catch(orHere(() => makeForm(asked)))
}

/** A text as staff read it over, on a thread: 2,000 letters take 100 ms, and the first ones a second (D21.1). */
export function reviewed(asked: TextWork['review']['asked']): Promise<Block[]> {
  return reviews.ask<Block[]>({ kind: 'review', ...asked }).catch(orHere(() => review(asked)))
}

/** What a thread could not do is done all the same: a form must never stay as it was. */
function orHere<Answer>(work: () => Answer): (error: unknown) => Answer {
  return (error) => {
    if (error instanceof ThreadFailed) return work()
    throw error
  }
}
