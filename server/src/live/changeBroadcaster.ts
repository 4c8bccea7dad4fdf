import { setImmediate as nextTurn } from 'node:timers/promises'
import { may, propertyOf } from '@schakel/domain'
import type { LiveFrames } from '@schakel/domain/calls'
import { askedBy, SERVER } from '../asking.ts'
import { awaitFormsNow } from '../store/anonymity/forms.ts'
import { liveSessions } from '../store/auth/sessions.ts'
import { viewersOf } from '../store/auth/viewers.ts'
import { noteDisclosedReads } from '../store/privacy/disclosureReads.ts'
import {
  type Heard,
  type Moment,
  momentOf,
  readDatabaseMark,
  readHeard,
  readTouched,
  type Touched,
} from '../store/read/touched.ts'
import type { Store, ViewerStore } from '../store/store.ts'
import { FormsUnmade } from '../store/storeError.ts'
import { type ClientSocket, groupsOf } from './clientSockets.ts'
import { type Cursors, readerKey } from './cursor.ts'
import { isAt } from './rooms.ts'

interface BroadcasterParts {
  readonly store: Store
  readonly cursors: Cursors
  readonly clients: ReadonlySet<ClientSocket>
  /** Sends these clients one thing, written once for all of them. */
  readonly send: <Name extends keyof LiveFrames>(
    clients: readonly ClientSocket[],
    name: Name,
    frame: LiveFrames[Name],
  ) => void
  /** Others may read these items now, or hang on them. */
  readonly onPlaced: (ids: ReadonlySet<string>) => void
  /** These clients can no longer read these items, or any number of items when it is left out. */
  readonly onLost: (clients: readonly ClientSocket[], ids?: ReadonlySet<string>) => Promise<void>
  readonly onFault: (error: unknown) => void
}

/** Up to where somebody has heard they are told so long after they heard something, ms: after a gap that little is heard twice. */
const CURSOR_MS = 10_000
const CURSORS_AT_ONCE = 50
/** So many are told of something before whoever is typing has a turn: to write to two thousand takes as long as some keystrokes. */
const TOLD_AT_ONCE = 200

/**
 * Tells every client what changed for them, in the form in which they read it, and nothing else (D9, D7). What was touched is read from
 * the database since the last time, so that nothing is missed and nothing told twice, whoever wrote it and on whatever node.
 */
export class ChangeBroadcaster {
  readonly #parts: BroadcasterParts
  /** Up to where all who hear have heard. */
  #until: Moment | undefined
  /** Which past the database had when it was looked last. */
  #past: string | undefined
  readonly #hearing = new Set<ClientSocket>()
  /** Who came since the last look began: they hear of everything after the moment that it tells of. */
  #coming = new Map<ClientSocket, PromiseWithResolvers<Moment>>()
  readonly #begun = new WeakMap<ClientSocket, Promise<Moment>>()
  /** Who heard something since they were last told up to where. */
  readonly #behind = new Set<ClientSocket>()
  #cursorTimer: NodeJS.Timeout | undefined
  readonly #catchingUp = new WeakMap<ClientSocket, Promise<boolean>>()
  #running: Promise<void> | undefined
  #isAsked = false
  #isStopped = false

  constructor(parts: BroadcasterParts) {
    this.#parts = parts
  }

  /** Answers the moment after which a client hears of everything, and of nothing before. */
  begin(client: ClientSocket): Promise<Moment> {
    const coming = Promise.withResolvers<Moment>()
    this.#coming.set(client, coming)
    this.#begun.set(client, coming.promise)
    void this.poll()
    return coming.promise
  }

