import { useNavigate } from '@tanstack/react-router'
import { useViewer } from '../entities/viewer/viewer.tsx'
import { HelpPage } from '../features/help/HelpPage.tsx'
import { takeTour } from '../features/tour/takeTour.ts'

/** `/help`: a subject, or the tour. */
export function HelpRoute() {
  const viewer = useViewer()
  const navigate = useNavigate()
  return <HelpPage onTour={() => void takeTour(navigate, viewer)} />
}
