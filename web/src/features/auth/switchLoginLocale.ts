import { startLoginTexts } from '../../texts/languageFiles.ts'
import { type Locale, rememberLocale, withLocale } from '../../texts/locale.ts'

/** Changes the language of the login form; what is typed stays (D1.2). */
export async function switchLoginLocale(locale: Locale): Promise<void> {
  await startLoginTexts(locale)
  rememberLocale(locale)
  history.replaceState(null, '', withLocale(location.pathname, locale) + location.search)
}
