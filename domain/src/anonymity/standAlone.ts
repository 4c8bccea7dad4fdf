import { escapePattern } from '../escapePattern.ts'
import { foldLookalikes } from './foldLookalikes.ts'
import type { Range } from './ranges.ts'
import { GAP, isWordly, type Squeezed, squeeze } from './squeezed.ts'
import type { View } from './view.ts'

/** A name or a street of which nothing stands within what is another's. */
export interface Alone {
  readonly letters: string
  /** At which letters a word of it begins, but for the first. */
  readonly begins: ReadonlySet<number>
  readonly isStreet: boolean
}

/** Fewer letters are a word of any text. */
const LETTERS_MIN = 4
/** From this many letters on, two words in one are no coincidence: `bobvanzanten`. */
const GLUED_MIN = 8

/** A name as it is looked for; nothing when it is too short. */
export function aloneName(name: string): Alone[] {
  return aloneOf(foldLookalikes(name).match(/[\p{L}\p{N}]+/gu) ?? [], false)
}

/** A street with its number; without one it is a word that belongs to everybody. */
export function aloneStreet(street: string): Alone[] {
  const words = foldLookalikes(street).match(/\p{L}+|\p{N}+/gu) ?? []
  return words.some((word) => /\p{N}/u.test(word)) ? aloneOf(words, true) : []
}

function aloneOf(words: readonly string[], isStreet: boolean): Alone[] {
  const letters = words.join('')
  if (letters.length < LETTERS_MIN) return []
  const begins = new Set<number>()
  let at = 0
  for (const word of words.slice(0, -1)) {
    at += word.length
    begins.add(at)
  }
  return [{ letters, begins, isStreet }]
}

/**
 * Where these stand by themselves. Unlike in an anonymous form, where too much may go, what is found here is gone for good: a longer name,
 * a number with more digits and the address of somebody else stay as they are.
 */
export function findAlone(view: View, all: readonly Alone[]): Range[] {
  const squeezed = all.length === 0 ? undefined : squeeze(view)
  if (!squeezed) return []
  return all.flatMap((one) => {
    const found: Range[] = []
    for (let at = squeezed.text.indexOf(one.letters); at >= 0; at = squeezed.text.indexOf(one.letters, at + 1)) {
      const range = placeOf(view, squeezed, one, at)
      if (range) found.push(range)
    }
    return found
  })
}

