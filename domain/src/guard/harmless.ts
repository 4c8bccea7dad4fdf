import { foldLookalikes } from '../anonymity/foldLookalikes.ts'
import { givenNames, harmless, ordinary, ownWords } from './knownWords.ts'
import { isPlaceName } from './places.ts'
import { acronyms, functions, products, productWords } from './products.ts'
import { findProductTalk } from './productTalk.ts'
import { hasCapital, type Word } from './textWords.ts'

/** Whether a word with a capital tells nobody's name. */
export type IsHarmless = (word: Word) => boolean

/** Whether a word is a first name, and no ordinary word besides. */
export function isGivenName({ folded }: Word): boolean {
  return !ordinary.has(folded) && (givenNames.has(folded) || givenNames.has(folded.replace(/['’]?s$/, '')))
}

/** Laws and rules are everybody's. */
const LAW = /.{4}(?:wet|besluit|regeling|richtlijn|verordening|norm|code)$/

/**
 * What of a text is no name: words of the trade, software and what stands beside it ("Exact Online"), and whatever the text speaks of as
 * software ("een koppeling met …"), as long as it is no first name or place.
 */
export function isHarmlessIn(text: string, words: readonly Word[], known: ReadonlySet<string>): IsHarmless {
  const isProduct = (word: string) => harmless.has(word) || known.has(word) || products.has(word)
  const isKnown = (word: string) => {
    const folded = foldLookalikes(word)
    return isProduct(folded) || ownWords.has(folded) || (acronyms.has(folded) && word === word.toUpperCase())
  }
  // "HACCP-registratie" and "QR-codes" are no names either.
  const isKnownWord = ({ folded, text: word }: Word) =>
    isKnown(word) ||
    functions.has(folded) ||
    LAW.test(folded) ||
    (word.includes('-') && word.split('-').every((part) => /^\p{Ll}/u.test(part) || isKnown(part)))
  const isSpoken = new Uint8Array(text.length)
  for (const { start, end } of findProductTalk(text)) isSpoken.fill(1, start, end)
  const beside = new Set<Word>()
  words.forEach((word, index) => {
    const last = words[index - 1]
    if (!last || text.slice(last.end, word.start) !== ' ' || !hasCapital(word)) return
    if (productWords.has(word.folded) && (isProduct(last.folded) || beside.has(last))) beside.add(word)
  })
  return (word) =>
    isKnownWord(word) ||
    beside.has(word) ||
    (isSpoken[word.start] === 1 &&
      !isGivenName(word) &&
      !isPlaceName(word.folded) &&
      !/^(?:van|de|het|ter|ten)$/.test(word.folded))
}
