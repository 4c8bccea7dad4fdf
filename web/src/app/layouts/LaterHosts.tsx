import { CheckinHost } from '../../features/checkin/CheckinHost.tsx'
import { IdleHost } from '../../features/idle/IdleHost.tsx'
import { BulkReportHost } from '../../features/list/bulk/BulkReportHost.tsx'
import { PlanningHost } from '../../features/planning/PlanningHost.tsx'
import { TagTreeHost } from '../../features/tags/TagTreeHost.tsx'
import { FirstScreenHost } from './FirstScreenHost.tsx'
import { FormHost } from './FormHost.tsx'
import { LinkHost } from './LinkHost.tsx'
import './print.css'

/** What stands once in the layout and has nothing to show at first: fetched when the first screen is there. What was asked for meanwhile opens then. */
export default function LaterHosts() {
  return (
    <>
      <CheckinHost />
      <FirstScreenHost />
      <BulkReportHost />
      <FormHost />
      <IdleHost />
      <LinkHost />
      <PlanningHost />
      <TagTreeHost />
    </>
  )
}
