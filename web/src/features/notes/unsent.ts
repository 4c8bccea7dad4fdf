import { NOTE_EDIT_MAX } from '@schakel/domain'
import * as Y from 'yjs'
import { hold, release } from '../../api/leaving.ts'
import { bytesOf } from '../../entities/unsent/sendUnsent.ts'
import { unsentChanged, unsentKept } from '../../entities/unsent/unsentKeys.ts'

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

/**
 * Keeps what was not acknowledged, should the page be closed without a line; nothing is left to keep when there is none. Where the browser
 * keeps nothing, whoever closes the page is asked whether they mean it.
 */
export function keepUnsent(key: string, updates: readonly Uint8Array[]): void {
  release(key)
  try {
    if (updates.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, base64Of(Y.mergeUpdates([...updates])))
  } catch {
    // Full or forbidden: it is in this page alone.
    if (updates.length > 0) hold(key)
  }
  unsentChanged()
}

/** Forgets what was acknowledged; what was written in another tab since stays. */
export function forgetUnsent(acknowledged: readonly Unsent[]): void {
  try {
    for (const { key, text } of acknowledged) if (localStorage.getItem(key) === text) localStorage.removeItem(key)
  } catch {
    // Nothing was kept there.
  }
  unsentChanged()
}

/** Whether an edit may be sent: a longer one would break the line. */
export function fits(update: Uint8Array): boolean {
  return update.byteLength <= NOTE_EDIT_MAX
}

/** What was written in this document and not acknowledged; without what was deleted since, where it would be too much. */
export function shortened(doc: Y.Doc, unsent: Uint8Array): Uint8Array {
  if (fits(unsent)) return unsent
  // A copy: the document itself keeps what was deleted, for the way back.
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  const known = Y.decodeStateVector(Y.encodeStateVector(copy))
  for (const [client, clock] of Y.parseUpdateMeta(unsent).from)
    known.set(client, Math.min(clock, known.get(client) ?? 0))
  const left = Y.encodeStateAsUpdate(copy, Y.encodeStateVector(known))
  copy.destroy()
  return left
}

/** Those of what was kept that fit this note: all that they rest on is in it (D9). */
export function fittingOf(whole: Uint8Array, kept: readonly Unsent[]): readonly Unsent[] {
  if (kept.length === 0) return kept
  const doc = new Y.Doc()
  for (const update of [whole, ...kept.map((one) => one.update)]) Y.applyUpdate(doc, update)
  const known = Y.decodeStateVector(Y.encodeStateVector(doc))
  doc.destroy()
  return kept.filter(({ update }) =>
    [...Y.parseUpdateMeta(update).to].every(([client, clock]) => clock <= (known.get(client) ?? 0)),
  )
}

/** What a copy has and the whole note lacks: acknowledged, but gone with a database that is a moment older (D9). */
export function missingIn(whole: Uint8Array, doc: Y.Doc): Uint8Array | undefined {
  const known = Y.encodeStateVectorFromUpdate(whole)
  const clocks = Y.decodeStateVector(known)
  const isMissing = [...Y.decodeStateVector(Y.encodeStateVector(doc))].some(
    ([client, clock]) => clock > (clocks.get(client) ?? 0),
  )
  return isMissing ? Y.encodeStateAsUpdate(doc, known) : undefined
}

/** The words in what was written, for whoever must put them in anew (D21.2). */
export function wordsIn(updates: readonly Uint8Array[]): string {
  const lines: string[] = []
  let last: Y.ID | undefined
  for (const struct of updates.flatMap((update) => Y.decodeUpdate(update).structs)) {
    if (!(struct instanceof Y.Item && struct.content instanceof Y.ContentString)) continue
    const { origin, content } = struct
    // Typed letter by letter, each is one behind the other.
    const goesOn = last && origin && Y.compareIDs(last, origin)
    lines.push((goesOn ? (lines.pop() ?? '') : '') + content.str)
    last = struct.lastId
  }
  return lines.join('\n')
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
