import type { SearchBody } from '../../api/types.ts'

/** The keys of the one query cache; whoever changes something says here what it touches. */
export const keys = {
  items: ['item'] as const,
  item: (id: string) => ['item', id] as const,
  itemAt: (id: string, depth: number) => ['item', id, depth] as const,
  searches: ['search'] as const,
  search: (body: SearchBody) => ['search', body] as const,
  activities: ['activities'] as const,
  timelines: ['timeline'] as const,
  tags: ['tags'] as const,
}
