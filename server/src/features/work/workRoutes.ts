import { workCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { readWork } from '../../store/read/work.ts'
import { snooze } from '../../store/snoozes.ts'

/** What is somebody's to do, and what they put aside (S2.2). */
export function workRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, workCalls.read, ({ me, body }) => readWork(me, body.snoozed === true))
  serve(app, context, workCalls.snooze, ({ me, body }) => snooze(me, body.item, body.until))
}
