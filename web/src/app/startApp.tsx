import type { QueryClient } from '@tanstack/react-query'
import { isSeeing } from '../api/seeing.ts'
import type { Config, ViewerUser } from '../api/types.ts'
import { rememberSession } from '../entities/viewer/session.ts'
import { loadStartTexts, setLanguage, startTexts } from '../texts/i18n.ts'
import { localeOf } from '../texts/locale.ts'
import { chosenScheme, setColorScheme } from '../ui/colorScheme.ts'
import { setTimeZone } from '../ui/timeZone.ts'
import { App, createQueryClient } from './App.tsx'
import './featureCards.tsx'
import { draw } from '../ui/draw.ts'
import { createAppRouter } from './router.tsx'

interface Start {
  readonly viewer: ViewerUser
  readonly config: Config
  readonly onCache?: (cache: QueryClient) => void
}

/** So long the frame of the page waits for what its screen asks first, ms: longer than that takes where its code is there. */
const MOST_MS = 100

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
  const cache = createQueryClient()
  onCache?.(cache)
  const router = createAppRouter(locale, { cache, viewer })
  // What the screen shows first is asked for before anything is drawn: that takes a slow device half a second.
  // In its language: the words that a screen says are asked for too.
  setLanguage(locale)
  const loaded = router.load().catch(console.warn)
  const asked = Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, MOST_MS))])
  await Promise.all([startTexts(locale), loadStartTexts(locale), asked])
  draw(<App config={config} cache={cache} viewer={viewer} router={router} />)
  if (isSeeing()) void import('../features/seeAs/showSeeing.tsx').then(({ showSeeing }) => showSeeing(viewer))
}
