import { Dashboard } from '../features/dashboard/Dashboard.tsx'
import { barePart, plainPart } from '../ui/lazyPart.ts'

const Invitation = plainPart(async () => (await import('../features/tour/Invitation.tsx')).Invitation)
const NextGathering = barePart(async () => (await import('../features/checkin/NextGathering.tsx')).default)

/** `/` (S2.2): the dashboard, with what other features say on it. */
export function DashboardRoute() {
  return <Dashboard invitation={<Invitation meanwhile={<i />} />} gathering={<NextGathering />} />
}
