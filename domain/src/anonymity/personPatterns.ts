import { partsOf } from './namePatterns.ts'
import { isOrdinary } from './ordinaryWords.ts'
import { PART_MIN, type Pattern, type PatternKind, wordsOf } from './pattern.ts'
import { COMMON_ADDRESSES, GENERIC, ORDINARY, PARTICLES, TITLES } from './words.ts'

/** The patterns of a person's name or username (D7). */
export function personPatterns(name: string): Pattern[] {
  const words = wordsOf(name).filter((word) => !TITLES.has(word))
  const letters = words.join('')
  if (letters === '') return []
  const isRole = words.every((word) => GENERIC.has(word) || COMMON_ADDRESSES.has(word) || PARTICLES.has(word))
  if (isRole) return words.length > 1 ? [{ letters, kind: 'phrase' }] : []
  return [wholeOf(words), ...surnamePatterns(words), ...partsOf(words.join(' ')).filter(isTelling).map(personPart)]
}

/** All of a name; `De Kok`, who has no other, is meant where the word has its capital (D20.8). */
function wholeOf(words: readonly string[]): Pattern {
  const letters = words.join('')
  if (words.length === 1) return personPart(letters)
  const [bearer, ...others] = words.filter(isTelling)
  if (bearer === undefined || others.length > 0 || !isOrdinary(bearer))
    return { letters, kind: 'phrase', isPerson: true }
  const capitalAt = words.slice(0, words.indexOf(bearer)).join('').length
  return { letters, kind: 'phrase', capitalAt, isPerson: true }
}

/** `de Vries`, glued or not, so that a surname which is an ordinary word still goes with its prefix. */
function surnamePatterns(words: readonly string[]): Pattern[] {
  const first = words.findIndex((word, index) => index > 0 && PARTICLES.has(word))
  if (first < 1 || first === words.length - 1) return []
  const surname = words.slice(first)
  const letters = surname.join('')
  const last = surname.at(-1) ?? ''
  const capitalAt = letters.length - last.length
  return [
    isOrdinary(last)
      ? { letters, kind: 'phrase', capitalAt, isPerson: true }
      : { letters, kind: 'phrase', isPerson: true },
  ]
}

/** Whether a part of a name says more than `van der` or `mevrouw`. */
export function isTelling(part: string): boolean {
  return part.length >= 2 && !PARTICLES.has(part) && !TITLES.has(part) && !GENERIC.has(part)
}

/** The pattern of one part of a person's name. */
export function personPart(part: string): Pattern {
  return { letters: part, kind: partKind(part), isPerson: true, isPart: true }
}

// Short first names sit in many ordinary words (scanner, ingevoerd, thans): cutting them out there would tell the name
// rather than hide it. From six letters on that is no longer so.
function partKind(part: string): PatternKind {
  if (ORDINARY.has(part) || part.length < 3) return 'capital'
  if (part.length < PART_MIN) return 'word'
  return part.length < 6 ? 'opening' : 'inside'
}
