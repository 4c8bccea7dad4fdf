import { isOrdinary } from './ordinaryWords.ts'
import type { Pattern } from './pattern.ts'
import type { Range } from './ranges.ts'
import { GAP, isWordly, type Squeezed, squeeze } from './squeezed.ts'
import type { View } from './view.ts'

// From this many letters on, blanks within a find are no coincidence.
const LONG = 7
const LONG_PHRASE = 8
const PIECE_MIN = 3

/** Where the patterns of an identity stand in a view (D7). */
export function findPatterns(view: View, patterns: readonly Pattern[]): Range[] {
  return search(view, patterns).found
}

/** Where ordinary words stand in small letters that are, or hold, a part of a name: they stay, and are a question to staff (D20.8). */
export function findOrdinaryWords(view: View, patterns: readonly Pattern[]): Range[] {
  return search(view, patterns).ordinary
}

interface Finds {
  readonly found: Range[]
  readonly ordinary: Range[]
}

function search(view: View, patterns: readonly Pattern[]): Finds {
  const squeezed = squeeze(view)
  const [found, ordinary]: [Range[], Range[]] = [[], []]
  for (const pattern of patterns) {
    const { length } = pattern.letters
    let from = 0
    for (;;) {
      const at = squeezed.text.indexOf(pattern.letters, from)
      if (at < 0) break
      from = at + 1
      const range = { start: placeOf(squeezed, at), end: placeOf(squeezed, at + length - 1) + 1 }
      if (pattern.isPart && isWhole(view, range) && isOrdinaryWord(view, range)) {
        ordinary.push(range)
        continue
      }
      if (!isMeant(view, squeezed, pattern, at, range)) continue
      const whole = wholeWords(view, range)
      if (pattern.isPart && isOrdinaryWord(view, whole)) ordinary.push(whole)
      else found.push(pattern.isPerson ? withInitials(view, whole) : whole)
      // The rest of the word is gone already; looking there again would cost the square of a long one.
      while (from < squeezed.places.length && placeOf(squeezed, from) < whole.end) from++
    }
  }
  return { found, ordinary }
}

function placeOf(squeezed: Squeezed, at: number): number {
  return squeezed.places[at] ?? 0
}

function isMeant(view: View, squeezed: Squeezed, pattern: Pattern, at: number, range: Range): boolean {
  const { letters, kind, capitalAt } = pattern
  const gaps = squeezed.gaps.slice(at + 1, at + letters.length)
  const widest = Math.max(0, ...gaps)
  if (widest === GAP.far) return false
  const isWord = standsAlone(view, range)
  const isSpaced = letters.length >= 4 && widest === GAP.blank && gaps.every((gap) => gap > GAP.none)
  if (isSpaced && isWord) return true
  if (capitalAt !== undefined && !isCapital(view, placeOf(squeezed, at + capitalAt))) return false
  if (kind === 'phrase') {
    // Scripts without blanks between words have no words to stand alone.
    const isInside = widest === GAP.none && (letters.length >= 4 || !/[a-z0-9]/.test(letters))
    return isWord || isInside || letters.length >= LONG_PHRASE
  }
  if (widest === GAP.blank) {
    // A number keeps its blanks: 123 45 67.
    if (kind === 'word') return isWord && /\d/.test(letters)
    if (kind !== 'inside' || letters.length < LONG || !isBroken(gaps)) return false
  }
  if (kind === 'inside') return true
  if (kind === 'capital') return isWord && isCapital(view, range.start)
  if (isWord) return true
  return kind === 'opening' && isCapital(view, range.start) && !isCapital(view, range.start - 1)
}

// "Mosterd zaad" is the name in two pieces; in "zilver en goud" the second piece is too short to be one of Zilveren.
function isBroken(gaps: readonly number[]): boolean {
  const first = gaps.indexOf(GAP.blank)
  const last = gaps.lastIndexOf(GAP.blank)
  return first !== last || (first + 1 >= PIECE_MIN && gaps.length - first >= PIECE_MIN)
}

function isCapital(view: View, at: number): boolean {
  return /\p{Lu}/u.test(view.cased.charAt(at))
}

/** D20.8: a blank in place of a word that everybody uses can be guessed, and then it tells more than the word. */
function isOrdinaryWord(view: View, { start, end }: Range): boolean {
  const word = view.cased.slice(start, end)
  return word === view.text.slice(start, end) && isOrdinary(word)
}

function isWhole({ text }: View, { start, end }: Range): boolean {
  return !isWordly(text.charAt(start - 1)) && !isWordly(text.charAt(end))
}

const ENDING = /^(?:'?s|'?tje|se|er|ers|enaar|enaars|enaren|mer|mers|naar|naren)?(?![\p{L}\p{N}])/u

function standsAlone(view: View, { start, end }: Range): boolean {
  if (start > 0 && isWordly(view.text.charAt(start - 1))) return false
  // The ending of a genitive or an adjective belongs to letters only: 1234 is not 1234s.
  const after = view.text.slice(end, end + 8)
  return ENDING.test(after)
}

// What is left of a word tells what was cut from it: `super▇▇▇` is a market.
function wholeWords(view: View, { start, end }: Range): Range {
  let from = start
  let to = end
  while (from > 0 && isWordly(view.text.charAt(from - 1))) from--
  while (to < view.text.length && isWordly(view.text.charAt(to))) to++
  return { start: from, end: to }
}

const BEFORE_SURNAME =
  /(?:^|[^\p{L}\p{N}])((?:[a-z]\. ?){0,4}(?:(?:van|von|de|der|den|ten|ter|het|'t|op|in|la|le|el|al) ){0,3})$/u

function withInitials(view: View, range: Range): Range {
  const before = BEFORE_SURNAME.exec(view.text.slice(Math.max(0, range.start - 32), range.start))?.[1] ?? ''
  // "in de Bakker" is a place to be, not a name: prefixes go along only behind initials.
  return before.includes('.') ? { start: range.start - before.length, end: range.end } : range
}
