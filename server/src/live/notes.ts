import { colours, Invalid, Missing, may, propertyOf } from '@schakel/domain'
import { type NoteFrame, type NoteTrouble, noteEvents } from '@schakel/domain/calls'
import * as Y from 'yjs'
import { turnsOfEach } from '../http/limitTurns.ts'
import { assertMayWrite, beginNote, type NewUpdate, noteRights, readNote, waitingNotes } from '../store/notes/notes.ts'
import { workOnNote } from '../store/notes/workOnNote.ts'
import type { Store } from '../store/store.ts'
import type { ClientSocket } from './clientSockets.ts'
import { EditQueue, type Taken } from './editQueue.ts'
import type { Live } from './live.ts'
import { reconcile, renewNote, type SentUpdate, saveNote, takeEdits } from './notesSaving.ts'
import { onNote, stateMade, weightOf } from './noteThread.ts'
import type { News } from './noteWork.ts'
import { itemOfRoom } from './rooms.ts'

/** A note is saved this long after its last change, and while somebody goes on writing at least this often, ms (D9). */
const SAVE_MS = 1000
const SAVE_AT_LEAST_MS = 10_000
/** How often is looked for what another node left unsaved as it went, ms. */
const SWEEP_MS = 60_000
/** Edits are merged to be told together up to this many bytes: more of them take long (D21.1). */
const TOGETHER_BYTES = 30_000
const TOPIC = 'note'
const CHECK = 'noteCheck'
const RENEWED = 'noteRenewed'
/** An edit that changes nothing. */
const NOTHING = Y.encodeStateAsUpdate(new Y.Doc())

/** What nodes tell each other of a note; bytes as text. */
interface Told {
  readonly from?: string
  readonly version: number
  readonly delta?: string
  readonly cursor?: string
  readonly user?: NoteFrame['user']
  readonly saved?: number
  readonly trouble?: NoteTrouble
}

/** An edit of somebody here, and what is told of them. */
interface SentEdit extends SentUpdate {
  readonly told: Pick<Told, 'from' | 'user' | 'cursor'>
}

interface Waiting {
  readonly since: number
  timer: NodeJS.Timeout
}

/** The notes of dossiers, written by any number of people at once (D9, D19.8). Their edits are kept before they are acknowledged. */
export class Notes {
  readonly #live: Live
  readonly #store: Store
  readonly #onFault: (error: unknown) => void
  readonly #queue: EditQueue<SentEdit>
  readonly #waiting = new Map<string, Waiting>()
  readonly #saving = new Map<string, Promise<void>>()
  readonly #inTurn = turnsOfEach()
  readonly #sweeping: NodeJS.Timeout

