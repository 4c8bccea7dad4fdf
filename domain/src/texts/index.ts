export type { DomainTexts, Noun } from './domainTexts.ts'
export { fill, type Words, wordsOf } from './words.ts'
