import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { PartsTable } from './partFiles.ts'

const filesOf = join(import.meta.dirname, 'partFiles.ts')
const helper = /vite\/preload-helper/
const given = 'export const __vitePreload ='

/** How Vite writes what parts need, once in each file of the build that asks for some. */
const list = /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[.*?\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/
const asked = /__vite__mapDeps\(\[([\d,]*)\]\)/g

/**
 * Keeps in one file for the whole build which files each part needs. Vite writes their names into every file that asks for parts: some
 * kilobytes of each screen that nobody needs before it stands. What the page itself asks for stays with it, so that it comes at once.
 */
export function partsTable(): Plugin {
  return {
    name: 'parts-table',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!code.includes(given)) this.error('Vite asks for parts in another way than this build knows')
        return { code: `${code.replace(given, 'const fetchWith =')}\n${byTable}`, map: null }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const later = chunks.filter(({ isEntry, code }) => !isEntry && code.includes('__vite__mapDeps'))
        const { codes, table } = tableOf(later.map(({ code }) => code))
        for (const [at, chunk] of later.entries()) chunk.code = codes[at] ?? chunk.code
        const source = JSON.stringify(table)
        const fileName = `assets/parts-${keyOf(source)}.json`
        this.emitFile({ type: 'asset', fileName, source })
        page.source = String(page.source).replace(
          '</head>',
          `  <meta name="parts" content="/${fileName}" />\n  </head>`,
        )
      },
    },
  }
}

/** What stands in the way of Vite: of a key it first asks which files those are. */
const byTable = `import { filesOf } from ${JSON.stringify(filesOf)}
export const __vitePreload = (load, files, from) =>
  typeof files === 'string'
    ? filesOf(files).then(
        (found) => fetchWith(load, found, from),
        (error) => fetchWith(() => Promise.reject(error), [], from),
      )
    : fetchWith(load, files, from)`

/** A name for exactly this content: of the same files the same in each build. */
const keyOf = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 7)

/** Takes the lists of files out of some files of the build, and says of each part its key instead. */
export function tableOf(codes: readonly string[]): { readonly codes: string[]; readonly table: PartsTable } {
  const places = new Map<string, number>()
  const parts = new Map<string, readonly number[]>()
  const placeOf = (name: string) => {
    const place = places.get(name) ?? places.size
    places.set(name, place)
    return place
  }
  const without = codes.map((code) => {
    const names: unknown = JSON.parse(list.exec(code)?.[1] ?? '[]')
    if (!Array.isArray(names) || names.length === 0)
      throw new Error('A file of the build lists its parts in an unknown way')
    return code.replace(list, '').replaceAll(asked, (_, places: string) => {
      const needed = places.split(',').map((place) => String(names[Number(place)]))
      const key = keyOf(needed.join())
      parts.set(key, needed.map(placeOf))
      return JSON.stringify(key)
    })
  })
  return { codes: without, table: { files: [...places.keys()], parts: Object.fromEntries(parts) } }
}
