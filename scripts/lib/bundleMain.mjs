import http from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'

// Run by itself with the folder of the project and the one to write to: makes the server one file, with its packages in it.
const [folder, to] = process.argv.slice(2)

/** Packages that stay as they are: programs of the machine, and those that find what lies beside them, of which more are found below. */
const asTheyAre = new Set(['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'pdfmake', 'docx'])

/** Our code goes on finding what lies beside it. */
const ownPlaces = {
  name: 'own places',
  transform: {
    filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
}

/** Finds the packages that say where they lie. One that is there twice cannot be named from elsewhere: then it is no file, and the server starts as it is written. */
const placed = {
  name: 'placed packages',
  transform: {
    filter: { id: /node_modules/, code: /\b(__dirname|__filename|import\.meta|require\.resolve|createRequire)\b/ },
    handler: (_code, id) => {
      const [, name] = /node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(id) ?? []
      if (id.split('node_modules').length > 2) throw new Error(`${id} says where it lies`)
      asTheyAre.add(name.replaceAll('\\', '/'))
      return null
    },
  },
}

/**
 * An import of `node:http` reads all that it has, and with it the code of `fetch` and of sockets of the browser, at each start. Taken as an
 * object it does not.
 */
const plainHttp = {
  name: 'plain http',
  resolveId: {
    filter: { id: /^(node:)?http$/ },
    handler: (_id, _importer, { kind }) => (kind === 'import-statement' ? '\0http' : null),
  },
  load: {
    filter: { id: /^\0http$/ },
    handler: () => {
      const all = Object.entries(Object.getOwnPropertyDescriptors(http))
      const names = all.flatMap(([name, { get }]) => (get ? [] : [name]))
      return `const all = process.getBuiltinModule('node:http')\nexport default all\nexport const { ${names.join(', ')} } = all\n`
    },
  },
}

const make = (plugins, isWritten) =>
  build({
    cwd: folder,
    input: join(folder, 'server', 'src', 'main.ts'),
    platform: 'node',
    logLevel: 'silent',
    external: (id) => [...asTheyAre].some((name) => id === name || id.startsWith(`${name}/`)),
    plugins,
    write: isWritten,
    output: { dir: to, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
  })

await make([plainHttp, ownPlaces, placed], false)
await make([plainHttp, ownPlaces], true)
process.stdout.write(`${[...asTheyAre].join(' ')}\n`)
