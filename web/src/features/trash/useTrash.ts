import { type AnyItem, PAGE_SIZE } from '@schakel/domain'
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isApiError } from '../../api/apiError.ts'
import { call, callWithTotal, type WithTotal } from '../../api/call.ts'
import type { Saved } from '../../api/types.ts'
import { keys } from '../../entities/items/keys.ts'
import { useRefresh } from '../../entities/items/mutations.ts'
import { removedHere } from '../../entities/items/ownWrites.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyOpen } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import type { TrashSearch } from './address.ts'

const TRASH = 'trash'

/** What lies in the trash, newest first, page by page (D2.5). */
export function useTrash({ type, q }: TrashSearch) {
  const body = { ...(type ? { feed: type } : {}), ...(q ? { q } : {}), page_size: PAGE_SIZE }
  return useInfiniteQuery({
    queryKey: [TRASH, body],
    queryFn: ({ pageParam, signal }) =>
      callWithTotal<AnyItem[]>('/api/trash/list', { ...body, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: WithTotal<AnyItem[]>, pages) =>
      last.data.length < PAGE_SIZE ? undefined : pages.length + 1,
    placeholderData: keepPreviousData,
    // What was thrown away a moment ago is looked for here.
    staleTime: 0,
  })
}

/** Takes one out of the trash, and says so with a way to it. Why it cannot come back is said by its row. */
export function useRestore(id: string, name: string) {
  const { t } = useTranslation('trash')
  const items = useTranslation('items')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const fail = useFailure()
  return useMutation({
    mutationFn: () => call<Saved>('/api/trash/restore', { _id: id }),
    onSuccess: () => {
      removedHere.delete(id)
      notifyOpen(
        items.t('restored', { name }),
        t('open'),
        () => void navigate({ to: '/card/$', params: { _splat: id } }),
      )
      return Promise.all([
        cache.invalidateQueries({ queryKey: [TRASH] }),
        refresh(),
        ...(id.startsWith('tag/') ? [cache.invalidateQueries({ queryKey: keys.tags })] : []),
      ])
    },
    onError: (error) => {
      if (isApiError(error, 422)) return
      fail(error)
      // Somebody else was first.
      if (isApiError(error, 404)) void cache.invalidateQueries({ queryKey: [TRASH] })
    },
  })
}
