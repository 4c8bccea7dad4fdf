import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanAfter, fetchNode, isHalfInstalled, nodePackage, placeNode } from './nodePackage.mjs'
import { plainEnv, root, say } from './project.mjs'
import { run } from './run.mjs'

/** Says for which lock file the packages were installed: its date alone changes with every checkout. */
const stampName = join('node_modules', '.installed-for')

/** How much may be installed, from little to all, with what the stamp says behind the hash. */
const parts = new Map([
  ['server', ' for the server'],
  ['run', ' to run'],
  ['all', ''],
])
const order = [...parts.keys()]

/**
 * Installs the packages when they are missing or belong to another lock file; throws when that fails. A `part` is what the server needs, what
 * running needs, or all. What is more than a part is added for whoever asks for it: what runs meanwhile keeps its packages.
 */
export async function install({ part = 'all', folder = root } = {}) {
  if (isInstalled(folder, part)) return
  if (!partOf(folder)) say('Installing packages (about a minute the first time) …')
  // The first part is what everything waits for.
  const beside = part === 'server' ? nodePackage(folder) : undefined
  const isThere = beside !== undefined && (await installBeside(folder, part, beside))
  if (!isThere) await installPackages(folder, npmParameters(folder, part))
  writeFileSync(join(folder, stampName), `${lockHash(folder)}${parts.get(part)}`)
  cleanAfter(folder)
}

/** Installs the packages and, beside them, the pinned Node; answers whether that came, for npm to bring it otherwise. */
async function installBeside(folder, part, beside) {
  const [packages, node] = await Promise.allSettled([
    installPackages(folder, npmParameters(folder, part, { hasNode: true })),
    fetchNode(folder, beside, npm),
  ])
  for (const { reason } of [packages, node]) if (reason) throw reason
  return node.value && placeNode(folder, beside)
}

async function installPackages(folder, parameters) {
  const { code, output } = await npm(parameters, folder)
  if (code !== 0) throw new Error(`Installing the packages failed:\n${output.trim()}`)
}

function npm(parameters, cwd) {
  const { program, parameters: first, shell } = npmCommand()
  return run(program, [...first, ...parameters], { cwd, env: plainEnv(), quiet: true, shell })
}

/** Whether the packages of this folder's lock file are there, or this part of them. */
export function isInstalled(folder, part = 'all') {
  if (isHalfInstalled(folder)) return false
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const stamp = readStamp(folder)
  if (isLess(partSaid(stamp), part)) return false
  // Installed by hand with npm, later than the lock file.
  if (statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs) return true
  return partOf(folder) !== undefined
}

/** What npm is asked: everything anew, or what a smaller part left out beside what is there; `hasNode` when the pinned Node comes by itself. */
export function npmParameters(folder, part = 'all', { hasNode = false } = {}) {
  const packages = part === 'all' ? ['--include=dev'] : ['--omit=dev']
  const only =
    part === 'server' ? ['-w', 'domain', '-w', 'server', ...(hasNode ? [] : ['--include-workspace-root'])] : []
  const isMore = isLess(partOf(folder), part)
  return [
    ...(isMore ? ['install', '--no-save'] : ['ci']),
    ...packages,
    ...only,
    '--no-audit',
    '--no-fund',
    '--no-progress',
  ]
}

/** The part of this very lock file that was installed here. */
function partOf(folder) {
  const stamp = readStamp(folder)
  const hash = lockHash(folder)
  return order.find((part) => stamp === hash + parts.get(part))
}

function partSaid(stamp) {
  return order.find((part) => parts.get(part) !== '' && stamp.endsWith(parts.get(part)))
}

function isLess(part, other) {
  return part !== undefined && order.indexOf(part) < order.indexOf(other)
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
