import { may } from '@schakel/domain'
import { useViewer } from '../entities/viewer/viewer.tsx'
import { StatsPage } from '../features/statistics/StatsPage.tsx'
import { NotFound } from '../ui/NotFound.tsx'

/** `/stats`: for who is neither a super user nor staff of a space there is no such page (D6). */
export function StatsRoute() {
  const { kind } = useViewer()
  return may({ kind }, 'seeStatistics') ? <StatsPage /> : <NotFound />
}
