import { type ChatMessage, type ChatTyping, chatEvents, chatFrames } from '@schakel/domain/calls'
import { say } from '../store/chat/chat.ts'
import { readTalkable } from '../store/read/chatRooms.ts'
import { readKeysAround } from '../store/read/touched.ts'
import type { Store } from '../store/store.ts'
import { groupsOf } from './clientSockets.ts'
import type { Live } from './live.ts'
import { isTalk, itemOfRoom } from './rooms.ts'

const SAID = 'chat'
const TYPING = 'chatTyping'
const READ = 'chatRead'

/** The talk about spaces and dossiers (D9, D13): what is said is kept before it is acknowledged, and heard by everybody in the room, on any node. */
export class Chat {
  readonly #live: Live
  readonly #store: Store

  constructor(live: Live, store: Store) {
    this.#live = live
    this.#store = store
    live.answer(chatEvents.send, async (clientSocket, { room, text, client }) => {
      const { message, isNew } = await say(clientSocket.me, itemOfRoom(room), text, client ?? undefined)
      if (isNew) this.tell(message)
      return { message }
    })
    live.answer(chatEvents.typing, (clientSocket, { room }) => {
      // Who was let in may say that they write, where one talks: in the room of an item are some who may not know them (D7, D19.10).
      if (!isTalk(room) || !clientSocket.rooms.has(room)) return undefined
      const { _id, name } = clientSocket.me.viewer
      const frame: ChatTyping = { room, user: { _id, name } }
      live.tell(TYPING, room, frame)
      return undefined
    })
    live.onTold(SAID, (room, data) => this.#pass(room, chatFrames.newMessage.parse(data)))
    live.onTold(READ, (room, reader) => {
      // On the screen where it was read it is known.
      const elsewhere = live.everybody().filter(({ me, rooms }) => me.viewer._id === reader && !rooms.has(room))
      live.send(elsewhere, 'chatNews', { room })
    })
    live.onTold(TYPING, (room, data) => {
      const frame = chatFrames.typing.parse(data)
      const others = live.clientsIn(room).filter(({ me }) => me.viewer._id !== frame.user._id)
      live.send(others, 'typing', frame)
    })
  }

  /** Says to everybody in the room that this was said, changed or taken back. */
  tell(message: ChatMessage): void {
    this.#live.tell(SAID, message.room, message)
  }

  /** Says to the other screens of somebody that they read a room: less is new there. */
  tellRead(room: string, reader: string): void {
    this.#live.tell(READ, room, reader)
  }

  async #pass(room: string, message: ChatMessage): Promise<void> {
    const item = itemOfRoom(room)
    // Who is in the room is asked as well: they may have lost the dossier this very moment.
    for (const { me, clients } of groupsOf(this.#live.everybody(), await readKeysAround(this.#store, [item]))) {
      if (!(await readTalkable(me, [item])).has(item)) continue
      const here = clients.filter((clientSocket) => clientSocket.rooms.has(room))
      this.#live.send(here, 'newMessage', message)
      // Elsewhere one hears that there is something, and reads it where one goes to look.
      const elsewhere = clients.filter((clientSocket) => !clientSocket.rooms.has(room))
      this.#live.send(elsewhere, 'chatNews', { room })
    }
  }
}
