import { branchNames } from './branchNames.ts'
import { type IsHarmless, isGivenName } from './harmless.ts'
import { everyday, harmless, ordinary, software } from './knownWords.ts'
import { openProducts } from './openProducts.ts'
import { functionWords, ordinaryCapitals } from './ordinaryCapitals.ts'
import { isPlaceName } from './places.ts'
import { acronyms, products, productWords } from './products.ts'
import { hasCapital, type Word } from './textWords.ts'
import { tradeNames } from './tradeNames.ts'

const MADE = [products, openProducts, tradeNames, branchNames, software, acronyms]
const USUAL = [harmless, everyday, ordinary, productWords, functionWords, ordinaryCapitals]

/** What the lists and the rest of its text say of each word: so many words share it that little need be learnt of any one. */
export function classesOf(words: readonly Word[], isHarmless: IsHarmless): (readonly string[])[] {
  const small = new Set(words.filter((word) => !hasCapital(word)).map(({ folded }) => folded))
  const seen = new Map<string, number>()
  for (const { folded } of words) seen.set(folded, (seen.get(folded) ?? 0) + 1)
  return words.map((word) => {
    const { folded } = word
    if (!/[\p{Lu}\d]/u.test(word.text)) return isGivenName(word) ? ['given'] : isPlaceName(folded) ? ['place'] : []
    const classes: string[] = []
    if (isHarmless(word)) classes.push('harmless')
    if (isGivenName(word)) classes.push('given')
    if (isPlaceName(folded)) classes.push('place')
    if (MADE.some((names) => names.has(folded))) classes.push('made')
    if (USUAL.some((names) => names.has(folded))) classes.push('usual')
    if (small.has(folded)) classes.push('small')
    if ((seen.get(folded) ?? 0) > 1) classes.push('again')
    return classes.length > 0 ? classes : ['unknown']
  })
}

/** Whether a word may be a name: it has a capital or a digit, or it is a first name or a place in small letters. */
export const isJudged = (classes: readonly string[] | undefined): boolean => classes !== undefined && classes.length > 0
