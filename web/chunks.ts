import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** What the bundler tells of a module. */
interface ModuleInfo {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly importedIds: readonly string[]
}
interface Graph {
  readonly getModuleInfo: (id: string) => ModuleInfo | null
}

/** What is fetched by itself, in the order in which somebody needs it; whatever else is fetched is a part that comes when it is asked for. */
type Root = 'page' | 'login' | 'app' | 'dashboard' | 'cards' | 'later' | 'screen' | 'part'

const named: readonly (readonly [RegExp, Root])[] = [
  [/\/web\/(index\.html|src\/main\.ts)$/, 'page'],
  [/\/app\/start(Login|Public)\.tsx$/, 'login'],
  [/\/app\/startApp\.tsx$/, 'app'],
  [/\/app\/DashboardRoute\.tsx$/, 'dashboard'],
  [/\/items\/TypeCard\.tsx$|\/app\/cardsOfFeatures\.tsx$/, 'cards'],
  // What a list shows first, whatever else shows it.
  [/\/list\/table\/ListTable\.tsx$/, 'screen'],
  [/\/app\/layouts\/(LaterHosts|Background)\.tsx$|\/ChatBell\.tsx$|\/dashboard\/glance\.ts$/, 'later'],
]

const mantine = /\/node_modules\/@mantine\//
const domain = /\/domain\/src\//
/** Reads unknown values: asked for from the first file on, by way of the index. */
const values = /\/domain\/src\/values\.ts$/
/** What pages of mailed links and the public form alone ask first: no part of the login form. */
const firstAnswer = /\/ui\/(useFirstAnswer|TryAgain)\.tsx?$/
const domainIndex = /\/domain\/src\/(.*\/)?index\.ts$/

const lists = /\/(ListPage|FilteredPage|ListTable)\.tsx$/

/** What a screen is called among those that share; all lists are one. */
const nameOf = (file: string) => (lists.test(file) ? 'list' : basename(file).replace(/\.\w+$/, ''))

/** So many screens have a file of what they share; what more of them need is in one, most of which each of them needs. */
const FEW = 3

/**
 * Whose a file is that several screens share. The page of an item shares a little with each: that is one file, and with lists one more.
 * What many share is two files, of which it needs one.
 */
function partners(names: readonly string[]): readonly string[] {
  if (names.length > FEW) return names.includes('CardRoute') ? ['most'] : []
  if (!names.includes('CardRoute')) return names
  return names.includes('list') ? ['card', 'list'] : ['card']
}

/**
 * Whose a file is that comes later, and that screens need at once: what the page of an item or a list needs, others need as well, and the
 * rest does not come along with that.
 */
function laterOf(names: readonly string[]): string {
  return names.includes('CardRoute') || names.includes('list') ? 'often' : ['later', ...names].join('-')
}

function rootOf(id: string, { dynamicImporters }: ModuleInfo): Root | undefined {
  const found = named.find(([file]) => file.test(id))
  if (found) return found[1]
  if (dynamicImporters.some((by) => by.endsWith('/app/router.tsx'))) return 'screen'
  return dynamicImporters.length > 0 ? 'part' : undefined
}

/**
 * Names the file of the build that a module goes into, by what needs it first. Left to itself the bundler makes a file of every set of
 * modules that the same parts share: dozens of some hundred bytes for each screen, and on a slow line each six of them are a trip.
 *
 * What one part alone needs stays with it (no name). Of the rest:
 * - `page`: what decides which parts a visit needs; that draws nothing, so it runs while `base` is still on its way (`preloadBase.ts`);
 * - `firstAnswer`: what the pages of mailed links and the public form ask first;
 * - `base`: the login form, and so everything; `auth`: the login form and the pages of mailed links alone; `app`: every screen;
 * - `start`: the dashboard, and others;
 * - `later`: what comes when the first screen stands, and others; behind it the screen that needs it too;
 * - `often`: what comes later, and a list or the page of an item;
 * - `cards`: the cards of items, and parts; behind it `card` where the page of an item needs it too;
 * - `…Parts`: the screen of that name, and parts of it that open;
 * - `drawn`: several screens, where it is drawn with Mantine; `shared`: several screens; behind it their names, where they are few, or `most`
 *   where the page of an item is one of many.
 *
 * Libraries beyond those are left to the bundler: their indexes name all of them, so that it alone knows who needs what.
 */
