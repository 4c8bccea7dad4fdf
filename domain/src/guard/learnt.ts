import { clueWeights, nameWeights } from '../data/guardWeights.ts'
import { readWeights, type Weights } from './weights.ts'

const once = (text: string) => {
  let kept: Weights | undefined
  return () => {
    kept ??= readWeights(text)
    return kept
  }
}

/** What makes a word part of a description, learnt from the passages of `domain/test/guard`; read when it is first needed. */
export const learntClues = once(clueWeights)

/** What makes a word with a capital a name that tells, learnt likewise. */
export const learntNames = once(nameWeights)
