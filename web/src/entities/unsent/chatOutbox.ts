import type { ChatMessage, LiveAnswer } from '@schakel/domain/calls'
import { newIdempotencyKey } from '../../api/call.ts'
import { useWaiting, Waiting } from '../../api/waiting.ts'
import { sendLive } from '../live/liveSocket.ts'

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

/** Pause before what the server would not take yet is sent again, ms. */
const AGAIN_MS = 1500

const unsent = new Waiting<Unsent>('schakel.chat.outbox', 'client', ['by', 'room', 'text'])
let isSending = false
let sending = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined
const confirmed = new Set<(message: ChatMessage) => void>()

/** Puts something in the outbox; it goes as soon as there is a line (D13). */
export function sayInRoom(one: Pick<Unsent, 'by' | 'room' | 'text'>): void {
  const said = { ...one, client: newIdempotencyKey(), date: new Date().toISOString() }
  unsent.keep((all) => [...all, said])
  void sendAll(one.by)
}

/** Sends again what was refused, or forgets it. */
export function sayAgain({ client, by }: Unsent): void {
  unsent.keep((all) => all.map((one) => (one.client === client ? { ...one, failed: false } : one)))
  void sendAll(by)
}

export function forgetUnsent(client: string): void {
  forgetWhere((one) => one.client === client)
}

/** How much of what this person said the server has not confirmed. */
export function unsentCount(by: string): number {
  return unsent.latest().filter((one) => one.by === by).length
}

/** Forgets all that this person said and the server did not confirm. */
export function forgetUnsentOf(by: string): void {
  forgetWhere((one) => one.by === by)
}

/** Forgets of what the server did not confirm all that is so. */
export function forgetWhere(isSo: (one: Unsent) => boolean): void {
  unsent.keep((all) => all.filter((one) => !isSo(one)))
}

/** Hears of everything that the server took. */
export function onConfirmed(listener: (message: ChatMessage) => void): () => void {
  confirmed.add(listener)
  return () => confirmed.delete(listener)
}

/** Sends what waits, in its order, one at a time; what cannot go now goes when the line is back. Who asks meanwhile waits for the same. */
export function sendAll(by: string): Promise<void> {
  if (!isSending) sending = sendInOrder(by)
  return sending
}

async function sendInOrder(by: string): Promise<void> {
  isSending = true
  clearTimeout(timer)
  try {
    for (let next = waitingOf(by); next; next = waitingOf(by)) {
      const { client, room, text } = next
      const asked = sendLive('newMessage', { room, text, client })
      if (!asked) return
      const answer = await asked
      if (answer.ok) {
        const said = messageIn(answer)
        if (said) for (const tell of confirmed) tell(said)
        forgetUnsent(client)
      } else if (answer.error === 'tooMany' || answer.error === 'internal') {
        timer = setTimeout(() => void sendAll(by), AGAIN_MS)
        return
      } else {
        unsent.keep((all) => all.map((one) => (one.client === client ? { ...one, failed: true } : one)))
      }
    }
  } finally {
    isSending = false
  }
}

function waitingOf(by: string): Unsent | undefined {
  return unsent.latest().find((one) => one.by === by && !one.failed)
}

function messageIn(answer: LiveAnswer<{ readonly message?: ChatMessage }>): ChatMessage | undefined {
  return answer.ok ? answer.message : undefined
}

/** What this person said anywhere that is not confirmed. */
export function useUnsent(): readonly Unsent[] {
  return useWaiting(unsent)
}