  /** A client is gone. When nobody is left, the first one to come begins anew. */
  leave(client: ClientSocket): void {
    this.#hearing.delete(client)
    this.#behind.delete(client)
    if (this.#hearing.size === 0) this.#until = undefined
  }

  /** Something may have been touched. Asked while it looks, it looks once more. */
  poll(): Promise<void> {
    if (this.#isStopped) return Promise.resolve()
    this.#isAsked = true
    // For all who look on, whoever wrote.
    this.#running ??= askedBy(SERVER, () => this.#run())
    return this.#running
  }

  /** Whether all that it looked for was told. */
  get isTold(): boolean {
    return this.#running === undefined
  }

  /** Looks no more; the look that is under way is waited for. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#isAsked = false
    clearTimeout(this.#cursorTimer)
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false
      const coming = this.#coming
      this.#coming = new Map()
      try {
        await this.#once(coming)
      } catch (error) {
        // Where we were is kept: the next look tells what this one could not. Who has just come is told to come again.
        for (const { reject } of coming.values()) reject(error)
        this.#parts.onFault(error)
      }
    }
    // Here and not later: who asks from now on must find that nobody looks.
    this.#running = undefined
  }

  async #once(coming: ReadonlyMap<ClientSocket, PromiseWithResolvers<Moment>>): Promise<void> {
    const { store } = this.#parts
    const since = this.#until
    if (since === undefined) {
      if (coming.size > 0) this.#let(coming, await momentOf(store))
      return
    }
    const asked = performance.now()
    const touched = await readTouched(store, since)
    const hearing = [...this.#hearing]
    if (touched.past !== (this.#past ?? touched.past)) {
      await this.#beginAnew(hearing)
      this.#past = touched.past
      this.#let(coming, touched.until)
      return
    }
    this.#past = touched.past
    this.#let(coming, touched.until, since)
    if (touched.isSessionGone) {
      store.viewers.clear()
      await this.dropEnded()
    }
    if (touched.ids.length > 0) {
      // Another node may have written it: nothing must be answered from before.
      store.memo.clear()
      const moved = await this.#refreshViewers(hearing, touched)
      await this.#tellAll(hearing, touched, since, moved)
      this.#parts.onPlaced(new Set(touched.placed))
    }
    store.memo.heard(asked)
    if (this.#hearing.size > 0) this.#until = touched.until
  }

  /** Another past: what was heard of may never have been, and what is written now may carry the numbers of what was heard before. */
  async #beginAnew(hearing: readonly ClientSocket[]): Promise<void> {
    const { store, cursors } = this.#parts
    store.viewers.clear()
    store.memo.clear()
    cursors.database = await readDatabaseMark(store)
    // They come again, as whoever they are there, and read anew what they show.
    for (const client of hearing) client.socket.disconnect(true)
  }

  /** Lets those in who came; what is not told to the others yet stays where it was. */
  #let(coming: ReadonlyMap<ClientSocket, PromiseWithResolvers<Moment>>, moment: Moment, until = moment): void {
    for (const client of coming.keys()) if (client.socket.connected) this.#hearing.add(client)
    if (this.#hearing.size > 0) this.#until = until
    for (const { resolve } of coming.values()) resolve(moment)
  }

  async #tellAll(
    hearing: readonly ClientSocket[],
    touched: Touched,
    since: Moment,
    moved: ReadonlyMap<ClientSocket, ViewerStore>,
  ): Promise<void> {
    const staying = hearing.filter((client) => !moved.has(client))
    const ids = new Set(touched.ids)
    const groups = groupsOf(staying, touched.keys)
    // To write to two thousand takes longer than all before it: who looks at the item waits for nobody who has it in a list. Read anew for
    // those, since what somebody may read can end while the others are told.
    for (const isNear of [true, false]) {
      for (const { me, clients } of groups) {
        const those = clients.filter((client) => isAt(client, ids) === isNear)
        if (those.length > 0) await this.#tellSure(those, me, await readHeard(me, since, touched.until))
      }
    }
    for (const [client, before] of moved) {
      const more = publicIds(before).concat(publicIds(client.me))
      const heard = await readHeard(client.me, since, touched.until, { before, more })
      await this.#parts.onLost([client])
      await this.#tellSure([client], client.me, heard)
      await this.#send([client], 'reload', {})
    }
  }

