import type { Config, ViewerUser } from '../api/types.ts'
import { rememberSession } from '../features/auth/session.ts'
import { currentLocale, loadTexts, startTexts } from '../texts/i18n.ts'
import { localeOf } from '../texts/locale.ts'
import { App } from './App.tsx'
import { draw } from './root.ts'
import { createAppRouter } from './router.tsx'

interface Start {
  readonly viewer: ViewerUser
  readonly config: Config
}

/** Shows the app to who has logged in. */
export async function startApp({ viewer, config }: Start): Promise<void> {
  rememberSession(true)
  const locale = localeOf(location.pathname)
  await Promise.all([startTexts(locale), loadTexts(locale)])
  const router = createAppRouter(currentLocale())
  draw(<App viewer={viewer} config={config} router={router} />)
}
