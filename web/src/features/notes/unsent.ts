import * as Y from 'yjs'
import { bytesOf } from './sendUnsent.ts'
import { unsentKey } from './unsentKeys.ts'

/** What was written here and not acknowledged yet, from before this page was opened. */
export function unsentOf(user: string, item: string): Uint8Array[] {
  try {
    const kept = localStorage.getItem(unsentKey(user, item))
    const bytes = kept === null ? undefined : bytesOf(kept)
    return bytes ? [bytes] : []
  } catch {
    // A browser that keeps nothing still writes.
    return []
  }
}

/** Keeps what was not acknowledged, should the page be closed without a line. */
export function keepUnsent(user: string, item: string, updates: readonly Uint8Array[]): void {
  const bytes = Y.mergeUpdates([...updates])
  try {
    localStorage.setItem(unsentKey(user, item), btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
  } catch {
    // Full or forbidden: it is still in this page.
  }
}

export function forgetUnsent(user: string, item: string): void {
  try {
    localStorage.removeItem(unsentKey(user, item))
  } catch {
    // Nothing was kept there.
  }
}
