import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root, toolEnv } from './project.mjs'
import { run } from './run.mjs'

/** What the server is made of, and what makes it one file. */
const sources = ['server', 'domain', 'demo', 'scripts/lib/bundle.mjs', 'scripts/lib/bundleMain.mjs']
const installed = ['package-lock.json', 'node_modules/.package-lock.json']
const notSources = new Set(['node_modules', 'test'])
/** Whoever runs an older one still reads parts of it. */
const KEPT = 3

const home = (folder) => join(folder, 'node_modules', '.cache', 'server')

/** The server as one file, where that was made of exactly what is here now; else as it is written. */
export function serverProgram(folder = root, signature = signatureOf(folder)) {
  const file = join(home(folder), signature, 'main.mjs')
  return existsSync(file) ? file : join(folder, 'server', 'src', 'main.ts')
}

/**
 * Makes the server one file, which starts in half the time of two thousand. Where that does not go it starts as it is written. Its folder is named
 * by what it was made of, so that no other is ever taken for it. Answers what is to be started.
 */
export async function bundleServer(folder = root) {
  const signature = signatureOf(folder)
  const made = join(home(folder), signature)
  if (existsSync(made)) return serverProgram(folder, signature)
  const fresh = `${made}.${process.pid}`
  const program = join(root, 'scripts', 'lib', 'bundleMain.mjs')
  const { code } = await run(pinnedNode(), [program, folder, fresh], { cwd: folder, env: toolEnv(), quiet: true })
  // What was changed meanwhile may be in it or not.
  if (code === 0 && signatureOf(folder) === signature && !existsSync(made)) renameSync(fresh, made)
  rmSync(fresh, { recursive: true, force: true })
  forgetOld(folder)
  return serverProgram(folder, signature)
}

function forgetOld(folder) {
  const all = readdirSync(home(folder)).map((name) => join(home(folder), name))
  const byAge = all.map((path) => ({ path, at: statSync(path).mtimeMs })).sort((a, b) => b.at - a.at)
  for (const { path } of byAge.slice(KEPT)) rmSync(path, { recursive: true, force: true })
}

/** A name for exactly these files in this place, by their dates and sizes. */
export function signatureOf(folder) {
  const hash = createHash('sha256')
  for (const path of [...sources, ...installed]) sign(hash, join(folder, path))
  return hash.digest('hex').slice(0, 32)
}

function sign(hash, path) {
  const state = statSync(path, { throwIfNoEntry: false })
  if (!state?.isDirectory()) {
    if (!path.endsWith('.test.ts')) hash.update(`${path} ${state?.size} ${state?.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(path).sort()) if (!notSources.has(name)) sign(hash, join(path, name))
}
