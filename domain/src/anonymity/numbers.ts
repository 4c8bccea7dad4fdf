import type { Range } from './ranges.ts'
import type { View } from './view.ts'

// Every pattern here is bounded: digits and at most a few signs between them, so that reading stays linear.
// `S` between digits: what people and machines put there.
const S = '[ .\\-/()\\n_·•*~]{0,4}'

const PHONES: readonly RegExp[] = [
  // +31 (0)20 123 45 67, 0031 6 …, +49 30 …
  new RegExp(`(?:\\+|(?<![\\p{L}\\p{N}.,])00)${S}\\d(?:${S}\\d){7,14}(?!\\d)`, 'gu'),
  // 020-1234567, 06 12 34 56 78, 0118/123456, and O6 with the letter.
  new RegExp(`(?<![\\d]|[.,:]\\d|\\d[.,:/-])\\(?[0o]${S}[1-9](?:${S}\\d){8}(?!\\d)`, 'gu'),
  // 0800-1234, 0900 1234567
  new RegExp(`(?<!\\d)0(?:800|900|906|909)(?:${S}\\d){4,7}(?!\\d)`, 'gu'),
  // 31612345678, 31 6 12345678
  /(?<![\d.,])31[ -]?(?:\(0\))?[ -]?(?:6[ -]?[1-9]\d{7}|[1-9]\d{8})(?!\d)/gu,
]

// After these words any number of six digits or more is one to call; within them it needs no zero.
const CALL =
  /(?<!\p{L})(?:tel(?:efoon)?(?:n(?:umme)?r)?|mobiel|mobile|gsm|fax|whats ?app|bel(?:len)?(?: met| naar| op)?|phone|06-?n(?:umme)?r)[ .:\-()\n]{0,4}(?:is |op |naar )?(\d(?:[ .\-/()]{0,3}\d){5,14})(?!\d)/gu

const DUTCH_IBAN = new RegExp(`nl(?:${S}\\d){2}(?:${S}[a-z]){4}(?:${S}\\d){10}(?!\\d)`, 'gu')

// Elsewhere the length differs per country; groups of four or no blanks at all, and mostly digits.
const OTHER_IBAN =
  /(?<![\p{L}\p{N}])(?:a[dltz]|b[aeghry]|c[hryz]|d[ek]|e[es]|f[ior]|g[beilr]|h[ru]|i[elst]|l[ituv]|m[cdekt]|no|p[lt]|r[os]|s[ekim]|tr|ua|xk)[ ]?\d{2}(?:[ .-]?[a-z0-9]{4}){2,7}(?:[ .-]?[a-z0-9]{1,3})?(?![\p{L}\p{N}])/gu

const VAT: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}])nl(?:${S}\\d){9}${S}b(?:${S}\\d){2}(?!\\d)`, 'gu'),
  /(?<!\d)\d(?:[. -]?\d){8}[. -]?b[. -]?\d[. -]?\d(?!\d)/gu,
  /(?<![\p{L}])(?:atu|be|de|dk|fi|lu|fr|gb|ie|pl|pt|se|cz|el|hu|es[a-z]?|it)[ .]?[01]?\d{3}[. ]?\d{3}[. ]?\d{2,5}(?!\d)/gu,
]

const REGISTER = String.raw`(?:k\.?v\.?k\.?|kamers? van koophandel|koophandel|handelsregister|chamber of commerce|coc|rsin|vestigingsn(?:umme)?r|inschrijfn(?:umme)?r)`
const EIGHT = String.raw`\d(?:[ .\-]?\d){7,11}`
// Near is: within a clause, with no other number between, though there may be two in a row.
const KVK_AFTER = new RegExp(
  `(?<![\\p{L}])${REGISTER}[^\\d▇]{0,60}(${EIGHT}(?!\\d)(?:[^\\d\\p{L}▇]{1,4}(?:(?:en|of|and) )?${EIGHT}(?!\\d))?)`,
  'gu',
)
const KVK_BEFORE = new RegExp(`(?<!\\d)(${EIGHT})[^\\d\\p{L}]{0,4}(?:\\p{L}{2,10} ){0,3}${REGISTER}(?![\\p{L}])`, 'gu')
const ACCOUNT =
  /(?<!\p{L})(?:iban|giro(?:n(?:umme)?r)?|rekening(?:n(?:umme)?r)?|bankn(?:umme)?r|btw(?:-| )?(?:n(?:umme)?r|id)?|vat|bsn|fiscaal)[^\d▇]{0,20}((?:[a-z]{2,3} ?)?\d(?:[ .-]?\d){6,13}(?!\d))/gu

/** Phone, bank, trade register and tax numbers in any notation (D7). */
export function findNumbers(view: View): Range[] {
  const { text } = view
  return [
    ...PHONES.flatMap((pattern) => all(text, pattern)).filter((range) => !isDate(text, range)),
    ...groups(text, CALL).filter((range) => !isDate(text, range)),
    ...all(text, DUTCH_IBAN),
    ...all(text, OTHER_IBAN).filter((range) => isMostlyDigits(text.slice(range.start, range.end))),
    ...VAT.flatMap((pattern, index) => all(text, pattern).filter((range) => index < 2 || isForeignVat(view, range))),
    ...groups(text, KVK_AFTER),
    ...groups(text, KVK_BEFORE),
    ...groups(text, ACCOUNT),
  ]
}

function all(text: string, pattern: RegExp): Range[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }))
}

function groups(text: string, pattern: RegExp): Range[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const found = match[1] ?? ''
    const start = match.index + match[0].indexOf(found)
    return { start, end: start + found.length }
  })
}

// 01-02-2024 and what comes right behind it (10:30, 12 gasten) has the digits of a phone number and is none.
const DATE = /^\(?(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?!\d)/

function isDate(text: string, { start, end }: Range): boolean {
  return DATE.test(text.slice(start, end))
}

function isMostlyDigits(found: string): boolean {
  return found.replace(/\D/g, '').length >= 10
}

// "de 1234 5678" is an article and an amount: the country stands in capitals.
function isForeignVat(view: View, { start, end }: Range): boolean {
  const cased = view.cased.slice(start, end)
  return /^[A-Z]{2}/.test(cased) && cased.replace(/\D/g, '').length >= 8
}
