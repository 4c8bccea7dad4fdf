/** The texts of one file: each a text, or a group of them. */
export type Texts = { readonly [key: string]: string | Texts }

/** What a text fills in; `count` also chooses between its forms. */
export type Fills = { readonly [name: string]: unknown }

type OnMissing = (locale: string, namespace: string, key: string) => void

const DUTCH = 'nl'
const files = new Map<string, Texts>()
const plurals = new Map<string, Intl.PluralRules>()
const listeners = new Set<() => void>()
let language = DUTCH
let edition = 0
let onMissing: OnMissing = () => undefined

function changed(): void {
  edition += 1
  for (const listener of listeners) listener()
}

/** The language on the screen. */
export const languageNow = () => language

/** Another number after each change of language or texts. */
export const editionNow = () => edition

/** Hears of another language, and of texts that came. */
export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is told of a key that has no text. */
export function tellMissing(tell: OnMissing): void {
  onMissing = tell
}

/** Adds the words of files, or some of their words; what is there already stays. */
export function addTexts(locale: string, texts: { readonly [namespace: string]: Texts }): void {
  for (const [namespace, file] of Object.entries(texts)) {
    const name = `${locale}/${namespace}`
    files.set(name, { ...files.get(name), ...file })
  }
  changed()
}

export function changeLanguage(locale: string): void {
  if (language === locale) return
  language = locale
  changed()
}

function textAt(locale: string, namespace: string, key: string): string | undefined {
  let at: Texts | string | undefined = files.get(`${locale}/${namespace}`)
  for (const step of key.split('.')) {
    if (at === undefined || typeof at === 'string') return undefined
    at = Object.hasOwn(at, step) ? at[step] : undefined
  }
  return typeof at === 'string' ? at : undefined
}

/** The endings that a key may have for a number, the most telling first. */
function endingsFor(locale: string, count: unknown): readonly string[] {
  if (typeof count !== 'number') return ['']
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale)
  plurals.set(locale, rules)
  const ending = `_${rules.select(count)}`
  return count === 0 ? ['_zero', ending, ''] : [ending, '']
}

function find(locale: string, namespaces: readonly string[], key: string, count: unknown): string | undefined {
  for (const namespace of namespaces)
    for (const ending of endingsFor(locale, count)) {
      const text = textAt(locale, namespace, key + ending)
      if (text !== undefined) return text
    }
  return undefined
}

/** Whether a language itself has a text for `file:key`. */
export function hasText(locale: string, key: string): boolean {
  const [namespaces, name] = placeOf(key, [])
  return find(locale, namespaces, name, undefined) !== undefined
}

function placeOf(key: string, namespaces: readonly string[]): readonly [readonly string[], string] {
  const colon = key.indexOf(':')
  return colon < 0 ? [namespaces, key] : [[key.slice(0, colon)], key.slice(colon + 1)]
}

/**
 * The text of a key in the language on the screen, else in Dutch, with its `{{places}}` filled in and its `$t(file:key)` said. What is
 * filled in is not read again: it may hold the signs of a place.
 */
export function textFor(namespaces: readonly string[], key: string, fills: Fills = {}, without?: string): string {
  const [from, name] = placeOf(key, namespaces)
  const { count } = fills
  const here = find(language, from, name, count)
  const text = here ?? (language === DUTCH ? undefined : find(DUTCH, from, name, count))
  if (text === undefined) {
    onMissing(language, from[0] ?? '', name)
    return without ?? name
  }
  return text.replace(/\{\{(\w+)\}\}|\$t\(([^)]+)\)/g, (_, hole?: string, other?: string) => {
    if (other !== undefined) return textFor(from, other, fills)
    const value = hole === undefined ? undefined : fills[hole]
    return value === undefined || value === null ? '' : String(value)
  })
}
