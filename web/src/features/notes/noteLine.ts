import { isSame } from '@schakel/domain'
import type { NoteFrame, NoteTrouble } from '@schakel/domain/calls'
import { isCursor } from '@schakel/domain/notes'
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { release } from '../../api/leaving.ts'
import { enterAgain, enterRoom, onFrame, sendLive } from '../../entities/live/liveSocket.ts'
import { REFUSED, unsentKey } from '../../entities/unsent/unsentKeys.ts'
import { currentLocale } from '../../texts/languageFiles.ts'
import { isNoteFrame, isWriter, type NoteSnapshot, type NoteState, notOpen, type Writer } from './noteState.ts'
import {
  fits,
  fittingOf,
  forgetUnsent,
  keepUnsent,
  missingIn,
  shortened,
  type Unsent,
  unsentOf,
  wordsIn,
} from './unsent.ts'

/** A cursor that did not move for this long is hidden (S2.36), ms. */
const CURSOR_MS = 1000
/** Pause before what could not be sent is tried again, ms. */
const AGAIN_MS = 1500
/** Cursors are sent no oftener, ms. */
const CURSOR_PAUSE_MS = 60
/** What others write waits for a word that is being composed, but no longer than this after its last letter, ms. */
const COMPOSING_MS = 5000
/** After a word is composed its letters are read from the page within this time, ms. */
const COMPOSED_MS = 60

/** The note is being made anew, with what was written till then. */
interface Renewing {
  /** What was written since. */
  since: Uint8Array | undefined
  /** The new one was told already. */
  isHeard: boolean
}

/** This tab's end of a note: its copy of the text, what was not acknowledged yet, and where others are in it (D9, D19.8). */
export class NoteLine {
  readonly doc = new Y.Doc()
  readonly awareness = new Awareness(this.doc)
  readonly writers = new Map<number, Writer>()
  /** Is called before an edit of somebody else changes the text. */
  beforeOthers: (() => void) | undefined
  readonly #item: string
  /** Where the browser keeps what this tab could not hand over. */
  #key: string
  readonly #user: string
  /** Which making of the note this is an end of. */
  #epoch: number | undefined
  #renewing: Renewing | undefined
  readonly #listeners = new Set<() => void>()
  readonly #stops: (() => void)[] = []
  readonly #shown = new Map<number, { readonly at: string; readonly timer: ReturnType<typeof setTimeout> }>()
  /** What is on its way to the server, and what was written since. */
  #sending: Uint8Array | undefined
  #unsent: Uint8Array | undefined
  /** What this browser could not hand over before: it goes along with the first edit. */
  #before: readonly Unsent[]
  /** What of that does not fit the note as it is. */
  #lost: readonly Unsent[] = []
  #isOnline = true
  #sent = 0
  #saved = 0
  #cursorTimer: ReturnType<typeof setTimeout> | undefined
  #againTimer: ReturnType<typeof setTimeout> | undefined
  #composing: ReturnType<typeof setTimeout> | undefined
  #held: NoteFrame[] = []
  /** What listeners were told last, which is another one only when it says something else. */
  #told = notOpen
  #snapshot = this.#told

  constructor(item: string, user: string) {
    this.#item = item
    this.#user = user
    this.#key = unsentKey(user, item, this.doc.clientID)
    this.#before = unsentOf(user, item)
    this.#unsent = merged(...this.#before.map(({ update }) => update))
  }

