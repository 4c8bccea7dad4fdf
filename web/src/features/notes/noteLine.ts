import type { NoteFrame, NoteTrouble } from '@schakel/domain/calls'
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { currentLocale } from '../../texts/i18n.ts'
import { enterRoom, onFrame, sendLive } from '../live/line.ts'
import { forgetUnsent, keepUnsent, unsentOf } from './unsent.ts'

/** A cursor that did not move for this long is hidden (S2.36), ms. */
const CURSOR_MS = 1000
/** Pause before what could not be sent is tried again, ms. */
const AGAIN_MS = 1500
/** Cursors are sent no oftener, ms. */
const CURSOR_PAUSE_MS = 60

export type NoteState = 'opening' | 'idle' | 'saving' | 'saved' | 'offline' | 'failed'

/** Someone else at the note. */
export interface Writer {
  readonly name: string
  readonly color: string
}

interface Snapshot {
  readonly state: NoteState
  readonly trouble: NoteTrouble | undefined
  readonly isOpen: boolean
  readonly isWritable: boolean
}

/** This tab's end of a note: its copy of the text, what was not acknowledged yet, and where others are in it (D9, D19.8). */
export class NoteLine {
  readonly doc = new Y.Doc()
  readonly awareness = new Awareness(this.doc)
  readonly writers = new Map<number, Writer>()
  readonly #item: string
  readonly #user: string
  readonly #listeners = new Set<() => void>()
  readonly #stops: (() => void)[] = []
  readonly #shown = new Map<number, { readonly at: string; readonly timer: ReturnType<typeof setTimeout> }>()
  #unsent: Uint8Array[]
  #isSending = false
  #isOnline = true
  #sent = 0
  #saved = 0
  #cursorTimer: ReturnType<typeof setTimeout> | undefined
  #againTimer: ReturnType<typeof setTimeout> | undefined
  #snapshot: Snapshot = { state: 'opening', trouble: undefined, isOpen: false, isWritable: false }

  constructor(item: string, user: string) {
    this.#item = item
    this.#user = user
    // What this browser could not hand over last time.
    this.#unsent = unsentOf(user, item)
  }

