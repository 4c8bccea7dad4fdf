import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root, say, tool, toolEnv } from './project.mjs'
import { run } from './run.mjs'

const sources = ['web', 'domain', 'package-lock.json']
const notSources = new Set(['node_modules', 'dist', 'coverage'])

/** Builds the web when it was never built or something it is made of is newer; throws when that fails. */
export async function buildWebWhenOld() {
  if (isBuilt(root)) return
  say('Building the web …')
  const { code, output } = await buildWeb()
  if (code !== 0) throw new Error(`Building the web failed:\n${output.trim()}`)
}

export function buildWeb() {
  return run(pinnedNode(), [tool('vite', 'bin', 'vite.js'), 'build'], {
    cwd: join(root, 'web'),
    env: toolEnv(),
    quiet: true,
  })
}

/** Whether the web of this folder was built after the last change of what it is made of. */
export function isBuilt(folder) {
  const built = join(folder, 'web', 'dist', 'index.html')
  return existsSync(built) && statSync(built).mtimeMs >= Math.max(...sources.map((path) => newest(join(folder, path))))
}

function newest(path) {
  const state = statSync(path)
  return state.isDirectory() ? newestIn(path) : state.mtimeMs
}

function newestIn(folder) {
  let latest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry
    if (notSources.has(name) || name.startsWith('.') || /\.test\.tsx?$|\.gen\.ts$/.test(name)) continue
    const path = join(folder, name)
    latest = Math.max(latest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs)
  }
  return latest
}
