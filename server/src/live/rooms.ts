import { Missing } from '@schakel/domain'
import type { LiveFrames } from '@schakel/domain/calls'
import { TooMany } from '../http/httpError.ts'
import { readTalkable } from '../store/read/chatRooms.ts'
import { type Present, readExisting, readPresent } from '../store/read/present.ts'
import { readKeysAround } from '../store/read/touched.ts'
import type { Store } from '../store/store.ts'
import { type ClientSocket, groupsOf, type LiveIo } from './clientSockets.ts'
import type { Elsewhere } from './elsewhere.ts'

/** Who comes or goes within this time is told at once, ms. */
const GATHER_MS = 40
/** More rooms than this no tab of ours is in (D21.1). */
const ROOMS_MAX = 200
const ROOMS_WAIT_S = 5

interface RoomParts {
  readonly io: LiveIo
  readonly store: Store
  /** Who is in a room on other nodes. */
  readonly elsewhere: Elsewhere
  /** Tells other nodes who is in a room on this one. */
  readonly tellNodes: (room: string, present: readonly Present[]) => void
  /** Asks other nodes to tell who is in a room there. */
  readonly askNodes: (room: string) => void
  readonly onFault: (error: unknown) => void
}

/** The item that a room is about. */
export function itemOfRoom(room: string): string {
  return room.slice(room.indexOf(':') + 1)
}

/** Whether somebody is in the room of one of these items. */
export function isAt({ rooms }: ClientSocket, ids: ReadonlySet<string>): boolean {
  for (const room of rooms) if (ids.has(itemOfRoom(room))) return true
  return false
}

/** The rooms of items and talks: who may enter, who is there, and who is told so (D9). */
export class Rooms {
  readonly #parts: RoomParts
  readonly #members = new Map<string, Set<ClientSocket>>()
  readonly #gathering = new Map<string, NodeJS.Timeout>()
  /** The last telling of each room that is under way. */
  readonly #telling = new Map<string, Promise<void>>()
  /** Who is there as each was last told. */
  readonly #told = new WeakMap<ClientSocket, Map<string, string>>()
  #tellings = 0

  constructor(parts: RoomParts) {
    this.#parts = parts
  }

  /** Lets a client in who may read the item, or talk about it. Throws Missing. */
  async join(client: ClientSocket, room: string): Promise<void> {
    if (!client.rooms.has(room) && client.rooms.size >= ROOMS_MAX) throw new TooMany(ROOMS_WAIT_S)
    if (!(await mayEnter(client, [room])).has(room)) throw new Missing()
    // Gone while we asked.
    if (!client.socket.connected) return
    if (this.in(room).length === 0) this.#parts.askNodes(room)
    await client.socket.join(room)
    if (!client.socket.connected) return
    client.rooms.add(room)
    const members = this.#members.get(room) ?? new Set()
    this.#members.set(room, members.add(client))
    this.#told.get(client)?.delete(room)
    this.changed(room)
  }

  async leave(client: ClientSocket, room: string): Promise<void> {
    if (!client.rooms.delete(room)) return
    this.#part(client, room)
    this.#told.get(client)?.delete(room)
    await client.socket.leave(room)
    this.changed(room)
  }

  /** A client is gone from all its rooms. */
  gone(client: ClientSocket): void {
    for (const room of client.rooms) {
      this.#part(client, room)
      this.changed(room)
    }
  }

  /** How often a room was told, or is about to be. */
  get tellings(): number {
    return this.#tellings
  }

  /** Whether everybody was told who is there. */
  get isTold(): boolean {
    return this.#gathering.size === 0 && this.#telling.size === 0
  }

