import { NAME_MAX, TEXT_MAX } from '../limits.ts'
import { textOfMarkup, withoutEntities } from '../values.ts'
import { type Field, type FieldOptions, fail } from './field.ts'

interface TextOptions extends FieldOptions<string> {
  readonly min?: number
  readonly max?: number
  readonly pattern?: RegExp
}

// A lone surrogate cannot be written as UTF-8 and NUL cannot be stored: both are refused rather than changed (D19.3).
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** Trimmed NFC text, or nothing when it cannot be stored (D19.3). */
export function cleanText(raw: string, lines: 'one' | 'many'): string | undefined {
  if (UNSTORABLE.test(raw)) return undefined
  const text = lines === 'one' ? onOneLine(raw) : raw.replace(/\r\n?/g, '\n')
  return text.normalize('NFC').trim()
}

// In pieces: one pattern for a line end with the blanks around it takes quadratic time over many blanks (D21.1).
function onOneLine(raw: string): string {
  const lines = raw.split(/[\r\n\u2028\u2029]+/)
  return lines.length === 1
    ? raw
    : lines
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
}

/** Tags may be as long as the text and so much longer: to clean them takes long where they are many (D21.1). */
const MARKUP_SLACK = 10_000
/** An ampersand is written as five characters, a blank as six. */
const ENTITY_MAX = 6

/** By how much rich text is longer than its words can ever need, counted on top of what they may be at most (D21.1). */
function markupLength(html: string, max: number): number {
  return (
    max +
    Math.max(html.length - (ENTITY_MAX * max + MARKUP_SLACK), withoutEntities(html).length - (2 * max + MARKUP_SLACK))
  )
}

/**
 * How long rich text counts as, of which this is the most (D4.3): its words, as whoever typed them sees them; where its markup is beyond
 * what they can need, more than the most. What adds characters to it makes it longer by no more than those.
 */
export function richLength(html: string, max: number = TEXT_MAX): number {
  return Math.max(lengthOf(textOfMarkup(html)), markupLength(html, max))
}

/** Length as a person counts it: in code points. */
function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

function textField(kind: 'text' | 'longText' | 'richText', lines: 'one' | 'many', options: TextOptions): Field<string> {
  const { min = 0, max = lines === 'one' ? NAME_MAX : TEXT_MAX, pattern } = options
  return {
    kind,
    ...options,
    min,
    max,
    parse(raw, { sanitise }) {
      if (typeof raw !== 'string') return fail('notText')
      const isRich = kind === 'richText'
      if (isRich && markupLength(raw, max) > max) return fail('tooLong', { max })
      const given = cleanText(raw, lines)
      if (given === undefined) return fail('notAllowed')
      const text = isRich && sanitise ? sanitise(given) : given
      const length = isRich ? richLength(text, max) : lengthOf(text)
      if (length < min) return fail('tooShort', { min })
      if (length > max) return fail('tooLong', { max })
      if (pattern && !pattern.test(text)) return fail('choice')
      return { value: text }
    },
  }
}

/** One line of text; a newline becomes a space (D4.3, D19.3). */
export function text(options: TextOptions = {}): Field<string> {
  return textField('text', 'one', options)
}

/** Plain text of several lines (D4.3). */
export function longText(options: TextOptions = {}): Field<string> {
  return textField('longText', 'many', options)
}

/** Text with markup; the server sanitises it to the allowed tags before it is stored (D4.3). */
export function richText(options: TextOptions = {}): Field<string> {
  return textField('richText', 'many', options)
}

const EMAIL = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\].]+(\.[^\s@<>"(),:;\\[\].]+)+$/

/** `x@y.z`, at most 254 characters, the domain in lower case (D4.1, S5.3). */
export function email(options: FieldOptions<string> = {}): Field<string> {
  return {
    kind: 'email',
    ...options,
    max: 254,
    parse(raw) {
      if (typeof raw !== 'string') return fail('notText')
      const value = cleanText(raw, 'one')
      if (value === undefined || !EMAIL.test(value)) return fail('email')
      if (value.length > 254) return fail('tooLong', { max: 254 })
      const at = value.lastIndexOf('@')
      return { value: value.slice(0, at) + value.slice(at).toLowerCase() }
    },
  }
}

/** http(s) address; `https://` is added when no scheme is given (D4.1). */
export function website(options: FieldOptions<string> = {}): Field<string> {
  return {
    kind: 'website',
    ...options,
    max: 2000,
    parse(raw) {
      if (typeof raw !== 'string') return fail('notText')
      const value = cleanText(raw, 'one')
      if (value === undefined) return fail('notAllowed')
      const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d+(\/|$))/i.test(value)
      const withScheme = hasScheme ? value : `https://${value.replace(/^\/\//, '')}`
      if (!URL.canParse(withScheme)) return fail('website')
      const url = new URL(withScheme)
      if (url.protocol !== 'https:' && url.protocol !== 'http:') return fail('website')
      if (!/[^.]\.[^.]/.test(url.hostname) || url.hostname.includes('..') || url.username !== '' || url.password !== '')
        return fail('website')
      const kept = url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : url.href
      return kept.length > 2000 ? fail('tooLong', { max: 2000 }) : { value: kept }
    },
  }
}

/** A Dutch zip code as `1234 AB`; a foreign one is free text up to 12 (D4.1). Digits and then letters is how the Dutch write theirs: too few of either is no other. */
export function zipcode(options: FieldOptions<string> = {}): Field<string> {
  return {
    kind: 'zipcode',
    ...options,
    max: 12,
    parse(raw) {
      if (typeof raw !== 'string') return fail('notText')
      const value = cleanText(raw, 'one')
      if (value === undefined) return fail('notAllowed')
      const dutch = /^([1-9]\d{3})\s*([a-z]{2})$/i.exec(value)
      if (dutch) return { value: `${dutch[1]} ${dutch[2]?.toUpperCase()}` }
      if (lengthOf(value) > 12) return fail('tooLong', { max: 12 })
      return /^\d+\s*[a-z]+$/i.test(value) && !/^0\d{3}\s*[a-z]{2}$/i.test(value) ? fail('zipcode') : { value }
    },
  }
}

/** A number of the Dutch chamber of commerce: eight digits, however they are grouped. */
export function kvk(options: FieldOptions<string> = {}): Field<string> {
  return {
    kind: 'text',
    ...options,
    max: 12,
    parse(raw) {
      if (typeof raw !== 'string') return fail('notText')
      if (lengthOf(raw.trim()) > 12) return fail('tooLong', { max: 12 })
      const digits = raw.trim().replace(/[\s.-]/g, '')
      return /^\d{8}$/.test(digits) ? { value: digits } : fail('kvk')
    },
  }
}

/** 6 to 12 of `a-z 0-9 . _ -`, kept in lower case (D4.2). */
export function username(options: FieldOptions<string> = {}): Field<string> {
  return {
    kind: 'username',
    ...options,
    min: 6,
    max: 12,
    parse(raw) {
      if (typeof raw !== 'string') return fail('notText')
      const value = raw.trim().toLowerCase()
      if (value.length < 6) return fail('tooShort', { min: 6 })
      if (value.length > 12) return fail('tooLong', { max: 12 })
      return /^[a-z0-9._-]+$/.test(value) ? { value } : fail('username')
    },
  }
}
