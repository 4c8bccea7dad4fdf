/** The words of a report in an address. */
export const reportNames = ['type', 'where', 'by', 'step', 'measure', 'of', 'chart', 'target'] as const

/** A report as the address of a page says it. */
export type ReportSearch = { readonly [name in (typeof reportNames)[number]]?: string }

/** The words of an address that reports read, as text. */
export function readReportSearch(query: Readonly<Record<string, unknown>>): ReportSearch {
  return Object.fromEntries(
    reportNames.flatMap((name) => {
      const value = query[name]
      // A router reads what looks like a number as one.
      const text = typeof value === 'number' ? String(value) : value
      return typeof text === 'string' && text !== '' ? [[name, text]] : []
    }),
  )
}
