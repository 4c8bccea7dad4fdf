import type { ReactNode } from 'react'
import type { Writes } from '../../ui/held.ts'

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

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** What fits what is typed: every word stands somewhere in the name or the words of a command; those that begin with it come first. */
export function matching(groups: readonly CommandGroup[], typed: string): readonly CommandGroup[] {
  const term = folded(typed.trim())
  const words = term.split(/\s+/).filter(Boolean)
  const fits = ({ label, words: more = '', isFound }: Command) => {
    const text = folded(`${label} ${more}`)
    return isFound === true || words.every((word) => text.includes(word))
  }
  const begins = ({ label }: Command) => (folded(label).startsWith(term) ? 0 : 1)
  return groups.flatMap((group) => {
    const found =
      words.length === 0
        ? group.commands.filter(({ isQuiet }) => !isQuiet)
        : group.commands.filter(fits).sort((a, b) => begins(a) - begins(b))
    return found.length > 0 ? [{ ...group, commands: found }] : []
  })
}
