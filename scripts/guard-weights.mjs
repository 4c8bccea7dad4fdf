// Makes domain/src/data/guardWeights.ts again from the passages of domain/test/guard, for maintainers, on the Node of .nvmrc:
//   node scripts/guard-weights.mjs
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { trainedPassages } from '../domain/test/guard/trainedPassages.ts'
import { weightsFile } from '../domain/test/guard/weightsFile.ts'

writeFileSync(join(import.meta.dirname, '..', 'domain', 'src', 'data', 'guardWeights.ts'), weightsFile(trainedPassages))
