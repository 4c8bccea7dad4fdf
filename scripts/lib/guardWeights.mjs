// Writes what the guard learns. Imports TypeScript: run by `scripts/guard-weights.mjs` on the pinned Node.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { trainedPassages } from '../../domain/test/guard/trainedPassages.ts'
import { weightsFile } from '../../domain/test/guard/weightsFile.ts'
import { root } from './project.mjs'

writeFileSync(join(root, 'domain', 'src', 'data', 'guardWeights.ts'), weightsFile(trainedPassages))
