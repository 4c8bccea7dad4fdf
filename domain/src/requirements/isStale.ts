import { addDays } from '../planning/index.ts'
import { type GradedEvidence, isExpired } from './grade.ts'

/** So long a profile answer holds without being said again, days: twelve months (F1.9). */
const PROFILE_DAYS = 365

/** Whether a profile answer has to be confirmed before it is taken over (F1.9): too old, or some of its evidence counts no more. */
export function isStaleProfile(
  { confirmedOn, evidence }: { readonly confirmedOn: string; readonly evidence: readonly GradedEvidence[] },
  today: string,
): boolean {
  return addDays(confirmedOn, PROFILE_DAYS) < today || evidence.some((one) => isExpired(one, today))
}
