import type { Notification } from '@schakel/domain/calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { shownFirst } from '../../entities/items/shownFirst.ts'

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

/** Marks as read what was shown, and so nothing that came meanwhile; shown at once. */
export function useReadNotifications() {
  const cache = useQueryClient()
  return useMutation({
    meta: shownFirst,
    mutationFn: (ids: readonly string[]) => call<{ unread: number }>('/api/notifications/read', { ids }),
    onMutate: async (ids) => {
      await cache.cancelQueries({ queryKey: notificationKeys.list })
      const before = cache.getQueryData<Notification[]>(notificationKeys.list)
      cache.setQueryData<Notification[]>(notificationKeys.list, (list) =>
        list?.map((one) => (ids.includes(one._id) ? { ...one, read: true } : one)),
      )
      return { before }
    },
    onError: (_error, _ids, context) => cache.setQueryData(notificationKeys.list, context?.before),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: notificationKeys.list }),
        // A message that is told of is read with it.
        cache.invalidateQueries({ queryKey: ['messages'] }),
      ]),
  })
}
