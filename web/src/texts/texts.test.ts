import { afterEach, describe, expect, it, vi } from 'vitest'
import { first as firstEn } from './en/first.ts'
import { texts as textsEn } from './en/index.ts'
import { start as startEn } from './en/start.ts'
import { currentLocale, loadTexts, setLanguage, startTexts } from './languageFiles.ts'
import { localeOf, localeOfVisit, rememberLocale, withLocale, withoutLocale } from './locale.ts'
import { first as firstNl } from './nl/first.ts'
import { texts as textsNl } from './nl/index.ts'
import { start as startNl } from './nl/start.ts'
import { addTexts, textFor } from './translator.ts'

function keysOf(tree: object, head = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${head}${key}.`) : [`${head}${key}`],
  )
}

function valuesOf(tree: object): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'object' && value !== null ? valuesOf(value) : [String(value)],
  )
}

/** The `{{names}}` that a text fills in; `lower` is the name of a type in small letters, where a language wants those. */
function holesOf(tree: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(holesOf(value)).map(([inner, holes]) => [`${key}.${inner}`, holes])
        : [
            [
              key,
              [...String(value).matchAll(/\{\{(\w+)/g)]
                .map(([, name]) => (name === 'lower' ? 'type' : name))
                .sort()
                .join(),
            ],
          ],
    ),
  )
}

function forgetCookie(): void {
  rememberLocale('nl')
  // biome-ignore lint/suspicious/noDocumentCookie: the test takes away what it set
  document.cookie = 'i18n_redirected=; path=/; max-age=0'
}

afterEach(() => {
  forgetCookie()
  setLanguage('nl')
})

describe('the language files', () => {
  it('D1.3: Dutch and English have the same keys, each with a text and the same places to fill in', () => {
    for (const [dutch, english] of [
      [firstNl, firstEn],
      [startNl, startEn],
      [textsNl, textsEn],
    ] as const) {
      expect(keysOf(english).sort()).toEqual(keysOf(dutch).sort())
      expect(holesOf(english)).toEqual(holesOf(dutch))
      for (const text of [...valuesOf(dutch), ...valuesOf(english)]) expect(text.trim()).not.toBe('')
    }
  })

  it('S8.1, D1.3: the literal texts of the error page', () => {
    expect([firstNl.errors.oops, firstNl.errors.notFound]).toEqual(['Oeps!', '404 Not Found'])
    expect([firstEn.errors.oops, firstEn.errors.notFound]).toEqual(['Oops!', '404 Not Found'])
    expect(firstEn.errors.occurred).toBe('An error occurred')
    expect([firstNl.common.done, firstEn.common.done]).toEqual(['Klaar', 'Done'])
  })

  it('S8.7, D1.3: a key that English lacks is shown in Dutch and warned of once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await loadTexts('en')
    await startTexts('en')
    addTexts('nl', { common: { ...firstNl.common, onlyDutch: 'Alleen hier' } })
    expect(currentLocale()).toBe('en')
    expect(textFor(['common'], 'onlyDutch')).toBe('Alleen hier')
    textFor(['common'], 'nowhere')
    textFor(['common'], 'nowhere')
    expect(warn.mock.calls.filter(([text]) => String(text).includes('nowhere'))).toHaveLength(1)
  })
})

describe('the language of an address', () => {
  it('D1.2: Dutch has no prefix, English has /en', () => {
    expect(localeOf('/search/x')).toBe('nl')
    expect(localeOf('/en/search/x')).toBe('en')
    expect(localeOf('/enschede')).toBe('nl')
    expect(withLocale('/', 'en')).toBe('/en')
    expect(withLocale('/card/lead/1', 'en')).toBe('/en/card/lead/1')
    expect(withLocale('/en/card/lead/1', 'nl')).toBe('/card/lead/1')
    expect(withoutLocale('/en')).toBe('/')
  })

  it('D1.2: a first visit follows the browser on the home page alone', () => {
    expect(localeOfVisit('/', ['fr', 'en-GB', 'nl'])).toBe('en')
    expect(localeOfVisit('/', ['nl-BE', 'en'])).toBe('nl')
    expect(localeOfVisit('/', ['fr'])).toBe('nl')
    expect(localeOfVisit('/list', ['en'])).toBe('nl')
  })

  it('S9.5: the choice is kept in the cookie and leads the next visit', () => {
    rememberLocale('en')
    expect(document.cookie).toContain('i18n_redirected=en')
    expect(localeOfVisit('/', ['nl'])).toBe('en')
  })
})
