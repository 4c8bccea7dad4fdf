import { demoCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { readScript } from '../../store/read/demos.ts'
import { closeDemo, scoreDemo } from '../../store/write/demos.ts'

/** The script of a demo, what people give its rows, and closing it (F1.12). */
export function demoRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, demoCalls.script, ({ me, body }) => readScript(me, body.parent))
  serve(app, context, demoCalls.score, ({ me, body }) => scoreDemo(me, body))
  serve(app, context, demoCalls.close, ({ me, body }) => closeDemo(me, body.match, body.undo))
}