export function chunkNames(): (id: string, graph: Graph) => string | null {
  const known = new Map<string, Map<string, Root>>()
  const drawn = new Map<string, boolean>()

  /** All that is fetched by itself and leads to the module; not by way of the files that `past` matches. */
  function rootsOf(id: string, graph: Graph, past?: RegExp): Map<string, Root> {
    const key = `${id} ${past ?? ''}`
    const found = known.get(key) ?? new Map<string, Root>()
    if (known.has(key)) return found
    known.set(key, found)
    const seen = new Set<string>()
    const open = [id]
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const info = seen.has(one) || past?.test(one) ? null : graph.getModuleInfo(one)
      if (!info) continue
      seen.add(one)
      const root = rootOf(one, info)
      if (root) found.set(one, root)
      open.push(...info.importers)
    }
    return found
  }

  function isDrawnWithMantine(id: string, graph: Graph): boolean {
    const before = drawn.get(id)
    if (before !== undefined) return before
    drawn.set(id, false)
    const imported = graph.getModuleInfo(id)?.importedIds ?? []
    const is = mantine.test(id) || imported.some((one) => isDrawnWithMantine(one, graph))
    drawn.set(id, is)
    return is
  }

  return (id, graph) => {
    if (values.test(id)) return 'page'
    if (firstAnswer.test(id)) return 'firstAnswer'
    const roots = rootsOf(id, graph)
    const kinds = new Set(roots.values())
    // The indexes of the domain name all of it, of which the login form needs two files.
    const first = new Set((domain.test(id) ? rootsOf(id, graph, domainIndex) : roots).values())
    if (first.has('page')) return 'page'
    if (first.has('login') && kinds.size > 1) return 'base'
    if (first.has('login') && roots.size > 1) return 'auth'
    if (kinds.has('app')) return 'app'
    if (roots.size < 2) return null
    if (kinds.has('dashboard')) return 'start'
    if (id.includes('/node_modules/')) return null
    const screens = [...roots].flatMap(([one, kind]) => (kind === 'screen' ? [one] : []))
    const names = [...new Set(screens.map(nameOf))].sort()
    if (kinds.has('later')) return laterOf(names)
    if (screens.includes(id)) return null
    if (kinds.has('cards') && names.every((name) => name === 'CardRoute'))
      return names.length > 0 ? 'cards-card' : 'cards'
    if (names.length < 2) return screens.length > 0 ? `${names[0]}Parts` : null
    return [isDrawnWithMantine(id, graph) ? 'drawn' : 'shared', ...partners(names)].join('-')
  }
}

/** Ends a build in which files of it wait for each other: one of them would run before what it needs. */
export function noCycles(): Plugin {
  return {
    name: 'no-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const found = cycleIn((file) => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' ? chunk.imports : []
      }, Object.keys(bundle))
      if (found) this.error(`Files of the build wait for each other: ${found.join(' -> ')}`)
    },
  }
}

/** The first files that lead back to themselves by their imports. */
export function cycleIn(
  importsOf: (file: string) => readonly string[],
  files: readonly string[],
): readonly string[] | undefined {
  const done = new Set<string>()
  function walk(file: string, path: readonly string[]): readonly string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of importsOf(file)) {
      const found = walk(next, [...path, file])
      if (found) return found
    }
    done.add(file)
    return undefined
  }
  for (const file of files) {
    const found = walk(file, [])
    if (found) return found
  }
  return undefined
}
