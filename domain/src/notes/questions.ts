import { groupsEn, questionsEn } from './questionsEn.ts'
import { groupsNl, questionsNl } from './questionsNl.ts'

export type NoteLanguage = 'nl' | 'en'

/** The last question of each group: they follow each other without a gap. */
const lastOf: Readonly<Record<number, number>> = {
  105: 6,
  106: 12,
  107: 18,
  108: 23,
  109: 29,
  110: 34,
  111: 40,
  112: 45,
  113: 51,
  114: 56,
  115: 61,
  116: 66,
  117: 72,
  118: 78,
  119: 83,
  120: 89,
  121: 94,
  122: 98,
  123: 102,
}

const groups = { nl: groupsNl, en: groupsEn } as const
const questions = { nl: questionsNl, en: questionsEn } as const

/** A list value: a group of business questions (S3.20). */
export interface QuestionGroup {
  readonly id: number
  readonly text: string
}

/** A report value: a business question of a group (S3.20). */
export interface Question extends QuestionGroup {
  readonly group: number
}

/** The 19 list values (S3.20, D10). */
export function groupsIn(language: NoteLanguage): readonly QuestionGroup[] {
  return Object.entries(groups[language]).map(([id, text]) => ({ id: Number(id), text }))
}

/** The 102 report values (S3.20, D10). */
export function questionsIn(language: NoteLanguage): readonly Question[] {
  return Object.entries(questions[language]).map(([key, text]) => {
    const id = Number(key)
    const group = Object.entries(lastOf).find(([, last]) => id <= last)?.[0]
    return { id, text, group: Number(group) }
  })
}

/** What a list or report value says in a language; nothing for an id that there is not. */
export function valueText(id: number, language: NoteLanguage): string | undefined {
  return groups[language][id] ?? questions[language][id]
}
