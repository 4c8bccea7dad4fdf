import type { SupplierAnswer } from '@schakel/domain/calls'

type Evidence = NonNullable<SupplierAnswer['evidence']>[number]

const grades: Readonly<Record<Evidence['kind'], number>> = { claim: 0, document: 1, url: 1, reference: 2 }

/** Whether evidence is past its date; `today` is a day (F1.10). */
export function isPast({ valid }: Pick<Evidence, 'valid'>, today: string): boolean {
  return valid !== undefined && valid.slice(0, 10) < today
}

/** Grade of an answer, 0 claimed to 4 tested: the best of what counts on a day, or what staff made of it (F1.10, F1.11). */
export function gradeOf({ evidence = [], seen = [], checked }: SupplierAnswer, today: string): number {
  if (checked?.grade !== undefined) return checked.grade
  const own = evidence.filter((one) => !isPast(one, today)).map(({ kind }) => grades[kind])
  return Math.max(0, ...own, ...seen.map(({ kind }) => (kind === 'test' ? 4 : 3)))
}

/** Today as a day of the viewer, `YYYY-MM-DD`. */
export function todayIs(now = new Date()): string {
  return now.toLocaleDateString('sv-SE')
}
