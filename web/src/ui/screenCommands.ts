import { type ReactNode, useLayoutEffect, useState } from 'react'
import { hearKeys } from './hearKeys.ts'
import type { MenuEntry } from './MoreMenu.tsx'
import type { Writes } from './writeBlocked.ts'

/** Something that can be done on the screen as it stands: by keys, by the palette, or both. */
export interface ScreenCommand {
  readonly label: string
  readonly icon?: ReactNode
  /**
   * Keys that do it, as `KeyboardEvent.key` names them, with `Shift+` or `Mod+` before it (Ctrl, on a Mac Cmd). Two letters after one
   * another have a space between them: `g d`.
   */
  readonly keys?: readonly string[]
  /** Its keys alone do it: to walk is nothing to choose from a list. */
  readonly isKeysOnly?: boolean
  /** Its keys do it while one types and over a dialog as well. */
  readonly isAlways?: boolean
  /** Other words by which the palette finds it. */
  readonly words?: string
  /** It changes something: it waits while nothing can be changed. */
  readonly writes?: Writes
  /** Answers false where there was nothing to do, so that another command may have the key. */
  readonly run: (key: string) => unknown
}

/** Where the list of keys names a command: with those of all screens, those that lead to one, or those of this screen. */
export type Place = 'everywhere' | 'going' | 'here'

/** Commands that one part of the screen offers while it is drawn. */
export interface CommandSet {
  readonly place: Place
  readonly commands: readonly ScreenCommand[]
}

type Box = { now: CommandSet }
type Listener = () => void

const boxes: Box[] = []
const listeners = new Set<Listener>()
let version = 0

function changed(): void {
  version += 1
  for (const listener of listeners) listener()
}

/** What the parts of the screen offer now, the one that came last first. */
export function commandSets(): readonly CommandSet[] {
  return boxes.map(({ now }) => now).reverse()
}

/** For who draws the commands: their number grows when what is offered changes. */
export const commandChanges = {
  version: () => version,
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const namesOf = ({ commands }: CommandSet) => commands.map(({ label }) => label).join('\n')

/** Offers commands as long as the part that calls it is drawn: keys, the list of keys and the palette take them from here alone. */
export function useScreenCommands(commands: readonly ScreenCommand[], place: Place = 'here'): void {
  const [box] = useState<Box>(() => ({ now: { place, commands } }))
  // What stands on the screen hears its keys: after the drawing somebody quick would press the first one for nothing.
  useLayoutEffect(() => {
    const before = namesOf(box.now)
    box.now = { place, commands }
    if (boxes.includes(box) && namesOf(box.now) !== before) changed()
  })
  useLayoutEffect(() => {
    if (boxes.length === 0) hearKeys(commandSets)
    boxes.push(box)
    changed()
    return () => {
      boxes.splice(boxes.indexOf(box), 1)
      changed()
    }
  }, [box])
}

/** The lines of a menu as commands, so that menu and palette offer the same; those that lead somewhere go by `go`. */
export function commandsOf(entries: readonly MenuEntry[], go?: (to: string) => unknown): readonly ScreenCommand[] {
  return entries.flatMap(({ label, icon, words, writes, onSelect, to, disabled }) => {
    const run = onSelect ?? (to !== undefined && go ? () => go(to) : undefined)
    if (!run || disabled) return []
    return [{ label, icon, ...(words ? { words } : {}), ...(writes ? { writes } : {}), run: () => void run() }]
  })
}
