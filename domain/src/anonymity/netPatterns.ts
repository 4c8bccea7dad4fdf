import { foldLookalikes } from './foldLookalikes.ts'
import { partPattern } from './namePatterns.ts'
import { PART_MIN, type Pattern, wordsOf } from './pattern.ts'
import { isTelling, personPart } from './personPatterns.ts'
import { COMMON_ADDRESSES, GENERIC, ORDINARY, PARTICLES } from './words.ts'

/** The patterns of a web address: its host, what is owned of it, and the page on a shared host (D7). */
export function domainPatterns(domain: string): Pattern[] {
  const [host = '', ...path] = domain.split('/')
  const labels = foldLookalikes(host).split('.').filter(Boolean)
  const named = labels.slice(0, labels.length > 2 && (labels.at(-2)?.length ?? 0) <= 3 ? -2 : -1)
  const owned = labels.some((label) => COMMON_ADDRESSES.has(label)) ? [] : named
  return [
    { letters: wordsOf(host).join(''), kind: labels.length > 1 ? 'phrase' : 'word' },
    ...[...owned, ...path.map(foldLookalikes)].flatMap(labelPatterns),
  ]
}

function labelPatterns(label: string): Pattern[] {
  const words = wordsOf(label)
  const letters = words.join('')
  if (letters.length < 2 || COMMON_ADDRESSES.has(letters) || GENERIC.has(letters) || PARTICLES.has(letters)) return []
  const whole: Pattern = {
    letters,
    kind: letters.length < PART_MIN || /^\d+$/.test(letters) ? 'word' : 'inside',
    isPart: true,
  }
  return [whole, ...words.filter((word) => !COMMON_ADDRESSES.has(word) && !ORDINARY.has(word)).flatMap(partPattern)]
}

/** The patterns of what stands before the @ (D7); the address itself goes with every other one. */
export function emailPatterns(email: string): Pattern[] {
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@')))
  const words = wordsOf(local)
  const letters = words.join('')
  if (letters.length < PART_MIN || words.every((word) => COMMON_ADDRESSES.has(word) || GENERIC.has(word))) return []
  const parts = words.filter((word) => isTelling(word) && !COMMON_ADDRESSES.has(word) && word.length >= PART_MIN)
  return [{ letters, kind: letters.length < 6 ? 'word' : 'inside', isPart: true }, ...parts.map(personPart)]
}
