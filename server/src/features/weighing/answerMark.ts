import { createHash } from 'node:crypto'
import type { ComparedAnswer } from '../../store/read/comparedAnswers.ts'

/**
 * Mark of what an answer says: its value, remark and day, to which version of the requirement, and what staff found. A ruling keeps the
 * mark of the answer that it was given on, and counts as long as the answer says the same (F2.6).
 */
export function answerMark({
  value,
  remark,
  due,
  version,
  checked,
}: Pick<ComparedAnswer, 'value' | 'remark' | 'due' | 'version' | 'checked'>) {
  const said = JSON.stringify([value, remark ?? '', due ?? '', version ?? 0, checked?.value ?? ''])
  return createHash('sha256').update(said).digest('base64url').slice(0, 22)
}
