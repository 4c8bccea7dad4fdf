import * as Y from 'yjs'
import { bytesOf } from '../../entities/unsent/sendUnsent.ts'
import { unsentKept } from '../../entities/unsent/unsentKeys.ts'

/** What was written in a note here and not acknowledged yet. */
export interface Unsent {
  readonly key: string
  /** As it was kept. */
  readonly text: string
  readonly update: Uint8Array
  /** Of which making of the note it is (D21.2). */
  readonly epoch: number
}

/** What was not acknowledged from before this page was opened, or in another tab. */
export function unsentOf(user: string, item: string): readonly Unsent[] {
  try {
    return unsentKept(user).flatMap((kept) => {
      const text = kept.item === item ? localStorage.getItem(kept.key) : null
      const update = text === null ? undefined : bytesOf(text)
      return text !== null && update ? [{ key: kept.key, epoch: kept.epoch, text, update }] : []
    })
  } catch {
    // A browser that keeps nothing still writes.
    return []
  }
}

/** Keeps what was not acknowledged, should the page be closed without a line; nothing is left to keep when there is none. */
export function keepUnsent(key: string, updates: readonly Uint8Array[]): void {
  try {
    if (updates.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, base64Of(Y.mergeUpdates([...updates])))
  } catch {
    // Full or forbidden: it is still in this page.
  }
}

/** Forgets what was acknowledged; what was written in another tab since stays. */
export function forgetUnsent(acknowledged: readonly Unsent[]): void {
  try {
    for (const { key, text } of acknowledged) if (localStorage.getItem(key) === text) localStorage.removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}

/** The words in what was written, for whoever must put them in anew (D21.2). */
export function wordsIn(updates: readonly Uint8Array[]): string {
  return updates
    .flatMap((update) => Y.decodeUpdate(update).structs)
    .flatMap((struct) =>
      struct instanceof Y.Item && struct.content instanceof Y.ContentString ? struct.content.str : [],
    )
    .join('\n')
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
