import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keys } from '../../entities/items/keys.ts'

/** How many items carry a tag, and how many it or one below it. */
export interface TagCount {
  readonly _id: string
  readonly count: number
  readonly total: number
}

/** How often each tag is used, as far as the viewer sees it. */
export function useTagCounts() {
  return useQuery({
    queryKey: [...keys.tags, 'counts'],
    queryFn: ({ signal }) => call<TagCount[]>('/api/tags/counts', {}, { signal }),
    select: (counts) => new Map(counts.map((count) => [count._id, count])),
  })
}
