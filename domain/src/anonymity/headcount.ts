import type { Range } from './ranges.ts'
import type { View } from './view.ts'

/** Digits as a whole number is written: 385, 1.245, 1,245, 1'245, 1 245, and 385,0. */
const NUMBER = /(?<!\d|\d[.,:])(?:\d{1,3}(?:[.,' ]\d{3})+|\d{1,7})(?:[.,]0{1,2})?(?![.,:]?\d)/gu

/** Words for people who work somewhere. */
const PEOPLE = String.raw`(?:medew(?:erk|\.|(?!\p{L}))|werknem|werkzamen|collega|personeel|fte|arbeidsplaats|krachten|mensen|person(?:en|s)|pers(?:\.|(?!\p{L}))|kopp(?:en|ig)|man(?!\p{L})|sterk|teamleden|vrijwilligers|employee|workers?|colleague|people|staff|heads(?!\p{L})|strong(?!\p{L})|team members)`
/** What may stand between a number and those: vaste, eigen, full-time. */
const KIND = String.raw`(?:\p{L}+e|eigen|extra|betrokken|ervaren|(?:full|part)-?time|permanent|dedicated|paid|skilled|own)`
/** What may stand between a label and its number: ca., in totaal. */
const ABOUT = String.raw`(?:(?:is|zijn|are|bedraagt|van|of|ca\.?|circa|ongeveer|ruim|bijna|zo'n|totaal|in totaal|nu|inmiddels|about|around|some|±|~) ?){0,3}`
/** What a number counts that is none of people: euros, hours, times. */
const UNIT = String.raw`(?:%|\p{Sc}|(?:procent|percent|euro|uur|uren|u|dag|dagen|week|weken|maand|maanden|jaar|jaren|keer|maal|minuten|hours?|days?|weeks?|months?|years?|times)(?!\p{L}))`

/** 385 vaste medewerkers, 385-koppig. */
const PEOPLE_AFTER = new RegExp(`^(?:[ \\n-]{0,2}${KIND}){0,2}[ \\n-]{0,2}${PEOPLE}`, 'u')
/** Aantal medewerkers (fte): ca. 385, a staff of 385; a number of hours or euros is none of people. */
const LABEL_BEFORE = new RegExp(
  `(?:${PEOPLE}\\p{L}*|formatie|bezetting|headcount|in dienst|loonlijst|(?<!\\p{L})team)(?: ?\\([^()\\n]{1,20}\\))? ?[:=-]? ?\\n{0,2} ?${ABOUT}$`,
  'u',
)
const UNIT_AFTER = new RegExp(`^ ?-?${UNIT}`, 'u')
/** Er werken er 385, wij zijn met 385; where no other noun follows. */
const WE_BEFORE = new RegExp(
  `(?:werken(?: er| bij ons)?|zijn (?:we |wij )?met(?: z'n| zijn)?|we are|employs?|tel(?:t|len)|bestaat uit) ${ABOUT}$`,
  'u',
)
const NOTHING_AFTER = /^(?:en)?(?:[ ]?[.,;:!?()\n]|$| (?:bij|in|op|waarvan|at|in all)(?!\p{L}))/u

/** How far a word may stand from its number, letters. */
const NEAR = 48

/**
 * The exact numbers of people that a lead employs, where a text says so (D7): a supplier reads a class of sizes, and by the number two
 * dossiers of one lead would be joined. The same number of something else stays: its blank would tell (D20.8).
 */
export function findHeadcounts({ text }: View, headcounts: readonly string[]): Range[] {
  const known = new Set(headcounts)
  if (known.size === 0) return []
  return Array.from(text.matchAll(NUMBER)).flatMap(({ 0: found, index }) => {
    const whole = found.replace(/[.,]0{1,2}$/, '')
    // In "Vestiging 3 385 medewerkers" the blank parts two numbers.
    const digits = [whole, whole.split(' ').at(-1) ?? ''].find((one) => known.has(one.replace(/\D/g, '')))
    const end = index + found.length
    const start = digits === undefined ? end : index + whole.length - digits.length
    return digits !== undefined && isOfPeople(text, start, end) ? [{ start, end }] : []
  })
}

function isOfPeople(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start)
  const after = text.slice(end, end + NEAR)
  if (PEOPLE_AFTER.test(after)) return true
  if (LABEL_BEFORE.test(before)) return !UNIT_AFTER.test(after)
  return WE_BEFORE.test(before) && NOTHING_AFTER.test(after)
}
