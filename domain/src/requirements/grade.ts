/** How well an answer is proven (F1.10): 0 claimed, 1 document or web page, 2 reference, 3 seen in a demo, 4 tested. */
export type EvidenceGrade = 0 | 1 | 2 | 3 | 4

/** A piece of evidence as far as its grade goes; dates as `YYYY-MM-DD`. */
export interface GradedEvidence {
  readonly kind: string
  readonly valid?: string | undefined
}

const grades: ReadonlyMap<string, EvidenceGrade> = new Map([
  ['claim', 0],
  ['document', 1],
  ['url', 1],
  ['reference', 2],
  ['demo', 3],
  ['test', 4],
])

/** Whether a piece of evidence counts no more on a day (F1.10). */
export function isExpired({ valid }: GradedEvidence, today: string): boolean {
  return valid !== undefined && valid < today
}

/** The grade of an answer: that of its best evidence that still counts (F1.10). */
export function gradeOf(evidence: readonly GradedEvidence[], today: string): EvidenceGrade {
  const counted = evidence.filter((one) => !isExpired(one, today))
  return counted.reduce<EvidenceGrade>((best, { kind }) => {
    const grade = grades.get(kind) ?? 0
    return grade > best ? grade : best
  }, 0)
}

/** An answer as claimed, and as it was found to be. */
interface Claim {
  readonly value: string
  readonly evidence?: readonly GradedEvidence[] | undefined
}

interface Finding {
  readonly value: string
  readonly grade?: number | null | undefined
}

/**
 * Whether what was found is other or less than what is claimed, on the day of the finding: it has a reason, and its supplier is led to it
 * and may reply (F1.11).
 */
export function isFoundOtherwise({ value, evidence = [] }: Claim, finding: Finding, day: string): boolean {
  return finding.value !== value || (finding.grade ?? 4) < gradeOf(evidence, day)
}
