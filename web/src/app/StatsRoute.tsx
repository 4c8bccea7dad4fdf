import { isCentreKind } from '../entities/items/useRights.ts'
import { useViewer } from '../entities/viewer/viewer.tsx'
import { StatsPage } from '../features/statistics/StatsPage.tsx'
import { NotFound } from '../ui/NotFound.tsx'

/** `/stats`: for who is neither a super user nor staff of a space there is no such page (D6). */
export function StatsRoute() {
  const { kind } = useViewer()
  return isCentreKind(kind) ? <StatsPage /> : <NotFound />
}
