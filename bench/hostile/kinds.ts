import type { Scene } from './materials.ts'
import { notes } from './notes.ts'
import * as http from './overHttp.ts'

/** What one account can do to the others, each at its worst (D21.1). */
export const kinds: ReadonlyMap<string, (scene: Scene) => Promise<void>> = new Map([
  ['notes', notes],
  ['texts', http.texts],
  ['imports', http.imports],
  ['statistics', http.statistics],
  ['exports', http.exports],
  ['search', http.search],
  ['documents', http.documents],
  ['calendars', http.calendars],
  ['pictures', http.pictures],
  ['lists', http.lists],
])
