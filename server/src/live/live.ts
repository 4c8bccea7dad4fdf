import { randomUUID } from 'node:crypto'
import { type LiveEvent, liveEvents } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import { z } from 'zod'
import { askedBy, noteAsker } from '../asking.ts'
import { addressReader, askerAt } from '../http/clientAddress.ts'
import type { Context } from '../http/context.ts'
import { OnlyLooking, OtherAccount, TooMany, Unauthenticated } from '../http/httpError.ts'
import type { RateLimit } from '../http/rateLimit.ts'
import { awaitForms } from '../store/anonymity/forms.ts'
import { liveSessions } from '../store/auth/sessions.ts'
import { viewersOf } from '../store/auth/viewers.ts'
import { momentBefore, readDatabaseMark } from '../store/read/touched.ts'
import type { Store } from '../store/store.ts'
import { ChangeBroadcaster } from './changeBroadcaster.ts'
import { type ClientSocket, type Handle, type LiveIo, type LiveSocket, listen } from './clientSockets.ts'
import { joinCluster } from './cluster.ts'
import { Cursors } from './cursor.ts'
import { Elsewhere } from './elsewhere.ts'
import { type Arrival, arrivalOf } from './handshake.ts'
import { Rooms } from './rooms.ts'

/** Largest frame that is taken, bytes (D8.10). */
const FRAME_MAX = 1_000_000
/** More tabs than this of one person on one node are refused. */
const TABS_MAX = 50
/** How often what another process wrote without a word is looked for while anybody is here, ms: who loses access that way is told within a second. */
const LOOK_MS = 400
/** In a stream of writes the other nodes are told of it no more often than this, ms. */
const WAKE_MS = 20
/** What is missed within this time is caught up on together, ms. */
const TOGETHER_MS = 500
/** After that nobody here has to come again for so long, ms: each time all of them read anew. */
const APART_MS = 30_000
/** How often ended sessions are let go and cursors renewed, ms. */
const TEND_MS = 60_000

type JoinListener = (client: ClientSocket, room: string) => Promise<void> | void
type ToldListener = (room: string, data: unknown) => Promise<void> | void

const presence = z.array(z.object({ user: z.string(), organisation: z.string().nullable() }))

/**
 * The sockets (S7.18, D9). It tells every reader what changed for them, and lets features build on its rooms: `answer` takes an event
 * of a client, `onJoin` hears who enters, `tell` and `onTold` carry something to every node, where `clientsIn` says whom it concerns. What
 * a feature sends goes through `client.me`, so that each gets it in the form they may read.
 */
export class Live {
  readonly io: LiveIo
  readonly rooms: Rooms
  readonly #store: Store
  readonly #limits: RateLimit
  readonly #app: FastifyInstance
  readonly #broadcaster: ChangeBroadcaster
  readonly #cursors: Cursors
  readonly #clients = new Set<ClientSocket>()
  readonly #attach: ((client: ClientSocket) => void)[] = []
  readonly #onJoin: JoinListener[] = []
  readonly #onTold = new Map<string, ToldListener>()
  readonly #arrivals = new WeakMap<LiveSocket, Arrival>()
  readonly #isClustered: boolean
  #waking: NodeJS.Timeout | undefined
  #mustWake = false
  #catchingUp: NodeJS.Timeout | undefined
  #caughtUp = Number.NEGATIVE_INFINITY
  /** What other nodes know this one by. */
  readonly #node = randomUUID()
  readonly #elsewhere = new Elsewhere()

  constructor(app: FastifyInstance, context: Pick<Context, 'store' | 'config' | 'limits'>) {
    const { store, limits } = context
    this.#limits = limits
    this.#app = app
    this.#store = store
    this.#cursors = new Cursors(store.settings.secret)
    app.addHook('onReady', async () => {
      this.#cursors.database = await readDatabaseMark(store)
    })
    this.io = new Server(app.server, { serveClient: false, maxHttpBufferSize: FRAME_MAX, connectTimeout: 10_000 })
    const { io } = this
    // A socket of another path is left without a listener for a second, in which whoever breaks it off would end the server.
    app.server.prependListener('upgrade', (_request, socket) => socket.on('error', () => socket.destroy()))
    this.#isClustered = store.database.url !== undefined
    const leaveCluster = joinCluster(io, store.database.url, { onMissed: () => this.#missed(), onFault: this.#fault })
    const clients = this.#clients
    this.rooms = new Rooms({
      io,
      store,
      elsewhere: this.#elsewhere,
      tellNodes: (room, present) => this.#emitToNodes('present', this.#node, room, present),
      askNodes: (room) => this.#emitToNodes('who', room),
      onFault: this.#fault,
    })
    this.#broadcaster = new ChangeBroadcaster({
      store,
      cursors: this.#cursors,
      clients,
      send: (those, name, frame) => this.send(those, name, frame),
      onPlaced: (ids) => this.rooms.gatherAt(ids),
      onLost: (lost, ids) => this.rooms.expel(lost, ids),
      onFault: this.#fault,
    })
    this.#hearNodes()
    this.#ownEvents()
    const addressOf = addressReader(context.config)
    io.use((socket, next) => {
      askedBy(askerAt(addressOf(socket.request)), () => this.#admit(app, context, socket)).then(
        () => next(),
        (error: unknown) => next(told(error)),
      )
    })
    io.on('connection', (socket) => {
      askedBy(askerAt(addressOf(socket.request)), () => this.#welcome(socket)).catch((error: unknown) => {
        this.#fault(error)
        // Who hears nothing must not believe to: the browser comes again.
        socket.disconnect(true)
      })
    })

