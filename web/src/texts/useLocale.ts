import { currentLocale } from './languageFiles.ts'
import type { Locale } from './locale.ts'
import { useTranslation } from './useTranslation.ts'

/** The language on the screen; the component draws again when it changes. */
export function useLocale(): Locale {
  useTranslation()
  return currentLocale()
}
