import { z } from 'zod'
import { cleanText } from '../fields/text.ts'
import { CHAT_ROOMS_MAX, CHAT_TEXT_MAX } from '../limits.ts'
import { refAnswer } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, NOT_ALLOWED, termInput, tokenInput, wholeNumber } from './inputs.ts'
import { defineEvent, roomInput } from './live.ts'

const group = 'chat'

/** What somebody says: a few lines of plain text. */
const textInput = z
  .string()
  .max(2 * CHAT_TEXT_MAX)
  .transform((raw, context) => {
    const text = cleanText(raw, 'many')
    if (text !== undefined && text !== '' && text.length <= CHAT_TEXT_MAX) return text
    context.addIssue({
      code: 'custom',
      message: text === undefined ? NOT_ALLOWED : text === '' ? 'required' : 'tooLong',
    })
    return z.NEVER
  })

/** A room: `chat:` and the id of a space or dossier, or that id alone. */
const chatRoomInput = z
  .string()
  .max(220)
  .transform((room) => (room.startsWith('chat:') ? room : `chat:${room}`))
  .pipe(roomInput)
  .meta({ description: '`chat:` and the id of a space or dossier; the id alone will do.' })

const chatMessage = z
  .object({
    _id: z.string(),
    room: z.string(),
    seq: z.int().meta({ description: 'Its number in the room.' }),
    author: refAnswer.nullable().meta({ description: 'null when the account is gone.' }),
    text: z.string().meta({ description: 'Plain text; empty when it was deleted.' }),
    date: z.iso.datetime(),
    edited: z.iso.datetime().optional(),
    deleted: z.boolean().optional(),
    client: z.string().optional().meta({ description: 'What the browser of its author called it.' }),
  })
  .meta({ id: 'ChatMessage' })

const chatRoom = z
  .object({
    room: z.string(),
    item: refAnswer.meta({ description: 'The space or dossier that it is about.' }),
    unread: z.int().meta({ description: 'How many others said that one has not read, counted up to 100.' }),
    read: z.int().meta({ description: 'Up to which number one has read.' }),
    last: chatMessage.optional().meta({ description: 'What was said last.' }),
  })
  .meta({ id: 'ChatRoom' })

export type ChatMessage = z.infer<typeof chatMessage>
export type ChatRoom = z.infer<typeof chatRoom>

/** Calls of the chat (D13, D19.9). What is said is sent over the sockets. */
export const chatCalls = {
  list: defineCall({
    method: 'POST',
    path: '/api/chat/list',
    isRead: true,
    group,
    summary: 'What was said in a room, newest first',
    body: z.object({
      room: chatRoomInput,
      before: z
        .union([z.string().max(200), z.number()])
        .nullish()
        .transform((given) => (given === null || given === '' ? undefined : given))
        .meta({ description: 'Only what was said before this: the number or `_id` of a message, or a moment.' }),
      page_size: wholeNumber(1, 200, 50),
      ...tokenInput,
    }),
    answer: z.array(chatMessage),
    problems: [404],
  }),
  rooms: defineCall({
    method: 'POST',
    path: '/api/chat/rooms',
    isRead: true,
    group,
    summary: `The rooms one may enter, where something was said last first; at most ${CHAT_ROOMS_MAX}`,
    description:
      'Spaces are open to their staff; dossiers to whoever reads them in full. Suppliers enter none: what is said there may name who asks, and other suppliers.',
    body: z.object({ q: termInput, ...tokenInput }),
    answer: z.array(chatRoom),
  }),
  room: defineCall({
    method: 'POST',
    path: '/api/chat/room',
    isRead: true,
    group,
    summary: 'One room: what it is about and how much of it one has not read',
    body: z.object({ room: chatRoomInput, ...tokenInput }),
    answer: chatRoom,
    problems: [404],
  }),
  unread: defineCall({
    method: 'POST',
    path: '/api/chat/unread',
    isRead: true,
    group,
    summary: 'How much was said in all rooms that one has not read; more than 100 are not counted',
    body: z.object({ ...tokenInput }),
    answer: z.object({ unread: z.int() }),
  }),
  read: defineCall({
    method: 'POST',
    path: '/api/chat/read',
    group,
    summary: 'Says up to where one has read',
    body: z.object({ room: chatRoomInput, seq: z.int().min(0).max(2_000_000_000), ...tokenInput }),
    answer: z.object({ unread: z.int() }),
    problems: [404],
  }),
  edit: defineCall({
    method: 'POST',
    path: '/api/chat/edit',
    group,
    summary: 'Changes what one said oneself, or takes it back, for fifteen minutes',
    isWrite: true,
    body: z.object({
      _id: idInput,
      text: textInput.optional(),
      deleted: z.boolean().optional().meta({ description: 'true takes it back, false puts it there again.' }),
      ...tokenInput,
    }),
    answer: chatMessage,
    problems: [403, 404],
  }),
}

const client = z.string().regex(/^[\w-]{1,64}$/)

export const chatEvents = {
  /** Say something in a room; answered `{ok: true, message}`. What comes twice with the same `client` is said once. */
  send: defineEvent({
    name: 'newMessage',
    body: z.object({ room: roomInput, text: textInput, client: client.nullish() }),
    rate: 2,
    burst: 30,
    isWrite: () => true,
  }),
  /** One is writing in a room; heard by the others in it. */
  typing: defineEvent({ name: 'typing', body: z.object({ room: roomInput }), rate: 1, burst: 5 }),
}

/** What the server sends about a chat. */
export const chatFrames = {
  /** Said, changed or taken back in a room in which one is. */
  newMessage: chatMessage,
  /** Somebody else is writing. */
  typing: z.object({ room: z.string(), user: refAnswer }),
  /** Something was said in a room that one may enter, or one read it on another screen. */
  chatNews: z.object({ room: z.string() }),
}
export type ChatTyping = z.infer<typeof chatFrames.typing>
