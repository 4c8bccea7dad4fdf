import type { QueryClient } from '@tanstack/react-query'
import { isSeeing } from '../api/seeing.ts'
import type { Config, ViewerUser } from '../api/types.ts'
import { rememberSession } from '../entities/viewer/sessionSign.ts'
import { loadStartTexts, setLanguage, startTexts } from '../texts/languageFiles.ts'
import { localeOf } from '../texts/locale.ts'
import { chosenScheme, setColorScheme } from '../ui/colorScheme.ts'
import { setTimeZone } from '../ui/timeZone.ts'
import { App } from './App.tsx'
import { createQueryClient } from './createQueryClient.ts'
import './featureCards.tsx'
import { draw } from '../ui/draw.ts'
import { forAMoment } from './forAMoment.ts'
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
  const cache = createQueryClient()
  onCache?.(cache)
  const router = createAppRouter(locale, { cache, viewer })
  // The screen asks the server before it is drawn, which takes a slow device half a second; its words are asked for as well, in this language.
  setLanguage(locale)
  // Where its code is here, what it asks first is asked by then.
  const asked = forAMoment(router.load().catch(console.warn))
  await Promise.all([startTexts(locale), loadStartTexts(locale), asked])
  draw(<App config={config} cache={cache} viewer={viewer} router={router} />)
  if (isSeeing()) void import('../features/seeAs/showSeeing.tsx').then(({ showSeeing }) => showSeeing(viewer))
}
