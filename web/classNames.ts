import { relative } from 'node:path'
import type { Plugin } from 'vite'

const LETTERS = 26
/** Of each file: so that two of a few hundred hardly ever have the same. */
const LENGTH = 5

/** A few letters that stand for a text. */
function lettersOf(text: string): string {
  let sum = 0
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % LETTERS ** LENGTH
  return Array.from({ length: LENGTH }, (_, at) =>
    String.fromCharCode(97 + (Math.floor(sum / LETTERS ** at) % LETTERS)),
  ).join('')
}

/** Names the classes of a build: letters of their file, then which one of it. What they are called in the sources would be fetched twice. */
export function namer(root: string): (name: string, file: string) => string {
  const files = new Map<string, Map<string, string>>()
  const letters = new Map<string, string>()
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*$/, ''))
    const head = lettersOf(path)
    const same = letters.get(head)
    if (same !== undefined && same !== path) throw new Error(`${path} and ${same} have the same letters: rename one`)
    letters.set(head, path)
    const known = files.get(path) ?? new Map<string, string>()
    files.set(path, known)
    const short = known.get(name) ?? `${head}${known.size.toString(36)}`
    known.set(name, short)
    return short
  }
}

/** Short names for the classes of modules, in a build alone: while one works they say where they are from. */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: namer(import.meta.dirname) } } }),
  }
}
