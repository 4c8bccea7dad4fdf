import type { Statistics, StatisticsList } from '@schakel/domain/calls'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keys } from '../../entities/items/keys.ts'
import { useSearchPage } from '../../entities/items/queries.ts'
import type { StatisticsSearch } from './address.ts'
import type { Counted } from './counted.tsx'

/** The statistics of a period (D11.2). Among the searches, so that they are asked again after a write. */
export function useStatistics(asked: StatisticsSearch) {
  return useQuery({
    queryKey: [...keys.searches, 'statistics', asked],
    queryFn: ({ signal }) => call<Statistics>('/api/statistics', asked, { signal }),
    placeholderData: keepPreviousData,
  })
}

const LISTED = 50

/** What a number counts, page after page. */
export function useCounted(asked: StatisticsSearch & Omit<Counted, 'title'>) {
  return useInfiniteQuery({
    queryKey: [...keys.searches, 'counted', asked],
    queryFn: ({ pageParam, signal }) =>
      call<StatisticsList>('/api/statistics/list', { ...asked, page: pageParam, page_size: LISTED }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * LISTED < total ? page + 1 : undefined),
  })
}

/** The spaces a super user may choose from. */
export function useSpaces(enabled: boolean) {
  return useSearchPage({ feed: 'space', sort: 'name', page_size: 200 }, enabled).data?.data ?? []
}
