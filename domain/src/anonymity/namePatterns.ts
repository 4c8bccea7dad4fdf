import { foldLookalikesCased } from './foldLookalikes.ts'
import { isOrdinary } from './ordinaryWords.ts'
import { PART_MIN, type Pattern, wordsOf } from './pattern.ts'
import { GENERIC, LEGAL_FORMS, PARTICLES } from './words.ts'

/** The patterns of a lead's name: whole, as people shorten it, and its parts of four letters and more (D7). */
export function namePatterns(name: string): Pattern[] {
  const words = wordsOf(name)
  if (words.length === 0) return []
  return [phraseOf(words), ...ampersandPatterns(name), ...corePatterns(words), ...partsOf(name).flatMap(partPattern)]
}

// "Jo & Co" is also written "Jo en Co".
function ampersandPatterns(name: string): Pattern[] {
  if (!/[&+]|\b(?:en|and)\b/i.test(name)) return []
  return ['en', 'and', ''].map((word) => phraseOf(wordsOf(name.replace(/[&+]|\b(?:en|and)\b/gi, ` ${word} `))))
}

/** The whole of a name. One that says nothing but an ordinary word ("De Kassa") is meant where that has a capital (D20.8). */
function phraseOf(words: readonly string[]): Pattern {
  const letters = words.join('')
  const said = words.filter((word) => !PARTICLES.has(word))
  const telling = said.filter((word) => !GENERIC.has(word) && !LEGAL_FORMS.has(word))
  const bearer = telling[0] ?? said.at(-1)
  // With a word such as "hotel" beside it, it is the name however it is written.
  const isOneWord = telling.length === 1 && said.length === 1 && telling.every(isOrdinary)
  if (bearer === undefined || !(telling.length === 0 || isOneWord)) return { letters, kind: 'phrase' }
  if (words.length === 1) return { letters, kind: 'phrase', isPart: true }
  return { letters, kind: 'phrase', capitalAt: words.slice(0, words.lastIndexOf(bearer)).join('').length }
}

/** What people call a business: its name without "Restaurant" before it and "B.V." behind it. */
function corePatterns(words: readonly string[]): Pattern[] {
  let start = 0
  let end = words.length
  while (end > start + 1 && LEGAL_FORMS.has(words[end - 1] ?? '')) end--
  while (start < end - 1 && GENERIC.has(words[start] ?? '')) start++
  while (end > start + 1 && GENERIC.has(words[end - 1] ?? '')) end--
  const core = words.slice(start, end)
  const bare = core.findIndex((word) => !PARTICLES.has(word))
  if (core.length === words.length && bare <= 0) return []
  const last = core.at(-1) ?? ''
  const letters = core.join('')
  // Of one word it may be said in passing; two that are long enough to be parts are the name in any case.
  const isSure = core.filter((word) => word.length >= PART_MIN && !PARTICLES.has(word) && !GENERIC.has(word)).length > 1
  const phrase: Pattern = {
    letters,
    kind: 'phrase',
    ...(isSure ? {} : { capitalAt: letters.length - last.length }),
  }
  const single = bare === core.length - 1 && last.length >= 2 && last.length < PART_MIN && !/^\d/.test(last)
  return single ? [phrase, { letters: last, kind: 'capital' }] : [phrase]
}

/** The words of a name, also as they are glued between blanks or set apart by capitals. */
export function partsOf(name: string): string[] {
  const cased = foldLookalikesCased(name)
  const byBlank = cased.split(/[\s/]+/).map((piece) => wordsOf(piece).join(''))
  const byCapital = wordsOf(cased.replace(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, '$1 '))
  return [...new Set([...wordsOf(name), ...byBlank, ...byCapital])]
}

/** The pattern of one part, unless it is too short or common to every such business. */
export function partPattern(part: string): Pattern[] {
  if (part.length < PART_MIN || GENERIC.has(part)) return []
  return [{ letters: part, kind: /^\d+$/.test(part) ? 'word' : 'inside', isPart: true }]
}
