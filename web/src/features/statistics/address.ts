import { isIsoDay } from '@schakel/domain'

/** What the statistics are asked of; it stands in the address. */
export interface StatisticsSearch {
  readonly from?: string
  readonly to?: string
  readonly space?: string
}

/** What an address asks; anything else in it is left out. */
export function readStatisticsSearch(query: Record<string, unknown>): StatisticsSearch {
  const { from, to, space } = query
  return {
    ...(isIsoDay(from) && isIsoDay(to) ? { from, to } : {}),
    ...(typeof space === 'string' && space.startsWith('space/') ? { space } : {}),
  }
}
