export { FRAGMENT, isCursor } from './cursor.ts'
export * from './hashFields.ts'
export * from './nodes.ts'
export { parseNote } from './parseNote.ts'
export { printNote } from './printNote.ts'
export {
  groupsIn,
  type NoteLanguage,
  type Question,
  type QuestionGroup,
  questionsIn,
  valueText,
} from './questions.ts'
export { TEMPLATE_BELOW, templateOf, textLength } from './templates.ts'
