import type { Range } from './ranges.ts'
import type { View } from './view.ts'

/** Digits as a whole number is written: 385, 1.245, 1 245. */
const NUMBER = /(?<!\d|\d[.,:/-])(?:\d{1,3}(?:[. ]\d{3})+|\d{1,7})(?![.,:/-]?\d)/gu

/** What speaks of the people of an organisation. */
const STAFF =
  /medewerk|werknemer|collega|personeel|(?<!\p{L})fte|in dienst|loonlijst|arbeidsplaats|krachten|(?<!\p{L})(?:mensen|werken|werkt|werkzaam|team|teams|man)(?!\p{L})|employ|colleague|headcount|(?<!\p{L})(?:people|staff|strong|work)(?!\p{L})/u

/** So near such a word a number is said to be of people, letters. */
const NEAR = 60

/**
 * The exact numbers of people that a lead employs, where a text says so (D7): a supplier reads a class of sizes, and by the number two
 * dossiers of one lead would be joined. A number of that height that counts something else stays.
 */
export function findHeadcounts({ text }: View, headcounts: readonly string[]): Range[] {
  const known = new Set(headcounts)
  if (known.size === 0) return []
  return Array.from(text.matchAll(NUMBER), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })).filter(
    ({ start, end }) => known.has(text.slice(start, end).replace(/\D/g, '')) && STAFF.test(around(text, start, end)),
  )
}

/** What stands in the same sentence near a place. */
function around(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - NEAR), start).split(/\n|[.!?;] /)
  const [after = ''] = text.slice(end, end + NEAR).split(/\n|[.!?;](?: |$)/)
  return `${before.at(-1) ?? ''}#${after}`
}
