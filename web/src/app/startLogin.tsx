import { lookAs } from '../api/seeing.ts'
import type { ViewerUser } from '../api/types.ts'
import { isAnothersAddress, noteEnded } from '../entities/viewer/anothersAddress.ts'
import { logIn, logInByPasskey, providerAddress, takeSecond } from '../entities/viewer/login.ts'
import { endSession, hereNow, type Session } from '../entities/viewer/session.ts'
import { noteWho } from '../entities/viewer/whoIsHere.ts'
import { LoginPage } from '../features/auth/LoginPage.tsx'
import { safePath } from '../features/auth/safePath.ts'
import { startLoginTexts } from '../texts/languageFiles.ts'
import { localeOf, withLocale } from '../texts/locale.ts'
import { draw } from '../ui/draw.ts'
import type { LoadApp } from './startApp.tsx'

/** Where the person wanted to go: the address they came by, or the one that an earlier visit to the form remembers. */
function wantedPath(): string {
  const query = new URLSearchParams(location.search)
  if (query.has('redirect')) return safePath(query.get('redirect'))
  return safePath(hereNow())
}

/** Shows the login form; every page that is not public leads here when nobody has logged in (S2.17). */
export async function startLogin(session: Session, loadApp: LoadApp): Promise<void> {
  // Whoever logs in does so as themselves.
  lookAs(undefined)
  // A server that is away did not say that the session has ended.
  if (session.error === undefined) endSession()
  const wanted = wantedPath()
  const locale = localeOf(location.pathname)
  const notice = noticeOf(new URLSearchParams(location.search))
  const home = withLocale('/', locale)
  const hasEnded = notice === 'idledOut' || notice === 'sessionEnded'
  noteEnded(hasEnded)
  // Why one stands here is still true after the page was fetched anew.
  const why = hasEnded ? `${notice}&` : ''
  const query = wanted === '/' || wanted === home ? '' : `?${why}redirect=${encodeURIComponent(wanted)}`
  history.replaceState(null, '', withLocale('/login', locale) + query)
  await startLoginTexts(locale)

  draw(
    <LoginPage
      brand={session.config.brand}
      isDemo={session.config.demo === true}
      notice={notice}
      isUnreachable={session.error !== undefined}
      // While one types, the app may come.
      onTyping={() => void loadApp().catch(() => undefined)}
      onSubmit={async (name, password) => {
        const answer = await logIn(name, password)
        if ('second' in answer) return answer.second
        await enter(answer)
        return undefined
      }}
      onSecond={async (second, answer, show) => enter(await takeSecond(second, answer, show))}
      onPasskey={async () => enter(await logInByPasskey())}
      provider={session.config.oidc}
      onProvider={async () => {
        const url = await providerAddress(wanted)
        if (url) location.assign(url)
        return url !== null
      }}
    />,
  )

  async function enter(viewer: ViewerUser): Promise<void> {
    const { startApp } = await loadApp()
    const chosen = localeOf(location.pathname)
    const isAnothers = isAnothersAddress(viewer._id)
    noteWho(viewer._id)
    history.replaceState(null, '', wanted === '/' || isAnothers ? withLocale('/', chosen) : wanted)
    await startApp({ viewer, config: session.config })
  }
}

function noticeOf(query: URLSearchParams) {
  return (['loggedOut', 'idledOut', 'sessionEnded', 'passwordChosen'] as const).find((name) => query.has(name))
}
