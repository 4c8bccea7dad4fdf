/** What the statistics are asked of; it stands in the address. */
export interface StatisticsSearch {
  readonly from?: string
  readonly to?: string
  readonly space?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What an address asks; anything else in it is left out. */
export function readStatisticsSearch(query: Record<string, unknown>): StatisticsSearch {
  const { from, to, space } = query
  const isDay = (value: unknown) => typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value))
  return {
    ...(isDay(from) && isDay(to) ? { from: String(from), to: String(to) } : {}),
    ...(typeof space === 'string' && space.startsWith('space/') ? { space } : {}),
  }
}
