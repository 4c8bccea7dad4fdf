import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isAhead, momentOf } from './dailyNames.ts'

/** The copies in a folder. */
export interface Copies {
  /** The one that was made last, with when, ms; nothing where there is none. */
  readonly newest: { readonly name: string; readonly at: number } | undefined
  /** The names of those of a moment that is yet to come, since a clock was wrong: how old they are nobody knows. */
  readonly ahead: readonly string[]
}

/** Looks for the newest copy in a folder; those of a moment after `now` do not count. */
export function copiesIn(folder: string, now: Date): Copies {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tar')) : []
  const copies = names.map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
  const ahead = copies.filter(({ name, at }) => isAhead(at, now) || isAhead(momentOf(name), now))
  const others = copies.filter((copy) => !ahead.includes(copy))
  return { newest: others.sort((a, b) => b.at - a.at)[0], ahead: ahead.map(({ name }) => name).sort() }
}
