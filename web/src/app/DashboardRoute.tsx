import { lazy } from 'react'
import { Dashboard } from '../features/dashboard/Dashboard.tsx'
import { loadTexts } from '../texts/i18n.ts'

const Invitation = lazy(async () => {
  const [{ Invitation: drawn }] = await Promise.all([import('../features/tour/Invitation.tsx'), loadTexts()])
  return { default: drawn }
})
const NextGathering = lazy(() => import('../features/checkin/NextGathering.tsx'))

/** `/` (S2.2): the dashboard, with what other features say on it. */
export function DashboardRoute() {
  return <Dashboard invitation={<Invitation />} gathering={<NextGathering />} />
}
