import { foldLookalikes } from './foldLookalikes.ts'

/**
 * How a pattern is found:
 * - `inside`: also within a longer word;
 * - `opening`: as a word, or within one where it begins with a capital (`JanVries`);
 * - `word`: as a word, with a genitive or an adjective's ending;
 * - `capital`: as a word that begins with a capital, because in small letters it is an ordinary one;
 * - `phrase`: several words with anything short between them.
 */
export type PatternKind = 'inside' | 'opening' | 'word' | 'capital' | 'phrase'

/** Letters to look for in a squeezed view. */
export interface Pattern {
  readonly letters: string
  readonly kind: PatternKind
  /** A phrase counts only where the letter at this index is a capital: it is made of ordinary words. */
  readonly capitalAt?: number
  /** A person's name takes its initials and prefixes with it. */
  readonly isPerson?: boolean
  /** It is one word of a name: an ordinary word in small letters stays a word, whatever it equals (D20.8). */
  readonly isPart?: boolean
}

/** D7: parts of a name count from this length. */
export const PART_MIN = 4

/** The words of a name in folded small letters; `GoudenLeeuw` counts as two as well. */
export function wordsOf(name: string): string[] {
  return foldLookalikes(name).match(/[\p{L}\p{N}]+/gu) ?? []
}
