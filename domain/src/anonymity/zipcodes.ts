import type { Range } from './ranges.ts'
import { chainStart } from './streetName.ts'
import { ADDITION } from './streetWords.ts'
import type { View } from './view.ts'

const ZIPCODE = /(?<![\p{L}\p{N}])(?:nl ?-? ?)?[1-9]\d{3}[ .\-\n]{0,3}[a-z]{2}(?![\p{L}\p{N}])/gu
const ZIP_DIGITS =
  /(?<![\p{L}])(?:postcode(?:gebied)?s?|pc|zip(?: ?code)?)[ .:]{0,3}(?:is |begint met )?([1-9]\d{3}(?: ?[a-z]{2})?)(?![\p{L}\p{N}])/gu

// "2024 is", "1500 kg": two small letters behind four digits are mostly a word or a unit.
const NOT_ZIP_LETTERS = new Set(
  'aan al am an as bv ca cl cm co da de dl do dr du ed ee eh ek el en er es et eu fl ga ge gb gr ha he hl ho hp ie ik in is ja je jr kb kg kj km kw la le li lm lu ma mb me mg mi ml mm mw na ne nl no nr nu nv of oh om op pc pd pk pm pp pt px re rm se sm so st ta tb te tm to tv uw va ve vm vs wc we wo za ze zn zo zu'.split(
    ' ',
  ),
)

/** Zip codes with the street before and the place behind them (D7). */
export function findZipcodes(view: View): Range[] {
  const { text, cased } = view
  const found: Range[] = []
  for (const { 0: whole, index } of text.matchAll(ZIPCODE)) {
    const letters = whole.slice(-2)
    const end = index + whole.length
    const inCapitals = /\p{Lu}{2}$/u.test(cased.slice(index, end))
    if (!inCapitals && NOT_ZIP_LETTERS.has(letters)) continue
    found.push({ start: addressBefore(view, index), end: inCapitals ? placeAfter(view, end) : end })
  }
  for (const match of text.matchAll(ZIP_DIGITS)) {
    const digits = match[1] ?? ''
    const start = match.index + match[0].lastIndexOf(digits)
    found.push({ start, end: start + digits.length })
  }
  return found
}

const ADDRESS_BEFORE = new RegExp(`((?:\\p{L}[\\p{L}.'-]{0,40} ){1,4}\\d{1,5}${ADDITION}{0,2})[ ,;|\\n-]{1,4}$`, 'u')

// Whatever stands with a number right before a zip code is its street, whatever it is called.
function addressBefore(view: View, at: number): number {
  const from = Math.max(0, at - 120)
  const match = ADDRESS_BEFORE.exec(view.text.slice(from, at))
  if (!match) return at
  const words = match[1] ?? ''
  const number = words.search(/\d/)
  const first = from + match.index + words.slice(0, number).trimEnd().lastIndexOf(' ') + 1
  return chainStart(view, first)
}

// 1012 KK Amsterdam, 4611 AA Bergen op Zoom
const PLACE =
  /^[ ,\n]{1,3}(?:'s-|'t )?\p{Lu}[\p{L}'-]+(?: (?:(?:op|aan|de|den|het|a\/d|bij|over) ){0,2}\p{Lu}[\p{L}'-]+){0,2}/u

function placeAfter(view: View, end: number): number {
  return end + (PLACE.exec(view.cased.slice(end, end + 80))?.[0].length ?? 0)
}
