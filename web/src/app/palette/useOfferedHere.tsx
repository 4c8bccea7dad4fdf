import { IconArrowRight } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { commandChanges, commandSets } from '../../ui/screenCommands.ts'
import type { Command } from './commands.ts'

/** What the screen under the palette offers: the same commands that its buttons, menus and keys do. `about` finds them too. */
export function useOfferedHere(about: string): readonly Command[] {
  useSyncExternalStore(commandChanges.subscribe, commandChanges.version)
  const offered = commandSets()
    .filter(({ place }) => place === 'here')
    // That of the whole screen came last, and is read first.
    .flatMap(({ commands }) => commands)
    .filter(({ isKeysOnly }) => !isKeysOnly)
  const once = new Map(offered.map((command) => [command.label, command]))
  return [...once.values()].map(({ label, icon, keys = [], words = '', writes, run }) => ({
    id: `here-${label}`,
    label,
    icon: icon ?? <IconArrowRight size={18} stroke={1.8} aria-hidden="true" />,
    words: `${words} ${about}`,
    ...(keys[0] ? { keys: [keys[0].toUpperCase()] } : {}),
    ...(writes ? { writes } : {}),
    run: () => afterClosing(() => run('')),
  }))
}

/** The palette gives the keyboard back as it goes; only then a dialog that opens knows where to give it back to. */
function afterClosing(deed: () => unknown): void {
  setTimeout(() => setTimeout(deed))
}
