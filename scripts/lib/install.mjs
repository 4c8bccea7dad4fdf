import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainEnv, root, say } from './project.mjs'
import { run } from './run.mjs'

/** Says for which lock file the packages were installed: its date alone changes with every checkout. */
const stampName = join('node_modules', '.installed-for')

/** Behind the hash, where only what running needs was installed. */
const toRun = ' to run'

/**
 * Installs the packages when they are missing or belong to another lock file; throws when that fails. What only tests and the like need is
 * left out where it is to run, and is added for whoever asks for everything: what runs meanwhile keeps its packages.
 */
export async function install({ isToRun = false } = {}) {
  if (isInstalled(root, { isToRun })) return
  say('Installing packages (about a minute the first time) …')
  const npm = npmCommand()
  const parameters = npmParameters(root, { isToRun })
  const { code, output } = await run(npm.program, [...npm.parameters, ...parameters], {
    cwd: root,
    env: plainEnv(),
    quiet: true,
    shell: npm.shell,
  })
  if (code !== 0) throw new Error(`Installing the packages failed:\n${output.trim()}`)
  writeFileSync(join(root, stampName), `${lockHash(root)}${isToRun ? toRun : ''}`)
}

/** Whether the packages of this folder's lock file are there: all of them, or those that running needs. */
export function isInstalled(folder, { isToRun = false } = {}) {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const stamp = readStamp(folder)
  if (stamp.endsWith(toRun) && !isToRun) return false
  // Installed by hand with npm, later than the lock file.
  if (statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs) return true
  return stamp === lockHash(folder) || stamp === lockHash(folder) + toRun
}

/** What npm is asked: everything anew, or what running left out beside what is there. */
export function npmParameters(folder, { isToRun = false } = {}) {
  if (isToRun) return ['ci', '--omit=dev', '--no-progress']
  const isPart = readStamp(folder) === lockHash(folder) + toRun
  return [...(isPart ? ['install', '--no-save'] : ['ci']), '--include=dev', '--no-progress']
}

function readStamp(folder) {
  const stamp = join(folder, stampName)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
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
