import { MASK_CHARACTER } from '../../src/anonymity/ranges.ts'
import { hiddenRanges } from '../../src/anonymity/redact.ts'
import { clueFeatures } from '../../src/guard/clueFeatures.ts'
import { isHarmlessIn } from '../../src/guard/harmless.ts'
import { nameFeatures } from '../../src/guard/nameFeatures.ts'
import { wordsIn } from '../../src/guard/textWords.ts'
import type { Weights } from '../../src/guard/weights.ts'
import { classesOf, isJudged } from '../../src/guard/wordClasses.ts'
import { type Example, learn } from './learn.ts'
import { isDescribed, isWritten, type Marked } from './marked.ts'

/** What words of descriptions have in common in these passages. Names, and what is spelled out, are left out: they say nothing about it. */
export function learnClues(passages: readonly Marked[]): Weights {
  const examples = passages.map((passage): Example[] =>
    clueFeatures(readOf(passage)).flatMap(({ features, ...word }) => {
      const kind = kindOf(passage, word)
      if (kind && (isWritten(kind) || !isDescribed(kind))) return []
      return [{ features, isIt: kind !== undefined }]
    }),
  )
  return learn(examples, { missed: 1, passages: 4, met: 1 })
}

/** What words with a capital or a digit have in common that tell. What describes is left out: it does not tell by its capitals. */
export function learnNames(passages: readonly Marked[]): Weights {
  const examples = passages.map((passage): Example[] => {
    const text = readOf(passage)
    const words = wordsIn(text)
    const classes = classesOf(words, isHarmlessIn(text, words, new Set()))
    return words.flatMap((word, at) => {
      const kind = kindOf(passage, word)
      const isIt = kind !== undefined && !isDescribed(kind)
      if ((kind && !isIt) || !isJudged(classes[at])) return []
      return [{ features: nameFeatures(text, words, classes, at), isIt }]
    })
  })
  return learn(examples, { missed: 1, passages: 2, met: 0.03 })
}

/** The text as the guard reads it: what is on the card is blotted out already. */
function readOf({ text, identity }: Marked): string {
  let read = text
  for (const { start, end } of hiddenRanges(text, identity))
    read = read.slice(0, start) + MASK_CHARACTER.repeat(end - start) + read.slice(end)
  return read
}

const kindOf = ({ spans }: Marked, word: { readonly start: number; readonly end: number }): string | undefined =>
  spans.find(({ start, end }) => start < word.end && word.start < end)?.kind
