import { demoCalls, referenceCalls } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../http/context.ts'
import { serve } from '../../http/serve.ts'
import { readScript } from '../../store/read/demos.ts'
import { readReferences } from '../../store/read/references.ts'
import { closeDemo, scoreDemo } from '../../store/write/demos.ts'
import { removeReference, restoreReference, saveReference } from '../../store/write/references.ts'

/** The script of a demo, what people give its rows, closing it, and calls with referees (F1.12). */
export function demoRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, demoCalls.script, ({ me, body }) => readScript(me, body.parent))
  serve(app, context, demoCalls.score, ({ me, body }) => scoreDemo(me, body))
  serve(app, context, demoCalls.close, ({ me, body }) => closeDemo(me, body.match, body.undo))
  serve(app, context, referenceCalls.list, async ({ me, body }) => ({
    references: await readReferences(me, body.match),
  }))
  serve(app, context, referenceCalls.save, ({ me, body }) => saveReference(me, body))
  serve(app, context, referenceCalls.remove, ({ me, body }) => removeReference(me, body.match, body._id))
  serve(app, context, referenceCalls.restore, ({ me, body }) => restoreReference(me, body.match, body._id))
}
