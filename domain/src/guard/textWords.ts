import { foldLookalikes } from '../anonymity/foldLookalikes.ts'

/** A word of a text, where it stands. */
export interface Word {
  readonly text: string
  readonly folded: string
  readonly start: number
  readonly end: number
  /** A sentence begins with it, so that its capital says nothing. */
  readonly isFirst: boolean
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}&'’_-]*/gu
const BEGIN = /(?:^|[.!?:;•·|(\n]\s*["“”'‘’]?|(?:^|\s)[-–*>]\s*)$/u
/** A full stop behind a single capital ends no sentence. */
const INITIAL = /(?:^|[^\p{L}\p{N}])\p{Lu}\. ?$/u

/** Nor does one behind a word that is cut short. */
const SHORT =
  /(?:^|[^\p{L}])(?:o\.a|m\.n|b\.v|t\.a\.v|t\.b\.v|m\.b\.t|m\.u\.v|d\.w\.z|p\/a|bijv|incl|excl|evt|ca|nr|tel|fam|dhr|mevr|mw|dr|mr|ir|ing|prof|st|e\.g|i\.e|mrs|ms)\. ?$/iu

/** The words of a text, in order. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => {
    const word = found.replace(/['’_-]+$/u, '')
    const before = text.slice(Math.max(0, index - 8), index)
    return {
      text: word,
      folded: foldLookalikes(word),
      start: index,
      end: index + word.length,
      isFirst: BEGIN.test(before) && !INITIAL.test(before) && !SHORT.test(before),
    }
  })
}

/** Whether a word begins with a capital. */
export const hasCapital = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word.text)
