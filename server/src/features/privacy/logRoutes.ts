import { logCalls, timelineCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { idOf } from '../../http/idOf.ts'
import { serve } from '../../http/serve.ts'
import { readItemLog, readLogLine } from '../../store/read/itemLog.ts'
import { readTimeline } from '../../store/read/timeline.ts'

/** Who did what with an item, and who read what of it was disclosed (D6, D7). */
export function logRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, logCalls.list, ({ me, body: { item, before, by, field } }) =>
    readItemLog(me, {
      item: idOf(item),
      before: before ?? undefined,
      by: by ?? undefined,
      field: field ?? undefined,
    }),
  )
  serve(app, context, logCalls.change, ({ me, body }) => readLogLine(me, idOf(body.item), body._id))
  serve(app, context, timelineCalls.list, ({ me, body }) =>
    readTimeline(me, {
      item: idOf(body.item),
      kinds: body.kinds ?? undefined,
      by: body.by ?? undefined,
      field: body.field ?? undefined,
      from: body.from ?? undefined,
      until: body.until ?? undefined,
      before: body.before ?? undefined,
    }),
  )
}