  /** Opens the line; answers how to close it. */
  open(): () => void {
    this.doc.on('update', this.#onUpdate)
    this.awareness.on('update', this.#onAwareness)
    this.#stops.push(
      onFrame('update_editor_client', (frame) => {
        if (isNoteFrame(frame) && frame.item === this.#item) this.#hear(frame)
      }),
      enterRoom(`item:${this.#item}`),
    )
    // The page may be in the room already, which is told the text only as it enters.
    void sendLive('joinRoom', { room: `item:${this.#item}` })
    return () => {
      for (const stop of this.#stops.splice(0)) stop()
      clearTimeout(this.#cursorTimer)
      clearTimeout(this.#againTimer)
      for (const { timer } of this.#shown.values()) clearTimeout(timer)
      this.awareness.destroy()
      this.doc.destroy()
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): Snapshot => this.#snapshot

  /** Whether a cursor moved a moment ago. */
  isShown(client: number): boolean {
    return this.#shown.has(client)
  }

  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline
    this.#tell()
  }

  #hear({ delta, whole, writable, version, saved, trouble, cursor, user }: NoteFrame): void {
    Y.applyUpdate(this.doc, new Uint8Array(delta), this)
    if (cursor && user) applyAwarenessUpdate(this.awareness, new Uint8Array(cursor), user)
    if (saved) this.#saved = Math.max(this.#saved, saved)
    if (whole) {
      // Nothing of it waits to be saved unless it is ours.
      this.#isSending = false
      this.#saved = Math.max(this.#saved, version)
      for (const update of this.#unsent) Y.applyUpdate(this.doc, update, this)
      this.#begin(writable === true)
      if (!writable && this.#unsent.length > 0) this.#snapshot = { ...this.#snapshot, trouble: 'forbidden' }
    }
    // What was told to be in the way is, until something of it is taken or saved.
    if (trouble || saved) this.#snapshot = { ...this.#snapshot, trouble: trouble ?? undefined }
    this.#tell()
    void this.#send()
  }

  #begin(isWritable: boolean): void {
    const wasOpen = this.#snapshot.isOpen
    this.#snapshot = { ...this.#snapshot, isOpen: true, isWritable }
    // The server knows whether there is next to nothing in it.
    if (!wasOpen && isWritable)
      void sendLive('update_editor_server', { item: this.#item, version: this.#sent, template: currentLocale() })
  }

  readonly #onUpdate = (update: Uint8Array, origin: unknown): void => {
    if (origin === this || !this.#snapshot.isWritable) return
    this.#unsent.push(update)
    keepUnsent(this.#user, this.#item, this.#unsent)
    this.#tell()
    void this.#send()
  }

  // One after the other: what is typed meanwhile goes along with the next.
  async #send(): Promise<void> {
    if (this.#isSending || this.#unsent.length === 0 || !this.#snapshot.isWritable) return
    const count = this.#unsent.length
    const asked = sendLive('update_editor_server', {
      item: this.#item,
      version: this.#sent,
      delta: Y.mergeUpdates(this.#unsent),
    })
    if (!asked) return
    this.#isSending = true
    const answer = await asked
    this.#isSending = false
    if (answer.ok) {
      this.#unsent = this.#unsent.slice(count)
      if (this.#unsent.length > 0) keepUnsent(this.#user, this.#item, this.#unsent)
      else forgetUnsent(this.#user, this.#item)
      if ('version' in answer && typeof answer.version === 'number') this.#sent = Math.max(this.#sent, answer.version)
      this.#snapshot = { ...this.#snapshot, trouble: undefined }
      this.#tell()
      await this.#send()
      return
    }
    if (answer.error === 'forbidden' || answer.error === 'missing') {
      this.#snapshot = { ...this.#snapshot, isWritable: false, trouble: 'forbidden' }
      this.#tell()
      return
    }
    if (answer.error === 'tooLong' || answer.error === 'malformed') {
      // It is kept here, and goes along with the next edit, which may shorten it.
      this.#snapshot = { ...this.#snapshot, trouble: 'tooLong' }
      this.#tell()
      return
    }
    clearTimeout(this.#againTimer)
    this.#againTimer = setTimeout(() => void this.#send(), AGAIN_MS)
  }

  readonly #onAwareness = (
    { added, updated, removed }: { readonly added: number[]; readonly updated: number[]; readonly removed: number[] },
    origin: unknown,
  ): void => {
    if (origin === 'local') {
      this.#cursorTimer ??= setTimeout(() => this.#sendCursor(), CURSOR_PAUSE_MS)
      return
    }
    const writer = isWriter(origin) ? origin : undefined
    for (const client of [...added, ...updated]) {
      if (writer) this.writers.set(client, writer)
      this.#show(client)
    }
    for (const client of removed) this.writers.delete(client)
    // Who has just come has not seen us yet.
    if (added.length > 0) this.#sendCursor()
  }

  #show(client: number): void {
    const at = JSON.stringify(this.awareness.getStates().get(client)?.cursor ?? null)
    const before = this.#shown.get(client)
    if (at === 'null' || before?.at === at) return
    clearTimeout(before?.timer)
    const hide = () => {
      this.#shown.delete(client)
      this.awareness.emit('change', [{ added: [], updated: [client], removed: [] }, 'hide'])
    }
    this.#shown.set(client, { at, timer: setTimeout(hide, CURSOR_MS) })
  }

  #sendCursor(): void {
    clearTimeout(this.#cursorTimer)
    this.#cursorTimer = undefined
    if (!this.#snapshot.isWritable) return
    const cursor = encodeAwarenessUpdate(this.awareness, [this.doc.clientID])
    void sendLive('update_editor_server', { item: this.#item, version: this.#sent, cursor })
  }

  #tell(): void {
    this.#snapshot = { ...this.#snapshot, state: this.#stateNow() }
    for (const listener of this.#listeners) listener()
  }

  #stateNow(): NoteState {
    if (!this.#snapshot.isOpen) return 'opening'
    if (!this.#isOnline) return 'offline'
    if (this.#snapshot.trouble) return 'failed'
    if (this.#unsent.length > 0 || this.#sent > this.#saved) return 'saving'
    return this.#sent > 0 ? 'saved' : 'idle'
  }
}

function isNoteFrame(frame: unknown): frame is NoteFrame {
  return typeof frame === 'object' && frame !== null && 'item' in frame && 'delta' in frame
}

function isWriter(origin: unknown): origin is Writer {
  return typeof origin === 'object' && origin !== null && 'name' in origin && 'color' in origin
}
