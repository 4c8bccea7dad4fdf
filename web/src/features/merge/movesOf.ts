import { typeNames } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'

/** What goes over from an item to the one it is merged with: `3 contactpersonen, 1 dossier`. */
export function movesOf(moves: Readonly<Record<string, number>>, words: Words): string {
  return typeNames
    .flatMap((type) => {
      const count = moves[type] ?? 0
      return count === 0 ? [] : [`${count} ${words.type(type, count).toLowerCase()}`]
    })
    .join(', ')
}
