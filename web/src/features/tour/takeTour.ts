import type { UseNavigateResult } from '@tanstack/react-router'
import type { ViewerUser } from '../../api/types.ts'

/** Goes to the dashboard, which the tour is about, and shows it there. */
export async function takeTour(navigate: UseNavigateResult<string>, viewer: ViewerUser): Promise<void> {
  const { showTour } = await import('./showTour.tsx')
  await navigate({ to: '/' })
  await showTour(viewer)
}
