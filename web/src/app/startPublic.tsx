import { lookAs } from '../api/seeing.ts'
import { configOf } from '../entities/viewer/session.ts'
import { CallbackPage } from '../features/auth/CallbackPage.tsx'
import { ForgotPage } from '../features/auth/ForgotPage.tsx'
import { GoogleReturn, isGoogleReturn } from '../features/auth/GoogleReturn.tsx'
import { KeyPage } from '../features/auth/KeyPage.tsx'
import { publicPageOf } from '../features/auth/publicPages.ts'
import { loadTexts, startLoginTexts } from '../texts/languageFiles.ts'
import { chosenLocale, localeOf, withLocale } from '../texts/locale.ts'
import { draw } from '../ui/draw.ts'

/** Shows a page for who has not logged in: a forgotten password, or what a mailed link is for. */
export async function startPublic(): Promise<void> {
  lookAs(undefined)
  const page = publicPageOf(location.pathname)
  const key = new URLSearchParams(location.search).get('key') ?? ''
  // The provider knows one address: who reads English comes back by it too.
  const locale = page === '/callback' ? (chosenLocale() ?? 'nl') : localeOf(location.pathname)
  const [{ brand }] = await Promise.all([configOf(), startLoginTexts(locale)])
  const leave = (next?: 'passwordChosen' | 'in') => {
    const to = withLocale(next === 'in' ? '/' : '/login', localeOf(location.pathname))
    location.assign(next === 'passwordChosen' ? `${to}?${next}` : to)
  }
  const query = location.search.slice(1)
  if (page === '/callback' && isGoogleReturn(query)) {
    await loadTexts(locale)
    draw(<GoogleReturn brand={brand} query={query} />)
  } else if (page === '/callback')
    draw(
      // The address of the provider's answer is not one to come back to.
      <CallbackPage brand={brand} query={query} onIn={(path) => location.replace(path)} />,
    )
  else if (page === undefined || page === '/forgot') draw(<ForgotPage brand={brand} />)
  else draw(<KeyPage brand={brand} page={page} secret={key} onDone={leave} />)
}
