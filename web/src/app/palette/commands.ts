import { fold } from '@schakel/domain'
import type { ReactNode } from 'react'
import type { Writes } from '../../ui/writeBlocked.ts'

/** Something that the palette can do. */
export interface Command {
  readonly id: string
  readonly label: string
  /** A second line, such as what an item is. */
  readonly hint?: string
  readonly icon: ReactNode
  /** Keys that do the same without the palette. */
  readonly keys?: readonly string[]
  /** Words by which it is found too. */
  readonly words?: string
  /** Shown only when one looks for it. */
  readonly isQuiet?: boolean
  /** It is found by the server already. */
  readonly isFound?: boolean
  /** It changes something: it waits while nothing can be changed. */
  readonly writes?: Writes
  readonly run: () => void
}

/** Commands that belong together, under a heading. */
export interface CommandGroup {
  readonly name: string
  readonly title: string
  readonly commands: readonly Command[]
}

/** What fits what is typed: every word stands somewhere in the name or the words of a command; those that begin with it come first. */
export function matching(groups: readonly CommandGroup[], typed: string): readonly CommandGroup[] {
  const term = fold(typed.trim())
  const words = term.split(/\s+/).filter(Boolean)
  const fits = ({ label, words: more = '', isFound }: Command) => {
    const text = fold(`${label} ${more}`)
    return isFound === true || words.every((word) => text.includes(word))
  }
  const begins = ({ label }: Command) => (fold(label).startsWith(term) ? 0 : 1)
  return groups.flatMap((group) => {
    const found =
      words.length === 0
        ? group.commands.filter(({ isQuiet }) => !isQuiet)
        : group.commands.filter(fits).sort((a, b) => begins(a) - begins(b))
    return found.length > 0 ? [{ ...group, commands: found }] : []
  })
}

interface Offered {
  /** What can be done with the item on the screen. */
  readonly here: readonly CommandGroup[]
  readonly recent: readonly CommandGroup[]
  readonly general: readonly CommandGroup[]
  /** What the server found. */
  readonly found: readonly CommandGroup[]
}

/**
 * The groups in the order in which they are offered. As long as nothing is typed the recent items stand near the top.
 * After that commands and screens come first, the group with a name that begins with what is typed before the others.
 * Records come last: what arrives later then never moves what Enter does.
 */
export function ordered({ here, recent, general, found }: Offered, typed: string): readonly CommandGroup[] {
  const term = fold(typed.trim())
  if (term === '') return matching([...here, ...recent, ...general, ...found], typed)
  const isNamed = ({ commands }: CommandGroup) => commands.some(({ label }) => fold(label).startsWith(term))
  const commands = matching([...here, ...general], typed)
  return [
    ...commands.filter(isNamed),
    ...commands.filter((group) => !isNamed(group)),
    ...matching([...recent, ...found], typed),
  ]
}
