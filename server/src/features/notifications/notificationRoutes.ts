import { followCalls, notificationCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { idOf } from '../../http/idOf.ts'
import { serve } from '../../http/serve.ts'
import { readFollows, setFollow } from '../../store/notifications/follows.ts'
import { readNotifications } from '../../store/read/notifications.ts'
import { readMentionable } from '../../store/read/people.ts'
import { readNews } from '../../store/write/readNews.ts'

/** The notification centre, what one follows, and whom one may mention (D13, D19.9). */
export function notificationRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, notificationCalls.list, async ({ me, reply }) => {
    const { json, unread } = await readNotifications(me)
    reply.header('x-unread-count', String(unread))
    return json
  })

  serve(app, context, notificationCalls.read, async ({ me, body }) => {
    await readNews(me, body.ids ?? unreadOf(await readNotifications(me)))
    const { unread } = await readNotifications(me)
    return { unread }
  })

  serve(app, context, followCalls.list, ({ me }) => readFollows(me))

  serve(app, context, followCalls.set, async ({ me, body: { item, follow } }) => {
    await setFollow(me, idOf(item), follow)
    return { follow }
  })

  serve(app, context, notificationCalls.mentionable, ({ me, body }) => readMentionable(me, body.item, body.q ?? ''))
}

function unreadOf({ json }: { readonly json: string }): string[] {
  const told: { readonly _id: string; readonly read: boolean }[] = JSON.parse(json)
  return told.filter(({ read }) => !read).map(({ _id }) => _id)
}
