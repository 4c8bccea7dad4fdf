const consonants = 'bdfgklmnprstvz'
const vowels = 'aeiou'
/** A last syllable on these is left alone by the stemmers of both languages, so that no two words become one. */
const lastVowels = 'aou'

const kinds = [
  'Restaurant',
  'Hotel',
  'Eetcafé',
  'Brasserie',
  'Cafetaria',
  'Lunchroom',
  'Strandpaviljoen',
  'Pannenkoekenhuis',
]
const cities = [
  'Amsterdam',
  'Utrecht',
  'Groningen',
  'Zwolle',
  'Arnhem',
  'Breda',
  'Maastricht',
  'Den Haag',
  'Leeuwarden',
]
const streets = ['Kerkstraat', 'Stationsweg', 'Dorpsplein', 'Havenkade', 'Molenweg', 'Raadhuisstraat']
const firstNames = [
  'Anouk',
  'Bram',
  'Carlijn',
  'Daan',
  'Esmée',
  'Floor',
  'Gijs',
  'Hanna',
  'Iris',
  'Jurre',
  'Karin',
  'Lotte',
]
const lastNames = [
  'Aardenburg',
  'van den Berg',
  'Claassen',
  'Dijkhuizen',
  'Eerenbeemt',
  'Fokkema',
  'ter Horst',
  'Jorritsma',
]
const jobs = ['Eigenaar', 'Bedrijfsleider', 'Inkoper', 'Hoofd administratie', 'Chef-kok']
const statuses = [
  'registered',
  'suspect',
  'prospect',
  'active',
  'customer',
  'oldcustomer',
  'other',
  'nurture',
  'lost',
] as const

/** How many organisations share a word of their name: what a search for it finds. */
export const hitsPerWord = 20

/** How many candidates there are, and a step that has no factor in common with it: each comes once. */
const candidates = 2_881_200
const step = 7919

/** The same number always gives the same word: fourteen consonants and five vowels, then the rest, as a mixed-radix number. */
function candidate(number: number): string {
  let left = (number * step + 13) % candidates
  const take = (letters: string): string => {
    const letter = letters[left % letters.length] ?? ''
    left = Math.floor(left / letters.length)
    return letter
  }
  return `${take(consonants)}${take(vowels)}${take(consonants)}${take(vowels)}${take(consonants)}${take(lastVowels)}${take(consonants)}o`
}

/** Of two words that have more of their trigrams in common than this the one is found for the other, as for a typo (D23.8). */
const commonMost = 5

function trigramsOf(word: string): string[] {
  const padded = `  ${word.toLowerCase()} `
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))]
}

const words: string[] = []
const withTrigram = new Map<string, number[]>()
let tried = 0

/** Keeps a word that is near none of those before it; answers whether it did. */
function keep(word: string): boolean {
  const trigrams = trigramsOf(word)
  const common = new Map<number, number>()
  for (const other of trigrams.flatMap((trigram) => withTrigram.get(trigram) ?? []))
    common.set(other, (common.get(other) ?? 0) + 1)
  if ([...common.values()].some((count) => count > commonMost)) return false
  for (const trigram of trigrams) {
    const others = withTrigram.get(trigram) ?? []
    others.push(words.length)
    withTrigram.set(trigram, others)
  }
  words.push(word)
  return true
}

/** An invented word of eight letters; no two numbers have the same one or one that is near it, and none is found inside another. */
export function wordOf(number: number): string {
  for (; words.length <= number; tried += 1) {
    if (tried === candidates) throw new Error(`There are but ${words.length} words of which none is near another.`)
    keep(candidate(tried))
  }
  return words[number] ?? ''
}

/** The organisation of a number, as somebody would enter it. */
export function leadOf(number: number) {
  const word = wordOf(Math.floor(number / hitsPerWord))
  const name = word[0]?.toUpperCase() + word.slice(1)
  const city = pick(cities, number * 5)
  return {
    _type: 'lead',
    name: `${pick(kinds, number)} ${name} ${city} ${(number % hitsPerWord) + 1}`,
    employees: 1 + ((number * 37) % 240),
    website: `https://www.${word}-${number}.example`,
    email: `info@${word}-${number}.example`,
    phone: `+3120${String(2_000_000 + number).padStart(7, '0')}`,
    address: {
      street: `${pick(streets, number * 3)} ${1 + (number % 180)}`,
      zipcode: `${1000 + (number % 8999)} AB`,
      city,
    },
    description: `Gasten eten hier binnen en buiten; de kassa, de reserveringen en de roosters staan nu in ${2 + (number % 4)} losse programma's.`,
    ...(statusOf(number) === 'registered' ? {} : { status: statusOf(number) }),
  }
}

/** The contact of the organisation of a number. */
export function personOf(number: number) {
  const name = `${pick(firstNames, number)} ${pick(lastNames, number * 7)}`
  return {
    _type: 'person',
    name,
    gender: 'unknown',
    jobtitle: pick(jobs, number * 3),
    email: `${name.toLowerCase().replaceAll(' ', '.').replaceAll('é', 'e')}.${number}@post.example`,
    mobile: `+316${String(10_000_000 + number).padStart(8, '0')}`,
  }
}

/** The status of the organisation of a number; all are held by about as many. */
export function statusOf(number: number): (typeof statuses)[number] {
  return pick(statuses, Math.floor(number / 7) + number)
}

export { statuses }

function pick<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length]
  if (found === undefined) throw new Error('an empty list')
  return found
}
