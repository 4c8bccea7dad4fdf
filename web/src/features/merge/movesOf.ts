import { definitionOf, typeNames } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'

/** The type that hangs by each edge, where it is the only one that does. */
const moving = typeNames.flatMap((type) => {
  const { edge } = definitionOf(type)
  return typeNames.some((other) => other !== type && definitionOf(other).edge === edge) ? [] : [[edge, type] as const]
})

/** What goes over from an item to the one it is merged with: `3 contactpersonen, 1 dossier`. */
export function movesOf(moves: Readonly<Record<string, number>>, words: Words): string {
  return moving
    .flatMap(([edge, type]) => {
      const count = moves[edge] ?? 0
      return count === 0 ? [] : [`${count} ${words.type(type, count).toLowerCase()}`]
    })
    .join(', ')
}
