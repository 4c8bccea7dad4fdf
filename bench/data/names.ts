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

/** An invented word of eight letters; no two numbers below 90,000 have the same one, and none is found inside another. */
export function wordOf(number: number): string {
  let left = (number * 7919 + 13) % 720_300
  const take = (letters: string): string => {
    const letter = letters[left % letters.length] ?? ''
    left = Math.floor(left / letters.length)
    return letter
  }
  // Fourteen consonants and five vowels, then the rest: a mixed-radix number, so different numbers give different words.
  return `${take(consonants)}${take(vowels)}${take(consonants)}${take(vowels)}${take(consonants)}${take(lastVowels)}${take(consonants)}o`
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
