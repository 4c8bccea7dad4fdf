import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainEnv, root, say } from './project.mjs'
import { run } from './run.mjs'

/** Says for which lock file the packages were installed: its date alone changes with every checkout. */
const stampName = join('node_modules', '.installed-for')

/** Installs the packages when they are missing or belong to another lock file; throws when that fails. */
export async function install() {
  if (isInstalled(root)) return
  say('Installing packages (about a minute the first time) …')
  const npm = npmCommand()
  const { code, output } = await run(npm.program, [...npm.parameters, 'ci', '--no-progress'], {
    cwd: root,
    env: plainEnv(),
    quiet: true,
    shell: npm.shell,
  })
  if (code !== 0) throw new Error(`Installing the packages failed:\n${output.trim()}`)
  writeFileSync(join(root, stampName), lockHash(root))
}

/** Whether the packages of this folder's lock file are there. */
export function isInstalled(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  // Installed by hand with npm, later than the lock file.
  if (statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs) return true
  const stamp = join(folder, stampName)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(folder)
}

function lockHash(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
}

/** The npm that started us and the Node that it ran on, unless that Node is one of the packages about to be replaced. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script?.endsWith('.js') && node && !node.includes('node_modules'))
    return { program: node, parameters: [script], shell: false }
  return { program: 'npm', parameters: [], shell: process.platform === 'win32' }
}
