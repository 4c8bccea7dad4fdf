import { loadTexts, setLanguage, startTexts } from '../../texts/languageFiles.ts'
import { type Locale, rememberLocale, withLocale } from '../../texts/locale.ts'
import { rewriteFor } from '../localeRewrite.ts'
import type { AppRouter } from '../router.tsx'

/** Changes the language in place: page, query and what is being typed stay (D1.2). */
export async function switchLocale(locale: Locale, router: AppRouter): Promise<void> {
  await loadTexts(locale)
  await startTexts(locale)
  setLanguage(locale)
  rememberLocale(locale)
  // Links that are on the screen take the new prefix with this; their addresses are kept otherwise.
  router.update({ ...router.options, rewrite: rewriteFor(locale) })
  const { pathname, search, hash } = router.history.location
  router.history.replace(withLocale(pathname, locale) + search + hash)
}
