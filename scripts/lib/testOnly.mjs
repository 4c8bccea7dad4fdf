import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Where the product begins: what a command starts, what another workspace is offered, and what measures or fills it. */
const begins = /(^|\/|[a-z])[mM]ain\.ts$|^(demo|bench|scripts)\/|^web\/[\w.]+\.ts$/
const isTest = (file) => /\.(test|spec)\.(ts|tsx|mjs)$|^(domain|server|web)\/test\//.test(file)
const isProduct = (file) => /^(domain|server|web)\/src\/.*\.tsx?$/.test(file) && !/\.d\.ts$/.test(file) && !isTest(file)
const named = /['"`]((?:\.{1,2}\/|@schakel\/domain|#)[^'"`\s]*)['"`]/g

/** Files under `src` that nothing of the product leads to, so that they are for tests alone. `sources` maps paths to texts. */
export function testOnly(sources, { exports = {}, imports = {} } = {}) {
  const offered = (name) => posix.join('domain', exports[name])
  const aliases = Object.entries(imports).flatMap(([name, paths]) => Object.values(paths).map((path) => [name, path]))
  const leadsTo = (file) =>
    [...(sources[file] ?? '').matchAll(named)].flatMap(([, path]) => {
      if (path.startsWith('.')) return [posix.join(posix.dirname(file), path.split('?')[0])]
      if (path.startsWith('#'))
        return aliases.flatMap(([name, to]) => (name === path ? [posix.join('domain', to)] : []))
      const name = path.replace('@schakel/domain', '.')
      return name in exports ? [offered(name)] : []
    })
  const open = Object.keys(sources).filter((file) => begins.test(file) && !isTest(file))
  const all = [...open, ...Object.keys(exports).map(offered)]
  const reached = new Set()
  for (let file = all.pop(); file !== undefined; file = all.pop()) {
    if (reached.has(file) || isTest(file)) continue
    reached.add(file)
    all.push(...leadsTo(file))
  }
  return Object.keys(sources).filter((file) => isProduct(file) && !reached.has(file))
}

/** The sources of all workspaces. */
export function readAllSources(root) {
  const files = ['domain', 'server', 'web', 'demo', 'bench', 'scripts'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true })
      .map((file) => `${part}/${file}`)
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\/(node_modules|dist)\//.test(file)),
  )
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}
