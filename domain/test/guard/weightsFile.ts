import { type Weights, writeWeights } from '../../src/guard/weights.ts'
import { learnClues, learnNames } from './learnGuard.ts'
import type { Marked } from './marked.ts'

/** `domain/src/data/guardWeights.ts` as these passages make it. */
export function weightsFile(passages: readonly Marked[]): string {
  return [
    '// Made by `scripts/guard-weights.mjs` from the passages of `domain/test/guard`: change nothing here.',
    '',
    '/** What speaks for and against a description, as `guard/weights.ts` writes it. */',
    written('clueWeights', learnClues(passages)),
    '',
    '/** What speaks for and against a name that tells. */',
    written('nameWeights', learnNames(passages)),
    '',
  ].join('\n')
}

function written(name: string, weights: Weights): string {
  // Nobody reads it by lines: long ones, so that the file is not the longest there is.
  const lines = writeWeights(weights).match(/.{1,2000}(?: |$)/g) ?? []
  return `export const ${name} = \`\n${lines.map((line) => line.trim()).join('\n')}\n\``
}
