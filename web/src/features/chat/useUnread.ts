import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { onFrame, onStatus } from '../../entities/live/liveSocket.ts'

/** What is said within this time is counted at once, ms. */
const GATHER_MS = 500

/** How much was said that one has not read, in all rooms, kept up to date (D13). */
export function useUnread(): number {
  const cache = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void cache.invalidateQueries({ queryKey: ['chat', 'unread'] })
      }, GATHER_MS)
    }
    const stops = [onFrame('chatNews', soon), onFrame('newMessage', soon), onStatus((s) => s === 'connected' && soon())]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [cache])
  const { data } = useQuery({
    queryKey: ['chat', 'unread'],
    queryFn: ({ signal }) => call<{ readonly unread: number }>('/api/chat/unread', {}, { signal }),
    refetchOnWindowFocus: 'always',
  })
  return data?.unread ?? 0
}
