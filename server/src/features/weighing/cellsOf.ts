import { arrayOf, objectOf, optionalNumber, optionalText, type WeighingSetup } from '@schakel/domain'
import type { DecisionSheet } from '@schakel/domain/calls'
import { type AnswerValue, answerValues, type Grade } from '@schakel/domain/decision'
import { type GradedEvidence, gradeOf } from '@schakel/domain/requirements'

type Fields = Readonly<Record<string, unknown>>
type Cells = DecisionSheet['suppliers'][number]['cells']
type Cell = Cells[string]

/**
 * The answers of a match by key of the requirement. An answer to an older version of a row that changed since is left out: it is unknown
 * until it is confirmed (F1.5). `versions` is by key; `today` is `YYYY-MM-DD`;
 * `confirmed` are keys that a referee confirmed (F1.12).
 */
export function cellsOf(
  answers: readonly Fields[],
  versions: ReadonlyMap<string, number>,
  rulings: NonNullable<WeighingSetup['partlyDecided']>,
  today: string,
  confirmed: ReadonlySet<string> = new Set(),
): Cells {
  const cells = answers.flatMap((answer): [string, Cell][] => {
    const key = optionalText(answer.key) ?? ''
    const version = versions.get(key)
    if (version === undefined || (optionalNumber(answer.version) ?? 0) < version) return []
    const ruling = rulings.find((one) => one.key === key)
    return [[key, { ...cellOf(answer, today, confirmed.has(key)), ...(ruling ? { ruling: rulingOf(ruling) } : {}) }]]
  })
  return Object.fromEntries(cells)
}

function cellOf(answer: Fields, today: string, isConfirmed: boolean): Cell {
  const called = isConfirmed ? [{ kind: 'reference' }] : []
  const grade = gradeOf([...evidenceOf(answer.evidence), ...evidenceOf(answer.seen), ...called], today)
  const found = objectOf(answer.checked)
  const value = answerIn(found.value)
  return {
    value: answerIn(answer.value),
    due: optionalText(answer.due),
    grade,
    checked: value === undefined ? undefined : { value, grade: gradeIn(found.grade) ?? grade },
  }
}

function rulingOf({ passes, reason, by }: NonNullable<WeighingSetup['partlyDecided']>[number]) {
  return { passes: passes === true, reason: reason ?? '', by: by?.name }
}

function evidenceOf(list: unknown): GradedEvidence[] {
  return arrayOf(list).map((one) => {
    const { kind, valid } = objectOf(one)
    return { kind: optionalText(kind) ?? '', valid: optionalText(valid) }
  })
}

function answerIn(value: unknown): AnswerValue | undefined {
  return answerValues.find((one) => one === value)
}

function gradeIn(value: unknown): Grade | undefined {
  return ([0, 1, 2, 3, 4] as const).find((one) => one === value)
}
