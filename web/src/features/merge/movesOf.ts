import { type AnyItem, edges } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'
import { refsIn } from './refsIn.ts'

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
export function movesOf(item: AnyItem, words: Words): string {
  return moving
    .flatMap(([edge, type]) => {
      const count = refsIn(item, edges[edge].list).length
      return count === 0 ? [] : [`${count} ${words.type(type, count).toLowerCase()}`]
    })
    .join(', ')
}
