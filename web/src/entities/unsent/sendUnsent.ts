import { NOTE_EDIT_MAX } from '@schakel/domain'
import type { LiveAnswer } from '@schakel/domain/calls'
import { REFUSED, unsentChanged, unsentItems, unsentKept, unsentKey } from './unsentKeys.ts'

/** Hands something over; nothing when there is no line. */
export type Send = (event: string, body: object) => Promise<LiveAnswer> | undefined

/** Answers after which it is not sent once more. */
const final: ReadonlySet<string> = new Set(['forbidden', 'missing', 'renewed'])

/**
 * Hands over what somebody wrote in notes without a line, also in those that are not open now (D9); answers in how many notes something
 * is left. Handed over twice it changes nothing.
 */
export async function sendUnsent(user: string, send: Send): Promise<number> {
  for (const { key, item, tab, epoch } of unsentKept(user)) {
    if (epoch === REFUSED) continue
    const kept = localStorage.getItem(key)
    const delta = kept === null ? undefined : bytesOf(kept)
    // It would break the line, and waits until it was shortened in its note.
    if (delta && delta.byteLength > NOTE_EDIT_MAX) continue
    const answer =
      delta && (await send('update_editor_server', { item, version: 0, delta, ...(epoch > 0 ? { epoch } : {}) }))
    // What was written meanwhile is not handed over yet.
    if (kept === null || localStorage.getItem(key) !== kept) continue
    // Weeks later they may write again: by then it would be a surprise. A note that is gone or was made anew takes it no more.
    const isRefused = answer?.ok === false && final.has(answer.error)
    if (isRefused) localStorage.setItem(unsentKey(user, item, tab, REFUSED), kept)
    if (isRefused || answer?.ok) localStorage.removeItem(key)
  }
  unsentChanged()
  return unsentItems(user).length
}

/** The bytes that were kept as text; nothing when it is no such text. */
export function bytesOf(kept: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(kept), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
