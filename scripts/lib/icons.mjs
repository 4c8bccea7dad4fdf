import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const imports = /import \{([^}]*)\} from '@tabler\/icons-react'/g

/** The text of `web/icons.json`: what the package draws of each icon that the sources name, in the order of their names. */
export async function iconsFile(root) {
  const source = join(root, 'web', 'src')
  const files = readdirSync(source, { recursive: true }).filter((name) => /\.tsx?$/.test(name))
  const names = new Set(files.flatMap((name) => iconNames(readFileSync(join(source, name), 'utf8'))))
  const lines = []
  for (const name of [...names].sort())
    lines.push(`${JSON.stringify(name)}:${JSON.stringify(await shapeOf(root, name))}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

/** The icons that a source takes from the package. */
export function iconNames(code) {
  return [...code.matchAll(imports)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim().split(' as ')[0])
    .filter((name) => name !== '' && !name.startsWith('type '))
}

async function shapeOf(root, name) {
  const icons = join(root, 'node_modules', '@tabler', 'icons-react', 'dist', 'esm', 'icons')
  const file = join(icons, `${name}.mjs`)
  const { __iconNode: parts } = await import(pathToFileURL(file).href)
  const [, type, icon] = /createReactComponent\("(\w+)", "([\w-]+)"/.exec(readFileSync(file, 'utf8')) ?? []
  return [type, icon, parts.map(([tag, { key: _, ...attributes }]) => [tag, attributes])]
}
