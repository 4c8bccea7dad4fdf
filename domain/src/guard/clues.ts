import { MASK_CHARACTER } from '../anonymity/ranges.ts'
import { clueFeatures, type WordFeatures } from './clueFeatures.ts'
import { learntClues } from './learnt.ts'
import { findSayings } from './sayings.ts'
import { hashOf, likelihood } from './weights.ts'

/** A stretch that describes who asks without naming it. */
export interface Clue {
  readonly start: number
  readonly end: number
}

/** From how likely a word, with its neighbours, is pointed at. */
const LIKELY = 0.42
/** Words that are less likely themselves, but stand between two that are. */
const GAP = 2
const BESIDE = 2
/** Less describes nobody. */
const LETTERS_MIN = 6

/**
 * What of a text describes who asks: the only one of somewhere, what the house was, where it stands, its feasts, prizes and sayings (D20.9).
 */
export function findClues(text: string): Clue[] {
  return [...findDescriptions(text), ...findSayings(text)]
}

/** By what the words of marked passages have in common (`domain/test/guard`), and no list of them. */
function findDescriptions(text: string): Clue[] {
  const weights = learntClues()
  const words = clueFeatures(text)
  const likely = words.map(({ features }) => likelihood(features.map(hashOf), (feature) => weights.get(feature)))
  const found: (Clue & { readonly at: number })[] = []
  words.forEach((word, at) => {
    if (isMask(text, word) || meanAround(words, likely, at) < LIKELY) return
    const last = found.at(-1)
    if (last && at - last.at <= GAP + 1 && words[last.at]?.clause === word.clause && !isMask(text, words[at - 1]))
      found[found.length - 1] = { start: last.start, end: word.end, at }
    else found.push({ start: word.start, end: word.end, at })
  })
  return found.flatMap(({ start, end }) => (end - start >= LETTERS_MIN ? [{ start, end }] : []))
}

const isMask = (text: string, word: WordFeatures | undefined) =>
  word !== undefined && text.startsWith(MASK_CHARACTER, word.start)

/** A description is some words long: the ones beside it in its clause count half as much as the word itself. */
function meanAround(words: readonly WordFeatures[], likely: readonly number[], at: number): number {
  let [sum, count] = [0, 0]
  for (let by = -BESIDE; by <= BESIDE; by++) {
    const one = likely[at + by]
    if (one === undefined || words[at + by]?.clause !== words[at]?.clause) continue
    const counts = by === 0 ? 2 : 1
    sum += counts * one
    count += counts
  }
  return sum / count
}
