import type { DomainTexts } from '@schakel/domain/texts'
import { type Locale, locales } from './locale.ts'
import { addTexts, changeLanguage, languageNow, type Texts, tellMissing, textFor } from './translator.ts'

type Files = { readonly [namespace: string]: Texts }

interface StartTexts {
  readonly start: Files
  readonly domain: DomainTexts
}

// The login form needs few words, the first screens others; the rest comes with the screens that say it.
const first: Readonly<Record<Locale, () => Promise<{ first: Files }>>> = {
  nl: () => import('./nl/first.ts'),
  en: () => import('./en/first.ts'),
}
const login: Readonly<Record<Locale, () => Promise<{ texts: Files }>>> = {
  nl: () => import('./nl/screens/login.ts'),
  en: () => import('./en/screens/login.ts'),
}
const start: Readonly<Record<Locale, () => Promise<StartTexts>>> = {
  nl: () => import('./nl/start.ts'),
  en: () => import('./en/start.ts'),
}
const rest: Readonly<Record<Locale, () => Promise<{ texts: Files }>>> = {
  nl: () => import('./nl/index.ts'),
  en: () => import('./en/index.ts'),
}

// Those of the screens that one opens first; whatever else opens brings all others.
const screens = {
  list: { nl: () => import('./nl/screens/list.ts'), en: () => import('./en/screens/list.ts') },
  board: { nl: () => import('./nl/screens/board.ts'), en: () => import('./en/screens/board.ts') },
  card: { nl: () => import('./nl/screens/card.ts'), en: () => import('./en/screens/card.ts') },
  comments: { nl: () => import('./nl/screens/comments.ts'), en: () => import('./en/screens/comments.ts') },
  dossier: { nl: () => import('./nl/screens/dossier.ts'), en: () => import('./en/screens/dossier.ts') },
  matches: { nl: () => import('./nl/screens/matches.ts'), en: () => import('./en/screens/matches.ts') },
  agenda: { nl: () => import('./nl/screens/agenda.ts'), en: () => import('./en/screens/agenda.ts') },
  statistics: { nl: () => import('./nl/screens/statistics.ts'), en: () => import('./en/screens/statistics.ts') },
  messages: { nl: () => import('./nl/screens/messages.ts'), en: () => import('./en/screens/messages.ts') },
  settings: { nl: () => import('./nl/screens/settings.ts'), en: () => import('./en/screens/settings.ts') },
} satisfies Readonly<Record<string, Record<Locale, () => Promise<{ texts: Files }>>>>

/** A screen, or what stands at its top, of which the words come by themselves. */
export type ScreenTexts = keyof typeof screens

const domainTexts: Partial<Record<Locale, DomainTexts>> = {}
const whole = new Set<Locale>()
const here = new Set<string>()
const sought = new Set<Locale>()
const warned = new Set<string>()

/** A missing key is shown in Dutch and warned of once (D1.3); where not all words are there yet, they are fetched. */
function onMissing(locale: Locale, namespace: string, key: string): void {
  if (!whole.has(locale)) {
    // Once: without a line they do not come, and every drawing would ask again.
    if (sought.has(locale)) return
    sought.add(locale)
    loadTexts(locale).catch((error: unknown) => console.warn('The other words did not come', error))
    return
  }
  const name = `${locale}/${namespace}:${key}`
  if (warned.has(name)) return
  warned.add(name)
  console.warn(`Text missing: ${name}`)
  if (!domainTexts.nl) void loadTexts('nl')
}

/** Sets the language and loads the words of every page. */
export async function startTexts(locale: Locale): Promise<void> {
  tellMissing((_, namespace, key) => onMissing(currentLocale(), namespace, key))
  addTexts(locale, (await first[locale]()).first)
  setLanguage(locale)
}

/** Sets the language and loads the words of the login form and of the other pages for who has not logged in. */
export async function startLoginTexts(locale: Locale): Promise<void> {
  const [{ texts }] = await Promise.all([login[locale](), first[locale]()])
  addTexts(locale, texts)
  await startTexts(locale)
}

/** Loads what the first screens say in a language. */
export async function loadStartTexts(locale: Locale): Promise<void> {
  if (domainTexts[locale]) return
  try {
    const { start: texts, domain } = await start[locale]()
    addTexts(locale, texts)
    domainTexts[locale] = domain
  } catch (error) {
    console.warn(`Language file missing: ${locale}`, error)
    if (locale !== 'nl') await loadStartTexts('nl')
  }
}

/** Loads what a screen says, unless all is there already. */
export async function loadScreenTexts(screen: ScreenTexts, locale: Locale = currentLocale()): Promise<void> {
  const name = `${locale}/${screen}`
  if (whole.has(locale) || here.has(name)) return
  const [, { texts }] = await Promise.all([loadStartTexts(locale), screens[screen][locale]()])
  addTexts(locale, texts)
  here.add(name)
}

/** Loads all words of a language. */
export async function loadTexts(locale: Locale = currentLocale()): Promise<void> {
  if (whole.has(locale)) return
  const [, { texts }] = await Promise.all([loadStartTexts(locale), rest[locale]()])
  addTexts(locale, texts)
  whole.add(locale)
}

/** Changes the language of what is on the screen; nothing is reloaded. */
export function setLanguage(locale: Locale): void {
  changeLanguage(locale)
  document.documentElement.lang = locale
}

/** The language on the screen. */
export function currentLocale(): Locale {
  return locales.find((locale) => locale === languageNow()) ?? 'nl'
}

/** The text of `file:key` in the language on the screen, for texts that name others; empty when there is none. */
export function translate(key: string): string {
  return textFor([], key, {}, '')
}

/** What the business is called in the language on the screen, in Dutch where that did not come (D1.3). */
export function currentDomainTexts(): DomainTexts {
  const found = domainTexts[currentLocale()] ?? domainTexts.nl
  if (!found) throw new Error('No words of the business yet')
  return found
}
