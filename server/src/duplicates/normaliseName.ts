import { fold } from '@schakel/domain'

/** Letters that Unicode does not take apart into a base letter and an accent. */
const wholeLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ł: 'l',
    þ: 'th',
    ı: 'i',
  }),
)

const legalForm = /(^|[\s,(])(b\.?\s?v\.?|n\.?\s?v\.?|v\.?\s?o\.?\s?f\.?|c\.?\s?v\.?)(?=$|[\s,)])/g
const joiningWords = new Set(['en', 'and', 'und', 'et'])

/** Cities with two names in daily use. */
const cityNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sgravenhage: 'denhaag',
    thehague: 'denhaag',
    shertogenbosch: 'denbosch',
  }),
)

/** Umlauts written out (Moevenpick) in words of this length and more; a shorter `oe` is a Dutch vowel (Hoef is no Hof). */
const UMLAUT_WORD_LENGTH = 7

/**
 * A name as it counts for finding duplicates (D17.2): accents folded, legal forms left out, no blanks or signs, so that
 * `Mövenpick`, `Movenpick` and `Moevenpick` are one, and so are `Lloyd Hotel & Zn. B.V.` and `LLOYD HOTEL EN ZN`.
 */
export function normaliseName(name: string): string {
  const folded = foldLetters(name)
  // Applied twice, as `Holding B.V. (N.V.)` shares one blank between two matches; a name that is all legal form stays.
  const bare = folded.replace(legalForm, '$1').replace(legalForm, '$1')
  return joinWords(bare) || joinWords(folded)
}

/** A city as it counts for finding duplicates: `'s-Gravenhage` is `Den Haag`. */
export function normaliseCity(city: string): string {
  const bare = foldLetters(city).replace(/[^\p{L}\p{N}]/gu, '')
  return cityNames.get(bare) ?? bare
}

function foldLetters(text: string): string {
  return fold(text).replace(/[ßæœøđłþı]/g, (letter) => wholeLetters.get(letter) ?? letter)
}

function joinWords(text: string): string {
  return wordsOf(text).join('')
}

function wordsOf(text: string): string[] {
  return text
    .replace(/[.'’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !joiningWords.has(word))
    .map((word) => (word.length >= UMLAUT_WORD_LENGTH ? word.replace(/([aou])e/g, '$1') : word))
}

/** The words of a name as they count for finding duplicates, without its legal form. */
export function nameWords(name: string): string[] {
  const folded = foldLetters(name)
  const bare = wordsOf(folded.replace(legalForm, '$1').replace(legalForm, '$1'))
  return bare.length > 0 ? bare : wordsOf(folded)
}
