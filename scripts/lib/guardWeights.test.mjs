import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trainedPassages } from '../../domain/test/guard/trainedPassages.ts'
import { weightsFile } from '../../domain/test/guard/weightsFile.ts'
import { root } from './project.mjs'

test('D20.9: what the guard learnt is what the passages give', () => {
  const kept = readFileSync(join(root, 'domain', 'src', 'data', 'guardWeights.ts'), 'utf8')
  expect(kept === weightsFile(trainedPassages), 'run node scripts/guard-weights.mjs').toBe(true)
}, 120_000)
