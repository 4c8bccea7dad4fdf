/** The languages of the product: Dutch without prefix, English under /en (D1.2, S9.5). */
export const locales = ['nl', 'en'] as const
export type Locale = (typeof locales)[number]

const COOKIE = 'i18n_redirected'
const COOKIE_DAYS = 365
const EN = /^\/en(?=\/|$)/

/** The language that an address is written in. */
export function localeOf(pathname: string): Locale {
  return EN.test(pathname) ? 'en' : 'nl'
}

/** A path without its language prefix. */
export function withoutLocale(pathname: string): string {
  return pathname.replace(EN, '') || '/'
}

/** The same page in a language. */
export function withLocale(pathname: string, locale: Locale): string {
  const plain = withoutLocale(pathname)
  if (locale === 'nl') return plain
  return plain === '/' ? '/en' : `/en${plain}`
}

/** The language chosen on an earlier visit. */
export function chosenLocale(): Locale | undefined {
  const value = document.cookie.match(/(?:^|;\s*)i18n_redirected=([a-z]+)/)?.[1]
  return locales.find((locale) => locale === value)
}

/** Keeps the chosen language for a year (D1.2). */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${COOKIE}=${locale}; path=/; max-age=${COOKIE_DAYS * 24 * 3600}; samesite=lax`
}

/** The language of this visit: the address says it; on the home page an earlier choice or the browser's wish may lead to /en (D1.2). */
export function localeOfVisit(pathname: string, languages: readonly string[]): Locale {
  if (pathname !== '/') return localeOf(pathname)
  const chosen = chosenLocale()
  if (chosen) return chosen
  const wished = languages.map((language) => language.slice(0, 2).toLowerCase())
  return locales.find((locale) => locale === wished.find((wish) => wish === 'nl' || wish === 'en')) ?? 'nl'
}
