import { phone } from '@schakel/domain'
import type { Params, ReadScope } from './form.ts'

/** Most words of a term that are looked at. */
const MAX_WORDS = 8
/** A word is too short below this for its typos to be forgiven. */
const TYPO_MIN = 4
/** What is longer is no word of which letters changed places, and what is longer than a name may be is near none. */
const SWAPPED_MAX = 40
const NAME_MAX = 200
/** So near a name must come to stand among what has the words themselves (D23.8): `chariott` is, `hostel` is not near `hotel`. */
const NEAR_NAME = 0.45
/** So near a name counts in the order of what is found. */
export const NEAR_COUNTS = 0.3
/** So near a name of several words comes when they are taken as one, though not each of them is near a word of it. */
const NEAR_AS_ONE = 0.6
/** So near a word must come where nothing has the words: `prul` is not `pruimen`, and a `zeilmakerij` no `tentenmakerij`. */
const NEAR_WORD = 0.4

/** Words as a condition over `i`. */
export type Matching = (params: Params, scope: ReadScope) => string

/** The words of a term. */
export function wordsOf(q: string): string[] {
  return q
    .normalize('NFC')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
}

/**
 * The ways in which words are looked for, one after the other until something is found: as they are or as nearly a name, and with
 * small typos forgiven wherever they stand (D8.3, D23.8).
 */
export function waysToMatch(words: readonly string[]): Matching[] {
  const isSearched = words.some(isIndexed) ? isIndexed : () => true
  const by = (way: typeof hasWord) => (params: Params, scope: ReadScope) =>
    words
      .map((word) => (isSearched(word) ? way(word, params, scope) : `(${way(word, params, scope)}) is true`))
      .join(' and ')
  const whole = words.join(' ')
  const number = phoneOf(whole)
  const hasWords: Matching = (params, scope) =>
    [by(hasWord)(params, scope), ...(number === undefined ? [] : [hasWord(number, params, scope)])].join(' or ')
  const has: Matching = (params, scope) => `(${hasWords(params, scope)})`
  if (words.every((word) => lettersOf(word) < TYPO_MIN)) return [has]
  if (whole.length > NAME_MAX) return [has, by(resembles)]
  return [(params, scope) => `(${has(params, scope)} or ${nearName(words, params, scope)})`, by(resembles)]
}

/** A phone number as it is kept, of a term that is one as people write it: its parts are no words of their own (D4.1). */
function phoneOf(term: string): string | undefined {
  if (!/^[\d\s()+./-]{7,40}$/.test(term)) return undefined
  const parsed = phoneField.parse(term, { now: new Date(0) })
  return 'value' in parsed ? parsed.value : undefined
}

const phoneField = phone()

const lettersOf = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '').length

/**
 * Three letters are the least that the trigram index can look up, and nearly everything has a word that begins with one or two. So a shorter
 * word is only looked for in what a longer one finds: as `is true` no index answers it, with which the planner might else begin.
 */
const isIndexed = (word: string) => lettersOf(word) >= 3

const isPlain = (word: string) => /^[\p{L}\p{N}]+$/u.test(word)

// In a select of its own a value is folded once, and not for each row.
function hasWord(word: string, params: Params, scope: ReadScope): string {
  const raw = params.add(word)
  return overForms(scope, ({ vector, text }) => {
    const found: string[] = []
    if (isPlain(word)) found.push(`${vector} @@ (select word_query(${raw}))`)
    if (isIndexed(word) || !isPlain(word)) found.push(`${text} like (select like_part(${raw}))`)
    return `(${found.join(' or ')})`
  })
}

/**
 * That all words together are nearly a name, or a part of one, also written as one word or as several (D23.8). Of several words each must
 * be near: what two names have in common, such as `hotel`, makes them no neighbours.
 */
function nearName(words: readonly string[], params: Params, scope: ReadScope): string {
  const { text, squeezed } = termOf(words, params)
  const term = { text: `(select ${text})`, squeezed: `(select ${squeezed})` }
  const each = words.length > 1 ? words.map((word) => `(select fold(${params.add(word)}))`) : []
  return overForms(scope, ({ names }) => {
    const near = (one: string, least: number) => `strict_word_similarity(${one}, ${names}) >= ${least}`
    const resembling = `(${[...new Set([term.text, term.squeezed])].map((one) => `${one} <% ${names}`).join(' or ')})`
    const isEachNear = each.map((one) => near(one, NEAR_NAME)).join(' and ')
    const isNear =
      each.length === 0
        ? `${nearness(term, names)} >= ${NEAR_NAME}`
        : `(${isEachNear} or ${near(term.squeezed, NEAR_AS_ONE)})`
    return `(${names} like (select like_part(${squeezed})) or ${resembling} and ${isNear})`
  })
}

/** The words of a term together, folded, as they are and as one word. */
interface Term {
  readonly text: string
  readonly squeezed: string
}

export function termOf(words: readonly string[], params: Params): Term {
  const text = `fold(${params.add(words.join(' '))})`
  return { text, squeezed: words.every(isPlain) && words.length === 1 ? text : `squeeze(${text})` }
}

/** How near a term comes to the forms of a name, from 0 to 1. */
export function nearness({ text, squeezed }: Term, names: string): string {
  const near = [...new Set([text, squeezed])].map((one) => `strict_word_similarity(${one}, ${names})`)
  return `greatest(${near.join(', ')})`
}

function resembles(word: string, params: Params, scope: ReadScope): string {
  const raw = params.add(word)
  const folded = `(select fold(${raw}))`
  // Of two letters that changed places too little is left to resemble the word.
  const swapped = (vector: string) =>
    isPlain(word) && word.length > TYPO_MIN && word.length <= SWAPPED_MAX
      ? `${vector} @@ (select swapped_query(${raw})) or `
      : ''
  return overForms(
    scope,
    ({ vector, text }) =>
      `(${swapped(vector)}${folded} <% ${text} and strict_word_similarity(${folded}, ${text}) >= ${NEAR_WORD})`,
  )
}

/** The words of an item in one of its forms, as expressions over `i`. */
interface Form {
  readonly vector: string
  readonly text: string
  readonly names: string
}

/** The folded name in the limited form of `i`. */
const limitedName = `left(fold(coalesce(case when i.limited is null then i.fields else i.limited end ->> 'name', '')), 200)`

/** The folded name of `i` as the viewer reads it: what is hidden from them is not even told by the order (D6). */
export function nameRead(scope: ReadScope): string {
  return scope.isLimited ? `case when ${scope.isWhole} then i.folded else ${limitedName} end` : 'i.folded'
}

/** A condition on the words of the form that the viewer reads: what is hidden from them is never matched (D7). */
function overForms(scope: ReadScope, condition: (form: Form) => string): string {
  const full = condition({ vector: 'i.search', text: 'i.haystack', names: 'name_forms(i.folded)' })
  if (!scope.isLimited) return full
  const limited = condition({
    vector: `words_vector(${limitedName}, fold(i.words_limited))`,
    text: `(${limitedName} || ' ' || coalesce(fold(i.words_limited), ''))`,
    names: `name_forms(${limitedName})`,
  })
  return `case when ${scope.isWhole} then ${full} else ${limited} end`
}
