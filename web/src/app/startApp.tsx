import type { QueryClient } from '@tanstack/react-query'
import { isSeeing } from '../api/seeing.ts'
import type { Config, ViewerUser } from '../api/types.ts'
import { rememberSession } from '../entities/viewer/session.ts'
import { currentLocale, loadStartTexts, startTexts } from '../texts/i18n.ts'
import { localeOf } from '../texts/locale.ts'
import { chosenScheme, setColorScheme } from '../ui/colorScheme.ts'
import { setTimeZone } from '../ui/timeZone.ts'
import { App } from './App.tsx'
import './featureCards.tsx'
import { draw } from '../ui/draw.ts'
import { createAppRouter } from './router.tsx'

interface Start {
  readonly viewer: ViewerUser
  readonly config: Config
  readonly onCache?: (cache: QueryClient) => void
}

/** Fetches the app. */
export type LoadApp = () => Promise<{ readonly startApp: typeof startApp }>

/** Shows the app to who has logged in. */
export async function startApp({ viewer, config, onCache }: Start): Promise<void> {
  rememberSession(true)
  const { settings } = viewer
  if (settings) {
    setTimeZone(settings.timezone)
    // What was chosen on this device itself stays.
    if (chosenScheme() === 'auto') setColorScheme(settings.theme)
  }
  const locale = localeOf(location.pathname)
  await Promise.all([startTexts(locale), loadStartTexts(locale)])
  const router = createAppRouter(currentLocale())
  draw(<App viewer={viewer} config={config} router={router} onCache={onCache} />)
  if (isSeeing()) void import('../features/seeAs/showSeeing.tsx').then(({ showSeeing }) => showSeeing(viewer))
}
