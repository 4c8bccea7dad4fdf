import type { Words } from '@schakel/domain/texts'

const moving = [
  ['CONTACTS', 'person'],
  ['DOSSIERS', 'dossier'],
  ['MATCH', 'match'],
  ['TODOS', 'todo'],
  ['ACTIVITIES', 'activity'],
  ['COMMENTS', 'comment'],
  ['FILES', 'file'],
  ['SOFTWARE', 'software'],
  ['TAGS', 'tag'],
] as const

/** What goes over from an item to the one it is merged with: `3 contactpersonen, 1 dossier`. */
export function movesOf(moves: Readonly<Record<string, number>>, words: Words): string {
  return moving
    .flatMap(([edge, type]) => {
      const count = moves[edge] ?? 0
      return count === 0 ? [] : [`${count} ${words.type(type, count).toLowerCase()}`]
    })
    .join(', ')
}
