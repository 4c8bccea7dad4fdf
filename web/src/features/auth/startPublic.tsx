import { draw } from '../../app/root.ts'
import { loadTexts, startTexts } from '../../texts/i18n.ts'
import { chosenLocale, localeOf, withLocale } from '../../texts/locale.ts'
import { GoogleReturn, isGoogleReturn } from '../agenda/GoogleReturn.tsx'
import { CallbackPage } from './CallbackPage.tsx'
import { ForgotPage } from './ForgotPage.tsx'
import { KeyPage } from './KeyPage.tsx'
import { publicPageOf } from './publicPages.ts'
import { configOf } from './session.ts'

/** Shows a page for who has not logged in: a forgotten password, or what a mailed link is for. */
export async function startPublic(): Promise<void> {
  const page = publicPageOf(location.pathname)
  const key = new URLSearchParams(location.search).get('key') ?? ''
  // The provider knows one address: who reads English comes back by it too.
  const locale = page === '/callback' ? (chosenLocale() ?? 'nl') : localeOf(location.pathname)
  const [{ brand }] = await Promise.all([configOf(), startTexts(locale)])
  const leave = (notice?: 'passwordChosen') =>
    location.assign(`${withLocale('/login', localeOf(location.pathname))}${notice ? `?${notice}` : ''}`)
  const query = location.search.slice(1)
  if (page === '/callback' && isGoogleReturn(query)) {
    await loadTexts(locale)
    draw(<GoogleReturn brand={brand} query={query} />)
  } else if (page === '/callback') draw(<CallbackPage brand={brand} query={query} />)
  else if (page === undefined || page === '/forgot') draw(<ForgotPage brand={brand} />)
  else draw(<KeyPage brand={brand} page={page} secret={key} onDone={leave} />)
}
