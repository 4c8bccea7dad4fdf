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

/** A lane of a board: what its cards have in common, and what it counts in each column. */
export interface Lane extends Group {
  readonly cells: ReadonlyMap<string, StatusCount>
}

/** The lanes of a board, each with its columns, all counted in one call; nothing is asked of a board without. */
export function useLanes(body: SearchBody, by: string | undefined) {
  return useQuery({
    queryKey: ['search', body, 'lanes', by] as const,
    queryFn: async ({ signal }) => {
      const asked = { ...body, by, columns: true, amounts: true }
      return lanesOf(await call<readonly CellCount[]>('/api/lists/statuses', asked, { signal }))
    },
    enabled: by !== undefined,
  })
}

interface CellCount extends StatusCount {
  readonly column?: string
}

function lanesOf(rows: readonly CellCount[]): readonly Lane[] {
  const lanes = Map.groupBy(rows, ({ status }) => status)
  return [...lanes].map(([status, cells]) => ({
    status,
    count: cells.reduce((sum, { count }) => sum + count, 0),
    ...(cells.some(({ amount }) => amount !== undefined)
      ? { amount: cells.reduce((sum, { amount = 0 }) => sum + amount, 0) }
      : {}),
    cells: new Map(cells.map(({ column = '', ...cell }) => [column, { ...cell, status: column }])),
  }))
}

/** How many items each group of a list has, and what they are worth where the type has an amount: in any order of its items. */
export function useGroups({ sort: _, order: __, ...body }: SearchBody, by: string) {
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
