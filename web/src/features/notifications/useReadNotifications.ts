import type { Notification } from '@schakel/domain/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { notificationKeys } from './queries.ts'

/** Marks as read what was shown, and so nothing that came meanwhile; shown at once. */
export function useReadNotifications() {
  const cache = useQueryClient()
  return useMutation({
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
