import type { LeadIdentity } from './identifiers.ts'
import { namePatterns } from './namePatterns.ts'
import { domainPatterns, emailPatterns } from './netPatterns.ts'
import { PART_MIN, type Pattern, wordsOf } from './pattern.ts'
import { personPatterns } from './personPatterns.ts'
import { addressPatterns } from './placePatterns.ts'

const known = new WeakMap<LeadIdentity, readonly Pattern[]>()

/** The patterns of an identity, made once per identity. */
export function patternsOf(identity: LeadIdentity): readonly Pattern[] {
  const before = known.get(identity)
  if (before) return before
  const all = [
    ...identity.names.flatMap(transliterations).flatMap(namePatterns),
    ...identity.contactNames.flatMap(transliterations).flatMap(personPatterns),
    ...identity.domains.flatMap(domainPatterns),
    ...identity.emails.flatMap(emailPatterns),
    ...addressPatterns(identity),
    ...(identity.masks ?? []).flatMap(maskPatterns),
  ].flatMap(spellings)
  const patterns = [...new Map(all.map((pattern) => [`${pattern.kind} ${pattern.letters}`, pattern])).values()]
  known.set(identity, patterns)
  return patterns
}

const clear = new WeakMap<LeadIdentity, readonly Pattern[]>()

/** The names that stay whatever else they equal (D20.3), each as a whole: of one word alone it is not sure whose it is. */
export function clearPatternsOf(identity: LeadIdentity): readonly Pattern[] {
  const before = clear.get(identity)
  if (before) return before
  const patterns = (identity.clear ?? []).map(wordsOf).flatMap((words): Pattern[] => {
    return words.length > 1 ? [{ letters: words.join(''), kind: 'phrase' }] : []
  })
  clear.set(identity, patterns)
  return patterns
}

/** A word that staff blot out goes as a word, several of them as they stand. */
function maskPatterns(mask: string): Pattern[] {
  const words = wordsOf(mask)
  return [{ letters: words.join(''), kind: words.length > 1 ? 'phrase' : 'word' }]
}

/** The same in other spellings: IJsbeer and Ysbeer. */
function spellings(pattern: Pattern): Pattern[] {
  if (pattern.letters === '') return []
  if (!pattern.letters.includes('ij')) return [pattern]
  const respelt = pattern.letters.replaceAll('ij', 'y')
  // A capital's place shifts with the letters before it; without it the pattern would hide too little.
  const { capitalAt: _shifted, ...rest } = pattern
  return respelt.length < PART_MIN ? [pattern] : [pattern, { ...rest, letters: respelt }]
}

// Mövenpick is written Movenpick and Moevenpick; folding takes care of the first.
const GERMAN: ReadonlyMap<string, string> = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue' }))

function transliterations(name: string): string[] {
  const spelt = name.normalize('NFC').replace(/[äöü]/gi, (letter) => GERMAN.get(letter.toLowerCase()) ?? letter)
  return spelt === name ? [name] : [name, spelt]
}
