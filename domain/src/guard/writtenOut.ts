import { foldLookalikes } from '../anonymity/foldLookalikes.ts'
import type { Clue } from './clues.ts'

const DIGIT =
  'nul|een|één|eén|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd|duizend|dubbel|zero|one|two|three|four|five|six|seven|eight|nine|double'
const SPOKEN = `(?:${DIGIT})(?:ën|en)?(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd|duizend)?`
/** Three numbers behind one another are dictated: a phone number, a zip code, an account. */
const DICTATED = new RegExp(`(?<!\\p{L})${SPOKEN}(?:(?:, ?|\\. ?| - |-| | en )${SPOKEN}(?!\\p{L})){2,20}`, 'giu')
/** A phone number of which the beginning is written out. */
const HALF = /(?<!\p{L})nul[ ,.-]{1,3}(?:zes|één|een|twee|drie|vier|vijf|zeven|acht)[ ,.–-]{1,3}\d[\d ,.-]{5,14}\d/giu
/** An address of mail or a site in words. */
const IN_WORDS =
  /(?<!\p{L})(?:\p{L}[\p{L}\p{N}.-]{1,30},? ){0,2}(?:apenstaartje|apenstaart|\(at\)|\[at\])(?:,? [\p{L}\p{N}.-]{1,30}){0,6}|(?<!\p{L})(?:\p{L}[\p{L}\p{N}.-]{1,30} ){1,2}(?:punt|dot) (?:nl|com|eu|org|net|be|de|amsterdam|frl)(?!\p{L})/giu
/** A year in words, as nobody writes an amount; a round one only where it is said to be a year. */
const YEAR =
  /(?<!\p{L})(?:(?:in |sinds |anno |uit )(?:vijftien|zestien|zeventien|achttien|negentien)(?:de)?honderd(?!\p{L})|(?:in |sinds |anno |uit |van )?(?:vijftien|zestien|zeventien|achttien|negentien)(?:de)?honderd\p{L}{2,25}(?!\p{L}))/giu
/** So exact a number of what a house is known by is counted nowhere else. */
const EXACT =
  /(?<!\p{L})(?:ruim |exact |precies )?\p{L}{3,8}(?:ën|en)(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig) (?:\p{L}{3,20}e )?(?:kamers|hotelkamers|suites|zalen|zaken|vestigingen|filialen|hectare|holes|banen|ligplaatsen|standplaatsen|plaatsen|bungalows|chalets|appartementen|treden|molens|meter hoog|soorten)(?!\p{L})/giu

/** Numbers and addresses that somebody wrote as they are said. */
export function findWrittenOut(text: string): Clue[] {
  return [DICTATED, HALF, IN_WORDS, YEAR, EXACT].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length })),
  )
}

const INITIALS =
  /(?<![\p{L}\p{N}.])\p{Lu}\.(?: ?(?:\p{Lu}|v|d|t|vd|van|de|der|den|ter|ten)(?:\.|(?![\p{L}\p{N}]))){1,5}|(?<![\p{L}\p{N}.])\p{Lu}{1,2}(?:vd|vdr|van|de|d|v|t|te|ter)\p{Lu}{1,2}(?![\p{L}\p{N}.])|(?<![\p{L}\p{N}.])(?:vd|vdr|v\/d|vd)\p{Lu}{1,2}(?![\p{L}\p{N}])/gu
/** What is written with full stops and names nobody. */
const ABBREVIATED =
  /^(?:bv|nv|cv|vof|ba|us|usa|uk|eu|vn|avg|btw|ehbo|pk|tv|cd|dvd|qr|wc|asr|kvk|nb|ps|tav|ivm|po|ict|it|pc|sla|er|zzp|pva|pve|mvt|rvc|rvt|rvb|cvb|ovk|svb|vve|wvg|btb|tbv|mbt)$/
const CAPITALS = /(?<![\p{L}\p{N}.-])\p{Lu}{2,5}(?![\p{L}\p{N}-])/gu

/** Initials of somebody: written as initials, or of a contact of the lead. */
export function findInitials(text: string, contactNames: readonly string[]): Clue[] {
  const found = Array.from(text.matchAll(INITIALS), ({ 0: initials, index }) => ({ initials, index }))
    .filter(({ initials }) => !ABBREVIATED.test(foldLookalikes(initials).replace(/[^\p{L}]/gu, '')))
    .map(({ initials, index }) => ({ start: index, end: index + initials.length }))
  const own = new Set(contactNames.flatMap(initialsOf))
  const capitals = Array.from(text.matchAll(CAPITALS), ({ 0: word, index }) => ({ word, index }))
    .filter(({ word }) => own.has(foldLookalikes(word)))
    .map(({ word, index }) => ({ start: index, end: index + word.length }))
  return [...found, ...capitals]
}

/** With the small words of a name, and without them. */
function initialsOf(name: string): string[] {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  if (words.length < 2) return []
  const of = (some: readonly string[]) => foldLookalikes(some.map((word) => word.slice(0, 1)).join(''))
  return [of(words), of(words.filter((word) => /^\p{Lu}/u.test(word)))].filter(
    (one) => one.length >= 2 && !ABBREVIATED.test(one),
  )
}
