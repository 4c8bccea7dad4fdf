import { type ReportSearch, readReportSearch } from '@schakel/domain/reports'

/** What the address of a report says: the words of the report, and under which id it is kept. */
export interface ReportAddress extends ReportSearch {
  readonly report?: string
}

const ID = /^[\w-]{1,64}$/

/** What an address asks; anything else in it is left out. */
export function readReportAddress(query: Readonly<Record<string, unknown>>): ReportAddress {
  const { report } = query
  return { ...(typeof report === 'string' && ID.test(report) ? { report } : {}), ...readReportSearch(query) }
}
