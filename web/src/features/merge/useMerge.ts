import { PAGE_SIZE } from '@schakel/domain'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { call, callWithTotal, type WithTotal } from '../../api/call.ts'
import type { AnyItem, Saved } from '../../api/types.ts'
import { keys } from '../../entities/items/keys.ts'
import { useRefresh } from '../../entities/items/mutations.ts'
import type { NewReader } from '../../entities/links/useNewReaders.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifySuccess, notifyUndo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'

/** From which of the two a field comes. */
export type Side = 'keep' | 'drop'

/** Two items that become one, as it is sent. */
export interface Merging {
  readonly keep: string
  readonly drop: string
  readonly name: string
  readonly fields: Readonly<Record<string, Side>>
  /** Sent once more by the same key it counts once, should only its answer have been lost (D2.4). */
  readonly key: string
}

/** Whether no answer came: the server may have done it. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502)
}

/** Makes two items one, and offers to take that back for 10 seconds. */
export function useMerge(onMerged: () => void) {
  const { t } = useTranslation('merging')
  const common = useTranslation('common')
  const cache = useQueryClient()
  const refresh = useRefresh()
  const fail = useFailure()
  const undo = useMutation({
    mutationFn: ({ drop, key }: Merging) =>
      call<Saved>('/api/space/merge/undo', { _id: drop }, { idempotencyKey: `${key}-undo` }),
    onSuccess: (_, { name }) => {
      notifySuccess(t('undone', { name }))
      return refresh()
    },
    onError: (error, merging) => {
      fail(error)
      if (isUnanswered(error)) offerUndo(merging)
    },
  })
  const offerUndo = (merging: Merging) =>
    notifyUndo(t('merged', { name: merging.name }), common.t('undo'), () => undo.mutate(merging))
  return useMutation({
    mutationFn: ({ keep, drop, fields, key }: Merging) =>
      call<Saved>('/api/space/merge', { keep, drop, fields }, { idempotencyKey: key }),
    onSuccess: (_, merging) => {
      cache.removeQueries({ queryKey: keys.item(merging.drop) })
      void cache.invalidateQueries({ queryKey: ['duplicates'] })
      offerUndo(merging)
      onMerged()
      return refresh()
    },
    onError: fail,
  })
}

/** An edge that both have to the same third item; of two matches which status stays (D23.5). */
export interface Join {
  readonly edge: string
  readonly other: AnyItem
  readonly stays?: string
  readonly goes?: string
  readonly hidden?: boolean
  readonly opens?: boolean
}

interface Preview {
  readonly moves: Readonly<Record<string, number>>
  readonly joins: readonly Join[]
  readonly total: number
  /** The suppliers that begin to read somebody by it; an older server does not say. */
  readonly readers?: readonly NewReader[]
}

/** What merging two would do, asked anew when one of them, or what hangs on it, is another. */
export function useMergePreview(keep: AnyItem, drop: AnyItem) {
  return useQuery({
    queryKey: ['duplicates', 'preview', keep, drop],
    queryFn: ({ signal }) => call<Preview>('/api/space/merge/preview', { keep: keep._id, drop: drop._id }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
}

/** Items that are probably one, and by what. */
export interface Duplicates {
  readonly by: readonly ('nameCity' | 'website' | 'email' | 'kvk' | 'phone')[]
  readonly items: readonly AnyItem[]
}

/** The groups of a type that are probably one, page by page. */
export function useDuplicates(type: string) {
  const body = { type, page_size: PAGE_SIZE }
  return useInfiniteQuery({
    queryKey: ['duplicates', type],
    queryFn: ({ pageParam, signal }) =>
      callWithTotal<Duplicates[]>('/api/duplicates/list', { ...body, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: WithTotal<Duplicates[]>, pages) =>
      last.data.length < PAGE_SIZE ? undefined : pages.length + 1,
  })
}