  constructor(live: Live, store: Store, onFault: (error: unknown) => void) {
    this.#live = live
    this.#store = store
    this.#onFault = onFault
    this.#queue = new EditQueue((item, edits) => this.#keep(item, edits))
    live.onJoin((client, room) => (isNoteRoom(room) ? this.#welcome(client, itemOfRoom(room)) : undefined))
    live.onTold(TOPIC, (room, data) => this.#pass(room, data))
    live.onTold(CHECK, (room) => this.#check(room))
    live.onTold(RENEWED, async (room) => {
      for (const client of live.clientsIn(room)) await this.#show(client, itemOfRoom(room))
    })
    live.answer(noteEvents.edit, async (client, { item, delta, cursor, template, version, epoch }) => {
      await assertMayWrite(client.me, item)
      if (template) await this.#begin(item, template)
      if (!delta || isNothing(delta)) {
        if (cursor) this.#tell(item, { ...from(client), version: version ?? 0, cursor: base64Of(cursor) })
        return undefined
      }
      const edit = await this.#edit(client, delta, epoch ?? 0)
      const sent = { ...edit, known: version ?? 0, told: this.#toldOf(client, cursor ?? undefined) }
      return { version: await this.#queue.take(item, sent) }
    })
    live.answer(noteEvents.renew, async (client, { item, delta, epoch }) => {
      await assertMayWrite(client.me, item)
      const mine = delta && !isNothing(delta) ? await this.#edit(client, delta, epoch ?? 0) : undefined
      await renewNote(store, item, client.me.viewer._id, mine)
      this.#told(item, { isRenewed: true })
      return undefined
    })
    // Whoever changes the text by another way, or in a form, changes the note.
    store.onChange((changes) => {
      for (const { item, kind, after } of changes)
        if (kind === 'update' && after && 'case' in after) live.tell(CHECK, roomOf(item), null)
    })
    this.#sweeping = setInterval(() => void this.sweep().catch(onFault), SWEEP_MS).unref()
  }

  /** Saves what a node that went, or the trash, kept from being saved. */
  async sweep(): Promise<void> {
    for (const item of await waitingNotes(this.#store, SWEEP_MS)) await this.#saveNow(item)
  }

  /** Saves what waits to be saved, before this node goes. */
  async stop(): Promise<void> {
    clearInterval(this.#sweeping)
    await Promise.all([...this.#waiting.keys()].map((item) => this.saveNow(item)))
    await Promise.all(this.#saving.values())
  }

  /** Saves a note now, when something of it waits. */
  async saveNow(item: string): Promise<void> {
    const waiting = this.#waiting.get(item)
    if (!waiting) return
    clearTimeout(waiting.timer)
    this.#waiting.delete(item)
    await this.#saveNow(item)
  }

  async #saveNow(item: string): Promise<void> {
    // One after the other, so that none of them finds the item changed by the one before.
    const before = this.#saving.get(item) ?? Promise.resolve()
    const now = before.then(() => this.#save(item)).catch(this.#onFault)
    this.#saving.set(item, now)
    await now
    if (this.#saving.get(item) === now) this.#saving.delete(item)
  }

  // Whoever enters gets the whole text at once (D19.8), and nobody who reads it redacted does (D7).
  async #welcome(client: ClientSocket, item: string): Promise<void> {
    if (!(await noteRights(client.me, item)).mayRead) return
    await beginNote(this.#store, item, stateMade)
    await this.#reconcile(item)
    await this.#show(client, item)
  }

  // One after the other, so that what a note said before it was made anew never comes after what it says now.
  #show(client: ClientSocket, item: string): Promise<void> {
    return this.#inTurn(client.socket.id, () => this.#showNow(client, item))
  }

  async #showNow(client: ClientSocket, item: string): Promise<void> {
    const { mayRead, mayWrite } = await noteRights(client.me, item)
    const note = mayRead ? await readNote(this.#store, item) : undefined
    if (!note) return
    const delta = await onNote('bytes', { note })
    const [first] = note.updates
    const version = note.updates.at(-1)?.number ?? 0
    // Left behind by a node that went.
    if (first) this.#saveSoon(item)
    const saved = first ? { saved: first.number - 1 } : {}
    const frame: NoteFrame = {
      item,
      version,
      delta,
      whole: true,
      epoch: note.epoch,
      writable: mayWrite,
      ...saved,
    }
    client.socket.emit('update_editor_client', frame)
  }

  async #edit(client: ClientSocket, delta: Uint8Array, epoch: number): Promise<NewUpdate> {
    return { delta, writer: client.me.viewer._id, epoch, ...(await weightOf(delta)) }
  }

  #toldOf(client: ClientSocket, cursor: Uint8Array | undefined): SentEdit['told'] {
    return { ...from(client), ...(cursor ? { cursor: base64Of(cursor) } : {}) }
  }

  async #keep(item: string, edits: readonly SentEdit[]): Promise<readonly Taken[]> {
    const taken = await takeEdits(this.#store, item, edits)
    const kept = edits.flatMap((edit, at) => {
      const version = taken[at]
      return typeof version === 'number' ? [{ ...edit, version }] : []
    })
    if (kept.length === 0) return taken
    const bytes = kept.reduce((sum, { delta }) => sum + delta.byteLength, 0)
    if (kept.length === 1 || bytes > TOGETHER_BYTES)
      for (const { told, version, delta } of kept) this.#tell(item, { ...told, version, delta: base64Of(delta) })
    else {
      // What was kept together is told together, once to everybody: whoever wrote some of it has that already, which changes nothing.
      const delta = Y.mergeUpdates(kept.map((edit) => edit.delta))
      this.#tell(item, { version: Math.max(...kept.map(({ version }) => version)), delta: base64Of(delta) })
      for (const { told, version } of kept) if (told.cursor) this.#tell(item, { ...told, version })
    }
    this.#saveSoon(item)
    return taken
  }

  /** Puts the template of its type in a note that says next to nothing (D10); it is saved along with what is written in it. */
  async #begin(item: string, language: 'nl' | 'en'): Promise<void> {
    await beginNote(this.#store, item, stateMade)
    const done = await workOnNote(this.#store, item, async (note) => {
      const begun = await onNote('begin', { note, language })
      return begun ? { answer: begun.edit, change: begun.change } : { answer: undefined }
    })
    if (done?.answer) this.#tell(item, { version: 0, delta: base64Of(done.answer) })
  }

  #saveSoon(item: string): void {
    const waiting = this.#waiting.get(item)
    const since = waiting?.since ?? performance.now()
    if (waiting) clearTimeout(waiting.timer)
    const left = Math.min(SAVE_MS, Math.max(0, since + SAVE_AT_LEAST_MS - performance.now()))
    const timer = setTimeout(() => void this.saveNow(item), left)
    this.#waiting.set(item, { since, timer })
  }

  async #save(item: string): Promise<void> {
    try {
      const saved = await saveNote(this.#store, item, (news) => this.#told(item, news))
      if (saved !== undefined) this.#tell(item, { version: saved, saved })
    } catch (error) {
      if (error instanceof Missing) return
      const trouble = error instanceof Invalid ? 'tooLong' : 'failed'
      this.#tell(item, { version: 0, trouble })
      if (trouble === 'failed') this.#onFault(error)
    }
  }

  async #check(room: string): Promise<void> {
    if (this.#live.clientsIn(room).length > 0) await this.#reconcile(itemOfRoom(room))
  }

  async #reconcile(item: string): Promise<void> {
    this.#told(item, await reconcile(this.#store, item))
  }

  #told(item: string, { edit, isRenewed }: News): void {
    if (edit) this.#tellEdit(item, edit)
    if (!isRenewed) return
    this.#live.tell(RENEWED, roomOf(item), null)
    this.#saveSoon(item)
  }

  #tellEdit(item: string, edit: Uint8Array): void {
    this.#tell(item, { version: 0, delta: base64Of(edit) })
  }

  #tell(item: string, told: Told): void {
    this.#live.tell(TOPIC, roomOf(item), told)
  }

  // Passes on to the clients of this node what any node told.
  async #pass(room: string, data: unknown): Promise<void> {
    if (!isTold(data)) return
    const item = itemOfRoom(room)
    const frame: NoteFrame = {
      item,
      version: data.version,
      delta: data.delta === undefined ? NOTHING : bytesOf(data.delta),
      ...(data.user ? { user: data.user } : {}),
      ...(data.cursor === undefined ? {} : { cursor: bytesOf(data.cursor) }),
      ...(data.saved === undefined ? {} : { saved: data.saved }),
      ...(data.trouble === undefined ? {} : { trouble: data.trouble }),
    }
    // Rooms are left by who may no longer read; who is a supplier by now never was one of the writers (D7).
    const hearing = this.#live
      .clientsIn(room)
      .filter(({ socket, me }) => socket.id !== data.from && may(me.viewer, 'writeNote'))
    this.#live.send(hearing, 'update_editor_client', frame)
  }
}

function from({ socket, me: { viewer } }: ClientSocket): Pick<Told, 'from' | 'user'> {
  return { from: socket.id, user: { _id: viewer._id, name: viewer.name, color: colourOf(viewer._id) } }
}

const palette = Object.values(colours)

/** The colour of somebody's cursor: always the same one. */
function colourOf(id: string): string {
  const sum = [...id].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return palette[sum % palette.length] ?? colours.blauw
}

function isNothing(delta: Uint8Array): boolean {
  return delta.byteLength <= NOTHING.byteLength
}

function isNoteRoom(room: string): boolean {
  return room.startsWith('item:dossier/')
}

function roomOf(item: string): string {
  return `item:${item}`
}

function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}

function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'))
}

function isTold(data: unknown): data is Told {
  return typeof propertyOf(data, 'version') === 'number'
}
