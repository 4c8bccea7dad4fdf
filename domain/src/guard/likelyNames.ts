import { type IsHarmless, isGivenName } from './harmless.ts'
import { learntNames } from './learnt.ts'
import { nameFeatures } from './nameFeatures.ts'
import type { Suspect } from './patterns.ts'
import type { Word } from './textWords.ts'
import { hashOf, likelihood } from './weights.ts'

/** What is less likely a name that tells is a heading, a role or a product. Low: to miss a name is worse than to point at a word. */
const UNLIKELY = 0.08
/** What is more likely one is pointed at. */
const LIKELY = 0.6

/**
 * The names of a text that tell (D7): of what looks like one by its capitals, all but what is most unlikely one, and what is most likely one
 * besides; by how a word is written and what stands around it. First names stay.
 */
export function likelyNames(
  found: readonly Suspect[],
  text: string,
  words: readonly Word[],
  isHarmless: IsHarmless,
): Suspect[] {
  const weights = learntNames()
  const likely = words.map((word, at) =>
    /[\p{Lu}\d]/u.test(word.text) || found.some((one) => overlaps(one, word))
      ? likelihood(nameFeatures(text, words, at).map(hashOf), (feature) => weights.get(feature))
      : 0,
  )
  const kept = found.filter((one) =>
    words.some((word, at) => overlaps(one, word) && ((likely[at] ?? 0) >= UNLIKELY || isGivenName(word))),
  )
  const more = words.filter((word, at) => (likely[at] ?? 0) >= LIKELY && !isHarmless(word))
  return [...kept, ...more.map(({ start, end }): Suspect => ({ start, end, kind: 'name' }))]
}

const overlaps = (one: Pick<Suspect, 'start' | 'end'>, other: Pick<Suspect, 'start' | 'end'>) =>
  one.start < other.end && other.start < one.end
