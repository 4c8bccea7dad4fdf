import type { Statistics } from '@schakel/domain/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keys } from '../items/keys.ts'
import { useSearchPage } from '../items/queries.ts'
import type { StatisticsSearch } from './address.ts'

/** The statistics of a period (D11.2). Among the searches, so that they are asked again after a write. */
export function useStatistics(asked: StatisticsSearch) {
  return useQuery({
    queryKey: [...keys.searches, 'statistics', asked],
    queryFn: ({ signal }) => call<Statistics>('/api/statistics', asked, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The spaces a super user may choose from. */
export function useSpaces(enabled: boolean) {
  return useSearchPage({ feed: 'space', sort: 'name', page_size: 200 }, enabled).data?.data ?? []
}
