import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

/** Where the package is made ready, since npm empties `node_modules` meanwhile. As long as it is there nothing is installed. */
const place = '.node'

/** The package of the pinned Node for this machine, as the lock file has it: `{name, version, integrity}`; none where it is linked in another way. */
export function nodePackage(folder, { platform, arch } = process) {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const found = Object.keys(optionalDependencies)
    .map((name) => ({ name, ...packages[`node_modules/${name}`] }))
    .find(({ os, cpu, bin }) => os === platform && cpu === arch && bin?.node === 'bin/node')
  return platform === 'win32' ? undefined : found
}

/** Whether an install was cut off before its Node had come: what npm says of the packages is not to be believed then. */
export function isHalfInstalled(folder) {
  return existsSync(join(folder, place))
}

/**
 * Fetches that package beside the others and unpacks its program alone: npm unpacks it by itself, when it is done with them, and lays
 * 67 MB of headers beside it that nothing here asks for. Answers whether it is there and is what the lock file says; npm brings it otherwise.
 * Throws when it was stopped.
 */
export async function fetchNode(folder, { name, version, integrity }, npm) {
  const fresh = join(folder, place)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh)
  const { code, isStopped } = await npm(['pack', `${name}@${version}`, '--silent'], fresh)
  if (isStopped) throw new Error('Fetching Node was stopped.')
  const [file] = readdirSync(fresh)
  if (code !== 0 || !file || !isWhole(join(fresh, file), integrity)) return false
  const wanted = ['package.json', 'LICENSE', 'bin/node'].map((path) => `package/${path}`)
  const unpacked = await run('tar', ['-xzf', file, ...wanted], { cwd: fresh, quiet: true })
  if (unpacked.isStopped) throw new Error('Unpacking Node was stopped.')
  return unpacked.code === 0
}

/** Lays what was fetched where npm would have laid it; answers whether it could, as it cannot from one disk to another. */
export function placeNode(folder, { name }) {
  const packages = join(folder, 'node_modules')
  try {
    mkdirSync(join(packages, '.bin'), { recursive: true })
    renameSync(join(folder, place, 'package'), join(packages, name))
    symlinkSync(join('..', name, 'bin', 'node'), join(packages, '.bin', 'node'))
    return true
  } catch {
    return false
  }
}

/** Takes away what fetching left: all that was to be installed is. */
export function cleanAfter(folder) {
  rmSync(join(folder, place), { recursive: true, force: true })
}

function isWhole(file, integrity) {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}` === integrity
}