function placeOf(view: View, squeezed: Squeezed, one: Alone, at: number): Range | undefined {
  const { letters, begins, isStreet } = one
  const gaps = squeezed.gaps.slice(at + 1, at + letters.length)
  const isSpaced = gaps.every((gap) => gap === GAP.sign || gap === GAP.blank)
  const fits = gaps.every((gap, index) => {
    const next = index + 1
    if (gap === GAP.far) return false
    if (/\d\d/.test(letters.slice(index, next + 1))) return begins.has(next) === gap > GAP.none
    if (!begins.has(next)) return gap < GAP.blank || isSpaced
    return gap > GAP.none || isStreet || letters.length >= GLUED_MIN
  })
  if (!fits) return undefined
  const start = squeezed.places[at] ?? 0
  const last = squeezed.places[at + letters.length - 1] ?? 0
  const isLinked = /[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(view.text.slice(start, last + 1))
  // Of a genitive the name takes its ending along.
  const end = isStreet
    ? last + 1
    : last + 1 + (/^'?s(?![\p{L}\p{N}])/u.exec(view.text.slice(last + 1))?.[0].length ?? 0)
  const range = { start, end }
  const isApart = isStreet ? isStreetApart(view, range) : isNameApart(view, range, isLinked && begins.size > 0)
  return isApart && !isInAddress(view, range) ? range : undefined
}

function isStreetApart({ text }: View, { start, end }: Range): boolean {
  if (isWordly(text[start - 1]) || isWordly(text[end])) return false
  // Beukenlaan 1-3, and Beukenlaan 1-a: the house of somebody else.
  return !/^[-/](?:\p{N}|\p{L}(?!\p{L}))/u.test(text.slice(end, end + 3))
}

/**
 * `Anne-Marie Bos` and `Marie Bos-Smit` are others than Marie Bos, and so is who logs in as `anne.marie.bos`; in `offerte-marie-bos.pdf` all
 * blanks are such signs.
 */
function isNameApart(view: View, range: Range, isLinked: boolean): boolean {
  const { text } = view
  const { start, end } = range
  if (isWordly(text[start - 1]) || isWordly(text[end])) return false
  if (isInUsername(view, range)) return false
  if (isLinked) return true
  return !goesOn(text, range, '-')
}

/** Whether a word goes on before or behind, by this sign alone. */
function goesOn(text: string, { start, end }: Range, sign: string): boolean {
  return (text[start - 1] === sign && isWordly(text[start - 2])) || (text[end] === sign && isWordly(text[end + 1]))
}

/** What a file is called ends like this: in its name the signs of a username are blanks. */
const FILE =
  /^[\p{L}\p{N}._-]*\.(?:csv|docx?|eml|html?|jpe?g|msg|odt|pdf|png|pptx?|txt|vcf|xlsx?|zip)(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u

/** Whether this is a piece of a longer username: all that stands in it between words is the sign by which that goes on. */
function isInUsername({ text }: View, range: Range): boolean {
  const signs = new Set(text.slice(range.start, range.end).match(/[^\p{L}\p{N}]+/gu))
  const [sign] = signs
  if (signs.size !== 1 || (sign !== '.' && sign !== '_')) return false
  return goesOn(text, range, sign) && !FILE.test(text.slice(range.end))
}

/** More letters than an address has before or after its sign. */
const ADDRESS_MAX = 80

/** Whether this is a piece of an e-mail address, and not all that stands before its `@`. */
function isInAddress({ text }: View, { start, end }: Range): boolean {
  const before = /[\w.+@-]*$/.exec(text.slice(Math.max(0, start - ADDRESS_MAX), start))?.[0] ?? ''
  if (before.includes('@')) return true
  const after = /^[\w.+@-]*/.exec(text.slice(end, end + ADDRESS_MAX))?.[0] ?? ''
  return after.includes('@') && !(before === '' && after.startsWith('@'))
}

/** These e-mail addresses and usernames, each as a whole; nothing when there are none. */
export function addressesPattern(emails: readonly string[], usernames: readonly string[]): RegExp | undefined {
  const all = [...emails, ...usernames]
    .map((text) => foldLookalikes(text.trim()))
    .filter((text) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= LETTERS_MIN)
    .map((text) => escapePattern(text).replace('@', ' ?(?:@|[(\\[]at[)\\]]) ?'))
  return all.length === 0
    ? undefined
    : // A dot before or behind it belongs to it where a word goes on there, and else to the sentence.
      new RegExp(
        `(?<![\\p{L}\\p{N}_@+-]|[\\p{L}\\p{N}_+-]\\.)(?:${all.join('|')})(?![\\p{L}\\p{N}_@+-]|\\.[\\p{L}\\p{N}_])`,
        'gu',
      )
}

/** Fewest digits by which a number is known whatever stands before it. */
export const PHONE_DIGITS = 9
/** Most digits of a country's number. */
const COUNTRY_DIGITS = 3

/** These phone numbers in every way in which they are written; nothing when there are none. */
export function phonesPattern(phones: readonly string[]): RegExp | undefined {
  const all = new Set(
    phones
      .map(fullOf)
      .filter((full) => full.length >= PHONE_DIGITS)
      .flatMap(writings),
  )
  const bare = new Set(phones.map(fullOf).map((full) => full.slice(-PHONE_DIGITS)))
  if (all.size === 0) return undefined
  const spelt = (digits: string) => [...digits].join('[ .\\-/()]{0,3}')
  // Without what stands before it in any other number it is one only where no number goes before it.
  const short = [...bare]
    .filter((digits) => digits.length === PHONE_DIGITS)
    .map((digits) => `(?<!\\d[ .\\-/()]{1,3})${spelt(digits)}`)
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:\\+?(?:${[...all].map(spelt).join('|')})|${short.join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )
}

/** All digits of a number, with those of its country; Dutch when it has none. */
function fullOf(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  return digits.startsWith('0') ? `31${digits.slice(1)}` : digits
}

/** Where the number of the country ends is not known: `0201234567`, `31201234567`, `310201234567`, and the same behind `00`. */
function writings(full: string): string[] {
  const within = Array.from({ length: COUNTRY_DIGITS }, (_, index): [string, string] => [
    full.slice(0, index + 1),
    full.slice(index + 1),
  ]).filter(([, rest]) => rest.length >= PHONE_DIGITS)
  return [
    ...[full, `00${full}`],
    ...within.flatMap(([country, rest]) => [`0${rest}`, `${country}0${rest}`, `00${country}0${rest}`]),
  ]
}
