import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { isSeeing } from '../api/seeing.ts'
import { settingsQuery } from '../entities/viewer/useSettings.ts'
import { NotYours } from '../features/seeAs/NotYours.tsx'
import { forAMoment } from './forAMoment.ts'
import { switchLocale } from './layouts/switchLocale.ts'
import { SettingsPage } from './SettingsPage.tsx'

/** Asks for what was chosen, and waits for it for a moment: what stands below it is pushed down as it comes. */
export function askSettings(cache: QueryClient): Promise<unknown> {
  return forAMoment(cache.prefetchQuery(settingsQuery))
}

/** `/settings` (S2.8): the language is changed in place. */
export function SettingsRoute() {
  const router = useRouter()
  if (isSeeing()) return <NotYours />
  return <SettingsPage onLocale={(locale) => void switchLocale(locale, router)} />
}