  /** That nobody reads a form which a node of another version made is no word that it is gone: they come again, and wait for it there (D20.6). */
  async #tellSure(
    clients: readonly ClientSocket[],
    me: ViewerStore,
    heard: readonly Heard[] | undefined,
  ): Promise<void> {
    if (await isSure(me, heard)) await this.#tell(clients, heard)
    else for (const { socket } of clients) socket.disconnect(true)
  }

  async #tell(clients: readonly ClientSocket[], heard: readonly Heard[] | undefined): Promise<void> {
    for (const client of clients) if (client.waiting) client.waiting.hasMissed = true
    const hearing = clients.filter((client) => !client.waiting)
    if (hearing.length === 0 || heard?.length === 0) return
    await this.#sendHeard(hearing, heard)
    for (const client of hearing) this.#behind.add(client)
    this.#cursorTimer ??= setTimeout(() => this.#sendCursors(), CURSOR_MS).unref()
  }

  /** Some at a time, so that what is being typed has not to wait for all of them. */
  #sendCursors(): void {
    this.#cursorTimer = undefined
    const moment = this.#until
    let left = CURSORS_AT_ONCE
    for (const client of this.#behind) {
      if (left === 0) {
        this.#cursorTimer = setTimeout(() => this.#sendCursors(), 0).unref()
        return
      }
      left -= 1
      this.#behind.delete(client)
      if (moment !== undefined && this.#hearing.has(client) && !client.waiting) this.sendCursor(client, moment)
    }
  }

  async #sendHeard(clients: readonly ClientSocket[], heard: readonly Heard[] | undefined): Promise<void> {
    // Whoever hears that something is gone is out of its room by then, and hears nothing more that is said there.
    const lost = heard && new Set(heard.filter((one) => one.json === null).map((one) => one.id))
    if (lost?.size !== 0) await this.#parts.onLost(clients, lost)
    if (!heard) {
      await this.#send(clients, 'reload', {})
      return
    }
    // D7: what is told of a disclosed dossier leaves a trace, whichever way it goes out.
    const told = heard.map(({ json }) => json ?? '').join('\n')
    for (const { me } of clients) if (may(me.viewer, 'readAnonymised')) await noteDisclosedReads(me, told)
    for (const { id, json, isNew } of heard) {
      if (json === null) {
        await this.#send(clients, 'delete', { _id: id })
        continue
      }
      const item: LiveFrames['update']['item'] = JSON.parse(json)
      await this.#send(clients, 'update', { item })
      if (isNew && item._type === 'message') {
        const sender = senderOf(item)
        await this.#send(
          clients.filter((client) => client.me.viewer._id !== sender),
          'message',
          item,
        )
      }
    }
  }

  /** Sends what a client missed since a moment, in the order in which it happened; answers whether it must read anew instead. One at a time. */
  replayMissed(client: ClientSocket, since: Moment | undefined): Promise<boolean> {
    const before = this.#catchingUp.get(client) ?? Promise.resolve()
    const turn = before.catch(() => undefined).then(() => this.#replayMissedOnce(client, since))
    this.#catchingUp.set(client, turn)
    return turn
  }

  async #replayMissedOnce(client: ClientSocket, since: Moment | undefined): Promise<boolean> {
    const { store } = this.#parts
    // What happens before they hear by themselves would be lost.
    await this.#begun.get(client)
    let from = since
    let isReload = from === undefined
    client.waiting = { hasMissed: false }
    try {
      do {
        client.waiting.hasMissed = false
        const until = await momentOf(store)
        if (from !== undefined) {
          const heard = await readHeard(client.me, from, until)
          if (heard && (await isSure(client.me, heard))) await this.#sendHeard([client], heard)
          else isReload = true
        }
        from = until
      } while (client.waiting.hasMissed)
    } finally {
      client.waiting = undefined
    }
    this.sendCursor(client, from)
    return isReload
  }

  /** Tells a client up to where they have heard. */
  sendCursor(client: ClientSocket, moment: Moment): void {
    this.#parts.send([client], 'cursor', { cursor: this.#parts.cursors.seal(client.me, moment) })
  }

  /** Everybody gets a new cursor, whether anything happened or not, so that after a gap there is little to catch up on. */
  renewCursors(): void {
    for (const client of this.#hearing) this.#behind.add(client)
    this.#sendCursors()
  }

  /** Lets go of who logged out, was thrown out or stayed away too long (D8.8). */
  async dropEnded(): Promise<void> {
    const { store } = this.#parts
    // Who comes in meanwhile was not asked after.
    const clients = [...this.#parts.clients]
    const alive = await liveSessions(store, [...new Set(clients.map((client) => client.sessionKey))])
    for (const client of clients) if (!alive.has(client.sessionKey)) client.socket.disconnect(true)
  }

  /** Finds out who is somebody else now, or elsewhere; answers what they saw before. */
  async #refreshViewers(
    hearing: readonly ClientSocket[],
    { ids, keys }: Touched,
  ): Promise<Map<ClientSocket, ViewerStore>> {
    const { store } = this.#parts
    const touched = new Set(ids)
    const isMatchTouched = ids.some((id) => id.startsWith('match/') || id.startsWith('dossier/'))
    const doubtful = hearing.filter(({ me: { viewer } }) => {
      const home = viewer.organisation?._id
      if (touched.has(viewer._id) || (home !== undefined && touched.has(home))) return true
      if (viewer.spaces.some((space) => touched.has(space))) return true
      return may(viewer, 'readPublicCards') && isMatchTouched && home !== undefined && keys.has(home)
    })
    const moved = new Map<ClientSocket, ViewerStore>()
    if (doubtful.length === 0) return moved
    store.viewers.clear()
    const found = await viewersOf(store, [...new Set(doubtful.map((client) => client.me.viewer._id))])
    const viewers = new Map(found.map((viewer) => [viewer._id, viewer]))
    for (const client of doubtful) {
      const viewer = viewers.get(client.me.viewer._id)
      if (!viewer) {
        client.socket.disconnect(true)
        continue
      }
      const before = client.me
      client.me = store.as(viewer)
      if (readerKey(before) !== readerKey(client.me)) moved.set(client, before)
    }
    return moved
  }

  async #send<Name extends keyof LiveFrames>(
    clients: readonly ClientSocket[],
    name: Name,
    frame: LiveFrames[Name],
  ): Promise<void> {
    for (let at = 0; at < clients.length; at += TOLD_AT_ONCE) {
      if (at > 0) await nextTurn()
      this.#parts.send(clients.slice(at, at + TOLD_AT_ONCE), name, frame)
    }
  }
}

/** Whether what is said to be gone is so, and not a form that is to be made again. */
async function isSure(me: ViewerStore, heard: readonly Heard[] | undefined): Promise<boolean> {
  if (!heard?.some(({ json }) => json === null)) return true
  try {
    await awaitFormsNow(me, 0)
    return true
  } catch (error) {
    if (error instanceof FormsUnmade) return false
    throw error
  }
}

// Whose public cards an end-user reads hangs on the matches of their dossiers, so that no change of the card itself tells of it.
function publicIds({ viewer }: ViewerStore): string[] {
  return may(viewer, 'readPublicCards') ? [...viewer.matchedSuppliers] : []
}

function senderOf({ from }: Readonly<Record<string, unknown>>): unknown {
  return propertyOf(from, '_id')
}
