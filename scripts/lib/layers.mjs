import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The layers of each part, from the lowest. A file imports from its own layer and from lower ones; a feature imports no other feature. */
const layers = {
  'domain/src': [],
  'web/src': ['texts', 'api', 'ui', 'entities', 'features', 'app'],
  'server/src': ['store', 'features'],
}

/** Folders that stand on the same step as a layer. */
const beside = new Map([
  ['server/src/live', 'store'],
  ['server/src/mail', 'store'],
  ['server/src/storage', 'store'],
  ['server/src/calendar', 'store'],
  ['server/src/duplicates', 'store'],
  ['server/src/sheets', 'store'],
  ['server/src/outside', 'store'],
  ['server/src/http', 'store'],
])

const importing = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g
const isSource = (file) => /\.(ts|tsx)$/.test(file) && !/\.test\.tsx?$|[tT]esting\.tsx?$|^test\//.test(file)

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
  const step = layers[part].indexOf(beside.get(`${part}/${folder}`) ?? folder)
  return { part, step, feature: folder === 'features' ? feature : undefined }
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
