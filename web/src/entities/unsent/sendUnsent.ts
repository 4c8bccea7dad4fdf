import { NOTE_EDIT_MAX } from '@schakel/domain'
import type { LiveAnswer } from '@schakel/domain/calls'
import { unsentItems, unsentKept } from './unsentKeys.ts'

/** Hands something over; nothing when there is no line. */
export type Send = (event: string, body: object) => Promise<LiveAnswer> | undefined

/**
 * Hands over what somebody wrote in notes without a line, also in those that are not open now (D9); answers in how many notes something
 * is left. Handed over twice it changes nothing.
 */
export async function sendUnsent(user: string, send: Send): Promise<number> {
  for (const { key, item, epoch } of unsentKept(user)) {
    const kept = localStorage.getItem(key)
    const delta = kept === null ? undefined : bytesOf(kept)
    // It would break the line, and waits until it was shortened in its note.
    if (delta && delta.byteLength > NOTE_EDIT_MAX) continue
    const answer =
      delta && (await send('update_editor_server', { item, version: 0, delta, ...(epoch > 0 ? { epoch } : {}) }))
    // What was written meanwhile is not handed over yet.
    if (answer?.ok && localStorage.getItem(key) === kept) localStorage.removeItem(key)
  }
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
