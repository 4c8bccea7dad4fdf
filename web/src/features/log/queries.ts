import type { ItemLog, LogLine } from '@schakel/domain/calls'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Whose lines and of which field; empty for all. */
export interface LogFilter {
  readonly by: string
  readonly field: string
}

/** The log of an item, page after page. It is asked each time that it is opened. */
export function useItemLog(item: string, { by, field }: LogFilter) {
  return useInfiniteQuery({
    queryKey: ['log', item, by, field],
    queryFn: ({ pageParam, signal }) =>
      call<ItemLog>(
        '/api/log/list',
        {
          item,
          ...(pageParam ? { before: pageParam } : {}),
          ...(by ? { by } : {}),
          ...(field ? { field } : {}),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last: ItemLog) => last.next,
    gcTime: 0,
  })
}

/** All that a line changed, once it is asked for. */
export function useLogLine(item: string, line: string, enabled: boolean) {
  return useQuery({
    queryKey: ['logLine', item, line],
    queryFn: ({ signal }) => call<LogLine>('/api/log/change', { item, _id: line }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })
}
