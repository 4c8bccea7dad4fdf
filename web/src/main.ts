import { askForTable } from '../partFiles.ts'
import './app/tokens.css'
import { whenLoggedOut } from './api/call.ts'
import { leaveTo, letGo } from './api/leaving.ts'
import { lookAs } from './api/seeing.ts'
import { forgetSeen } from './api/seen.ts'
import { watchChunks } from './app/chunkReload.ts'
import { screenParts } from './app/screenParts.ts'
import { visitorPageOf } from './app/visitorPages.ts'
import { endedAddress, isLoggingOut, readSession } from './entities/viewer/session.ts'
import { maySession, wasLoggedIn } from './entities/viewer/sessionSign.ts'
import { isPublicPage } from './features/auth/publicPages.ts'
import { localeOf, localeOfVisit, rememberLocale, withLocale, withoutLocale } from './texts/locale.ts'
import { watchColorScheme } from './ui/colorScheme.ts'
import { endPage } from './ui/endPage.ts'

/** Fetches the app with what its first screen needs, all at once. */
async function loadApp() {
  askForTable()
  const isEnglish = localeOf(location.pathname) === 'en'
  const texts: Promise<unknown>[] = isEnglish
    ? [import('./texts/en/first.ts'), import('./texts/en/start.ts')]
    : [import('./texts/nl/first.ts'), import('./texts/nl/start.ts')]
  // Small, and nothing is drawn without them: they are asked for before what is large, which a browser asks for in its turn.
  await Promise.resolve()
  const parts = [...texts, ...screenParts(withoutLocale(location.pathname))]
  // Whoever needs such a part asks for it again and hears then what went wrong.
  for (const part of parts) part.catch(() => undefined)
  return import('./app/startApp.tsx')
}

const startedOffline = async (error: unknown) =>
  wasLoggedIn() && (await import('./app/layouts/Background.tsx')).startOffline(error, loadApp)

const loadLogin = () => import('./app/startLogin.tsx')

/** Starts a visit: what is needed first is fetched at once, and nothing else (the login form without the app, the app without the form). */
async function boot(): Promise<void> {
  watchChunks()
  watchColorScheme()
  const locale = localeOfVisit(location.pathname, navigator.languages)
  rememberLocale(locale)
  const path = withLocale(location.pathname, locale)
  if (path !== location.pathname) history.replaceState(null, '', path + location.search + location.hash)

  const visited = visitorPageOf(location)
  if (visited) {
    await (await import('./app/startVisitor.tsx')).startVisitor(visited)
    return
  }
  if (isPublicPage(location.pathname)) {
    await (await import('./app/startPublic.tsx')).startPublic()
    return
  }
  const asking = readSession()
  // The guess only decides what is fetched while the server is being asked.
  const guessed = maySession() ? loadApp() : loadLogin()
  guessed.catch(() => undefined)

  whenLoggedOut((isAnother) => {
    if (isAnother) {
      // Where one stood is somebody else's: they begin at their own start.
      lookAs(undefined)
      endPage()
      leaveTo('/')
      return
    }
    void forgetSeen()
    if (isLoggingOut()) return
    endPage()
    // No file gets there any more.
    letGo()
    location.assign(endedAddress('sessionEnded', localeOf(location.pathname)))
  })
  const session = await asking
  if (session.viewer) await (await loadApp()).startApp({ ...session, viewer: session.viewer })
  else if (session.error === undefined || !(await startedOffline(session.error)))
    await (await loadLogin()).startLogin(session, loadApp)
}

void boot()
