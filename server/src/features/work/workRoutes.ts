import { workCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { readWork } from '../../store/read/work.ts'
import { handBack, handOver, readColleagues } from '../../store/work/handOver.ts'
import { setReminder, snooze } from '../../store/work/ownMoments.ts'

/** What is somebody's to do, and what they put aside (S2.2). */
export function workRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, workCalls.read, ({ me, body }) => readWork(me, body.snoozed === true))
  serve(app, context, workCalls.snooze, ({ me, body }) => snooze(me, body.item, body.until))
  serve(app, context, workCalls.remind, ({ me, body }) => setReminder(me, body.item, body.at))
  serve(app, context, workCalls.colleagues, ({ me, body }) => readColleagues(me, body.item))
  serve(app, context, workCalls.handOver, ({ me, body: { item, to, text } }) => handOver(me, { item, to, text }))
  serve(app, context, workCalls.handBack, ({ me, body: { item, to, owners, comment } }) =>
    handBack(me, { item, to, owners, comment }),
  )
}
