import { type AnyItem, PAGE_SIZE } from '@schakel/domain'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isApiError } from '../../api/apiError.ts'
import { call, callWithTotal, type WithTotal } from '../../api/call.ts'
import { useRestore } from '../../entities/items/mutations.ts'
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

/** One item, where it lies in the trash; nothing where it does not, or not for who asks. */
export function useTrashed(id: string) {
  return useQuery({
    queryKey: [TRASH, { item: id }],
    queryFn: async ({ signal }) => (await call<AnyItem[]>('/api/trash/list', { item: id }, { signal }))[0] ?? null,
    staleTime: 0,
  })
}

/** Takes one out of the trash, and says so with a way to it. Why it cannot come back is said by its row. */
export function useTakeOut() {
  const { t } = useTranslation('trash')
  const items = useTranslation('items')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const fail = useFailure()
  const readAnew = () => cache.invalidateQueries({ queryKey: [TRASH] })
  return useRestore({
    onRestored: ({ id, name }) => {
      const open = () => void navigate({ to: '/card/$', params: { _splat: id } })
      notifyOpen(items.t('restored', { name }), t('open'), open)
      return readAnew()
    },
    onError: (error) => {
      if (isApiError(error, 422)) return
      fail(error)
      // Somebody else was first.
      if (isApiError(error, 404)) void readAnew()
    },
  })
}
