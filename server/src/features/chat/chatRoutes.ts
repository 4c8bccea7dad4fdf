import { Missing } from '@schakel/domain'
import { chatCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { assertTalkable, editSaid, noteChatRead } from '../../store/chat/chat.ts'
import { readChat } from '../../store/read/chatMessages.ts'
import { readRooms, readUnread } from '../../store/read/chatRooms.ts'

/** The rooms, and what was said in them (D13, D19.9). */
export function chatRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, chatCalls.list, async ({ me, body }) => {
    const item = itemOf(body.room)
    await assertTalkable(me, item)
    return readChat(me, { item, before: body.before, pageSize: body.page_size })
  })

  serve(app, context, chatCalls.rooms, async ({ me, body }) => readRooms(me, { q: body.q }))

  serve(app, context, chatCalls.room, async ({ me, body }) => {
    const [room] = JSON.parse(await readRooms(me, { room: itemOf(body.room) }))
    if (room === undefined) throw new Missing()
    return room
  })

  serve(app, context, chatCalls.unread, async ({ me }) => ({ unread: await readUnread(me) }))

  serve(app, context, chatCalls.read, async ({ me, body }) => {
    const room = itemOf(body.room)
    await noteChatRead(me, room, body.seq)
    context.chat.tellRead(body.room, me.viewer._id)
    const [{ unread }] = JSON.parse(await readRooms(me, { room }))
    return { unread }
  })

  serve(app, context, chatCalls.edit, async ({ me, body }) => {
    const message = await editSaid(me, body._id, body)
    context.chat.tell(message)
    return message
  })
}

function itemOf(room: string): string {
  return room.slice('chat:'.length)
}
