import { foldLookalikes } from './foldLookalikes.ts'
import type { LeadIdentity } from './identifiers.ts'
import { type Pattern, wordsOf } from './pattern.ts'
import { ORDINARY, ORDINARY_STREETS } from './words.ts'

/** The patterns of a lead's own streets, zip codes, cities and phone numbers (D7). */
export function addressPatterns(identity: LeadIdentity): Pattern[] {
  return [
    ...identity.streets.flatMap(streetPatterns),
    ...identity.zipcodes.map((zipcode): Pattern => ({ letters: wordsOf(zipcode).join(''), kind: 'word' })),
    ...identity.cities.flatMap(cityPatterns),
    ...identity.phones.flatMap(phonePatterns),
    ...(identity.numbers ?? []).map((number): Pattern => ({ letters: wordsOf(number).join(''), kind: 'word' })),
  ]
}

function streetPatterns(street: string): Pattern[] {
  const whole = wordsOf(street)
  const named = wordsOf(foldLookalikes(street).replace(/[\s,]+\d.*$/, ''))
  const patterns: Pattern[] = [{ letters: whole.join(''), kind: 'word' }]
  const letters = named.join('')
  if (named.length === 0 || /^\d+$/.test(letters)) return patterns
  if (named.length === 1 && (ORDINARY_STREETS.has(letters) || ORDINARY.has(letters) || letters.length < 4)) {
    return [...patterns, { letters, kind: 'capital' }]
  }
  const short = letters.replace(/straat$/, 'str')
  return [
    ...patterns,
    { letters, kind: 'phrase', ...(named.length === 1 ? { isPart: true } : {}) },
    ...(short === letters || short.length < 7 ? [] : [{ letters: short, kind: 'word' } satisfies Pattern]),
  ]
}

// The two cities that go by two names.
const ALSO_CALLED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    sgravenhage: ['Den Haag', 'The Hague'],
    denhaag: ["'s-Gravenhage", 'The Hague', 'Haagse'],
    shertogenbosch: ['Den Bosch', 'Bossche'],
    denbosch: ["'s-Hertogenbosch", 'Bossche'],
  }),
)

function cityPatterns(city: string): Pattern[] {
  const also = ALSO_CALLED.get(wordsOf(city).join('')) ?? []
  return [city, ...also].map((name) => {
    const words = wordsOf(name)
    const letters = words.join('')
    if (words.length > 1) return { letters, kind: 'phrase' }
    if (ORDINARY.has(letters)) return { letters, kind: 'capital' }
    return { letters, kind: letters.length < 7 ? 'word' : 'inside', isPart: true }
  })
}

/** A number as it is dialled within the country, and the local part that neighbours write. */
function phonePatterns(phone: string): Pattern[] {
  const digits = foldLookalikes(phone).replace(/\D/g, '')
  const national = digits.replace(/^(?:00)?31(?=\d{9})/, '').replace(/^0+(?=\d{9}$)/, '')
  if (national.length < 6) return []
  const patterns: Pattern[] = [{ letters: national, kind: 'phrase' }]
  // Abroad the trunk digits differ per country; the end of the number does not.
  if (national.length > 9) patterns.push({ letters: national.slice(-8), kind: 'phrase' })
  // 20-1234567 and 118-123456: which of the two it is does not matter, both are looked for as a number of their own.
  if (national.length === 9 && !national.startsWith('6')) {
    patterns.push({ letters: national.slice(2), kind: 'word' }, { letters: national.slice(3), kind: 'word' })
  }
  return patterns
}
