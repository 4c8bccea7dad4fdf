import type { Notification } from '@schakel/domain/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** How often the bell asks anew while one looks on, ms. */
const ASK_EVERY_MS = 60_000

export const notificationKeys = { list: ['notifications'] as const }

/** What one is told of, newest first (D13); asked again every minute and when one comes back to the window. */
export function useNotifications() {
  return useQuery({
    queryKey: notificationKeys.list,
    queryFn: ({ signal }) => call<Notification[]>('/api/notifications/list', {}, { signal }),
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: 'always',
  })
}
