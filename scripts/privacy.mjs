// `npm run privacy -- export --email ADDRESS` and `npm run privacy -- erase --email ADDRESS`: all that is kept of a person as a file, and
// a person forgotten for good. Runs on Node 20 with nothing installed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install } from './lib/install.mjs'
import { pinnedNode, root, toolEnv } from './lib/project.mjs'

try {
  await install()
  const program = join(root, 'server', 'src', 'features', 'privacy', 'privacyMain.ts')
  const { status, error } = spawnSync(pinnedNode(), [program, ...process.argv.slice(2)], {
    env: toolEnv(),
    stdio: 'inherit',
  })
  if (error) throw error
  process.exit(status ?? 1)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
