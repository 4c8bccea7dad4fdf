import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

/** Where the package is made ready, since npm empties `node_modules` meanwhile. */
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

/**
 * Fetches that package beside the others and unpacks its program alone: npm needs as long for it as for all the others together, and lays
 * 67 MB of headers beside it that nothing here asks for. Answers whether it is there and is what the lock file says; npm brings it otherwise.
 */
export async function fetchNode(folder, { name, version, integrity }, npm) {
  const fresh = join(folder, place)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh)
  const packed = await npm(['pack', `${name}@${version}`, '--silent'], fresh)
  const [file] = readdirSync(fresh)
  if (packed.code !== 0 || !file || !isWhole(join(fresh, file), integrity)) return false
  const wanted = ['package.json', 'LICENSE', 'bin/node'].map((path) => `package/${path}`)
  const { code } = await run('tar', ['-xzf', file, ...wanted], { cwd: fresh, quiet: true })
  return code === 0
}

/** Lays what was fetched where npm would have laid it. */
export function placeNode(folder, { name }) {
  const packages = join(folder, 'node_modules')
  mkdirSync(join(packages, '.bin'), { recursive: true })
  renameSync(join(folder, place, 'package'), join(packages, name))
  symlinkSync(join('..', name, 'bin', 'node'), join(packages, '.bin', 'node'))
}

/** Takes away what fetching left. */
export function cleanAfter(folder) {
  rmSync(join(folder, place), { recursive: true, force: true })
}

function isWhole(file, integrity) {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}` === integrity
}
