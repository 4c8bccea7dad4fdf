import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { closeReport, dropReports, reports } from './reports.ts'

const BulkReport = lazyPart(() => import('./BulkReport.tsx'))

/** Stands once in the layout and shows what was refused of a bulk. */
export function BulkReportHost() {
  const report = useSyncExternalStore(reports.subscribe, reports.now)
  // Who logs in next reads no names of it.
  useEffect(() => dropReports, [])
  return report && <BulkReport report={report} onClose={closeReport} />
}
