import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Folders that are made or fetched, and are no part of the source. */
const notOurs = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])
/** What a bare name must end in to be taken for a file of ours. */
const sourceFile = /^[\w.*-]+\.(ts|tsx|mjs|sql|md|css|grit)$/
const pathLike = /^(\.\/)?[\w.*-]+(\/[\w.*-]+)+\/?$/
const fileOrFolder = /\/$|\.\w+$/

/** Paths of all files of the project, from its root. */
export function listFiles(root) {
  const walk = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      if (!entry.isDirectory()) return [path]
      const isOurs = !notOurs.has(entry.name) && path !== 'data' && path !== 'screenshots'
      return isOurs && !entry.name.startsWith('.') ? walk(path) : []
    })
  return walk('')
}

/** The documents of the project with their text, by path. */
export function readDocuments(root, files) {
  return new Map(
    files.filter((file) => file.endsWith('.md')).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
}

/** Lines longer than `max` characters, as `path:line`. */
export function longLines(documents, max) {
  return [...documents].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, at) => ([...line].length > max ? [`${path}:${at + 1}`] : [])),
  )
}

/** Paths and links in the documents that lead to no file or folder, as `document: path`. A path may be cut off at its beginning. */
export function deadPaths(documents, files) {
  const folders = new Set(files.flatMap((file) => foldersOf(file)))
  const all = [...files, ...folders].map((path) => `/${path}`).join('\n')
  const known = new Set([...files, ...folders])
  return [...documents].flatMap(([path, text]) => {
    const prose = text.replace(/^```[\s\S]*?^```/gm, '')
    const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name).filter((name) => isPath(name, folders))
    const linked = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to]) => to).filter((to) => !to.includes(':'))
    return [
      ...named.filter((name) => !endsOf(name).test(all)),
      ...linked.filter((to) => !known.has(posix.join(posix.dirname(path), to).replace(/\/$/, ''))),
    ].map((name) => `${path}: ${name}`)
  })
}

/** Whether a word in backticks stands for a path of ours: a source file, or a path of which something is known to be a folder. */
function isPath(name, folders) {
  if (sourceFile.test(name)) return true
  if (!pathLike.test(name)) return false
  const [first] = name.replace(/^\.\//, '').split('/')
  return fileOrFolder.test(name) || [...folders].some((folder) => folder.split('/').at(-1) === first)
}

/** Finds a path, or the end of one, among all paths, one a line. */
function endsOf(name) {
  const escaped = name.replace(/^\.\//, '').replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/\\n]*')
  return new RegExp(`/${escaped}$`, 'm')
}

function foldersOf(file) {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

/** Folders with more files of ours than `max` that no README describes: neither their own nor one above them that names them. */
export function undescribed(documents, files, max) {
  const counts = new Map()
  for (const file of files) {
    const folder = posix.dirname(file)
    if (!/\.test\.|\/migrations\/|\.png$/.test(file)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) => (count > max && !isDescribed(folder, documents) ? [folder] : []))
}

function isDescribed(folder, documents) {
  if (folder === '.') return true
  const above = [folder, ...foldersOf(folder).toReversed()]
  return above.some((one) => {
    const text = documents.get(`${one}/README.md`)
    const within = posix.relative(one, folder)
    return (
      text !== undefined &&
      (within === '' || new RegExp(`[\`/]${within}/?\``).test(text) || text.includes(`(${within}/`))
    )
  })
}
