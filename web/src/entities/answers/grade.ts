import type { SupplierAnswer } from '@schakel/domain/calls'
import { gradeOf, isFoundOtherwise } from '@schakel/domain/requirements/grade'
import { wallOf } from '../../ui/wallTime.ts'

/** Grade of an answer, 0 claimed to 4 tested: what staff made of it, or the best of what counts on a day (F1.10, F1.11). */
export function gradeOfAnswer({ evidence = [], seen = [], checked }: SupplierAnswer, today: string): number {
  return checked?.grade ?? gradeOf([...evidence, ...seen], today)
}

/** Whether staff found an answer other or less than it claims, on the day that they said so (F1.11). */
export function isOtherwise(answer: SupplierAnswer): boolean {
  const { checked } = answer
  if (!checked) return false
  const { date } = checked
  return isFoundOtherwise(answer, checked, todayIs(date === undefined ? undefined : new Date(date)))
}

/** Today in the zone that the viewer chose (D1.4), `YYYY-MM-DD`. */
export function todayIs(now = new Date()): string {
  return wallOf(now).slice(0, 10)
}