  /** The clients of this node in a room. */
  in(room: string): ClientSocket[] {
    return [...(this.#members.get(room) ?? [])]
  }

  /** Who is in a room on this node. */
  here(room: string): Present[] {
    return unique(this.in(room).map(presentOf))
  }

  /** Other nodes that came or lost their way hear again who is here. */
  repeat(): void {
    for (const room of this.#members.keys()) this.#parts.tellNodes(room, this.here(room))
  }

  /** ClientSockets who may no longer read these items leave their rooms; without items, whatever they may no longer read. */
  async expel(clients: readonly ClientSocket[], ids?: ReadonlySet<string>): Promise<void> {
    for (const client of clients) {
      const rooms = [...client.rooms].filter((room) => !ids || ids.has(itemOfRoom(room)))
      if (rooms.length === 0) continue
      const open = await mayEnter(client, rooms)
      for (const room of rooms) if (!open.has(room)) await this.leave(client, room)
    }
  }

  /** Somebody came or went: everybody in the room hears who is there. */
  changed(room: string): void {
    this.#parts.tellNodes(room, this.here(room))
    this.gather(room)
  }

  /** The same for the clients of this node only; soon, together with who else comes or goes. */
  gather(room: string): void {
    if (this.#gathering.has(room)) return
    this.#tellings += 1
    const timer = setTimeout(() => {
      this.#gathering.delete(room)
      this.#tellInTurn(room)
    }, GATHER_MS)
    timer.unref()
    this.#gathering.set(room, timer)
  }

  /** One telling of a room after the other: what an older one read must not be heard after what a newer one read. */
  #tellInTurn(room: string): void {
    const before = this.#telling.get(room) ?? Promise.resolve()
    const turn = before
      .then(() => this.#tell(room))
      .catch(this.#parts.onFault)
      .finally(() => {
        if (this.#telling.get(room) === turn) this.#telling.delete(room)
      })
    this.#telling.set(room, turn)
  }

  /** Who may read these items, or what hangs on them, is otherwise: so may look who is in their rooms. */
  gatherAt(ids: ReadonlySet<string>): void {
    for (const room of this.#members.keys()) if (ids.has(itemOfRoom(room))) this.gather(room)
  }

  #part(client: ClientSocket, room: string): void {
    const members = this.#members.get(room)
    members?.delete(client)
    if (members?.size === 0) this.#members.delete(room)
  }

  stop(): void {
    for (const timer of this.#gathering.values()) clearTimeout(timer)
    this.#gathering.clear()
  }

  async #tell(room: string): Promise<void> {
    const here = this.in(room)
    if (here.length === 0) return
    const item = itemOfRoom(room)
    const present = unique([...this.here(room), ...this.#parts.elsewhere.in(room)])
    const ids = [...new Set(present.flatMap(({ user, organisation }) => [user, organisation ?? user]).concat(item))]
    const keys = await readKeysAround(this.#parts.store, ids)
    for (const { me, clients } of groupsOf(here, keys)) {
      const users: LiveFrames['updateUsers']['users'] = [...(await readPresent(me, item, present))]
      const frame: LiveFrames['updateUsers'] = { room, users }
      // To be told the same once more would tell that somebody out of scope came or went (D6, D19.10).
      const hearing = clients.filter((client) => this.#isNews(client, room, JSON.stringify(users)))
      if (hearing.length > 0)
        this.#parts.io.local.to(hearing.map((client) => client.socket.id)).emit('updateUsers', frame)
    }
  }

  #isNews(client: ClientSocket, room: string, text: string): boolean {
    const told = this.#told.get(client) ?? new Map<string, string>()
    this.#told.set(client, told)
    if (told.get(room) === text) return false
    told.set(room, text)
    return true
  }
}

/** Which of these rooms a client may be in: where one reads the item; a talk asks for more (D7, D13). */
async function mayEnter({ me }: ClientSocket, rooms: readonly string[]): Promise<Set<string>> {
  const [talks, items] = [rooms.filter(isTalk), rooms.filter((room) => !isTalk(room))]
  const [talkable, existing] = await Promise.all([
    talks.length > 0 ? readTalkable(me, talks.map(itemOfRoom)) : undefined,
    items.length > 0 ? readExisting(me, items.map(itemOfRoom)) : undefined,
  ])
  return new Set([
    ...talks.filter((room) => talkable?.has(itemOfRoom(room))),
    ...items.filter((room) => existing?.has(itemOfRoom(room))),
  ])
}

/** Whether a room is one in which people talk. */
export function isTalk(room: string): boolean {
  return room.startsWith('chat:')
}

/** What other nodes hear of a client. */
function presentOf({ me: { viewer } }: ClientSocket): Present {
  return { user: viewer._id, organisation: viewer.organisation?._id ?? null }
}

function unique(present: readonly Present[]): Present[] {
  return [...new Map(present.map((one) => [one.user, one])).values()]
}
