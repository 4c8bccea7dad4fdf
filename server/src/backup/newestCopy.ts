import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The copy that was made last in a folder, with when, ms; nothing where there is none. */
export function newestCopy(folder: string): { readonly name: string; readonly at: number } | undefined {
  if (!existsSync(folder)) return undefined
  const copies = readdirSync(folder).filter((name) => name.endsWith('.tar'))
  return copies.map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs })).sort((a, b) => b.at - a.at)[0]
}
