import type { AnswerSheet, SupplierAnswer } from '@schakel/domain/calls'
import { isOpenRow, profileAnswerOf } from '@schakel/domain/requirements'
import { isOtherwise } from '../../entities/answers/grade.ts'
import type { RowState } from './answerDrafts.ts'
import { draftOf, isSameDraft, lackOf } from './draft.ts'

/** What is asked in a row: of a match with its weight, of a profile its text alone. */
export interface Asked {
  readonly key: string
  readonly group: number
  readonly nl?: string | undefined
  readonly en?: string | undefined
  readonly level?: string | undefined
  readonly proof?: string | undefined
  readonly knockout?: boolean | undefined
  readonly version?: number | undefined
}

/** One requirement with what is answered to it. */
export interface SheetRow {
  readonly asked: Asked
  readonly answer: SupplierAnswer | undefined
  /** What was said before at a match that was joined to this one (D23.5). */
  readonly earlier: readonly SupplierAnswer[]
  readonly profile: SupplierAnswer | undefined
  /** Its text changed after it was answered: it counts as unanswered until confirmed (F1.5). */
  readonly isToConfirm: boolean
  /** The profile says something newer than the copy that was taken over (F1.9). */
  readonly isProfileNewer: boolean
  /** It is what was taken over from the profile, as it was (F1.9). */
  readonly isTaken: boolean
  /** Staff reopened it after the term, and nothing was submitted to it since (F1.8). */
  readonly isReopened: boolean
  readonly mayEdit: boolean
}

// The same one each time, so that rows that did not change are not drawn again.
const none: readonly SupplierAnswer[] = []

/** The rows of a sheet: each requirement with its answer (F1.7–F1.9). */
export function sheetRows(asked: readonly Asked[], sheet: AnswerSheet): readonly SheetRow[] {
  const answers = new Map(sheet.answers.map((answer) => [answer.key, answer]))
  const earlier = Map.groupBy(sheet.earlier ?? [], ({ key }) => key)
  const reopened = new Set(sheet.reopened)
  const profile = Map.groupBy(sheet.profile, ({ key }) => key)
  return asked.map((one) => {
    const answer = answers.get(one.key)
    // What was answered of one product is held against what the profile says of that one.
    const known = profileAnswerOf(profile.get(one.key) ?? none, answer?.product)
    const isProfileNewer = isAfter(known?._changed, answer?.taken)
    const state = { status: answer?.status, isReopened: reopened.has(one.key) }
    return {
      asked: one,
      answer,
      earlier: earlier.get(one.key) ?? none,
      profile: known,
      isToConfirm: answer !== undefined && (answer.version ?? 0) < (one.version ?? 0),
      isProfileNewer,
      isTaken: answer?.taken !== undefined && !isProfileNewer && isSameDraft(draftOf(answer), draftOf(known)),
      // Open although the term is over, whoever looks.
      isReopened: answer?.status === 'reopened' || (sheet.isLate && isOpenRow(true, state)),
      mayEdit: sheet.mayAnswer && isOpenRow(sheet.isLate, state),
    }
  })
}

function isAfter(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && Date.parse(one) > Date.parse(other)
}

/** Whether a row counts as answered, with what is being worked on. */
export function isAnswered({ answer, isToConfirm }: SheetRow, state: RowState | undefined): boolean {
  if (state?.draft && state.phase !== 'left') return lackOf(state.draft) === undefined && state.phase !== 'invalid'
  return answer !== undefined && !isToConfirm
}

const stuck: readonly (RowState['phase'] | undefined)[] = ['incomplete', 'conflict', 'invalid', 'left']

/** Whether a row is not submitted as it stands: it lacks something, asks which answer stays, or was typed before and not saved. */
export function isStuck(state: RowState | undefined): boolean {
  return stuck.includes(state?.phase)
}

/** What a sheet can be narrowed to. */
export const sheetFilters = ['all', 'empty', 'must', 'confirm', 'newer', 'otherwise'] as const
export type SheetFilter = (typeof sheetFilters)[number]

/** Whether a row belongs to what is filtered. */
export function fits(filter: SheetFilter, row: SheetRow, state: RowState | undefined): boolean {
  if (filter === 'empty') return !isAnswered(row, state)
  if (filter === 'must') return row.asked.level === 'must'
  if (filter === 'confirm') return row.isToConfirm
  if (filter === 'otherwise') return row.answer !== undefined && isOtherwise(row.answer)
  return filter === 'newer' ? row.isProfileNewer : true
}
