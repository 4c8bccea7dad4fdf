import { foldLookalikes } from '../anonymity/foldLookalikes.ts'
import { placeNames } from '../data/placeNames.ts'
import { harmless, ordinary, software } from './knownWords.ts'
import { groups, type Suspect } from './patterns.ts'
import { regionNames } from './regionNames.ts'
import type { Word } from './textWords.ts'

/** What the register says besides, so that two places of one name can be told apart, and nobody writes: "Bleskensgraaf ca". */
const BESIDES = / (?:ca|gem .*|rotterdam)$/
const places = new Set<string>(
  [...placeNames, ...regionNames].flatMap((name) => {
    const folded = foldLookalikes(name)
    return [folded, folded.replace(BESIDES, '')]
  }),
)
const PLACE_WORDS_MAX = 4
const SITUATED = /(?<!\p{L})(?:in|uit|naar|te|bij|vanuit|rond|en in) (\p{Ll}[\p{L}-]{4,})/gu

/** Whether a word, folded, is the name of a place. */
export const isPlaceName = (word: string): boolean => places.has(word)

/** The places in a text, also as an adjective or who lives there, and in small letters behind a word that says where. */
export function findPlaces(text: string, words: readonly Word[]): Suspect[] {
  return [
    ...named(text, words),
    ...groups(text, SITUATED, 'place').filter(({ start, end }) => {
      const word = foldLookalikes(text.slice(start, end))
      return places.has(word) && !ordinary.has(word)
    }),
  ]
}

function named(text: string, words: readonly Word[]): Suspect[] {
  return words.flatMap((word, index): Suspect[] => {
    if (!/^(?:\p{Lu}|\d|['’]?[st]-\p{Lu})/u.test(word.text) && !/^['’]?[st]$/.test(word.folded)) return []
    for (let count = Math.min(PLACE_WORDS_MAX, words.length - index); count > 0; count--) {
      const last = words[index + count - 1]
      if (!last) continue
      const name = foldLookalikes(text.slice(word.start, last.end)).replace(/[’]/g, "'")
      // The mark before the letter is no part of the word.
      const marked = /^[st]-/.test(name) ? [`'${name}`] : []
      const stem = count === 1 ? [name, name.replace(/(?:e?se?|s)$/, ''), name.replace(/(?:er|ers)$/, '')] : [name]
      const known = [...stem, ...marked].find((one) => places.has(one))
      if (known === undefined) continue
      if (count === 1 && (word.isFirst || known !== name) && (ordinary.has(known) || ordinary.has(name))) continue
      if (count === 1 && (known.length < 3 || (known !== name && known.length < 5))) continue
      if (
        harmless.has(name) ||
        software.has(name) ||
        /provincie $/i.test(text.slice(Math.max(0, word.start - 10), word.start))
      )
        continue
      return [{ start: word.start, end: last.end, kind: 'place' }]
    }
    return []
  })
}
