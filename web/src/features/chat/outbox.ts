import type { ChatMessage, LiveAnswer } from '@schakel/domain/calls'
import { useSyncExternalStore } from 'react'
import { onStatus, sendLive } from '../live/line.ts'

/** Something said that the server has not confirmed. */
export interface Unsent {
  /** The same however often it is sent, so that it is said once. */
  readonly client: string
  readonly by: string
  readonly room: string
  readonly text: string
  readonly date: string
  readonly failed?: boolean
}

const STORED = 'schakel.chat.outbox'
/** Pause before what the server would not take yet is sent again, ms. */
const AGAIN_MS = 1500

let unsent: readonly Unsent[] = read()
let isSending = false
let timer: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()
const confirmed = new Set<(message: ChatMessage) => void>()

function read(): readonly Unsent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isUnsent) : []
  } catch {
    // Storage that is full, closed or broken: what is said now is still sent.
    return []
  }
}

function isUnsent(one: unknown): one is Unsent {
  return typeof one === 'object' && one !== null && 'client' in one && 'by' in one && 'room' in one && 'text' in one
}

function keep(next: readonly Unsent[]): void {
  unsent = next
  try {
    localStorage.setItem(STORED, JSON.stringify(next))
  } catch {
    // Then it lives as long as this page.
  }
  for (const watch of watchers) watch()
}

/** Puts something in the outbox; it goes as soon as there is a line (D13). */
export function sayInRoom(one: Pick<Unsent, 'by' | 'room' | 'text'>): void {
  keep([
    ...unsent,
    {
      ...one,
      client: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`,
      date: new Date().toISOString(),
    },
  ])
  void sendAll(one.by)
}

/** Sends again what was refused, or forgets it. */
export function sayAgain({ client, by }: Unsent): void {
  keep(unsent.map((one) => (one.client === client ? { ...one, failed: false } : one)))
  void sendAll(by)
}

export function forgetUnsent(client: string): void {
  keep(unsent.filter((one) => one.client !== client))
}

/** Hears of everything that the server took. */
export function onConfirmed(listener: (message: ChatMessage) => void): () => void {
  confirmed.add(listener)
  return () => confirmed.delete(listener)
}

/** Sends what waits, in its order, one at a time; what cannot go now goes when the line is back. */
export async function sendAll(by: string): Promise<void> {
  if (isSending) return
  isSending = true
  clearTimeout(timer)
  try {
    for (let next = waitingOf(by); next; next = waitingOf(by)) {
      const { client, room, text } = next
      const answer = await sendLive('newMessage', { room, text, client })
      if (answer?.ok) {
        const said = messageIn(answer)
        if (said) for (const tell of confirmed) tell(said)
        forgetUnsent(client)
      } else if (answer === undefined || answer.error === 'tooMany' || answer.error === 'internal') {
        if (answer) timer = setTimeout(() => void sendAll(by), AGAIN_MS)
        return
      } else {
        keep(unsent.map((one) => (one.client === client ? { ...one, failed: true } : one)))
      }
    }
  } finally {
    isSending = false
  }
}

function waitingOf(by: string): Unsent | undefined {
  return unsent.find((one) => one.by === by && !one.failed)
}

function messageIn(answer: LiveAnswer<{ readonly message?: ChatMessage }>): ChatMessage | undefined {
  return answer.ok ? answer.message : undefined
}

/** Sends what waits whenever the line is back; answers how to stop. */
export function sendWhenConnected(by: string): () => void {
  void sendAll(by)
  return onStatus((status) => {
    if (status === 'connected') void sendAll(by)
  })
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** What this person said anywhere that is not confirmed. */
export function useUnsent(): readonly Unsent[] {
  return useSyncExternalStore(watch, () => unsent)
}
