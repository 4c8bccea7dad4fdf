import type { View } from '@schakel/domain/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { SearchBody } from '../../api/types.ts'

/** Under the key of searches, so that whatever changes an item asks for these anew too. */
const statusKey = (body: SearchBody) => ['search', body, 'statuses'] as const
export const viewsKey = ['views'] as const

interface StatusCount {
  readonly status: string
  readonly count: number
}

/** How many items of a list have each status. */
export function useStatusCounts(body: SearchBody) {
  return useQuery({
    queryKey: statusKey(body),
    queryFn: async ({ signal }) => {
      const rows = await call<readonly StatusCount[]>('/api/lists/statuses', body, { signal })
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
    },
  })
}

/** The ids of a stretch of a list. */
export function readIds(body: SearchBody, offset: number, limit: number): Promise<string[]> {
  return call<string[]>('/api/lists/ids', { ...body, offset, limit })
}

/** The views that one keeps and those that are shared with one. */
export function useViews() {
  return useQuery({
    queryKey: viewsKey,
    queryFn: ({ signal }) => call<View[]>('/api/views/list', {}, { signal }),
  })
}

export type { View }
