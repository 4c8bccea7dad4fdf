import type { Followed } from '@schakel/domain/calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyUndo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { notificationKeys } from './queries.ts'

const followKey = ['follows'] as const

/** What one follows, the latest first. */
export function useFollows() {
  return useQuery({
    queryKey: followKey,
    queryFn: ({ signal }) => call<Followed[]>('/api/follow/list', {}, { signal }),
  })
}

interface Follow {
  readonly item: Followed['item'] & { readonly _id: string }
  readonly follow: boolean
}

/** Follows an item or stops: shown at once, with a press that takes it back. */
export function useFollow() {
  const { t } = useTranslation('bell')
  const common = useTranslation('common')
  const fail = useFailure()
  const cache = useQueryClient()
  const mutation = useMutation({
    mutationFn: ({ item, follow }: Follow) =>
      call('/api/follow/set', { item: item._id, follow }, { idempotencyKey: newIdempotencyKey() }),
    onMutate: async ({ item, follow }) => {
      await cache.cancelQueries({ queryKey: followKey })
      const before = cache.getQueryData<Followed[]>(followKey)
      const others = (before ?? []).filter((one) => one.item._id !== item._id)
      const made = { item, since: new Date().toISOString() }
      cache.setQueryData<Followed[]>(followKey, follow ? [made, ...others] : others)
      return { before }
    },
    onSuccess: (_answer, { item, follow }) => {
      notifyUndo(t(follow ? 'nowFollowed' : 'followedNoMore'), common.t('undo'), () =>
        mutation.mutate({ item, follow: !follow }),
      )
    },
    onError: (error, _input, context) => {
      cache.setQueryData(followKey, context?.before)
      fail(error)
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: followKey }),
        // What is followed no more waits at the bell no more.
        cache.invalidateQueries({ queryKey: notificationKeys.list }),
      ]),
  })
  return mutation
}
