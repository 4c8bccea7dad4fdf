import { type IsHarmless, isGivenName } from './harmless.ts'
import { learntNames } from './learnt.ts'
import { nameFeatures } from './nameFeatures.ts'
import { isOwnField } from './ownFields.ts'
import type { Suspect } from './patterns.ts'
import type { Word } from './textWords.ts'
import { hashOf, likelihood } from './weights.ts'
import { classesOf, isJudged } from './wordClasses.ts'

/** What looks like a name and is less likely one that tells is a heading, a role or a product. Low: to miss a name is worse than to point at a word. */
const UNLIKELY = 0.15
/** The same of what is on the list of places: few of them are anything else. */
const UNLIKELY_PLACE = 0.05
/** From how likely a word besides is pointed at. */
const LIKELY = 0.5
/** What a list or its sentence calls no name, and a number, has to be likelier. */
const LIKELY_HARMLESS = 0.85

/**
 * The names of a text that tell (D7): of what looks like one, all but what is most unlikely one, and what is likely one besides. First names
 * stay. By how a word is written, what lists say of it and what stands around it. What was made known as software, and our own fields, never.
 */
export function likelyNames(
  found: readonly Suspect[],
  text: string,
  words: readonly Word[],
  isHarmless: IsHarmless,
  known: ReadonlySet<string>,
): Suspect[] {
  const weights = learntNames()
  const classes = classesOf(words, isHarmless)
  const likely = words.map((_, at) =>
    isJudged(classes[at])
      ? likelihood(nameFeatures(text, words, classes, at).map(hashOf), (feature) => weights.get(feature))
      : undefined,
  )
  const kept = found.filter((one) => {
    const own = words.flatMap((word, at) => (overlaps(one, word) ? [{ word, likely: likely[at] }] : []))
    const judged = own.flatMap(({ likely }) => (likely === undefined ? [] : [likely]))
    const least = one.kind === 'place' ? UNLIKELY_PLACE : UNLIKELY
    return judged.length === 0 || Math.max(...judged) >= least || own.some(({ word }) => isGivenName(word))
  })
  const isKnown = ({ start, end, folded }: Word) =>
    known.has(folded) || isOwnField(text.slice(Math.max(0, start - 1), end))
  const isOrdinary = (word: Word) => isHarmless(word) || !/\p{Lu}/u.test(word.text)
  const more = words.filter(
    (word, at) =>
      (likely[at] ?? 0) >= (isOrdinary(word) ? LIKELY_HARMLESS : LIKELY) &&
      /[\p{Lu}\d]/u.test(word.text) &&
      !isKnown(word),
  )
  return [...kept, ...more.map(({ start, end }): Suspect => ({ start, end, kind: 'name' }))]
}

const overlaps = (one: Pick<Suspect, 'start' | 'end'>, other: Pick<Suspect, 'start' | 'end'>) =>
  one.start < other.end && other.start < one.end
