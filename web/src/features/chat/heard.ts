import type { ChatMessage } from '@schakel/domain/calls'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

export type Pages = InfiniteData<readonly ChatMessage[], number | undefined>
type Heard = Map<string, ChatMessage>

/**
 * What came by itself, by room, since the log of that was last read from its end. Of a reading that is on its way the cache keeps what stood
 * there as it began: what came meanwhile is put in from here.
 */
const rooms = new WeakMap<QueryClient, Map<string, Heard>>()

/** What came of a room by itself since it was last read. */
export function heardIn(cache: QueryClient, room: string): Heard {
  const ofCache = rooms.get(cache) ?? new Map<string, Heard>()
  rooms.set(cache, ofCache)
  const heard = ofCache.get(room) ?? new Map<string, ChatMessage>()
  ofCache.set(room, heard)
  return heard
}

/** What was said, oldest first, each as it was heard last. What is older than what was read comes as that is read. */
export function inOrder({ pages }: Pages, heard: Heard): readonly ChatMessage[] {
  const read = pages.flat()
  const oldest = Math.min(...read.map(({ seq }) => seq))
  const newer = [...heard.values()].filter(({ seq }) => read.length === 0 || seq >= oldest)
  const byId = new Map([...read, ...newer].map((message) => [message._id, message]))
  return [...byId.values()].sort((one, other) => one.seq - other.seq)
}
