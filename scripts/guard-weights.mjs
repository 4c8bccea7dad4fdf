// Makes domain/src/data/guardWeights.ts again from the passages of domain/test/guard, for maintainers. Runs on Node 20 with nothing installed:
//   node scripts/guard-weights.mjs
import { join } from 'node:path'
import { install } from './lib/install.mjs'
import { pinnedNode, root, toolEnv } from './lib/project.mjs'
import { run } from './lib/run.mjs'

await install()
const { code } = await run(pinnedNode(), [join(root, 'scripts', 'lib', 'guardWeights.mjs')], { env: toolEnv() })
process.exit(code)
