import type { Params, Sight } from './form.ts'

/** Most words of a term that are looked at. */
const MAX_WORDS = 8
/** A word is too short below this for its typos to be forgiven. */
const TYPO_MIN = 4

/** Words as a condition over `i`. */
export type Matching = (params: Params, sight: Sight) => string

/** The words of a term. */
export function wordsOf(q: string): string[] {
  return q
    .normalize('NFC')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
}

/** The ways in which words are looked for, one after the other until something is found: as they are, and with small typos forgiven (D8.3). */
export function waysToMatch(words: readonly string[]): Matching[] {
  const by = (way: typeof hasWord) => (params: Params, sight: Sight) =>
    words.map((word) => way(word, params, sight)).join(' and ')
  return words.every((word) => word.length < TYPO_MIN) ? [by(hasWord)] : [by(hasWord), by(resembles)]
}

// In a select of its own a value is folded once, and not for each row.
function hasWord(word: string, params: Params, sight: Sight): string {
  const isPlain = /^[\p{L}\p{N}]+$/u.test(word)
  const raw = params.lazy(word)
  const escaped = params.lazy(word.replace(/[\\%_]/g, '\\$&'))
  const ways = (vector: string, text: string): string => {
    const found: string[] = []
    if (isPlain) {
      const word = `fold(${raw()})`
      found.push(
        `${vector} @@ (select to_tsquery('simple', ${word} || ':*') || plainto_tsquery('dutch', ${word}) || plainto_tsquery('english', ${word}))`,
      )
    }
    // Three letters are the least that the trigram index can look up.
    if ([...word].length >= 3 || !isPlain) found.push(`${text} like (select '%' || fold(${escaped()}) || '%')`)
    return `(${found.join(' or ')})`
  }
  return overForms(sight, ways)
}

function resembles(word: string, params: Params, sight: Sight): string {
  const raw = params.add(word)
  return overForms(sight, (_vector, text) => `(select fold(${raw})) <% ${text}`)
}

/** A condition on the words of the form that the viewer reads: what is hidden from them is never matched (D7). */
function overForms(sight: Sight, condition: (vector: string, text: string) => string): string {
  const full = condition('i.search', 'i.haystack')
  if (!sight.isLimited) return full
  const name = `fold(coalesce(case when i.limited is null then i.fields else i.limited end ->> 'name', ''))`
  const limited = condition(
    `words_vector(${name}, fold(i.words_limited))`,
    `(${name} || ' ' || coalesce(fold(i.words_limited), ''))`,
  )
  return `case when i.readers && ${sight.keys} then ${full} else ${limited} end`
}
