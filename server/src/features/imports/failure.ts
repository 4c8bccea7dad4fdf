import type { ImportType } from '@schakel/domain'
import { DomainError, Invalid } from '@schakel/domain'
import { ImportError } from './importError.ts'
import type { Failure } from './importJob.ts'
import { ImportWords, type Language } from './reportText.ts'

/** What went wrong with an import, in words; undefined for what is a fault of ours. */
export function failureOf(error: unknown, type: ImportType): Failure | undefined {
  const nl = reasonOf(error, new ImportWords('nl', type))
  const en = reasonOf(error, new ImportWords('en', type))
  return nl === undefined || en === undefined ? undefined : { nl, en }
}

/** An import that ended without a word: its server stopped, or something of ours is wrong. */
export function failureNamed(name: 'interrupted' | 'internal'): Failure {
  const text = (language: Language) => new ImportWords(language, 'lead').texts.failures[name]
  return { nl: text('nl'), en: text('en') }
}

function reasonOf(error: unknown, words: ImportWords): string | undefined {
  const { texts } = words
  if (error instanceof ImportError && error.problem.code === 'noNameColumn') return texts.failures.noNameColumn
  const said = words.error(error)
  if (said !== undefined) return said
  if (error instanceof Invalid) return error.issues.map((issue) => words.issue(issue)).join('; ')
  if (!(error instanceof DomainError)) return undefined
  return error.code === 'forbidden' || error.code === 'missing' ? texts.failures[error.code] : texts.failures.changed
}
