import { draw } from '../../app/root.ts'
import { startTexts } from '../../texts/i18n.ts'
import { localeOf, withLocale } from '../../texts/locale.ts'
import { LoginPage } from './LoginPage.tsx'
import { safePath } from './safePath.ts'
import { logIn, rememberSession, type Session } from './session.ts'

type LoadApp = () => Promise<typeof import('../../app/startApp.tsx')>

/** Where the person wanted to go: the address they came by, or the one that an earlier visit to the form remembers. */
function wantedPath(): string {
  const query = new URLSearchParams(location.search)
  if (query.has('redirect')) return safePath(query.get('redirect'))
  return safePath(location.pathname + location.search + location.hash)
}

/** Shows the login form; every page that is not public leads here when nobody has logged in (S2.17). */
export async function startLogin(session: Session, loadApp: LoadApp): Promise<void> {
  rememberSession(false)
  const wanted = wantedPath()
  const locale = localeOf(location.pathname)
  const isLoggedOut = new URLSearchParams(location.search).has('loggedOut')
  const home = withLocale('/', locale)
  const query = wanted === '/' || wanted === home ? '' : `?redirect=${encodeURIComponent(wanted)}`
  history.replaceState(null, '', withLocale('/login', locale) + query)
  await startTexts(locale)

  draw(
    <LoginPage
      brand={session.config.brand}
      isDemo={session.config.demo === true}
      isLoggedOut={isLoggedOut}
      isUnreachable={session.error !== undefined}
      // While one types, the app may come.
      onTyping={() => void loadApp().catch(() => undefined)}
      onSubmit={async (name, password) => {
        const viewer = await logIn(name, password)
        const { startApp } = await loadApp()
        const chosen = localeOf(location.pathname)
        history.replaceState(null, '', wanted === '/' ? withLocale('/', chosen) : wanted)
        await startApp({ viewer, config: session.config })
      }}
    />,
  )
}
