import type { DomainTexts } from '@schakel/domain/texts'
import { type Words, wordsOf } from '@schakel/domain/texts/words'
import { currentDomainTexts } from './languageFiles.ts'
import { useTranslation } from './useTranslation.ts'

const made = new WeakMap<DomainTexts, Words>()

/** The words of the business in the language on the screen (D1.3). */
export function currentWords(): Words {
  const texts = currentDomainTexts()
  const known = made.get(texts)
  if (known) return known
  const words = wordsOf(texts)
  made.set(texts, words)
  return words
}

/** The words of the business; the component draws again when the language changes. */
export function useWords(): Words {
  useTranslation()
  return currentWords()
}

/** The name of a type as texts take it: by itself, and within a sentence. */
export function inText(name: string): { readonly type: string; readonly lower: string } {
  return { type: name, lower: name.toLowerCase() }
}
