import { loadTexts, setLanguage, startTexts } from '../../texts/i18n.ts'
import { type Locale, rememberLocale, withLocale } from '../../texts/locale.ts'
import type { AppRouter } from '../router.tsx'

/** Changes the language in place: page, query and what is being typed stay (D1.2). */
export async function switchLocale(locale: Locale, router: Pick<AppRouter, 'history'>): Promise<void> {
  await loadTexts(locale)
  await startTexts(locale)
  await setLanguage(locale)
  rememberLocale(locale)
  const { pathname, search, hash } = window.location
  router.history.replace(withLocale(pathname, locale) + search + hash)
}
