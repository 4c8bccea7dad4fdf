import { useRouter } from '@tanstack/react-router'
import { SettingsPage } from '../features/settings/SettingsPage.tsx'
import { switchLocale } from './layouts/switchLocale.ts'

/** `/settings` (S2.8): the language is changed in place. */
export function SettingsRoute() {
  const router = useRouter()
  return <SettingsPage onLocale={(locale) => void switchLocale(locale, router)} />
}
