import { configOf } from '../features/auth/session.ts'
import { VisitorPage } from '../features/checkin/VisitorPage.tsx'
import { loadTexts, setLanguage, startTexts } from '../texts/i18n.ts'
import { type Locale, localeOf, rememberLocale, withLocale } from '../texts/locale.ts'
import { draw } from './root.ts'

/** Shows a page for who has no account, in the public layout (S2.23). */
export async function startVisitor(): Promise<void> {
  const locale = localeOf(location.pathname)
  const [{ publicBrand }] = await Promise.all([configOf(), startTexts(locale), loadTexts(locale)])
  const secret = new URLSearchParams(location.search).get('key') ?? ''
  draw(<VisitorPage brand={publicBrand} secret={secret} onLocale={(chosen) => void changeLocale(chosen)} />)
}

/** Changes the language; what is typed stays (D1.2). */
async function changeLocale(locale: Locale): Promise<void> {
  await Promise.all([startTexts(locale), loadTexts(locale)])
  await setLanguage(locale)
  rememberLocale(locale)
  history.replaceState(null, '', withLocale(location.pathname, locale) + location.search)
}
