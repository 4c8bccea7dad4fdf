import { isObject } from '@schakel/domain'
import type { ChatMessage, ChatTyping } from '@schakel/domain/calls'
import { useCallback, useEffect, useRef, useState } from 'react'
import { onFrame, sendLive } from '../../entities/live/liveSocket.ts'

/** How long somebody counts as writing after their last key, ms. */
const LASTS_MS = 5000
/** One tells that one writes at most this often, ms. */
const TELL_MS = 3000

/** Who else is writing in a room, by name. */
export function useTyping(room: string): readonly string[] {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const stop = (user: string) => {
      clearTimeout(timers.get(user))
      if (timers.delete(user)) setNames((before) => new Map([...before].filter(([id]) => id !== user)))
    }
    const unhear = [
      onFrame('typing', (frame) => {
        if (!isTyping(frame) || frame.room !== room) return
        const { _id = '', name = '' } = frame.user
        clearTimeout(timers.get(_id))
        timers.set(
          _id,
          setTimeout(() => stop(_id), LASTS_MS),
        )
        setNames((before) => new Map(before).set(_id, name))
      }),
      onFrame('newMessage', (frame) => {
        if (isSaid(frame) && frame.room === room) stop(frame.author?._id ?? '')
      }),
    ]
    return () => {
      for (const end of unhear) end()
      for (const timer of timers.values()) clearTimeout(timer)
      setNames(new Map())
    }
  }, [room])
  return [...names.values()]
}

/** Tells the others that one is writing, now and then. */
export function useTellTyping(room: string): () => void {
  const told = useRef(Number.NEGATIVE_INFINITY)
  return useCallback(() => {
    const now = performance.now()
    if (now - told.current < TELL_MS) return
    told.current = now
    void sendLive('typing', { room })
  }, [room])
}

function isTyping(frame: unknown): frame is ChatTyping {
  return isObject(frame) && 'room' in frame && 'user' in frame
}

function isSaid(frame: unknown): frame is ChatMessage {
  return isObject(frame) && 'room' in frame && 'author' in frame
}
