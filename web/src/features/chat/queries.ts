import { isObject, propertyOf } from '@schakel/domain'
import type { ChatMessage, ChatRoom } from '@schakel/domain/calls'
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { onFrame, onStatus } from '../../entities/live/liveSocket.ts'
import { onConfirmed } from '../../entities/unsent/chatOutbox.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyUndo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { heardIn, inOrder, type Pages } from './heard.ts'

/** Messages that are read at once. */
const PAGE = 50

const chatKeys = {
  all: ['chat'] as const,
  rooms: ['chat', 'rooms'] as const,
  unread: ['chat', 'unread'] as const,
  room: (room: string) => ['chat', 'room', room] as const,
  messages: (room: string) => ['chat', 'messages', room] as const,
}

/** Reads anew. A first reading that is on its way is not begun again by itself, and may be from before what was said: it is followed by another. */
async function readAnew(cache: QueryClient, queryKey: readonly string[]): Promise<void> {
  const isFirst = cache.getQueriesData({ queryKey }).every(([, data]) => data === undefined)
  await cache.invalidateQueries({ queryKey })
  if (isFirst) await cache.invalidateQueries({ queryKey })
}

/** The rooms that one may enter, kept up to date. */
export function useRooms(q: string | undefined) {
  const cache = useQueryClient()
  useEffect(() => {
    const again = () => void readAnew(cache, chatKeys.rooms)
    const stops = [
      onFrame('chatNews', again),
      onFrame('newMessage', again),
      onStatus((status) => {
        if (status === 'connected') again()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [cache])
  return useQuery({
    queryKey: [...chatKeys.rooms, q ?? ''],
    queryFn: ({ signal }) => call<readonly ChatRoom[]>('/api/chat/rooms', { q }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
}

/** One room as it was when one came in: from where on things are new is asked each time one enters. */
export function useChatRoom(room: string) {
  const cache = useQueryClient()
  useEffect(() => {
    const hear = (id: unknown) => {
      if (room === `chat:${id}`) void cache.invalidateQueries({ queryKey: chatKeys.room(room) })
    }
    // What it is about may go, and come back.
    const stops = [
      onFrame('delete', (frame) => hear(propertyOf(frame, '_id'))),
      onFrame('update', (frame) => hear(propertyOf(propertyOf(frame, 'item'), '_id'))),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [cache, room])
  return useQuery({
    queryKey: chatKeys.room(room),
    queryFn: ({ signal }) => call<ChatRoom>('/api/chat/room', { room }, { signal }),
    gcTime: 0,
    retry: false,
  })
}

/** What was said in a room, oldest first; older pages come when asked, newer lines by themselves. */
export function useMessages(room: string) {
  const cache = useQueryClient()
  useEffect(() => {
    const take = (message: ChatMessage) => put(cache, message)
    const stops = [
      onConfirmed(take),
      onFrame('newMessage', (frame) => {
        if (isMessage(frame)) take(frame)
      }),
      // The server takes this tab for one elsewhere, and tells it only that there is something.
      onFrame('chatNews', (frame) => {
        if (propertyOf(frame, 'room') === room) void readAnew(cache, chatKeys.messages(room))
      }),
      // What was said meanwhile is read anew.
      onStatus((status) => {
        if (status === 'connected') void readAnew(cache, chatKeys.messages(room))
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [cache, room])
  return useInfiniteQuery({
    queryKey: chatKeys.messages(room),
    queryFn: ({ pageParam, signal }) => {
      // What came before that is in what is read now.
      if (pageParam === undefined) heardIn(cache, room).clear()
      return call<readonly ChatMessage[]>('/api/chat/list', { room, before: pageParam, page_size: PAGE }, { signal })
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.seq),
    select: useCallback((data: Pages) => inOrder(data, heardIn(cache, room)), [cache, room]),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

function isMessage(frame: unknown): frame is ChatMessage {
  return isObject(frame) && '_id' in frame && 'room' in frame && 'seq' in frame
}

/** Puts a line where it belongs: in place of what it said before, or at the end. */
function put(cache: QueryClient, message: ChatMessage): void {
  heardIn(cache, message.room).set(message._id, message)
  if (!cache.getQueryData(chatKeys.messages(message.room))) {
    void readAnew(cache, chatKeys.messages(message.room))
    return
  }
  cache.setQueryData<Pages>(chatKeys.messages(message.room), (data) => {
    if (!data) return data
    // It comes, as it is now, with what was said around it.
    if (message.seq < (data.pages.at(-1)?.at(-1)?.seq ?? 0)) return data
    const isKnown = data.pages.some((page) => page.some(({ _id }) => _id === message._id))
    const pages = isKnown
      ? data.pages.map((page) => page.map((one) => (one._id === message._id ? message : one)))
      : data.pages.map((page, index) => (index === 0 ? [message, ...page] : page))
    return { ...data, pages }
  })
}

interface EditInput {
  readonly _id: string
  readonly text?: string
  readonly deleted?: boolean
}

/** Changes what one said, or takes it back; what was taken back can be put there again. */
export function useEdit() {
  const { t } = useTranslation('chat')
  const common = useTranslation('common')
  const cache = useQueryClient()
  const fail = useFailure()
  const options = {
    mutationFn: (input: EditInput) =>
      call<ChatMessage>('/api/chat/edit', input, { idempotencyKey: newIdempotencyKey() }),
    onError: fail,
  }
  const undo = useMutation({ ...options, onSuccess: (message) => put(cache, message) })
  return useMutation({
    ...options,
    onSuccess: (message, { deleted }) => {
      put(cache, message)
      if (deleted) notifyUndo(t('removed'), common.t('undo'), () => undo.mutate({ _id: message._id, deleted: false }))
    },
  })
}

/** Tells the server up to where one has read. */
export function useMarkRead(room: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (seq: number) => call('/api/chat/read', { room, seq }),
    onSuccess: () =>
      Promise.all([chatKeys.rooms, chatKeys.unread].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  })
}