    const unhear = store.onChange(() => {
      if (clients.size > 0) void this.#broadcaster.poll()
      this.#wakeNodes()
    })
    // Another process may write without a word, or lose its last one.
    const looking = this.#isClustered ? setInterval(() => void this.#broadcaster.poll(), LOOK_MS).unref() : undefined
    const tending = setInterval(() => void this.tend().catch(this.#fault), TEND_MS).unref()
    app.addHook('preClose', async () => {
      unhear()
      clearInterval(looking)
      clearInterval(tending)
      clearTimeout(this.#waking)
      if (this.#mustWake) this.#emitToNodes('look')
      this.rooms.stop()
      clearTimeout(this.#catchingUp)
      // Whoever is told to go now finds another node, or this one when it is there again. Those of other nodes stay there.
      io.local.disconnectSockets(true)
      io.engine.close()
      await this.#broadcaster.stop()
    })
    app.addHook('onClose', leaveCluster)
  }

  /** Whether everybody on this node was told all that happened here until now. */
  get isTold(): boolean {
    return this.#broadcaster.isTold && this.rooms.isTold
  }

  /** Takes an event of whoever is connected. */
  answer<B extends z.ZodType>(event: LiveEvent<B>, handle: Handle<z.output<B>>): void {
    const { probing } = this.#store
    this.#attach.push((client) =>
      listen(client, event, handle, { limits: this.#limits, probing, onFault: this.#fault }),
    )
  }

  /** Hears of everyone who enters a room. */
  onJoin(listener: JoinListener): void {
    this.#onJoin.push(listener)
  }

  /** The clients of this node in a room. */
  clientsIn(room: string): ClientSocket[] {
    return this.rooms.in(room)
  }

  /** Everyone on this node. */
  everybody(): ClientSocket[] {
    return [...this.#clients]
  }

  /** Sends these clients one thing, written once for all of them. */
  send(clients: readonly ClientSocket[], name: string, frame: object): void {
    if (clients.length > 0) this.io.local.to(clients.map(({ socket }) => socket.id)).emit(name, frame)
  }

  /** Carries something about a room to every node, this one included. */
  tell(topic: string, room: string, data: unknown): void {
    this.#told(topic, room, data)
    this.#emitToNodes('told', topic, room, data)
  }

  /** Tells every other node something that is about no room. */
  tellNodes(topic: string, data: unknown): void {
    this.#emitToNodes('told', topic, '', data)
  }

  /** Hears what any node told. */
  onTold(topic: string, listener: ToldListener): void {
    this.#onTold.set(topic, listener)
  }

  /** Lets go of who may no longer be here, and brings everybody's cursor up to now. */
  async tend(): Promise<void> {
    for (const room of this.#elsewhere.forgetGone()) this.rooms.gather(room)
    this.rooms.repeat()
    if (this.#clients.size === 0) return
    await this.#broadcaster.dropEnded()
    await this.#broadcaster.poll()
    this.#broadcaster.renewCursors()
  }

  readonly #fault = (error: unknown): void => {
    this.#app.log.error({ err: error }, 'sockets')
  }

  async #admit(app: FastifyInstance, context: Pick<Context, 'store' | 'config'>, socket: LiveSocket): Promise<void> {
    const arrival = await arrivalOf(app, context, socket)
    this.#limits.take(arrival.viewer._id, 'reads')
    const tabs = [...this.#clients].filter((client) => client.me.viewer._id === arrival.viewer._id).length
    if (tabs >= TABS_MAX) throw new TooMany(TEND_MS / 1000)
    // Before they are let in: what they send as soon as they are would be heard by nobody while we wait.
    await awaitForms(this.#store.as(arrival.viewer))
    this.#arrivals.set(socket, arrival)
    // Neither for other nodes nor for a log.
    delete socket.handshake.auth.token
    delete socket.handshake.headers.cookie
  }

  async #welcome(socket: LiveSocket): Promise<void> {
    const arrival = this.#arrivals.get(socket)
    if (!arrival) throw new Error('a socket came in unseen')
    const { sessionKey, viewer } = arrival
    noteAsker(viewer._id)
    const client: ClientSocket = { socket, sessionKey, me: this.#store.as(viewer), rooms: new Set() }
    for (const attach of this.#attach) attach(client)
    socket.on('disconnect', () => {
      this.#clients.delete(client)
      this.#broadcaster.leave(client)
      this.rooms.gone(client)
    })
    this.#clients.add(client)
    const { me } = client
    const moment = await this.#broadcaster.begin(client)
    // Who they are may have changed between the handshake and the moment from which on we hear of it.
    const [[now], alive] = await Promise.all([
      viewersOf(this.#store, [viewer._id]),
      liveSessions(this.#store, [sessionKey]),
    ])
    if (!now || !alive.has(sessionKey)) {
      socket.disconnect(true)
      return
    }
    // What has been heard of since is newer than what was asked here.
    if (client.me === me) client.me = this.#store.as(now)
    this.#broadcaster.sendCursor(client, moment)
  }

  #ownEvents(): void {
    this.answer(liveEvents.joinRoom, async (client, { room }) => {
      await this.rooms.join(client, room)
      for (const listener of this.#onJoin) await listener(client, room)
      return undefined
    })
    this.answer(liveEvents.userLeft, async (client, { room }) => {
      await this.rooms.leave(client, room)
      return undefined
    })
    this.answer(liveEvents.replayMissed, async (client, asked) => {
      const since =
        'since' in asked ? this.#cursors.open(client.me, asked.since) : await momentBefore(this.#store, asked.age)
      return { reload: await this.#broadcaster.replayMissed(client, since) }
    })
  }

  #hearNodes(): void {
    const { io } = this
    io.on('look', () => void (this.#clients.size > 0 && this.#broadcaster.poll()))
    io.on('told', (topic: string, room: string, data: unknown) => this.#told(topic, room, data))
    io.on('who', (room: string) => {
      const here = this.rooms.here(room)
      if (here.length > 0) this.#emitToNodes('present', this.#node, room, here)
    })
    io.on('present', (node: string, room: string, present: unknown) => {
      this.#elsewhere.hear(node, room, presence.parse(present))
      this.rooms.gather(room)
    })
  }

  /** What nodes say is said once: who may have missed some of it comes again, and reads anew what notes and chats say. */
  #missed(): void {
    const wait = Math.max(TOGETHER_MS, this.#caughtUp + APART_MS - performance.now())
    this.#catchingUp ??= setTimeout(() => {
      this.#catchingUp = undefined
      this.#caughtUp = performance.now()
      this.io.local.disconnectSockets(true)
    }, wait).unref()
  }

  #told(topic: string, room: string, data: unknown): void {
    const listener = this.#onTold.get(topic)
    if (listener) Promise.resolve(listener(room, data)).catch(this.#fault)
  }

  /** Tells the other nodes that there is something to see: at once, and in a stream of writes once in a while. */
  #wakeNodes(): void {
    if (!this.#isClustered) return
    if (this.#waking) {
      this.#mustWake = true
      return
    }
    this.#emitToNodes('look')
    this.#waking = setTimeout(() => {
      this.#waking = undefined
      if (!this.#mustWake) return
      this.#mustWake = false
      this.#wakeNodes()
    }, WAKE_MS).unref()
  }

  #emitToNodes(event: string, ...data: unknown[]): void {
    if (this.#isClustered) this.io.serverSideEmit(event, ...data)
  }
}

/** By which code each refusal is told: the first that fits. */
const refusals = [
  [OnlyLooking, 'onlyLooking'],
  [OtherAccount, 'otherAccount'],
  [Unauthenticated, 'unauthenticated'],
  [TooMany, 'tooMany'],
] as const

/** A refusal as the browser hears it: its code, and nothing of what went wrong inside. */
function told(error: unknown): Error {
  const code = refusals.find(([kind]) => error instanceof kind)?.[1] ?? 'internal'
  return Object.assign(new Error(code), { data: { code } })
}
