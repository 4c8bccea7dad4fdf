import { type ChatMessage, type ChatTyping, chatEvents, chatFrames } from '@schakel/domain/calls'
import { say } from '../store/chat.ts'
import { readTalkable } from '../store/read/chatRooms.ts'
import { readKeysAround } from '../store/read/touched.ts'
import type { Store } from '../store/store.ts'
import type { Live } from './live.ts'
import { groupsOf } from './peers.ts'
import { itemOfRoom } from './rooms.ts'

const SAID = 'chat'
const TYPING = 'chatTyping'

/** The talk about spaces and dossiers (D9, D13): what is said is kept before it is acknowledged, and heard by everybody in the room, on any node. */
export class Chat {
  readonly #live: Live
  readonly #store: Store

  constructor(live: Live, store: Store) {
    this.#live = live
    this.#store = store
    live.answer(chatEvents.send, async (peer, { room, text, client }) => {
      const { message, isNew } = await say(peer.me, itemOfRoom(room), text, client ?? undefined)
      if (isNew) this.tell(message)
      return { message }
    })
    live.answer(chatEvents.typing, (peer, { room }) => {
      // Who was let in may say that they write.
      if (!peer.rooms.has(room)) return undefined
      const { _id, name } = peer.me.viewer
      const frame: ChatTyping = { room, user: { _id, name } }
      live.tell(TYPING, room, frame)
      return undefined
    })
    live.onTold(SAID, (room, data) => this.#pass(room, chatFrames.newMessage.parse(data)))
    live.onTold(TYPING, (room, data) => {
      const frame = chatFrames.typing.parse(data)
      const others = live.peersIn(room).filter(({ me }) => me.viewer._id !== frame.user._id)
      live.send(others, 'typing', frame)
    })
  }

  /** Says to everybody in the room that this was said, changed or taken back. */
  tell(message: ChatMessage): void {
    this.#live.tell(SAID, message.room, message)
  }

  async #pass(room: string, message: ChatMessage): Promise<void> {
    const item = itemOfRoom(room)
    // Who is in the room is asked as well: they may have lost the dossier this very moment.
    for (const { me, peers } of groupsOf(this.#live.everybody(), await readKeysAround(this.#store, [item]))) {
      if (!(await readTalkable(me, [item])).has(item)) continue
      const here = peers.filter((peer) => peer.rooms.has(room))
      this.#live.send(here, 'newMessage', message)
      // Elsewhere one hears that there is something, and reads it where one goes to look.
      const elsewhere = peers.filter((peer) => !peer.rooms.has(room))
      this.#live.send(elsewhere, 'chatNews', { room })
    }
  }
}
