import { arrayOf, objectOf, optionalNumber, optionalText, type WeighingSetup } from '@schakel/domain'
import type { DecisionSheet } from '@schakel/domain/calls'
import { type AnswerValue, answerValues, type Grade } from '@schakel/domain/decision'
import { type GradedEvidence, gradeOf, withFindingsOf } from '@schakel/domain/requirements'
import type { ComparedAnswer } from '../../store/read/comparedAnswers.ts'
import { type ConfirmedRows, isConfirmed } from '../../store/read/references.ts'
import { answerMark } from './answerMark.ts'

type Fields = Readonly<Record<string, unknown>>
type Cells = DecisionSheet['suppliers'][number]['cells']
type Cell = Cells[string]
type Ruling = NonNullable<WeighingSetup['partlyDecided']>[number]

/**
 * The answers of a match by key of the requirement. An answer to an older version of a row that changed since is left out: it is unknown
 * until it is confirmed (F1.5). `versions` is by key; `today` is `YYYY-MM-DD`;
 * `confirmed` are keys that a referee confirmed (F1.12).
 */
export function cellsOf(
  answers: readonly ComparedAnswer[],
  versions: ReadonlyMap<string, number>,
  rulings: readonly Ruling[],
  today: string,
  confirmed?: ConfirmedRows,
): Cells {
  const cells = answers.flatMap((answer): [string, Cell][] => {
    const key = optionalText(answer.key) ?? ''
    const version = versions.get(key)
    if (version === undefined || (optionalNumber(answer.version) ?? 0) < version) return []
    const ruling = rulings.find((one) => one.key === key)
    const cell = cellOf(withFindingsOf(answer, version), today, isConfirmed(confirmed, key, version))
    return [[key, { ...cell, ...ruledBy(ruling, answer) }]]
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

/** A ruling counts while the answer is as it was then (F2.6). Old ones have no mark of their answer: they go on counting. */
function ruledBy(ruling: Ruling | undefined, answer: ComparedAnswer): Pick<Cell, 'ruling' | 'isRuledAnew'> {
  if (!ruling) return {}
  const isSame = ruling.answer === undefined || ruling.answer === null || ruling.answer === answerMark(answer)
  return isSame ? { ruling: rulingOf(ruling) } : { isRuledAnew: true }
}

function rulingOf({ passes, reason, by }: Ruling) {
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