  /** Opens the line; answers how to close it. */
  open(): () => void {
    this.doc.on('update', this.#onUpdate)
    this.awareness.on('update', this.#onAwareness)
    this.#stops.push(
      onFrame('update_editor_client', (frame) => {
        if (!isNoteFrame(frame) || frame.item !== this.#item) return
        if (this.#composing) this.#held.push(frame)
        else this.#hear(frame)
      }),
      enterRoom(`item:${this.#item}`),
    )
    // The page may be in the room already, which is told the text only as it enters.
    enterAgain(`item:${this.#item}`)
    return () => {
      // The others are told at once that nobody writes here any more, while the room is still entered.
      this.awareness.off('update', this.#onAwareness)
      this.awareness.setLocalState(null)
      this.#sendCursor()
      for (const stop of this.#stops.splice(0)) stop()
      clearTimeout(this.#againTimer)
      clearTimeout(this.#composing)
      for (const { timer } of this.#shown.values()) clearTimeout(timer)
      release(this.#key)
      this.awareness.destroy()
      this.doc.destroy()
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): NoteSnapshot => this.#told

  /** Whether a cursor moved a moment ago. */
  isShown(client: number): boolean {
    return this.#shown.has(client)
  }

  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline
    this.#tell()
  }

  /**
   * A word is being composed here, letter by letter, or now stands: meanwhile nothing of others changes the text under it, which would
   * break it off or write it twice.
   */
  compose(isGoing: boolean): void {
    clearTimeout(this.#composing)
    this.#composing = setTimeout(() => this.#hearHeld(), isGoing ? COMPOSING_MS : COMPOSED_MS)
  }

  #hearHeld(): void {
    this.#composing = undefined
    for (const frame of this.#held.splice(0)) this.#hear(frame)
  }

  #hear(frame: NoteFrame): void {
    const { delta, whole, writable, saved, trouble, cursor, user } = frame
    const isOver = this.#snapshot.isRenewed || this.#renewing?.isHeard
    if (isOver || (whole && !this.#isOf(frame.epoch ?? 0, new Uint8Array(delta)))) return
    this.beforeOthers?.()
    Y.applyUpdate(this.doc, new Uint8Array(delta), this)
    // An older server passes on anything.
    const at = cursor && new Uint8Array(cursor)
    if (at && user && isCursor(at)) applyAwarenessUpdate(this.awareness, at, user)
    if (saved) this.#saved = Math.max(this.#saved, saved)
    if (whole) {
      // Of what we sent, all is saved but what it says still waits for that: the server may have gone in between.
      this.#saved = Math.max(this.#saved, saved ?? this.#sent)
      for (const update of this.#kept()) Y.applyUpdate(this.doc, update, this)
      if (writable) this.#unsent = merged(this.#unsent, missingIn(new Uint8Array(delta), this.doc))
      this.#begin(writable === true)
      if (!writable && this.#kept().length > 0) this.#snapshot = { ...this.#snapshot, trouble: 'forbidden' }
    }
    // What was told to be in the way is, until something of it is taken or saved.
    if (trouble || (saved && !whole)) this.#snapshot = { ...this.#snapshot, trouble: trouble ?? undefined }
    this.#tell()
    void this.#send()
  }

  /** Whether this is an end of that making of the note; the first that it hears of, it is. */
  #isOf(epoch: number, whole: Uint8Array): boolean {
    if (this.#epoch === epoch) return true
    if (this.#epoch === undefined) {
      this.#epoch = epoch
      this.#key = unsentKey(this.#user, this.#item, this.doc.clientID, epoch)
      const fitting = fittingOf(
        whole,
        this.#before.filter((one) => one.epoch === epoch),
      )
      this.#lost = this.#before.filter((one) => !fitting.includes(one))
      this.#before = fitting
      this.#unsent = merged(...fitting.map(({ update }) => update))
      if (this.#lost.length > 0)
        this.#snapshot = { ...this.#snapshot, lost: wordsIn(this.#lost.map(({ update }) => update)) }
      return true
    }
    // Whether what was written here went along is known as the answer comes.
    if (this.#renewing) this.#renewing.isHeard = true
    else this.#end()
    return false
  }

  /** What it could not hand over stays where the browser keeps it, and is shown by the next end. */
  #end(): void {
    this.#snapshot = { ...this.#snapshot, isRenewed: true }
    this.#tell()
  }

  /** Makes a note that is full anew from what it says, with what was written here (D21.2). */
  async renew(): Promise<void> {
    if (this.#renewing) return
    const kept = merged(...this.#kept())
    const delta = kept && shortened(this.doc, kept)
    if (delta && !fits(delta)) return this.#fail('tooLong')
    const renewing: Renewing = { since: undefined, isHeard: false }
    this.#renewing = renewing
    const answer = await sendLive('renewNote', {
      item: this.#item,
      epoch: this.#epoch ?? 0,
      ...(delta ? { delta } : {}),
    })
    this.#renewing = undefined
    if (answer?.ok) {
      // What was written since is of the note as it was, and does not fit the new one.
      this.#sending = undefined
      this.#unsent = renewing.since
      this.#forgetSent()
    }
    if (renewing.isHeard) return this.#end()
    if (answer?.ok) return enterAgain(`item:${this.#item}`)
    if (answer?.error === 'tooLong') return this.#fail('tooLong')
    void this.#send()
  }

  /** All that was written before this page was opened has arrived with what was written here till now. */
  #forgetSent(): void {
    keepUnsent(this.#key, this.#kept())
    keepUnsent(unsentKey(this.#user, this.#item, this.doc.clientID, REFUSED), [])
    forgetUnsent(this.#before)
    this.#before = []
  }

  /** What did not fit was seen. */
  forgetLost(): void {
    forgetUnsent(this.#lost)
    this.#lost = []
    this.#snapshot = { ...this.#snapshot, lost: undefined }
    this.#tell()
  }

  #begin(isWritable: boolean): void {
    const wasOpen = this.#snapshot.isOpen
    this.#snapshot = { ...this.#snapshot, isOpen: true, isWritable }
    // The server knows whether there is next to nothing in it, but for what was written here and is on its way.
    if (!wasOpen && isWritable && this.#kept().length === 0)
      void sendLive('update_editor_server', { item: this.#item, version: this.#sent, template: currentLocale() })
  }

  readonly #onUpdate = (update: Uint8Array, origin: unknown): void => {
    // What was written as the right went is kept as well: what is written once it is back rests on it.
    const { isWritable, trouble } = this.#snapshot
    if (origin === this || !(isWritable || trouble === 'forbidden')) return
    this.#unsent = merged(this.#unsent, update)
    if (this.#renewing) this.#renewing.since = merged(this.#renewing.since, update)
    keepUnsent(this.#key, this.#kept())
    this.#tell()
    void this.#send()
  }

  /** What was written here and is not acknowledged. */
  #kept(): readonly Uint8Array[] {
    return [this.#sending, this.#unsent].flatMap((update) => update ?? [])
  }

  // One after the other: what is typed meanwhile goes along with the next.
  async #send(): Promise<void> {
    if (this.#sending || this.#renewing || !this.#unsent || !this.#snapshot.isWritable) return
    const delta = shortened(this.doc, this.#unsent)
    if (!fits(delta)) return this.#fail('tooLong')
    const asked = sendLive('update_editor_server', {
      item: this.#item,
      version: this.#sent,
      delta,
      epoch: this.#epoch ?? 0,
    })
    if (!asked) return
    this.#sending = delta
    this.#unsent = undefined
    const answer = await asked
    // It went along as the note was made anew.
    if (this.#sending !== delta) return
    this.#sending = undefined
    if (answer.ok) {
      this.#forgetSent()
      if ('version' in answer && typeof answer.version === 'number') this.#sent = Math.max(this.#sent, answer.version)
      this.#snapshot = { ...this.#snapshot, trouble: undefined }
      this.#tell()
      await this.#send()
      return
    }
    this.#unsent = merged(delta, this.#unsent)
    if (answer.error === 'forbidden' || answer.error === 'missing') {
      this.#snapshot = { ...this.#snapshot, isWritable: false, trouble: 'forbidden' }
      this.#tell()
      return
    }
    // It is kept here, and goes along with the next edit, which may shorten it.
    if (answer.error === 'tooLong' || answer.error === 'malformed') return this.#fail('tooLong')
    if (answer.error === 'full') return this.#fail('full')
    if (answer.error === 'renewed') {
      // It comes as a whole, should that not have been heard.
      enterAgain(`item:${this.#item}`)
      return
    }
    clearTimeout(this.#againTimer)
    this.#againTimer = setTimeout(() => void this.#send(), AGAIN_MS)
  }

  #fail(trouble: NoteTrouble): void {
    this.#snapshot = { ...this.#snapshot, trouble }
    this.#tell()
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
      // A name that goes changes the line in which a word is being composed.
      if (this.#composing) {
        this.#shown.set(client, { at, timer: setTimeout(hide, CURSOR_MS) })
        return
      }
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
    if (isSame(this.#snapshot, this.#told)) return
    this.#told = this.#snapshot
    for (const listener of this.#listeners) listener()
  }

  #stateNow(): NoteState {
    if (!this.#snapshot.isOpen) return 'opening'
    if (!this.#isOnline) return 'offline'
    if (this.#snapshot.trouble) return 'failed'
    if (this.#kept().length > 0 || this.#sent > this.#saved) return 'saving'
    return this.#sent > 0 ? 'saved' : 'idle'
  }
}

function merged(...updates: readonly (Uint8Array | undefined)[]): Uint8Array | undefined {
  const some = updates.flatMap((update) => update ?? [])
  return some.length > 1 ? Y.mergeUpdates(some) : some[0]
}
