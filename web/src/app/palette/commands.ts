import type { ReactNode } from 'react'
import { findByWords, fitOf } from '../../ui/findByWords.ts'
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
  /** It asks something in the palette itself, which stays open for it. */
  readonly stays?: boolean
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

/** What fits what is typed, those that begin with it first; with a slip in it only where none fits as it is. What the server found stays. */
export function matching(groups: readonly CommandGroup[], typed: string): readonly CommandGroup[] {
  const isAll = typed.trim() === ''
  const known = groups.flatMap(({ commands }) => commands.filter(({ isFound }) => !isFound))
  const fitting = new Set(findByWords(known, ({ label, words = '' }) => `${label} ${words}`, typed))
  const begins = ({ label }: Command) => (fitOf(label, typed) === 'begins' ? 0 : 1)
  return groups.flatMap((group) => {
    const found = isAll
      ? group.commands.filter(({ isQuiet }) => !isQuiet)
      : group.commands
          .filter((command) => command.isFound === true || fitting.has(command))
          .sort((a, b) => begins(a) - begins(b))
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
  if (typed.trim() === '') return matching([...here, ...recent, ...general, ...found], typed)
  const isNamed = ({ commands }: CommandGroup) => commands.some(({ label }) => fitOf(label, typed) === 'begins')
  const commands = matching([...here, ...general], typed)
  return [
    ...commands.filter(isNamed),
    ...commands.filter((group) => !isNamed(group)),
    ...matching([...recent, ...found], typed),
  ]
}
