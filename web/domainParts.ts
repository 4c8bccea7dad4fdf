import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { onItsLines, valuesIn } from './importLines.ts'

const domain = join(import.meta.dirname, '../domain')
const imports = /^import \{([^}]*)\} from '(@schakel\/domain[\w/]*|\.[\w./]*\/index\.ts)'/gm
const passedOn = /^export (?:(\*)|\{([^}]*)\}) from '([^']+)'/gm
const declared = /^export (?:async )?(?:function\*?|const|let|class|enum) (\w+)/gm
const named = /^export \{([^}]*)\}(?! from)/gm

const outer = (name: string) => name.split(' as ').at(-1) ?? name

/**
 * Lets whoever imports something by an index of the domain import it from the file that has it. An index names all of its folder, so that
 * the first screen would bring what only a form or an import needs.
 */
export function domainParts(): Plugin {
  const found = new Map<string, ReadonlyMap<string, string>>()

  /** In which file each value is that a file of the domain exports. */
  function homes(file: string): ReadonlyMap<string, string> {
    const known = found.get(file)
    if (known) return known
    const own = new Map<string, string>()
    found.set(file, own)
    const code = readFileSync(file, 'utf8')
    for (const [, name = ''] of code.matchAll(declared)) own.set(name, file)
    for (const [, list = ''] of code.matchAll(named)) for (const one of valuesIn(list)) own.set(outer(one), file)
    for (const [, all, list = '', from = ''] of code.matchAll(passedOn)) {
      const target = from.startsWith('.') ? homes(resolve(dirname(file), from)) : new Map<string, string>()
      if (all) for (const [name, home] of target) own.set(name, home)
      // Under a new name it stays with the file that gives it that.
      for (const one of valuesIn(list)) own.set(outer(one), one.includes(' as ') ? file : (target.get(one) ?? file))
    }
    return own
  }

  function indexOf(from: string, by: string): string | undefined {
    const file = from.startsWith('.') ? resolve(dirname(by), from) : join(domain, entry(from))
    return file.startsWith(join(domain, 'src/')) && existsSync(file) ? file : undefined
  }

  function direct(line: string, list: string, from: string, by: string): string {
    const index = indexOf(from, by)
    if (!index) return line
    const all = homes(index)
    const single = valuesIn(list).map((one) => {
      const home = all.get(one.split(' as ')[0] ?? one) ?? index
      return `import { ${one} } from ${JSON.stringify(home)}`
    })
    return onItsLines(line, single)
  }

  const entries: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(domain, 'package.json'), 'utf8'),
  ).exports
  const entry = (from: string) => entries[from.replace('@schakel/domain', '.')] ?? 'none'

  return {
    name: 'domain-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(web|domain)\/src\/.*\.tsx?$/, code: /@schakel\/domain|\/index\.ts'/ },
      handler: (code, id) => ({
        code: code.replaceAll(imports, (line, list, from) => direct(line, list, from, id)),
        map: null,
      }),
    },
  }
}
