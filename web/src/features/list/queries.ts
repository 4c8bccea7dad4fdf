import type { View } from '@schakel/domain/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { SearchBody } from '../../api/types.ts'

/** Under the key of searches, so that whatever changes an item asks for these anew too. */
const statusKey = (body: SearchBody) => ['search', body, 'statuses'] as const
export const viewsKey = ['views'] as const

/** How many items of a list have a status, and what they are worth together where their type is worth anything, whole euros. */
export interface StatusCount {
  readonly status: string
  readonly count: number
  readonly amount?: number
}

/** The counts of a list by status. */
export function useStatusCounts(body: SearchBody) {
  return useQuery({
    queryKey: statusKey(body),
    queryFn: async ({ signal }) => {
      const rows = await call<readonly StatusCount[]>('/api/lists/statuses', { ...body, amounts: true }, { signal })
      return new Map(rows.map((row) => [row.status, row]))
    },
  })
}

/** How many items each group of a list has, and what they are worth where the type has an amount. */
export function useGroups(body: SearchBody, by: string) {
  return useQuery({
    queryKey: ['search', body, 'groups', by] as const,
    queryFn: ({ signal }) => call<readonly Group[]>('/api/lists/statuses', { ...body, by, amounts: true }, { signal }),
  })
}

/** One group of a list. */
export interface Group {
  /** What its items have in common; empty for those that have nothing there. */
  readonly status: string
  readonly count: number
  /** Whole euros. */
  readonly amount?: number
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
