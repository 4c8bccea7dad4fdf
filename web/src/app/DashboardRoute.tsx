import { may } from '@schakel/domain'
import { useViewer } from '../entities/viewer/viewer.tsx'
import { Dashboard } from '../features/dashboard/Dashboard.tsx'
import { barePart, laterPart } from '../ui/lazyPart.ts'

const Invitation = laterPart(async () => (await import('../features/tour/Invitation.tsx')).Invitation)
const DashboardReports = laterPart(
  async () => (await import('../features/statistics/reports/DashboardReports.tsx')).default,
)
const NextGathering = barePart(async () => (await import('../features/checkin/NextGathering.tsx')).default)

/** `/` (S2.2): the dashboard, with what other features say on it. */
export function DashboardRoute() {
  const viewer = useViewer()
  return (
    <Dashboard
      invitation={<Invitation meanwhile={<i />} />}
      gathering={<NextGathering />}
      reports={may(viewer, 'seeStatistics') && <DashboardReports />}
    />
  )
}
