import { createElement } from 'react'
import { lookAs } from '../api/seeing.ts'
import { configOf } from '../entities/viewer/session.ts'
import { loadTexts, setLanguage, startTexts } from '../texts/languageFiles.ts'
import { type Locale, localeOf, rememberLocale, withLocale } from '../texts/locale.ts'
import { draw } from '../ui/draw.ts'
import type { visitorPageOf } from './visitorPages.ts'

const pages = {
  checkin: async () => (await import('../features/checkin/VisitorPage.tsx')).VisitorPage,
  request: async () => (await import('./requestPage.ts')).loadRequestPage(),
}

/** Shows a page for who has no account, in the public layout (S2.23). */
export async function startVisitor(name: NonNullable<ReturnType<typeof visitorPageOf>>): Promise<void> {
  lookAs(undefined)
  const locale = localeOf(location.pathname)
  await startTexts(locale)
  const [config, page] = await Promise.all([configOf(), pages[name](), loadTexts(locale)])
  const secret = new URLSearchParams(location.search).get('key') ?? ''
  draw(createElement(page, { config, secret, onLocale: (chosen) => void changeLocale(chosen) }))
}

/** Changes the language; what is typed stays (D1.2). */
async function changeLocale(locale: Locale): Promise<void> {
  await Promise.all([startTexts(locale), loadTexts(locale)])
  setLanguage(locale)
  rememberLocale(locale)
  const path = withLocale(location.pathname, locale).replace(
    /\/(aanvraag|request)\/?$/,
    locale === 'en' ? '/request' : '/aanvraag',
  )
  history.replaceState(null, '', path + location.search)
}
