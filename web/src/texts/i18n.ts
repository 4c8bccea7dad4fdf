import type { DomainTexts } from '@schakel/domain/texts'
import { type Words, wordsOf } from '@schakel/domain/texts/words'
import i18next, { type ResourceLanguage } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { type Locale, locales } from './locale.ts'

interface StartTexts {
  readonly start: ResourceLanguage
  readonly domain: DomainTexts
}

// The login form needs few words, the first screens some more; the rest comes with the screens that say it.
const first: Readonly<Record<Locale, () => Promise<{ first: ResourceLanguage }>>> = {
  nl: () => import('./nl/first.ts'),
  en: () => import('./en/first.ts'),
}
const start: Readonly<Record<Locale, () => Promise<StartTexts>>> = {
  nl: () => import('./nl/start.ts'),
  en: () => import('./en/start.ts'),
}
const rest: Readonly<Record<Locale, () => Promise<{ texts: ResourceLanguage }>>> = {
  nl: () => import('./nl/index.ts'),
  en: () => import('./en/index.ts'),
}

const words: Partial<Record<Locale, Words>> = {}
const whole = new Set<Locale>()
const warned = new Set<string>()

function add(locale: Locale, texts: ResourceLanguage): void {
  for (const [namespace, bundle] of Object.entries(texts)) i18next.addResourceBundle(locale, namespace, bundle)
}

/** A missing key is shown in Dutch and warned of once (D1.3). */
function onMissing(languages: readonly string[], namespace: string, key: string): void {
  const name = `${languages[0]}/${namespace}:${key}`
  if (warned.has(name)) return
  warned.add(name)
  console.warn(`Text missing: ${name}`)
  if (!words.nl) void loadTexts('nl')
}

/** Sets the language and loads the words of the login form. */
export async function startTexts(locale: Locale): Promise<void> {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: locale,
      fallbackLng: 'nl',
      ns: [],
      defaultNS: 'common',
      resources: {},
      saveMissing: true,
      missingKeyHandler: onMissing,
      interpolation: { escapeValue: false },
      react: { bindI18nStore: 'added', useSuspense: false },
    })
  }
  add(locale, (await first[locale]()).first)
  await setLanguage(locale)
}

/** Loads what the first screens say in a language. */
export async function loadStartTexts(locale: Locale): Promise<void> {
  if (words[locale]) return
  try {
    const { start: texts, domain } = await start[locale]()
    add(locale, texts)
    words[locale] = wordsOf(domain)
  } catch (error) {
    console.warn(`Language file missing: ${locale}`, error)
    if (locale !== 'nl') await loadStartTexts('nl')
  }
}

/** Loads all words of a language. */
export async function loadTexts(locale: Locale = currentLocale()): Promise<void> {
  if (whole.has(locale)) return
  const [, { texts }] = await Promise.all([loadStartTexts(locale), rest[locale]()])
  add(locale, texts)
  whole.add(locale)
}

/** Changes the language of what is on the screen; nothing is reloaded. */
export async function setLanguage(locale: Locale): Promise<void> {
  await i18next.changeLanguage(locale)
  document.documentElement.lang = locale
}

/** The language on the screen. */
export function currentLocale(): Locale {
  return locales.find((locale) => locale === i18next.language) ?? 'nl'
}

/** The text of `file:key` in the language on the screen, for texts that name others; empty when there is none. */
export function translate(key: string): string {
  return i18next.t(key, '')
}

/** The words of the business in the language on the screen (D1.3). */
export function currentWords(): Words {
  const found = words[currentLocale()] ?? words.nl
  if (!found) throw new Error('The words of the business are not loaded yet')
  return found
}

/** The words of the business; the component draws again when the language changes. */
export function useWords(): Words {
  useTranslation()
  return currentWords()
}

/** The language on the screen; the component draws again when it changes. */
export function useLocale(): Locale {
  useTranslation()
  return currentLocale()
}
