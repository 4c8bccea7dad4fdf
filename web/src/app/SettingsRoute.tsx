import { useRouter } from '@tanstack/react-router'
import { isSeeing } from '../api/seeing.ts'
import { NotYours } from '../features/seeAs/NotYours.tsx'
import { switchLocale } from './layouts/switchLocale.ts'
import { SettingsPage } from './SettingsPage.tsx'

/** `/settings` (S2.8): the language is changed in place. */
export function SettingsRoute() {
  const router = useRouter()
  if (isSeeing()) return <NotYours />
  return <SettingsPage onLocale={(locale) => void switchLocale(locale, router)} />
}
