import { PAGE_SIZE, PAGE_SIZE_MAX } from '@schakel/domain'
import type { messageBoxes } from '@schakel/domain/calls'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callWithTotal, type WithTotal } from '../../api/call.ts'
import type { AnyItem } from '../../api/types.ts'
import { keys } from '../../entities/items/keys.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyUndo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'

export type Box = (typeof messageBoxes)[number]

/** Which messages one looks at. */
export interface BoxQuery {
  readonly box: Box
  readonly q?: string | undefined
  readonly unread?: boolean | undefined
}

const messageKeys = {
  all: ['messages'] as const,
  box: (query: BoxQuery) => ['messages', query] as const,
}

/** The messages of a box, page by page (D13). */
export function useMessages(query: BoxQuery) {
  return useInfiniteQuery({
    queryKey: messageKeys.box(query),
    queryFn: ({ pageParam, signal }) =>
      callWithTotal<AnyItem[]>('/api/messages/list', { ...query, page: pageParam, page_size: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: WithTotal<AnyItem[]>, pages) =>
      last.data.length < PAGE_SIZE ? undefined : pages.length + 1,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })
}

/** How many messages of the inbox are unread. */
export function useUnread() {
  return useQuery({
    queryKey: [...messageKeys.all, 'unread'],
    queryFn: ({ signal }) => callWithTotal<AnyItem[]>('/api/messages/list', { box: 'inbox', page_size: 1 }, { signal }),
    select: ({ unread = 0 }) => unread,
  })
}

interface MarkInput {
  readonly ids: readonly string[]
  readonly read: boolean
}

/** Marks messages as read or unread for oneself (D13); what was done by hand can be taken back. */
export function useMarkMessages() {
  const { t } = useTranslation('messages')
  const common = useTranslation('common')
  const cache = useQueryClient()
  const fail = useFailure()
  const refresh = (_data: unknown, _error: unknown, { ids }: MarkInput) =>
    Promise.all([
      cache.invalidateQueries({ queryKey: messageKeys.all }),
      ...ids.map((id) => cache.invalidateQueries({ queryKey: keys.item(id) })),
      cache.invalidateQueries({ queryKey: ['notifications'] }),
    ])
  const send = async ({ ids, read }: MarkInput) => {
    // The server takes so many at once, and more may be chosen.
    for (let from = 0; from < ids.length; from += PAGE_SIZE_MAX)
      await call('/api/messages/read', { ids: ids.slice(from, from + PAGE_SIZE_MAX), read })
  }
  const undo = useMutation({ mutationFn: send, onError: fail, onSettled: refresh })
  return useMutation({
    mutationFn: ({ ids, read }: MarkInput & { readonly quiet?: boolean }) => send({ ids, read }),
    onSuccess: (_, { ids, read, quiet }) => {
      if (quiet) return
      const text = t(read ? 'marked' : 'unmarked', { count: ids.length })
      notifyUndo(text, common.t('undo'), () => undo.mutate({ ids, read: !read }))
    },
    // What is marked because one looks at it, and not by a press, stays as it was.
    onError: (error, { quiet }) => {
      if (!quiet) fail(error)
    },
    onSettled: refresh,
  })
}
