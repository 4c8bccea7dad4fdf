import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { isSeeing } from '../api/seeing.ts'
import { settingsQuery } from '../entities/viewer/useSettings.ts'
import { NotYours } from '../features/seeAs/NotYours.tsx'
import { switchLocale } from './layouts/switchLocale.ts'
import { SettingsPage } from './SettingsPage.tsx'

/** So long the screen waits for what was chosen, ms: what stands below it is pushed down as it comes. */
const MOST_MS = 100

/** Asks for what was chosen, and waits for it for a moment. */
export function askSettings(cache: QueryClient): Promise<unknown> {
  return Promise.race([cache.prefetchQuery(settingsQuery), new Promise((resolve) => setTimeout(resolve, MOST_MS))])
}

/** `/settings` (S2.8): the language is changed in place. */
export function SettingsRoute() {
  const router = useRouter()
  if (isSeeing()) return <NotYours />
  return <SettingsPage onLocale={(locale) => void switchLocale(locale, router)} />
}
