import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The layers of each part, from the lowest; `*` is every other folder. A file imports from its own layer and from lower ones; a feature imports no other feature. */
const layers = {
  'domain/src': [],
  'web/src': ['texts', 'api', 'ui', 'entities', 'features', 'app'],
  'server/src': ['*', 'features'],
}

/** What puts features together; every other folder of the server stands below them. */
const assemblies = ['server/src/backup', 'server/src/demo']

const importing = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g
const isSource = (file) => /\.(ts|tsx)$/.test(file) && !/\.test\.tsx?$/.test(file)

/** Imports that go up or sideways, each as `from -> to`. `sources` maps paths under the project to their text. */
export function wrongImports(sources) {
  return Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(importing)]
      .map(([, path]) => relative('.', join(dirname(file), path)))
      .filter((to) => isWrong(file, to))
      .map((to) => `${file} -> ${to}`),
  )
}

function isWrong(file, to) {
  const from = placeOf(file)
  const target = placeOf(to)
  if (from.part === undefined) return false
  if (target.part !== from.part) return target.part !== 'domain/src' && target.part !== undefined
  if (from.step < 0 || target.step < 0) return false
  return target.step > from.step || (from.feature !== undefined && from.feature !== (target.feature ?? from.feature))
}

/** Where a file stands: its part, the step of its layer (-1 where it is in none), and its feature. */
function placeOf(file) {
  const part = Object.keys(layers).find((name) => file.startsWith(`${name}/`))
  if (part === undefined) return { step: -1 }
  const [folder, feature] = file.slice(part.length + 1).split('/')
  const isFree = feature === undefined || assemblies.includes(`${part}/${folder}`)
  const known = layers[part].indexOf(folder)
  const step = isFree || known >= 0 ? known : layers[part].indexOf('*')
  return { part, step, feature: folder === 'features' ? feature : undefined }
}

/** Files of a folder that import each other in a circle, types counted: nobody can read one of them alone. */
export function inCircles(sources, folder) {
  const left = new Map(
    Object.entries(sources)
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, text]) => [file, [...text.matchAll(importing)].map(([, path]) => join(dirname(file), path))]),
  )
  for (;;) {
    const imported = new Set([...left.values()].flat())
    const free = [...left].filter(([file, paths]) => !imported.has(file) || !paths.some((path) => left.has(path)))
    if (free.length === 0) return [...left.keys()]
    for (const [file] of free) left.delete(file)
  }
}

const ofCalls = /^import (?!type )\{([^}]*)\} from '@schakel\/domain\/calls'/gm

/** Files of the web that take a value from the calls of the domain: each brings all their schemas, and what checks them, into a browser that checks nothing. */
export function valuesOfCalls(sources) {
  return Object.entries(sources).flatMap(([file, text]) =>
    file.startsWith('web/src/') && [...text.matchAll(ofCalls)].some(([, names]) => /(^|,)\s*(?!type\s)\w/.test(names))
      ? [file]
      : [],
  )
}

/** The sources of the project that the rule is about. */
export function readSources(root) {
  const files = Object.keys(layers).flatMap((part) =>
    readdirSync(join(root, part), { recursive: true })
      .filter(isSource)
      .map((file) => `${part}/${file}`),
  )
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}
