import { answerableStatuses } from '@schakel/domain'
import { readRetention } from '../privacy/retention.ts'
import type { Store } from '../store.ts'

/** A moment that came longer ago, as while the server stood still, is passed over. */
const DAYS_MAX = 7

/** For so many days a moment to remind somebody counts: what is dropped by then is not told anew. */
export async function reminderDays(store: Store): Promise<number> {
  const { notifications } = await readRetention(store)
  return Math.min(DAYS_MAX, notifications ?? DAYS_MAX)
}

/**
 * Reminds suppliers of requirements that they have not answered whole, at 50% and 90% of the term and the day after, each once whatever the
 * number of nodes (F1.14). Answers how many were told.
 */
export async function remindAnswers(store: Store): Promise<number> {
  const [row] = await store.database.query<{ told: number }>(
    "select remind_answers($1, $2 * interval '1 day', $3::text[]) as told",
    [store.settings.clock(), await reminderDays(store), [...answerableStatuses]],
  )
  return row?.told ?? 0
}
