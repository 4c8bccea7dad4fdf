import { parseWhere, printWhere } from '../lists/whereText.ts'
import { isTypeName } from '../types/index.ts'
import { reportSteps } from './periods.ts'
import { isReport, type Report, reportCharts, reportMeasures } from './report.ts'
import { type ReportSearch, readReportSearch, reportNames } from './reportSearch.ts'

/** The words of an address that say this report. */
export function searchOfReport({ where, target, ...report }: Report): ReportSearch {
  const all = {
    ...report,
    where: where && printWhere(where),
    target: target === undefined ? undefined : String(target),
  }
  return Object.fromEntries(
    reportNames.flatMap((name) => {
      const text = all[name]
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

/** The report that an address says, or what was kept of one; nothing where it says none, or one that makes no sense. */
export function reportOf(query: Readonly<Record<string, unknown>>): Report | undefined {
  const search = readReportSearch(query)
  const { type, by, of } = search
  if (type === undefined || !isTypeName(type)) return undefined
  const where = search.where === undefined ? undefined : parseWhere(search.where)
  const measure = reportMeasures.find((name) => name === search.measure)
  const chart = reportCharts.find((name) => name === search.chart)
  const step = reportSteps.find((name) => name === search.step)
  const isRead =
    (search.where === undefined) === (where === undefined) && (search.step === undefined) === (step === undefined)
  if (!measure || !chart || !isRead) return undefined
  const report: Report = {
    type,
    ...(where ? { where } : {}),
    ...(by === undefined ? {} : { by }),
    ...(step ? { step } : {}),
    measure,
    ...(of === undefined ? {} : { of }),
    chart,
    ...(search.target === undefined ? {} : { target: Number(search.target) }),
  }
  return isReport(report) ? report : undefined
}
