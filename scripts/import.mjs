// `npm run import -- FILE --type lead|supplier|organisation --space ID`: reads organisations from a CSV file. Runs on Node 20
// with nothing installed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install } from './lib/install.mjs'
import { pinnedNode, root, toolEnv } from './lib/project.mjs'

/** A batch of rows lives too long for the young generation: without these the heap would grow by a hundred MB before it is swept. */
const flags = ['--max-semi-space-size=4', '--heap-growing-percent=20']

try {
  await install()
  const program = join(root, 'server', 'src', 'features', 'imports', 'importMain.ts')
  const { status, error } = spawnSync(pinnedNode(), [...flags, program, ...process.argv.slice(2)], {
    env: toolEnv(),
    stdio: 'inherit',
  })
  if (error) throw error
  process.exit(status ?? 1)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
