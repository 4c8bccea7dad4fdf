import {
  type AnswerValue,
  answerValues,
  type DecisionCell,
  type DecisionInput,
  type DecisionRow,
  type Level,
  type ValueScale,
} from './input.ts'

/** The value of each answer where a dossier says nothing else (F2.2). */
export const defaultScale: ValueScale = { yes: 100, partly: 50, roadmapInTime: 50, roadmap: 25, no: 0 }

/** How much a level multiplies the weight of a row (F2.2). */
const levelFactors: Readonly<Record<Level, number>> = { must: 4, should: 2, could: 1 }

/** An unknown row counts as the middle: never as nothing, never left out (G5). Its interval runs from 0 to 100. */
export const UNKNOWN_VALUE = 50

/** Whether a scale has whole values 0–100 in which a better answer is never worth less (F2.2). */
export function isScale(scale: ValueScale): boolean {
  const steps = [100, scale.yes, scale.partly, scale.roadmapInTime, scale.roadmap, scale.no, 0]
  return steps.every((step, at) => Number.isInteger(step) && (at === 0 || step <= (steps[at - 1] ?? 0)))
}

/** The answer that counts: the checked one, else the claimed one; none when unknown (F1.11). */
export function countedAnswer(cell: DecisionCell | undefined): AnswerValue | undefined {
  return cell?.checked?.value ?? cell?.value
}

/** The value 0–100 of an answer (F2.2). `due` and `implementationDate` are ISO dates. */
export function answerValue(answer: AnswerValue, due: string | undefined, input: ScaleInput): number {
  const scale = input.scale ?? defaultScale
  return answer === 'roadmap' && isInTime(due, input.implementationDate) ? scale.roadmapInTime : scale[answer]
}

type ScaleInput = Pick<DecisionInput, 'scale' | 'implementationDate'>

function isInTime(due: string | undefined, before: string | undefined): boolean {
  return due !== undefined && before !== undefined && due.slice(0, 10) <= before.slice(0, 10)
}

/** The value 0–100 of a cell as it counts; none when unknown (F2.2). */
export function cellValue(cell: DecisionCell | undefined, input: ScaleInput): number | undefined {
  const answer = countedAnswer(cell)
  return answer === undefined ? undefined : answerValue(answer, cell?.due, input)
}

/** The answer one step lower, which a doubted claim is taken for (F2.8). */
export function nextLower(answer: AnswerValue): AnswerValue {
  return answerValues[answerValues.indexOf(answer) + 1] ?? 'no'
}

/** The weight of a row before it is normalised in its criterion: 1–20, whole (F2.2). */
export function rowWeight({ weight, level }: Pick<DecisionRow, 'weight' | 'level'>): number {
  return weight * levelFactors[level]
}
