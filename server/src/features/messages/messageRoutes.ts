import { messageCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { readMessages } from '../../store/read/messages.ts'
import { readRecipients } from '../../store/read/people.ts'
import { markRead } from '../../store/write/markRead.ts'

/** Inbox and sent, what was read of them, and to whom one may write (D13, D19.9). */
export function messageRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, messageCalls.list, async ({ me, body, reply }) => {
    const { box, q, unread, page, page_size: pageSize } = body
    const found = await readMessages(me, {
      box,
      page,
      pageSize,
      ...(q === undefined ? {} : { q }),
      ...(unread ? { unread } : {}),
    })
    reply.headers({ 'x-total-count': String(found.total), 'x-unread-count': String(found.unread) })
    return found.json
  })

  serve(app, context, messageCalls.read, async ({ me, body }) => {
    await markRead(me, body.ids, body.read ?? true)
    const { unread } = await readMessages(me, { box: 'inbox', page: 1, pageSize: 1 })
    return { unread }
  })

  serve(app, context, messageCalls.recipients, async ({ me, body }) => {
    const q = (body.q ?? '').trim()
    return q === '' ? [] : readRecipients(me, q)
  })
}
