import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { onItsLines, valuesIn } from './importLines.ts'

/** The package that the code names. It holds six thousand icons in eighteen thousand files, so a start does not install it. */
const library = '@tabler/icons-react'
const imports = /import \{([^}]*)\} from '@tabler\/icons-react'/g
const prefix = '\0icon:'

/** An icon as the package has it: its kind, its name and what it is drawn with. */
type IconShape = readonly [
  type: string,
  name: string,
  parts: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[],
]

/** The icons that the product uses, by the name of their component. */
function readIcons(): ReadonlyMap<string, IconShape> {
  return new Map(Object.entries<IconShape>(JSON.parse(readFileSync(join(import.meta.dirname, 'icons.json'), 'utf8'))))
}

/** Makes each icon a module of its own out of `icons.json`, so that a build neither needs the package nor reads all of it. */
export function icons(): Plugin {
  const known = readIcons()
  return {
    name: 'icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: library },
      handler: (code) => ({ code: code.replaceAll(imports, (line, names) => oneByOne(line, names)), map: null }),
    },
    resolveId: {
      filter: { id: /^icon:/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0icon:/ },
      handler(id) {
        const shape = known.get(id.slice(prefix.length))
        if (!shape) this.error(`${id.slice(prefix.length)} is not in web/icons.json: run node scripts/icons.mjs`)
        const draw = JSON.stringify(join(import.meta.dirname, './src/ui/drawIcon.ts'))
        return {
          code: `import { drawIcon } from ${draw}\nexport default /* @__PURE__ */ drawIcon(...${JSON.stringify(inOne(shape))})\n`,
          moduleSideEffects: false,
        }
      },
    },
  }
}

/** Lines that are only drawn are one line with gaps: less to fetch, and it looks the same. What is filled stays apart, as lines may overlap. */
function inOne([type, name, parts]: IconShape): readonly [type: string, name: string, lines: IconShape[2] | string] {
  const lines = parts.map(([tag, { d = '', ...rest }]) =>
    tag === 'path' && d.startsWith('M') && Object.keys(rest).length === 0 ? d : undefined,
  )
  const isDrawn = type === 'outline' && !lines.includes(undefined)
  return [type, name, isDrawn ? lines.join('').replaceAll(' -', '-') : parts]
}

function oneByOne(line: string, names: string): string {
  const single = valuesIn(names).map((name) => {
    const [icon = '', as = icon] = name.split(' as ')
    return `import ${as} from 'icon:${icon}'`
  })
  return onItsLines(line, single)
}
