import { useRouterState } from '@tanstack/react-router'

/** Whether the first screen stands: what that can do without is not fetched before, so that it takes nothing of the line. */
export function useScreenIsThere(): boolean {
  return useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined })
}
